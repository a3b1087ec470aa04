import { useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'] as const;

const subscribe = (changed: () => void): (() => void) => {
  for (const event of EVENTS) window.addEventListener(event, changed);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, changed);
  };
};

/** Whether the browser knows that it has no connection; false on the service, and where it only suspects it. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
