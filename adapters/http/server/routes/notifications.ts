import type { FastifyRequest } from 'fastify';
import type { Inbox, NotificationKind } from '#core/notifications/notification.ts';
import { NOTIFICATION_LIST } from '#core/notifications/notification-list.ts';
import type { NotificationRepository } from '#core/notifications/notification-repository.ts';
import type { User } from '#core/session/user.ts';
import { messageSubject, notification, notificationCalls } from '#adapters/http/contract/notifications.ts';
import { described } from '../description/described-calls.ts';
import { flagSchema, pagingWords } from '../description/parameters.ts';
import type { Api } from './api.ts';
import { serve } from './serve.ts';

const DEFAULT_LATEST = 3;

const calls = described(notificationCalls, {
  tag: 'Notifiche',
  schemas: { Notifica: notification, OggettoDellaNotifica: messageSubject },
  fields: {
    msgId: 'Identificativo della notifica.',
    oggetto: 'Oggetto.',
    corpoSemplice: 'Il testo, senza formattazione.',
    creationDate: 'Quando è stata scritta, come istante con il fuso.',
    'Notifica.read': 'Se è stata letta.',
    about: 'Di che cosa parla.',
    'OggettoDellaNotifica.kind': 'Di che genere è ciò di cui parla.',
    'OggettoDellaNotifica.id': 'Quale pratica o contratto; manca dove ce n’è uno solo.',
    'markNotifications.kind': 'Di chi sono le notifiche: di un’azienda (AGRI) o di un operatore (CAA).',
    'markNotifications.id': 'L’azienda o l’operatore.',
    msgIds: 'Le notifiche da segnare, al massimo 100.',
    'markNotifications.read': 'Se segnarle come lette.',
    count: 'Quante notifiche.',
  },
  parameters: {
    ...pagingWords,
    kind: { description: 'Di chi sono le notifiche: di un’azienda (AGRI) o di un operatore (CAA).', example: 'AGRI' },
    id: { description: 'L’azienda o l’operatore.', example: '90000000001' },
    limit: {
      description: 'Quante notifiche.',
      example: 3,
      schema: { type: 'integer', minimum: 1, maximum: 20, default: DEFAULT_LATEST },
    },
    timePeriod: { description: 'Giorni passati, oggi compreso.' },
    unreadOnly: { description: 'Solo quelle da leggere.', example: true, schema: flagSchema },
  },
  calls: {
    unreadCount: { name: 'getMyUnreadCount', summary: 'Numero di notifiche da leggere' },
    latest: { name: 'getMyLatestNotifications', summary: 'Ultime notifiche' },
    list: { name: 'getMyNotifications', summary: 'Notifiche, filtrate per periodo e stato di lettura' },
    markAs: {
      name: 'markNotifications',
      summary: 'Segna le notifiche come lette o da leggere',
      example: { kind: 'AGRI', id: 'BNCNNA80A41H501R', msgIds: ['n-1'], read: true },
    },
  },
});

/** Adds the notifications of a company or of an operator (NOTE-08, D-09, D-25). */
export const addNotifications = (api: Api, notifications: NotificationRepository): void => {
  const { access } = api;
  const inboxOf = async (user: User, kind: NotificationKind, id: string, request: FastifyRequest): Promise<Inbox> => {
    if (kind === 'AGRI') await access.actFor(user, id, request, 'farmer');
    else {
      await access.asOperator(user, request);
      if (id !== user.fiscalCode) await access.refuse(user, request);
    }
    return { kind, id, reader: user.fiscalCode };
  };
  serve(api, calls.unreadCount, async ({ kind, id }, { user }, request) =>
    notifications.unreadCount(await inboxOf(user, kind, id, request)),
  );
  serve(api, calls.latest, async ({ kind, id, limit = DEFAULT_LATEST }, { user }, request) =>
    notifications.latest(await inboxOf(user, kind, id, request), limit),
  );
  serve(api, calls.list, async ({ kind, id, timePeriod, unreadOnly = false, ...asked }, { user }, request) => {
    const { page = 1, pageSize = NOTIFICATION_LIST.pageSize } = asked;
    const filters = { lastDays: timePeriod, unreadOnly };
    return notifications.list(await inboxOf(user, kind, id, request), { filters, page, pageSize });
  });
  serve(api, calls.markAs, async ({ kind, id, msgIds, read }, { user }, request) =>
    notifications.markAs(await inboxOf(user, kind, id, request), msgIds, read),
  );
};
