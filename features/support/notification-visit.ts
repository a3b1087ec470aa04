import { InMemoryNotificationRepository, type StoredNotification } from '#tests/support/doubles/notifications.ts';
import type { Inbox } from '#core/notifications/notification.ts';
import { NotificationRepository } from '#core/notifications/notification-repository.ts';
import type { PortalWorld } from './world.ts';

/** Inboxes of the cast that the features tell about, by the person's name. */
export const CAST_INBOXES: Readonly<Record<string, Inbox & { readonly username: string }>> = {
  'Anna Bianchi': { kind: 'AGRI', id: 'BNCNNA80A41H501R', reader: 'BNCNNA80A41H501R', username: 'anna.bianchi' },
  'Paola Verdi': { kind: 'CAA', id: 'VRDPLA79M52G478S', reader: 'VRDPLA79M52G478S', username: 'paola.verdi' },
};

/** The inbox of a person of the cast. */
export const castInbox = (person: string): Inbox & { readonly username: string } => {
  const found = CAST_INBOXES[person];
  if (found === undefined) throw new Error(`Non so quale casella di notifiche abbia «${person}»`);
  return found;
};

/** Puts messages in the memory; over the network the service has messages of its own. */
export const bindMessages = (world: PortalWorld, messages: readonly StoredNotification[]): void => {
  if (world.isPrepared) world.place(NotificationRepository, new InMemoryNotificationRepository(world.clock, messages));
};

/** A message to a person of the cast, unread; the newer, the lower its number. */
export const aMessage = (person: string, number: number, createdAt: number): StoredNotification => {
  const { kind, id } = castInbox(person);
  return {
    msgId: `${person} ${number}`,
    kind,
    id,
    subject: `Avviso ${number}`,
    plainBody: `Testo dell'avviso ${number}.`,
    createdAt,
    readBy: [],
  };
};
