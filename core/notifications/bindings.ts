import { binding, type Binding } from '#core/kernel/port-key.ts';
import { NotificationRepository } from './notification-repository.ts';
import {
  makeFindNotification,
  makeMarkAllRead,
  makeMarkNotifications,
  makeReadLatestNotifications,
  makeReadNotifications,
} from './read-notifications.ts';
import {
  FindNotification,
  MarkAllRead,
  MarkNotifications,
  ReadLatestNotifications,
  ReadNotifications,
} from './use-cases.ts';

/** The use cases of notifications. */
export const bindings: readonly Binding[] = [
  binding(ReadLatestNotifications, [NotificationRepository], makeReadLatestNotifications),
  binding(ReadNotifications, [NotificationRepository], makeReadNotifications),
  binding(FindNotification, [NotificationRepository], makeFindNotification),
  binding(MarkNotifications, [NotificationRepository], makeMarkNotifications),
  binding(MarkAllRead, [NotificationRepository], makeMarkAllRead),
];
