import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, compareDays, type IsoDate } from '#core/kernel/iso-date.ts';
import {
  horizonOf,
  type Milestone,
  milestoneId,
  milestonesIn,
  milestonesOf,
  milestoneTag,
  milestoneTitle,
  type Month,
  monthAfter,
  monthFrom,
  monthOfDay,
} from '#core/milestones/milestone.ts';
import { aMilestoneSource, type DatedSource } from '#tests/support/mothers/milestones.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = '2026-11-25' as IsoDate;
const inDays = (days: number): IsoDate => addDays(TODAY, days);
const events = (source: Partial<DatedSource>) =>
  milestonesOf(aMilestoneSource(source), TODAY).map(({ event }) => event);

describe('milestonesOf', () => {
  it('[TERM-01] should tell when an aid opens, closes and can be corrected for the last time', () => {
    expect(events({ opensOn: inDays(1), closesOn: inDays(2), correctionsUntil: inDays(3) })).toEqual([
      'opens',
      'closes',
      'corrections',
    ]);
    expect(events({ opensOn: inDays(-1), closesOn: inDays(0) })).toEqual(['closes']);
    expect(events({})).toEqual([]);
  });

  it('[TERM-01] should tell nothing of a call that takes nothing any more', () => {
    const closesOn = inDays(5);
    expect(events({ kind: 'competition', closesOn, status: 'Aperto' })).toEqual(['closes']);
    expect(events({ kind: 'competition', closesOn, status: 'Concluso' })).toEqual([]);
  });

  it('[EVENT-03] should tell the bookings of an event only where it is held on its day', () => {
    const event = { eventDate: inDays(9), bookingUrl: 'https://incontri.example/', bookingUntil: inDays(5) };
    const source = aMilestoneSource({ kind: 'booking', list: 'events', event });
    const moved = source.terms.map((term) => ({ ...term, formerDay: inDays(2) }));
    const reported = (fields: Partial<typeof source>) => milestonesOf({ ...source, ...fields }, TODAY).length;
    expect([reported({}), reported({ eventStatus: 'annullato' }), reported({ eventStatus: 'rinviato' })]).toEqual([
      1, 0, 0,
    ]);
    expect(reported({ eventStatus: 'rinviato', terms: moved })).toBe(1);
    expect(reported({ eventStatus: 'annullato', terms: moved })).toBe(0);
  });

  it('[TERM-02] should say whom each kind is for, and take an aid’s own word', () => {
    const whom = (source: Partial<DatedSource>) =>
      milestonesOf(aMilestoneSource({ closesOn: inDays(1), ...source }), TODAY)[0]?.audiences;
    expect(whom({ kind: 'competition' })).toEqual(['candidati']);
    expect(whom({ kind: 'booking' })).toEqual([]);
    expect(whom({})).toEqual(['agricoltori']);
    expect(whom({ conditions: { audiences: ['enti'] } })).toEqual(['enti']);
  });
});

const anyDay = fc.option(fc.integer({ min: -400, max: 500 }).map(inDays), { nil: undefined });
const anySource = fc
  .record({ opensOn: anyDay, closesOn: anyDay, correctionsUntil: anyDay, id: fc.uuid() })
  .map(({ id, ...days }) => ({ ...days, title: id, friendlyUrl: id }));

describe('milestonesIn', () => {
  it('[TERM-01] should hold every day to come until the horizon once, in order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anySource, { maxLength: 8, selector: ({ friendlyUrl }) => friendlyUrl }),
        (sources) => {
          const reported = milestonesIn(sources.map(aMilestoneSource), TODAY);
          const isReported = (day: IsoDate | undefined): boolean =>
            day !== undefined && day >= TODAY && day <= horizonOf(TODAY);
          const wanted = sources.flatMap(({ opensOn, closesOn, correctionsUntil }) =>
            [opensOn, closesOn, correctionsUntil].filter(isReported),
          );
          expect(reported.map(({ day }) => day)).toEqual(
            wanted.toSorted((a, b) => compareDays(a as IsoDate, b as IsoDate)),
          );
          expect(new Set(reported.map(milestoneId)).size).toBe(reported.length);
        },
      ),
      RUNS,
    );
  });
});

describe('months', () => {
  it('[TERM-02] should come one after the other, also over the end of a year', () => {
    expect(monthAfter('2026-11' as Month, 2)).toBe('2027-01');
    expect(monthAfter('2026-01' as Month, -1)).toBe('2025-12');
    expect(horizonOf(TODAY)).toBe('2027-10-31');
    expect(monthFrom('2026-13')).toBeUndefined();
    expect(monthFrom('2026-12')).toBe('2026-12');
    for (const far of ['1899-12', '2101-01', '9999-12', '0001-01', '10000-01', undefined])
      expect(monthFrom(far)).toBeUndefined();
    fc.assert(
      fc.property(fc.integer({ min: -600, max: 600 }), fc.integer({ min: -600, max: 600 }), (first, second) => {
        const month = monthOfDay(TODAY);
        expect(monthAfter(monthAfter(month, first), second)).toBe(monthAfter(month, first + second));
      }),
      RUNS,
    );
  });
});

describe('milestoneTag', () => {
  const tagOf = (fields: Partial<Milestone>) =>
    milestoneTag(
      {
        kind: 'aid',
        title: 'Vigneti',
        label: 'OCM vino',
        friendlyUrl: 'vigneti',
        event: 'closes',
        day: TODAY,
        audiences: [],
        regions: [],
        produce: [],
        ...fields,
      },
      TODAY,
    );

  it.each([
    [{ day: inDays(0) }, 'warn', 'Si chiude oggi'],
    [{ day: inDays(1) }, 'warn', 'Si chiude domani'],
    [{ day: inDays(7) }, 'warn', 'Si chiude tra 7 giorni'],
    [{ day: inDays(8) }, 'info', 'Si chiude tra 8 giorni'],
    [{ day: inDays(3), event: 'opens' as const }, 'ok', 'Si apre tra 3 giorni'],
  ])('[TERM-01] should say %o by colour %s and word %s', (fields, tone, word) => {
    expect(tagOf(fields)).toMatchObject({ tone, word });
  });

  it('[TERM-01] should name what is corrected for the last time', () => {
    expect(milestoneTitle({ event: 'corrections', title: 'Domanda unica' })).toBe('Ultime modifiche: Domanda unica');
  });
});
