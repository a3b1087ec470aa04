import { succeed } from '#core/kernel/result.ts';
import { latestLimit } from './latest.ts';
import { NOTIFICATION_LIST } from './notification-list.ts';
import type { NotificationRepository } from './notification-repository.ts';
import type { MarkNotifications, ReadLatestNotifications, ReadNotifications } from './use-cases.ts';

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
