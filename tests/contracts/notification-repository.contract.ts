import { describe, expect, it } from 'vitest';
import type { Clock } from '#core/kernel/clock.ts';
import type { Inbox, Notification } from '#core/notifications/notification.ts';
import type { NotificationRepository } from '#core/notifications/notification-repository.ts';
import type { Started } from './started.ts';

/** A message that the suite wants to find. */
export interface SeededNotification extends Omit<Notification, 'read'>, Pick<Inbox, 'kind' | 'id'> {
  readonly readBy: readonly string[];
}

const NOW = Date.parse('2026-11-21T09:00:00+01:00');
const DAY_MS = 86_400_000;
const CUAA = 'BNCNNA80A41H501R';
const ANNA: Inbox = { kind: 'AGRI', id: CUAA, reader: 'BNCNNA80A41H501R' };
const SOMEBODY_ELSE: Inbox = { ...ANNA, reader: 'RNLMRC75C12M082C' };

const message = (number: number, createdAt: number, rest: Partial<SeededNotification> = {}): SeededNotification => ({
  msgId: `msg-${number}`,
  kind: 'AGRI',
  id: CUAA,
  subject: `Avviso ${number}`,
  plainBody: `Testo dell’avviso ${number}.`,
  createdAt,
  readBy: [],
  ...rest,
});

const FIXTURE: readonly SeededNotification[] = [
  message(1, NOW - 40 * DAY_MS, { readBy: [ANNA.reader] }),
  message(2, NOW - 3 * DAY_MS),
  message(3, NOW - DAY_MS, { about: [{ kind: 'application', id: 'domanda-1' }] }),
  message(4, NOW - DAY_MS),
  message(5, Date.parse('2026-11-15T00:00:00+01:00')),
  message(6, Date.parse('2026-11-14T23:59:59+01:00')),
  message(7, NOW, { id: '01234560017' }),
  message(8, NOW, { kind: 'CAA', id: 'VRDPLA79M52G478S' }),
];

/** More than two calls of the service's reach over HTTP. */
const MANY: readonly SeededNotification[] = Array.from({ length: 201 }, (_, number) => message(number, NOW - number));

const idsOf = (items: readonly Notification[]): readonly string[] => items.map(({ msgId }) => msgId);

/**
 * What every `NotificationRepository` does. `start` makes one that holds the messages, at the clock's time; it is
 * called for each test, because marks are kept. An implementation that takes the reader from a token signs in
 * as the inbox's reader.
 */
