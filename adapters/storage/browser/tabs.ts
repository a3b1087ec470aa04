import type { OtherTabs, SharedDeadline, TabNews } from '#core/session/ports.ts';
import type { TextStore } from './safe-store.ts';

const LAST_ACTIVITY_KEY = 'lastActivity';
const CHANNEL = 'portal-tabs';

/** The time of the last activity in the store that all tabs share (D-12). */
export const storedDeadline = (store: TextStore): SharedDeadline => ({
  lastActivity: () => {
    const kept = Number(store.getItem(LAST_ACTIVITY_KEY) ?? Number.NaN);
    return Number.isFinite(kept) ? kept : undefined;
  },
  keep: (lastActivityMs) => {
    if (lastActivityMs === undefined) store.removeItem(LAST_ACTIVITY_KEY);
    else store.setItem(LAST_ACTIVITY_KEY, String(lastActivityMs));
  },
});

const isNews = (value: unknown): value is TabNews => {
  const { type, cuaa } = (value ?? {}) as { type?: unknown; cuaa?: unknown };
  return type === 'loggedOut' || type === 'inboxChanged' || (type === 'companyChosen' && typeof cuaa === 'string');
};

/** News between tabs over a broadcast channel; silent where the browser has none. */
export const broadcastTabs = (open: () => BroadcastChannel | undefined): OtherTabs => {
  const channel = open();
  return {
    tell: (news) => channel?.postMessage(news),
    listen: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (isNews(data)) listener(data);
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
};

/** The channel of the portal's tabs. */
export const openTabChannel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
