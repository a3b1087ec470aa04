import { useSyncExternalStore } from 'react';

const subscribe = (): (() => void) => () => undefined;

/** Whether the page is hydrated: false in the service's HTML and while it is being hydrated. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
