import type { Page } from '#core/kernel/page.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Inbox, Notification, NotificationFilters } from './notification.ts';
import type { Screen } from './latest.ts';
import type { NotificationFailure } from './notification-repository.ts';

/** What the dropdown and the bell show. */
export interface LatestNotifications {
  readonly items: readonly Notification[];
  readonly unread: number;
}

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

/** Finds one message of an inbox, however old it is; none when the inbox has no such message (PAGE-10). */
export type FindNotification = (
  inbox: Inbox,
  msgId: string,
) => Promise<Result<Notification | undefined, NotificationFailure>>;
export const FindNotification = portKey<FindNotification>('FindNotification');

/** Marks every message of an inbox as read, also those that are not in sight, and answers the unread count. */
export type MarkAllRead = (inbox: Inbox) => Promise<Result<number, NotificationFailure>>;
export const MarkAllRead = portKey<MarkAllRead>('MarkAllRead');

/** Marks messages as read or as to be read, and answers the unread count; an empty list marks nothing (D-09). */
export type MarkNotifications = (
  inbox: Inbox,
  msgIds: readonly string[],
  read: boolean,
) => Promise<Result<number, NotificationFailure>>;
export const MarkNotifications = portKey<MarkNotifications>('MarkNotifications');