export const notificationRepositoryContract = (
  start: (messages: readonly SeededNotification[], clock: Clock) => Promise<Started<NotificationRepository>>,
): void => {
  const using = async (
    use: (repository: NotificationRepository) => Promise<void>,
    messages: readonly SeededNotification[] = FIXTURE,
  ): Promise<void> => {
    const { port, stop } = await start(messages, { now: () => NOW });
    try {
      await use(port);
    } finally {
      await stop?.();
    }
  };
  const all = { filters: { unreadOnly: false }, page: 1, pageSize: 9 };

  describe('latest', () => {
    it('[NOTE-04] should give the newest messages of one inbox, equal instants by msgId', () =>
      using(async (repository) => {
        const outcome = await repository.latest(ANNA, 3);
        expect(outcome.ok && idsOf(outcome.value)).toEqual(['msg-3', 'msg-4', 'msg-2']);
      }));

    it('[NOTE-04] should keep the inbox of an assistance centre apart', () =>
      using(async (repository) => {
        const outcome = await repository.latest({ kind: 'CAA', id: 'VRDPLA79M52G478S', reader: 'VRDPLA79M52G478S' }, 3);
        expect(outcome.ok && idsOf(outcome.value)).toEqual(['msg-8']);
      }));

    it('should give every field of a message', () =>
      using(async (repository) => {
        const outcome = await repository.latest(ANNA, 1);
        const {
          readBy: _readBy,
          kind: _kind,
          id: _id,
          ...third
        } = message(3, NOW - DAY_MS, {
          about: [{ kind: 'application', id: 'domanda-1' }],
        });
        expect(outcome).toEqual({ ok: true, value: [{ ...third, read: false }] });
      }));
  });

  describe('list', () => {
    it('[NOTE-07] should keep only what is still to be read', () =>
      using(async (repository) => {
        const outcome = await repository.list(ANNA, { ...all, filters: { unreadOnly: true } });
        expect(outcome.ok && idsOf(outcome.value.items)).toEqual(['msg-3', 'msg-4', 'msg-2', 'msg-5', 'msg-6']);
      }));

    it('[NOTE-07] should count a period in Italian days, today included', () =>
      using(async (repository) => {
        const outcome = await repository.list(ANNA, { ...all, filters: { lastDays: 7, unreadOnly: false } });
        expect(outcome.ok && idsOf(outcome.value.items)).toEqual(['msg-3', 'msg-4', 'msg-2', 'msg-5']);
      }));

    it('should cut the list into pages and keep the total past the end', () =>
      using(async (repository) => {
        const second = await repository.list(ANNA, { ...all, page: 2, pageSize: 4 });
        const past = await repository.list(ANNA, { ...all, page: 3, pageSize: 4 });
        expect(second.ok && [idsOf(second.value.items), second.value.totalCount]).toEqual([['msg-6', 'msg-1'], 6]);
        expect(past.ok && [past.value.items, past.value.totalCount]).toEqual([[], 6]);
      }));
  });

  describe('find', () => {
    it('[PAGE-10] should give one message as its reader sees it', () =>
      using(async (repository) => {
        const { readBy: _readBy, kind: _kind, id: _id, ...first } = message(1, NOW - 40 * DAY_MS);
        expect(await repository.find(ANNA, 'msg-1')).toEqual({ ok: true, value: { ...first, read: true } });
        expect(await repository.find(SOMEBODY_ELSE, 'msg-1')).toEqual({ ok: true, value: { ...first, read: false } });
      }));

    it('[PAGE-10] should find no message that does not exist, nor one of another inbox', () =>
      using(async (repository) => {
        expect(await repository.find(ANNA, 'msg-99')).toEqual({ ok: true, value: undefined });
        expect(await repository.find(ANNA, 'msg-7')).toEqual({ ok: true, value: undefined });
      }));

    it('[PAGE-10] should find a message however many are newer, and none beyond the last', () =>
      using(async (repository) => {
        for (const number of [0, 99, 100, 200]) {
          expect(await repository.find(ANNA, `msg-${number}`)).toMatchObject({
            ok: true,
            value: { msgId: `msg-${number}` },
          });
        }
        expect(await repository.find(ANNA, 'msg-201')).toEqual({ ok: true, value: undefined });
      }, MANY));
  });

  describe('markAs', () => {
    it('[NOTE-05] [NOTE-08] should mark for one person alone and answer the unread count', () =>
      using(async (repository) => {
        expect(await repository.unreadCount(ANNA)).toEqual({ ok: true, value: 5 });
        expect(await repository.markAs(ANNA, ['msg-3', 'msg-4'], true)).toEqual({ ok: true, value: 3 });
        expect(await repository.unreadCount(ANNA)).toEqual({ ok: true, value: 3 });
        expect(await repository.unreadCount(SOMEBODY_ELSE)).toEqual({ ok: true, value: 6 });
      }));

    it('[NOTE-08] should mark as to be read again', () =>
      using(async (repository) => {
        expect(await repository.markAs(ANNA, ['msg-1'], false)).toEqual({ ok: true, value: 6 });
      }));

    it('[NOTE-08] should change nothing the second time', () =>
      using(async (repository) => {
        await repository.markAs(ANNA, ['msg-3'], true);
        expect(await repository.markAs(ANNA, ['msg-3'], true)).toEqual({ ok: true, value: 4 });
      }));

    it('[NOTE-08] should leave alone messages of another inbox and messages that do not exist', () =>
      using(async (repository) => {
        expect(await repository.markAs(ANNA, ['msg-7', 'msg-8', 'msg-99'], true)).toEqual({ ok: true, value: 5 });
        expect(
          await repository.unreadCount({ kind: 'CAA', id: 'VRDPLA79M52G478S', reader: 'VRDPLA79M52G478S' }),
        ).toEqual({ ok: true, value: 1 });
      }));
  });

  describe('markAll', () => {
    it('[NOTE-05] should mark every message of one inbox as read, for one person alone', () =>
      using(async (repository) => {
        expect(await repository.markAll(ANNA)).toEqual({ ok: true, value: 0 });
        expect(await repository.unreadCount(ANNA)).toEqual({ ok: true, value: 0 });
        expect(await repository.unreadCount(SOMEBODY_ELSE)).toEqual({ ok: true, value: 6 });
        expect(await repository.unreadCount({ kind: 'AGRI', id: '01234560017', reader: ANNA.reader })).toMatchObject({
          ok: true,
          value: 1,
        });
        expect(await repository.markAll(ANNA)).toEqual({ ok: true, value: 0 });
      }));

    it('[NOTE-05] should mark also those that no page shows', () =>
      using(async (repository) => {
        expect(await repository.markAll(ANNA)).toEqual({ ok: true, value: 0 });
        expect(await repository.unreadCount(ANNA)).toEqual({ ok: true, value: 0 });
      }, MANY));
  });
};
