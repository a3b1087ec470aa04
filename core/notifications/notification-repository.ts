import type { Page } from '#core/kernel/page.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Inbox, Notification, NotificationFilters } from './notification.ts';

/** The person may not read this inbox. */
export type NotificationFailure = 'notifications.forbidden';

/** One page of the notifications page's list. */
export interface NotificationsAsked {
  readonly filters: NotificationFilters;
  /** 1 for the first. */
  readonly page: number;
  readonly pageSize: number;
}

/** The messages of the agency, newest first; equal instants by msgId, so that the order never changes. */
export interface NotificationRepository {
  latest(inbox: Inbox, limit: number): Promise<Result<readonly Notification[], NotificationFailure>>;
  /** The time period is counted back from today in Italy, today included. */
  list(inbox: Inbox, asked: NotificationsAsked): Promise<Result<Page<Notification>, NotificationFailure>>;
  /** One message, however old it is; undefined when the inbox has no such message (PAGE-10). */
  find(inbox: Inbox, msgId: string): Promise<Result<Notification | undefined, NotificationFailure>>;
  unreadCount(inbox: Inbox): Promise<Result<number, NotificationFailure>>;
  /** Marks the messages for this reader alone; a msgId of another inbox changes nothing. Answers the unread count. */
  markAs(inbox: Inbox, msgIds: readonly string[], read: boolean): Promise<Result<number, NotificationFailure>>;
  /** Marks every message of the inbox as read for this reader alone. Answers the unread count. */
  markAll(inbox: Inbox): Promise<Result<number, NotificationFailure>>;
}
export const NotificationRepository = portKey<NotificationRepository>('NotificationRepository');
