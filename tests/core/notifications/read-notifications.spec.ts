import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryNotificationRepository } from '#tests/support/doubles/notifications.ts';
import type { Inbox } from '#core/notifications/notification.ts';
import type { NotificationRepository } from '#core/notifications/notification-repository.ts';
import {
  makeMarkNotifications,
  makeReadLatestNotifications,
  makeReadNotifications,
} from '#core/notifications/read-notifications.ts';
import { fail } from '#core/kernel/result.ts';
import { RUNS } from '#tests/support/property.ts';

const NOW = Date.parse('2026-11-21T09:00:00+01:00');
const ANNA: Inbox = { kind: 'AGRI', id: 'BNCNNA80A41H501R', reader: 'BNCNNA80A41H501R' };
const MARCO: Inbox = { ...ANNA, reader: 'RNLMRC75C12M082C' };
const IDS = Array.from({ length: 12 }, (_, at) => `msg-${String(at).padStart(2, '0')}`);

const repository = () =>
  new InMemoryNotificationRepository(
    { now: () => NOW },
    IDS.map((msgId, at) => ({
      msgId,
      kind: 'AGRI',
      id: ANNA.id,
      subject: `Avviso ${at}`,
      plainBody: '',
      createdAt: NOW - at,
      readBy: [],
    })),
  );

/** The repository with every call refused but the ones given. */
const refusing = (allowed: Partial<NotificationRepository>): NotificationRepository => {
  const refused = async () => fail('notifications.forbidden' as const);
  return {
    latest: refused,
    list: refused,
    find: refused,
    unreadCount: refused,
    markAs: refused,
    markAll: refused,
    ...allowed,
  };
};

describe('ReadLatestNotifications', () => {
  it.each([
    ['small', 4],
    ['wide', 3],
  ] as const)(
    '[NOTE-04] should ask for the latest messages of a %s screen, %i of them, with the count',
    async (screen, limit) => {
      const outcome = await makeReadLatestNotifications(repository())(ANNA, screen);
      expect(outcome.ok && [outcome.value.items.map(({ msgId }) => msgId), outcome.value.unread]).toEqual([
        IDS.slice(0, limit),
        12,
      ]);
    },
  );

  it('should pass a refusal on, whichever of the two calls is refused', async () => {
    const whole = repository();
    const refusal = { ok: false, failure: 'notifications.forbidden' };
    expect(await makeReadLatestNotifications(refusing({ latest: whole.latest.bind(whole) }))(ANNA, 'wide')).toEqual(
      refusal,
    );
    expect(
      await makeReadLatestNotifications(refusing({ unreadCount: whole.unreadCount.bind(whole) }))(ANNA, 'wide'),
    ).toEqual(refusal);
  });
});

describe('ReadNotifications', () => {
  it('[LIST-11] should read nine messages at a time', async () => {
    const read = makeReadNotifications(repository());
    const [first, second] = await Promise.all([
      read(ANNA, { unreadOnly: false }, 1),
      read(ANNA, { unreadOnly: false }, 2),
    ]);
    expect(first.ok && first.value.items).toHaveLength(9);
    expect(second.ok && second.value.items).toHaveLength(3);
  });
});

describe('MarkNotifications', () => {
  it('[NOTE-05] should keep the count equal to the messages left to read, whatever is marked, and never touch another reader', async () => {
    const anyMark = fc.record({
      msgIds: fc.array(fc.constantFrom(...IDS, 'msg-99'), { maxLength: 5 }),
      read: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyMark, { maxLength: 8 }), async (marks) => {
        const stored = repository();
        const mark = makeMarkNotifications(stored);
        const unread = new Set(IDS);
        for (const { msgIds, read } of marks) {
          for (const msgId of msgIds.filter((each) => IDS.includes(each))) {
            if (read) unread.delete(msgId);
            else unread.add(msgId);
          }
          // One after the other: each answer is compared with what was marked until then.
          expect(await mark(ANNA, msgIds, read)).toEqual({ ok: true, value: unread.size });
        }
        expect(await stored.unreadCount(MARCO)).toEqual({ ok: true, value: IDS.length });
      }),
      RUNS,
    );
  });

  it('[NOTE-08] should name each message once, and mark nothing for an empty list', async () => {
    const asked: (readonly string[])[] = [];
    const whole = repository();
    const mark = makeMarkNotifications({
      ...refusing({ unreadCount: whole.unreadCount.bind(whole) }),
      markAs: (inbox, msgIds, read) => {
        asked.push(msgIds);
        return whole.markAs(inbox, msgIds, read);
      },
    });
    await mark(ANNA, ['msg-01', 'msg-02', 'msg-01'], true);
    expect(await mark(ANNA, [], true)).toEqual({ ok: true, value: 10 });
    expect(asked).toEqual([['msg-01', 'msg-02']]);
  });
});
