import * as z from 'zod/mini';
import { MESSAGE_SUBJECTS, type MessageSubject } from '#core/notifications/message-subject.ts';
import type { Notification } from '#core/notifications/notification.ts';
import { NOTIFICATION_PERIODS } from '#core/notifications/notification-list.ts';
import { get, post } from './calls.ts';
import { type Codec, from, instant, list, mapped, optional, pageOf, record } from './codecs.ts';
import { flag, keyText, numberText, paging } from './params.ts';
import { freeText, whole } from './schema.ts';

/** What a notification is about; of what is in the file there is one, and its id may be missing (D-43). */
export const messageSubject = record({
  kind: z.enum(MESSAGE_SUBJECTS),
  id: optional(z.string()),
}) satisfies Codec<MessageSubject>;

/** A notification (§3, NOTE-08). */
export const notification = record({
  msgId: z.string(),
  subject: from('oggetto', z.string()),
  plainBody: from('corpoSemplice', z.string()),
  createdAt: from('creationDate', instant),
  read: z.boolean(),
  about: optional(list(messageSubject)),
}) satisfies Codec<Notification>;

/** Messages marked at once, or listed as the latest, at most. */
const MARK_AT_ONCE = 100;
const MOST_LATEST = 20;

const kind = z.enum(['AGRI', 'CAA'], 'Deve essere AGRI o CAA.');
const inbox = { kind, id: keyText('Manca di chi sono le notifiche.', 40) };
const count = mapped(z.object({ count: whole }), {
  decode: (wire) => wire.count,
  encode: (number: number) => ({ count: number }),
});
const refuses = { 403: 'notifications.forbidden' } as const;

const BASE = '/private/notifications';

export const notificationCalls = {
  unreadCount: get(`${BASE}/unread-count/:kind/:id`, { params: inbox, answers: count, refuses }),
  latest: get(`${BASE}/get-latest-notifications/:kind/:id`, {
    params: inbox,
    query: {
      limit: z.optional(
        numberText(
          z.string().check(z.regex(/^(?:[1-9]|1\d|20)$/u, `Deve essere un numero intero da 1 a ${MOST_LATEST}.`)),
        ),
      ),
    },
    answers: list(notification),
    refuses,
  }),
  list: get(`${BASE}/get-notifications/:kind/:id`, {
    params: inbox,
    query: {
      ...paging,
      timePeriod: z.optional(
        numberText(
          z.enum(NOTIFICATION_PERIODS.map(({ value }) => value) as [string, ...string[]], 'Non è un periodo ammesso.'),
        ),
      ),
      unreadOnly: z.optional(flag),
    },
    keyed: true,
    answers: pageOf(notification),
    refuses,
  }),
  /** Marks as read or unread (D-09). */
  markAs: post(`${BASE}/mark-as`, {
    body: z.strictObject({
      kind,
      id: freeText.check(z.minLength(1), z.maxLength(40)),
      msgIds: z.array(freeText.check(z.minLength(1), z.maxLength(100))).check(z.maxLength(MARK_AT_ONCE)),
      read: z.boolean(),
    }),
    answers: count,
    refuses,
  }),
} as const;
