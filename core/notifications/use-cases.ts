import type { Page } from '#core/kernel/page.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Inbox, Notification, NotificationFilters } from './notification.ts';
import type { LatestNotifications, Screen } from './latest.ts';
import type { NotificationFailure, NotificationRepository } from './notification-repository.ts';

/** Reads the latest messages, as many as the screen takes, and the unread count, side by side (NOTE-04). */
export type ReadLatestNotifications = (
  inbox: Inbox,
  screen: Screen,
) => Promise<Result<LatestNotifications, NotificationFailure>>;
export const ReadLatestNotifications = portKey<ReadLatestNotifications>('ReadLatestNotifications');

/** Reads one page of the notifications page (NOTE-07). */
export type ReadNotifications = (
  inbox: Inbox,
  filters: NotificationFilters,
  page: number,
) => Promise<Result<Page<Notification>, NotificationFailure>>;
export const ReadNotifications = portKey<ReadNotifications>('ReadNotifications');

/** Marks every message of an inbox as read, also those that are not in sight, and answers the unread count. */
export type MarkAllRead = NotificationRepository['markAll'];
export const MarkAllRead = portKey<MarkAllRead>('MarkAllRead');

/** Marks messages as read or as to be read, and answers the unread count; an empty list marks nothing (D-09). */
export type MarkNotifications = (
  inbox: Inbox,
  msgIds: readonly string[],
  read: boolean,
) => Promise<Result<number, NotificationFailure>>;
export const MarkNotifications = portKey<MarkNotifications>('MarkNotifications');
