import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noCriteria } from '#core/catalogue/criteria.ts';
import { newestFirst, passes } from '#tests/support/doubles/notifications.ts';
import { filtersFromCriteria, firstDayOf } from '#core/notifications/filters.ts';
import type { Notification } from '#core/notifications/notification.ts';
import { day } from '#tests/support/mothers/day.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const NOW = Date.parse('2026-11-21T09:00:00+01:00');

const aNotification = (rest: Partial<Notification> = {}): Notification => ({
  msgId: 'msg-1',
  subject: 'Anticipo accreditato',
  plainBody: 'L’anticipo della domanda unica è stato accreditato.',
  createdAt: NOW,
  read: false,
  ...rest,
});

describe('filtersFromCriteria', () => {
  it('[NOTE-07] [LIST-17] should read the time period and unread only', () => {
    expect(filtersFromCriteria({ ...noCriteria(), selections: { timePeriod: ['30'], unreadOnly: ['true'] } })).toEqual({
      lastDays: 30,
      unreadOnly: true,
    });
    expect(filtersFromCriteria(noCriteria())).toEqual({ lastDays: undefined, unreadOnly: false });
  });

  it('should take no text for a period but a whole number of days above 0', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.integer().map(String), fc.double().map(String)), (text) => {
        const { lastDays } = filtersFromCriteria({ ...noCriteria(), selections: { timePeriod: [text] } });
        expect(lastDays === undefined || (Number.isSafeInteger(lastDays) && lastDays > 0)).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('passes', () => {
  it('[NOTE-07] should count the days of a period from today backwards, today included', () => {
    expect(firstDayOf(7, day('2026-11-21'))).toBe('2026-11-15');
    const first = Date.parse('2026-11-15T00:00:00+01:00');
    expect(passes(aNotification({ createdAt: first }), { lastDays: 7, unreadOnly: false }, NOW)).toBe(true);
    expect(passes(aNotification({ createdAt: first - 1 }), { lastDays: 7, unreadOnly: false }, NOW)).toBe(false);
  });

  it('[NOTE-07] should keep only unread messages when asked to', () => {
    expect(passes(aNotification({ read: true }), { unreadOnly: true }, NOW)).toBe(false);
    expect(passes(aNotification({ read: true }), { unreadOnly: false }, NOW)).toBe(true);
    expect(passes(aNotification(), { unreadOnly: true }, NOW)).toBe(true);
  });

  it('should let a longer period and no filter keep whatever a shorter one keeps', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4e10 }),
        fc.integer({ min: 1, max: 400 }),
        fc.nat({ max: 400 }),
        (age, days, more) => {
          const message = aNotification({ createdAt: NOW - age });
          if (!passes(message, { lastDays: days, unreadOnly: false }, NOW)) return;
          expect(passes(message, { lastDays: days + more, unreadOnly: false }, NOW)).toBe(true);
          expect(passes(message, { unreadOnly: false }, NOW)).toBe(true);
        },
      ),
      RUNS,
    );
  });
});

describe('newestFirst', () => {
  it('should put the newest first, and those of one instant by their number', () => {
    const messages = [
      aNotification({ msgId: 'b' }),
      aNotification({ msgId: 'c', createdAt: NOW + 1 }),
      aNotification({ msgId: 'a' }),
      aNotification({ msgId: 'd', createdAt: NOW - 1 }),
    ];
    expect(messages.toSorted(newestFirst).map(({ msgId }) => msgId)).toEqual(['c', 'a', 'b', 'd']);
    expect(newestFirst(aNotification(), aNotification())).toBe(0);
  });

  it('should put the messages in the same order, however they come', () => {
    const anyMessages = fc.uniqueArray(
      fc.record({ msgId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), createdAt: fc.constantFrom(1, 2, 3) }),
      { selector: ({ msgId }) => msgId },
    );
    fc.assert(
      fc.property(
        anyMessages.chain((messages) =>
          fc.tuple(fc.constant(messages), fc.shuffledSubarray(messages, { minLength: messages.length })),
        ),
        ([messages, shuffled]) => {
          const sorted = messages.map(aNotification).sort(newestFirst);
          expect(shuffled.map(aNotification).sort(newestFirst)).toEqual(sorted);
          for (const [at, each] of sorted.entries())
            expect(each.createdAt).toBeLessThanOrEqual(sorted[at - 1]?.createdAt ?? Infinity);
        },
      ),
      RUNS,
    );
  });
});
