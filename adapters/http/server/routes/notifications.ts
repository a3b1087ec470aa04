import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Result } from '#core/kernel/result.ts';
import type { Inbox, NotificationKind } from '#core/notifications/notification.ts';
import { NOTIFICATION_LIST, NOTIFICATION_PERIODS } from '#core/notifications/notification-list.ts';
import type { NotificationFailure, NotificationRepository } from '#core/notifications/notification-repository.ts';
import type { User } from '#core/session/user.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import {
  notificationToWire,
  wireCount,
  wireMark,
  wireNotificationPage,
  wireNotifications,
} from '#adapters/http/contract/notifications.ts';
import { pageToWire } from '#adapters/http/contract/pieces.ts';
import type { AccessControl } from '../protection/access-control.ts';
import { HttpProblem } from '../problems/problem.ts';
import { privateCall, type Api } from './api.ts';
import { keyedCall } from './keyed-call.ts';
import { pagingQuery } from './params.ts';

const TAG = 'Notifiche';
const DEFAULT_LATEST = 3;
const MOST_LATEST = 20;

const inboxKey = {
  kind: z.enum(['AGRI', 'CAA'], 'Deve essere AGRI o CAA.'),
  id: z
    .string('Manca di chi sono le notifiche.')
    .check(z.minLength(1, 'Manca di chi sono le notifiche.'), z.maxLength(40, 'È troppo lungo.')),
};
const inboxParams = z.object(inboxKey);
const latestQuery = z.object({
  limit: z.optional(
    z.string().check(z.regex(/^(?:[1-9]|1\d|20)$/u, `Deve essere un numero intero da 1 a ${MOST_LATEST}.`)),
  ),
});
const listQuery = {
  ...pagingQuery,
  timePeriod: z.optional(
    z.enum(NOTIFICATION_PERIODS.map(({ value }) => value) as [string, ...string[]], 'Non è un periodo ammesso.'),
  ),
  unreadOnly: z.optional(z.enum(['true', 'false'], 'Deve essere true o false.')),
};

/** Adds the notifications of a company or of an operator (NOTE-08, D-09, D-25). */
export const addNotifications = (api: Api, notifications: NotificationRepository, access: AccessControl): void => {
  const inboxOf = async (user: User, kind: NotificationKind, id: string, request: FastifyRequest): Promise<Inbox> => {
    if (kind === 'AGRI') await access.actFor(user, id, request, 'farmer');
    else {
      await access.asOperator(user, request);
      if (id !== user.fiscalCode) await access.refuse(user, request);
    }
    return { kind, id, reader: user.fiscalCode };
  };
  privateCall(api, {
    url: `${PATHS.unreadCount}/:kind/:id`,
    summary: 'Numero di notifiche da leggere',
    tag: TAG,
    params: inboxParams,
    answer: wireCount,
    run: async ({ params: { kind, id }, reader: { user }, request }) => ({
      count: valueOf(await notifications.unreadCount(await inboxOf(user, kind, id, request))),
    }),
  });
  privateCall(api, {
    url: `${PATHS.latestNotifications}/:kind/:id`,
    summary: 'Ultime notifiche',
    tag: TAG,
    params: inboxParams,
    query: latestQuery,
    answer: wireNotifications,
    run: async ({ params: { kind, id }, query: { limit }, reader: { user }, request }) =>
      valueOf(await notifications.latest(await inboxOf(user, kind, id, request), Number(limit ?? DEFAULT_LATEST))).map(
        notificationToWire,
      ),
  });
  keyedCall(api, access, {
    url: PATHS.notifications,
    summary: 'Notifiche, filtrate per periodo e stato di lettura',
    tag: TAG,
    key: inboxKey,
    query: listQuery,
    answer: wireNotificationPage,
    run: async ({ key: { kind, id }, query, reader: { user }, request }) => {
      const inbox = await inboxOf(user, kind, id, request);
      const filters = {
        lastDays: query.timePeriod === undefined ? undefined : Number(query.timePeriod),
        unreadOnly: query.unreadOnly === 'true',
      };
      const asked = {
        filters,
        page: Number(query.page ?? 1),
        pageSize: Number(query.pageSize ?? NOTIFICATION_LIST.pageSize),
      };
      return pageToWire(valueOf(await notifications.list(inbox, asked)), notificationToWire);
    },
  });
  privateCall(api, {
    method: 'POST',
    url: PATHS.markAs,
    summary: 'Segna le notifiche come lette o da leggere',
    tag: TAG,
    body: wireMark,
    answer: wireCount,
    run: async ({ body: { kind, id, msgIds, read }, reader: { user }, request }) => ({
      count: valueOf(await notifications.markAs(await inboxOf(user, kind, id, request), msgIds, read)),
    }),
  });
};

// Helpers

const valueOf = <T>(result: Result<T, NotificationFailure>): T => {
  if (!result.ok) throw new HttpProblem(403);
  return result.value;
};
