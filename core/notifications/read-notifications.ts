import { succeed, type Result } from '#core/kernel/result.ts';
import { latestLimit, type LatestNotifications, type Screen } from './latest.ts';
import { NOTIFICATION_LIST } from './notification-list.ts';
import { NotificationRepository, type NotificationFailure } from './notification-repository.ts';
import type { Page } from '#core/kernel/page.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import type { Inbox, Notification, NotificationFilters } from './notification.ts';

/** Reads the latest messages, as many as the screen takes, and the unread count, side by side (NOTE-04). */
export type ReadLatestNotifications = (
  inbox: Inbox,
  screen: Screen,
) => Promise<Result<LatestNotifications, NotificationFailure>>;

/** Reads one page of the notifications page (NOTE-07). */
export type ReadNotifications = (
  inbox: Inbox,
  filters: NotificationFilters,
  page: number,
) => Promise<Result<Page<Notification>, NotificationFailure>>;

/** Marks every message of an inbox as read, also those that are not in sight, and answers the unread count. */
export type MarkAllRead = NotificationRepository['markAll'];
export const MarkAllRead = defineUseCase('MarkAllRead', [NotificationRepository], (notifications): MarkAllRead =>
  notifications.markAll.bind(notifications),
);

/** Marks messages as read or as to be read, and answers the unread count; an empty list marks nothing (D-09). */
export type MarkNotifications = (
  inbox: Inbox,
  msgIds: readonly string[],
  read: boolean,
) => Promise<Result<number, NotificationFailure>>;

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
export const ReadLatestNotifications = defineUseCase(
  'ReadLatestNotifications',
  [NotificationRepository],
  makeReadLatestNotifications,
);

/** See `ReadNotifications`. */
export const makeReadNotifications =
  (repository: NotificationRepository): ReadNotifications =>
  (inbox, filters, page) =>
    repository.list(inbox, { filters, page, pageSize: NOTIFICATION_LIST.pageSize });
export const ReadNotifications = defineUseCase('ReadNotifications', [NotificationRepository], makeReadNotifications);

/** See `MarkNotifications`. */
export const makeMarkNotifications =
  (repository: NotificationRepository): MarkNotifications =>
  (inbox, msgIds, read) =>
    msgIds.length === 0 ? repository.unreadCount(inbox) : repository.markAs(inbox, [...new Set(msgIds)], read);
export const MarkNotifications = defineUseCase('MarkNotifications', [NotificationRepository], makeMarkNotifications);
