import { formatCount } from '#core/formatting/number.ts';
import type { Notification, NotificationFilters } from './notification.ts';

/** The media query that tells a small screen from a wide one (NOTE-04). */
export const SMALL_SCREEN_QUERY = '(max-width: 75em)';
/** How many of the latest messages a small screen shows (NOTE-04). */
const LATEST_ON_SMALL_SCREEN = 4;
/** How many of the latest messages any other screen shows (NOTE-04). */
const LATEST_ON_WIDE_SCREEN = 3;

/** The media query of a screen on which list and message stand side by side (D-43). */
export const SIDE_BY_SIDE_QUERY = '(min-width: 1000px)';
/** After how long in view a message that nobody has opened counts as read (D-43). */
export const READ_AFTER_MS = 2_000;

/**
 * The message shown beside a list of which none was opened: the first unread one, else the first (D-43). None beside a list of unread
 * messages alone, which would be one shorter at each visit (D-75).
 */
export const firstToRead = (
  messages: readonly Pick<Notification, 'msgId' | 'read'>[],
  { unreadOnly }: Pick<NotificationFilters, 'unreadOnly'>,
): string | undefined => (unreadOnly ? undefined : (messages.find(({ read }) => !read) ?? messages[0])?.msgId);

export type Screen = 'small' | 'wide';

/** How many of the latest messages are asked for (NOTE-04). */
export const latestLimit = (screen: Screen): number =>
  screen === 'small' ? LATEST_ON_SMALL_SCREEN : LATEST_ON_WIDE_SCREEN;

/** The bell and its badge. */
export interface Bell {
  readonly variant: 'plain' | 'alert';
  /** Number of the badge; 0 shows none. */
  readonly count: number;
  /** What stands instead of bell and badge for those who do not see them. */
  readonly label: string;
}

/** The bell for an unread count, or for one that is not known yet: the alert variant as soon as it is above 0 (NOTE-02). */
export const bellOf = (unread: number | undefined): Bell => {
  if (unread === undefined) return { variant: 'plain', count: 0, label: 'Notifiche' };
  return unread > 0
    ? { variant: 'alert', count: unread, label: `Notifiche, ${formatCount(unread)} da leggere` }
    : { variant: 'plain', count: 0, label: 'Notifiche, nessuna da leggere' };
};

/**
 * The latest messages as the bell shows them: first those that were to be read when it was opened, otherwise in their order. One that is
 * marked meanwhile stays in its row.
 */
export const unreadFirst = <Item extends Pick<Notification, 'msgId'>>(
  items: readonly Item[],
  unreadAtOpening: ReadonlySet<string>,
): readonly Item[] =>
  items.toSorted((left, right) => Number(unreadAtOpening.has(right.msgId)) - Number(unreadAtOpening.has(left.msgId)));

/** What the dropdown and the bell show. */
export interface LatestNotifications {
  readonly items: readonly Notification[];
  readonly unread: number;
}

/** The latest messages after these, or all, were marked, with the unread count that the service answered (D-09). */
export const withMarked = (
  { items }: LatestNotifications,
  msgIds: readonly string[] | 'all',
  read: boolean,
  unread: number,
): LatestNotifications => ({
  items: items.map((item) => (msgIds === 'all' || msgIds.includes(item.msgId) ? { ...item, read } : item)),
  unread,
});
