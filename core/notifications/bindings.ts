import { binding, type Binding } from '#core/kernel/port-key.ts';
import { NotificationRepository } from './notification-repository.ts';
import { makeMarkNotifications, makeReadLatestNotifications, makeReadNotifications } from './read-notifications.ts';
import { MarkAllRead, MarkNotifications, ReadLatestNotifications, ReadNotifications } from './use-cases.ts';

/** The use cases of notifications. */
export const bindings: readonly Binding[] = [
  binding(ReadLatestNotifications, [NotificationRepository], makeReadLatestNotifications),
  binding(ReadNotifications, [NotificationRepository], makeReadNotifications),
  binding(MarkNotifications, [NotificationRepository], makeMarkNotifications),
  binding(MarkAllRead, [NotificationRepository], (notifications): MarkAllRead =>
    notifications.markAll.bind(notifications),
  ),
];
