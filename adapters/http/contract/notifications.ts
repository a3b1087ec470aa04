import * as z from 'zod/mini';
import type { Notification } from '#core/notifications/notification.ts';
import { freeText, wirePage } from './schema.ts';

/** A notification (§3, NOTE-08); `creationDate` is an instant with its offset. */
export const wireNotification = z.object({
  msgId: z.string(),
  oggetto: z.string(),
  corpoSemplice: z.string(),
  creationDate: z.iso.datetime({ offset: true }),
  read: z.boolean(),
});
export type WireNotification = z.infer<typeof wireNotification>;
z.globalRegistry.add(wireNotification, { id: 'Notifica' });
export const wireNotifications = z.array(wireNotification);
export const wireNotificationPage = wirePage(wireNotification);
export const wireCount = z.object({ count: z.number() });

/** At most so many messages are marked at once. */
const MARK_AT_ONCE = 100;

/** What mark-as is sent (D-09). */
export const wireMark = z.strictObject({
  kind: z.enum(['AGRI', 'CAA'], 'Deve essere AGRI o CAA.'),
  id: freeText.check(z.minLength(1), z.maxLength(40)),
  msgIds: z.array(freeText.check(z.minLength(1), z.maxLength(100))).check(z.maxLength(MARK_AT_ONCE)),
  read: z.boolean(),
});

export const notificationFromWire = (wire: WireNotification): Notification => ({
  msgId: wire.msgId,
  subject: wire.oggetto,
  plainBody: wire.corpoSemplice,
  createdAt: Date.parse(wire.creationDate),
  read: wire.read,
});

export const notificationToWire = (notification: Notification): WireNotification => ({
  msgId: notification.msgId,
  oggetto: notification.subject,
  corpoSemplice: notification.plainBody,
  creationDate: new Date(notification.createdAt).toISOString(),
  read: notification.read,
});
