import { succeed } from '#core/kernel/result.ts';
import { latestLimit } from './latest.ts';
import { NOTIFICATION_LIST } from './notification-list.ts';
import type { NotificationRepository } from './notification-repository.ts';
import type {
  FindNotification,
  MarkAllRead,
  MarkNotifications,
  ReadLatestNotifications,
  ReadNotifications,
} from './use-cases.ts';

/** See `ReadLatestNotifications`. */
export const makeReadLatestNotifications =
  (repository: NotificationRepository): ReadLatestNotifications =>
  async (inbox, screen) => {
    const [items, unread] = await Promise.all([
      repository.latest(inbox, latestLimit(screen)),
      repository.unreadCount(inbox),
    ]);
    if (!items.ok) return items;
    return unread.ok ? succeed({ items: items.value, unread: unread.value }) : unread;
  };

/** See `ReadNotifications`. */
export const makeReadNotifications =
  (repository: NotificationRepository): ReadNotifications =>
  (inbox, filters, page) =>
    repository.list(inbox, { filters, page, pageSize: NOTIFICATION_LIST.pageSize });

/** See `MarkNotifications`. */
export const makeMarkNotifications =
  (repository: NotificationRepository): MarkNotifications =>
  (inbox, msgIds, read) =>
    msgIds.length === 0 ? repository.unreadCount(inbox) : repository.markAs(inbox, [...new Set(msgIds)], read);

/** Messages that are looked through, or marked, at a time; the service takes no more. */
const AT_ONCE = 100;
/** Whoever has more messages than so many times as many looks for the rest by the filters. */
const MOST_ROUNDS = 50;

/** See `FindNotification`. */
export const makeFindNotification =
  (repository: NotificationRepository): FindNotification =>
  async (inbox, msgId) => {
    for (let page = 1; page <= MOST_ROUNDS; page += 1) {
      // One page after the other: most of the time the first one has it.
      const found = await repository.list(inbox, { filters: { unreadOnly: false }, page, pageSize: AT_ONCE });
      if (!found.ok) return found;
      const message = found.value.items.find((one) => one.msgId === msgId);
      if (message !== undefined || page * AT_ONCE >= found.value.totalCount) return succeed(message);
    }
    return succeed(undefined);
  };

/** See `MarkAllRead`. What is marked is unread no longer, so that the first page is always the next one. */
export const makeMarkAllRead =
  (repository: NotificationRepository): MarkAllRead =>
  async (inbox) => {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const unread = await repository.list(inbox, { filters: { unreadOnly: true }, page: 1, pageSize: AT_ONCE });
      if (!unread.ok) return unread;
      const msgIds = unread.value.items.map(({ msgId }) => msgId);
      if (msgIds.length === 0) return succeed(0);
      const marked = await repository.markAs(inbox, msgIds, true);
      if (!marked.ok || marked.value === 0) return marked;
    }
    return repository.unreadCount(inbox);
  };
