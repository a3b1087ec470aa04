const CHANNEL = 'portal-inbox';

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** Tells the other tabs of the portal that messages were marked: each fetches again, so that no badge is stale (NOTE-02). */
export const tellInboxChanged = (): void => channel?.postMessage('changed');

/** Listens for it; the returned function stops listening. A tab does not receive its own message. */
export const hearInboxChanges = (listener: () => void): (() => void) => {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
};
