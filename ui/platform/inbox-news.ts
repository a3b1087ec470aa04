const CHANNEL = 'portal-inbox';

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** Tells the other tabs of the portal that messages were marked: each asks anew, so that no badge stays behind (NOTE-02). */
export const tellInboxChanged = (): void => channel?.postMessage('changed');

/** Hears of it; the returned function stops listening. Whoever tells does not hear itself. */
export const hearInboxChanges = (listener: () => void): (() => void) => {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
};
