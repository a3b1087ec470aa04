import { InMemoryClientMailbox } from '#tests/support/doubles/client-mailbox.ts';
import { InMemoryNotificationRepository, type StoredNotification } from '#tests/support/doubles/notifications.ts';
import { makeClientMessages } from '#core/client-messages/make-client-messages.ts';
import { ClientMessages } from '#core/client-messages/ports.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import type { ToDoSources } from '#core/open-items/to-do.ts';
import { randomKeys } from '#ui/platform/key-maker.ts';
import { aCompanyFile } from '#tests/support/mothers/company-file.ts';
import { aDebt, aPayment, day } from '#tests/support/mothers/procedures.ts';
import { NotificationRepository } from '#core/notifications/notification-repository.ts';
import { PAOLA } from './producer-visit.ts';
import type { PortalWorld } from './world.ts';

/** Clients of the demonstration that the scenarios write to; the last one is another centre's. */
const CLIENTS = [
  { friendlyUrl: 'azienda-7k2m', cuaa: 'BNCNNA80A41H501R', company: 'Azienda agricola Bianchi Anna', isHeld: true },
  { friendlyUrl: 'azienda-2p6x', cuaa: '01234560041', company: 'Pascoli Alti Società Agricola', isHeld: true },
  { friendlyUrl: 'azienda-1n5k', cuaa: '01234560066', company: 'Limoneto del Golfo Società Agricola', isHeld: false },
];

/** Puts the clients and their boxes into the memory; over the network the service has its own. */
export const bindClients = (world: PortalWorld): void => {
  if (!world.isPrepared) return;
  const stored: StoredNotification[] = [];
  const clients = CLIENTS.map(({ friendlyUrl, cuaa, company, isHeld }) => ({
    friendlyUrl,
    record: {
      cuaa,
      company,
      office: 'CAA Terre Comuni, ufficio di Viterbo',
      expiries: [{ kind: 'identity-document' as const, day: day('2026-10-17') }],
      payments: [],
      applications: [],
      debts: [],
    },
    operators: isHeld ? [PAOLA.fiscalCode] : [],
  }));
  const mailbox = new InMemoryClientMailbox(clients, ({ cuaa, subject, body, about }, msgId, createdAt) =>
    stored.push({ msgId, kind: 'AGRI', id: cuaa, subject, plainBody: body, createdAt, about, readBy: [] }),
  );
  world.place(
    ClientMessages,
    makeClientMessages(mailbox, world.clock, {
      fiscalCode: PAOLA.fiscalCode,
      name: 'Paola Verdi',
      mayWriteTo: async (friendlyUrl) => CLIENTS.some((one) => one.friendlyUrl === friendlyUrl && one.isHeld),
    }),
  );
  world.place(NotificationRepository, new InMemoryNotificationRepository(world.clock, stored));
};

/** A key that no other scenario has: over the network they share a service. */
export const aNewKey = (): string => randomKeys.next();

const centsOf = (text: string): number => Number(text.replaceAll('.', '').replace(',', ''));

/** A producer of which a document and a sheet have expired and each stop a sum, and who owes something. */
export const aStoppedProducer = (today: IsoDate, byDocument: string, bySheet: string): ToDoSources => {
  const since = day('2026-10-15');
  const stopped = (kind: 'identity-document' | 'validation-sheet', amount: string): CompanyPayment =>
    aPayment({ id: kind, amountCents: centsOf(amount), state: 'authorised', stoppedBy: [{ kind, since }] });
  return {
    today,
    file: {
      ...aCompanyFile.withExpiredIdentityDocument('BNCNNA80A41H501R'),
      'validation-sheet': { number: '600', expirationDate: since, expired: true },
    },
    applications: [],
    debts: [aDebt()],
    payments: [stopped('identity-document', byDocument), stopped('validation-sheet', bySheet)],
  };
};
