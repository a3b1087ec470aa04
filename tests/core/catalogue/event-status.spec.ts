import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventActionOn, eventNearness, eventWhen, takesBookingsOn } from '#core/catalogue/event-answer.ts';
import {
  afterEventStatus,
  eventStatusForMachines,
  eventTag,
  isEventStatus,
  isOnItsDay,
} from '#core/catalogue/event-status.ts';
import { EVENT_STATUSES, type EventFacts } from '#core/catalogue/item.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import type { Move } from '#core/terms/term.ts';
import { anyFilterDay } from '#tests/support/arbitraries/catalogue.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const [TODAY, DAY, FORMER] = [day('2026-11-25'), day('2026-12-04'), day('2026-11-30')];
const facts = (fields: Partial<EventFacts>): EventFacts => ({
  eventDate: DAY,
  isOnlineEvent: true,
  bookingUrl: 'https://incontri.example/',
  ...fields,
});
const moves: readonly Move[] = [{ from: FORMER, to: DAY }];

describe('an event that is cancelled or postponed', () => {
  it.each([
    ['annullato', undefined, 'Annullato', 'Era in programma venerdì 4 dicembre 2026'],
    ['annullato', moves, 'Annullato', 'Era in programma venerdì 4 dicembre 2026'],
    [
      'rinviato',
      undefined,
      'Rinviato',
      'Era in programma venerdì 4 dicembre 2026; il nuovo giorno non è ancora fissato',
    ],
    ['rinviato', moves, 'Rinviato: tra 9 giorni', 'venerdì 4 dicembre 2026, spostata dal 30 novembre al 4 dicembre'],
  ] as const)(
    '[EVENT-03] should say of one that is %s, with the moves %o: %s, %s',
    (eventStatus, known, words, when) => {
      const item = { event: facts({ eventStatus }), moves: known };
      expect(eventNearness(item, TODAY)).toBe(words);
      expect(eventWhen(item, TODAY).replaceAll('\u00A0', ' ')).toBe(when);
    },
  );

  it('[EVENT-03] should never be said to have taken place, nor to be near, and take no bookings', () => {
    fc.assert(
      fc.property(
        anyFilterDay(),
        fc.nat(3),
        fc.integer({ min: -30, max: 30 }),
        fc.constantFrom(...EVENT_STATUSES),
        (first, length, offset, eventStatus) => {
          const eventDate = first as IsoDate;
          const item = { event: facts({ eventDate, eventEndDate: addDays(eventDate, length), eventStatus }) };
          const today = addDays(eventDate, offset);
          const { word } = eventTag(item, today) ?? {};
          expect([isOnItsDay(item.event, undefined), takesBookingsOn(item, today)]).toEqual([false, false]);
          expect(eventActionOn(item, 'https://incontri.example/diretta', today)).toEqual({ kind: 'none' });
          expect([word, word?.toLowerCase()]).toEqual([eventNearness(item, today), eventStatus]);
          expect(eventWhen(item, today)).toMatch(/^Era in programma /u);
          expect(afterEventStatus(item, 'Convegno')).toBe(`${word}: Convegno`);
        },
      ),
      RUNS,
    );
  });

  it('[EVENT-03] should be as any other once it is over on its new day', () => {
    const item = { event: facts({ eventStatus: 'rinviato' }), moves };
    expect(eventTag(item, DAY)?.word).toBe('Rinviato');
    expect(eventTag(item, addDays(DAY, 1))).toBeUndefined();
    expect(eventNearness(item, addDays(DAY, 1))).toBe('Si è svolto');
    expect(takesBookingsOn(item, TODAY)).toBe(true);
  });

  it.each([
    [undefined, undefined, 'Scheduled', undefined],
    [undefined, moves, 'Rescheduled', FORMER],
    ['rinviato', undefined, 'Postponed', undefined],
    ['rinviato', moves, 'Rescheduled', FORMER],
    ['annullato', moves, 'Cancelled', undefined],
  ] as const)(
    '[EVENT-03] should with the status %s and the moves %o be %s for machines',
    (eventStatus, known, name, from) => {
      const event = facts(eventStatus === undefined ? {} : { eventStatus });
      expect(eventStatusForMachines({ event, moves: known })).toEqual({
        eventStatus: `https://schema.org/Event${name}`,
        ...(from === undefined ? {} : { previousStartDate: from }),
      });
    },
  );

  it('[EVENT-03] should leave alone what says nothing, and statuses that nobody knows', () => {
    expect(eventTag({ event: facts({}) }, TODAY)).toBeUndefined();
    expect(eventTag({}, TODAY)).toBeUndefined();
    expect(afterEventStatus({ event: facts({}) }, 'Convegno')).toBe('Convegno');
    expect(['annullato', 'rinviato', 'Annullato', 'online', undefined].map(isEventStatus)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
