import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bellOf,
  type LatestNotifications,
  latestLimit,
  SMALL_SCREEN_QUERY,
  unreadFirst,
  withMarked,
} from '#core/notifications/latest.ts';
import { RUNS } from '#tests/support/property.ts';

describe('latestLimit', () => {
  it('[NOTE-04] should be 4 on small screens and 3 otherwise, told apart at 75em', () => {
    expect([latestLimit('small'), latestLimit('wide')]).toEqual([4, 3]);
    expect(SMALL_SCREEN_QUERY).toBe('(max-width: 75em)');
  });
});

describe('bellOf', () => {
  it.each([
    [undefined, 'plain', 0, 'Notifiche'],
    [0, 'plain', 0, 'Notifiche, nessuna da leggere'],
    [1, 'alert', 1, 'Notifiche, 1 da leggere'],
    [1234, 'alert', 1234, 'Notifiche, 1.234 da leggere'],
  ])('[NOTE-02] should show %s unread as %s with badge %i', (unread, variant, count, label) => {
    expect(bellOf(unread)).toEqual({ variant, count, label });
  });

  it('[NOTE-02] should alert exactly when the count is above 0', () => {
    fc.assert(
      fc.property(fc.nat(), (unread) => {
        expect(bellOf(unread).variant === 'alert').toBe(unread > 0);
        expect(bellOf(unread).count).toBe(unread);
      }),
      RUNS,
    );
  });
});

describe('unreadFirst', () => {
  it('[NOTE-06] should put first what was to be read at the opening, each in its order, whatever is marked meanwhile', () => {
    const anyMessages = fc
      .array(fc.record({ read: fc.boolean(), readNow: fc.boolean() }), { maxLength: 4 })
      .map((some) => some.map((one, at) => ({ msgId: `m-${at}`, ...one })));
    fc.assert(
      fc.property(anyMessages, (messages) => {
        const unread = messages.filter(({ read }) => !read);
        const atOpening = new Set(unread.map(({ msgId }) => msgId));
        const ordered = [...unread, ...messages.filter(({ read }) => read)].map(({ msgId }) => msgId);
        const now = messages.map(({ msgId, readNow }) => ({ msgId, read: readNow }));
        expect(unreadFirst(now, atOpening).map(({ msgId }) => msgId)).toEqual(ordered);
      }),
      RUNS,
    );
  });
});

describe('withMarked', () => {
  const latest = {
    items: ['a', 'b', 'c'].map((msgId, at) => ({
      msgId,
      subject: '',
      plainBody: '',
      createdAt: -at,
      read: msgId === 'b',
    })),
    unread: 7,
  };
  const readOf = ({ items }: LatestNotifications) => items.map(({ read }) => read);

  it('[NOTE-02] [NOTE-05] should mark what was marked, and take the count that the service answered', () => {
    const read = withMarked(latest, ['a', 'elsewhere'], true, 5);
    expect([readOf(read), read.unread]).toEqual([[true, true, false], 5]);
    const unread = withMarked(latest, ['b'], false, 8);
    expect([readOf(unread), unread.unread]).toEqual([[false, false, false], 8]);
    const all = withMarked(latest, 'all', true, 0);
    expect([readOf(all), all.unread]).toEqual([[true, true, true], 0]);
  });
});
