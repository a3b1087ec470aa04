import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  eventActionOn,
  eventNearness,
  eventStateOn,
  eventWhen,
  takesBookingsOn,
} from '#core/catalogue/event-answer.ts';
import { lastDayOf } from '#core/catalogue/event-facts.ts';
import type { EventFacts } from '#core/catalogue/item.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { anyFilterDay } from '#tests/support/arbitraries/catalogue.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const BOOKING = 'https://incontri.example/acqua';
const TODAY = day('2026-11-25');
const ONLINE = 'https://incontri.example/diretta';
const anEvent = (fields: Partial<EventFacts> = {}) => ({ event: factsOf(fields) });
const factsOf = (fields: Partial<EventFacts>): EventFacts => ({
  eventDate: day('2026-12-04'),
  isOnlineEvent: false,
  bookingUrl: BOOKING,
  bookingUntil: day('2026-12-01'),
  ...fields,
});

describe('eventActionOn', () => {
  it.each([
    ['2026-11-25', { kind: 'signUp', url: BOOKING }],
    ['2026-12-01', { kind: 'signUp', url: BOOKING }],
    ['2026-12-02', { kind: 'attend', url: ONLINE }],
    ['2026-12-04', { kind: 'attend', url: ONLINE }],
    ['2026-12-05', { kind: 'none' }],
  ] as const)('[EVENT-01] should on %s be %o', (today, action) => {
    expect(eventActionOn(anEvent(), ONLINE, day(today))).toEqual(action);
  });

  it('[EVENT-01] should offer nothing where there is nothing to press', () => {
    const event: EventFacts = { eventDate: day('2026-12-04'), isOnlineEvent: false };
    expect(eventActionOn({ event }, undefined, day('2026-11-25'))).toEqual({ kind: 'none' });
  });

  it('[EVENT-01] should never take a booking after its last day, after the event has begun, or offer anything after its end', () => {
    fc.assert(
      fc.property(
        anyFilterDay(),
        fc.nat(5),
        fc.option(fc.nat(20), { nil: undefined }),
        fc.integer({ min: -30, max: 30 }),
        (first, length, before, offset) => {
          const eventDate = first as IsoDate;
          const item = anEvent({
            eventDate,
            eventEndDate: addDays(eventDate, length),
            ...(before === undefined ? {} : { bookingUntil: addDays(eventDate, -before) }),
          });
          const { event } = item;
          const today = addDays(eventDate, offset);
          const { kind } = eventActionOn(item, undefined, today);
          if (kind === 'signUp') expect(today <= eventDate && today <= (event.bookingUntil ?? eventDate)).toBe(true);
          if (today > lastDayOf(event)) expect([kind, eventStateOn(event, today)]).toEqual(['none', 'past']);
          expect(kind === 'signUp').toBe(takesBookingsOn(item, today));
        },
      ),
      RUNS,
    );
  });
});

describe('eventNearness', () => {
  it.each([
    ['2026-11-30', 'Tra 4 giorni'],
    ['2026-12-03', 'Domani'],
    ['2026-12-04', 'Oggi'],
    ['2026-12-05', 'In corso'],
    ['2026-12-07', 'Si è svolto'],
  ])('[EVENT-01] should say on %s: %s', (today, words) => {
    expect(eventNearness(anEvent({ eventEndDate: day('2026-12-06') }), day(today))).toBe(words);
  });
});

describe('eventWhen', () => {
  it('[EVENT-01] should say days and hours once', () => {
    expect(eventWhen(anEvent({ eventTime: '10:00 - 17:00' }), TODAY)).toBe('venerdì 4 dicembre 2026, dalle 10 alle 17');
    expect(eventWhen(anEvent({ eventEndDate: day('2026-12-06') }), TODAY)).toBe(
      'da venerdì 4 dicembre 2026 a domenica 6 dicembre 2026',
    );
  });
});
