import { useSyncExternalStore } from 'react';

const subscribe = (): (() => void) => () => undefined;

/** Whether the script has taken over: false in the service's HTML and in the first drawing over it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
