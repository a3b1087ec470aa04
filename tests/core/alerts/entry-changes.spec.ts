import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EntryState } from '#core/alerts/followed-entries.ts';
import { entryChanges, type EntryNews } from '#core/alerts/entry-changes.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');
const ALL = { after: 0, upTo: 100, today: TODAY };
const AID: EntryState = { opensOn: day('2026-11-25'), closesOn: day('2026-12-18') };

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const anyDay = maybe(fc.constantFrom(day('2026-11-01'), day('2026-12-10'), day('2027-01-04')));
const anyState: fc.Arbitrary<EntryState> = fc.record({
  opensOn: anyDay,
  closesOn: anyDay,
  correctionsUntil: anyDay,
  deadline: anyDay,
  status: maybe(fc.constantFrom('Aperto', 'Concluso')),
  documents: fc.subarray(['Bando', 'Graduatoria', 'Verbale']),
});

describe('entryChanges', () => {
  it('[FOLLOW-02] should tell an opening on its day, with what comes next', () => {
    expect(entryChanges([{ number: 1 }], AID, ALL)).toEqual(['si è aperto: aperto, scade il 18/12/2026']);
    expect(entryChanges([{ number: 1 }], { ...AID, opensOn: day('2026-12-01') }, ALL)).toEqual([]);
  });

  it('[FOLLOW-02] should tell a ranking, a status and a term together, with what was before', () => {
    const before: EntryState = { deadline: day('2026-12-10'), status: 'Aperto', documents: ['Bando'] };
    const now: EntryState = { deadline: day('2026-12-20'), status: 'Concluso', documents: ['Bando', 'Graduatoria'] };
    expect(entryChanges([{ number: 1, before }], now, ALL)).toEqual([
      'il termine è ora 20/12/2026, prima era 10/12/2026',
      'lo stato è ora «Concluso»',
      'nuovo documento: Graduatoria',
    ]);
    expect(entryChanges([{ number: 1, before: now }], { ...now, deadline: undefined }, ALL)).toEqual([
      'non c’è più un termine',
    ]);
  });

  it('[FOLLOW-02] should tell days that moved, with those before', () => {
    const moved = { ...AID, opensOn: day('2027-01-04') };
    expect(entryChanges([{ number: 1, before: moved }], { ...moved, opensOn: day('2027-02-01') }, ALL)).toEqual([
      'i giorni sono cambiati: apre il 01/02/2027, scade il 18/12/2026; prima apre il 04/01/2027, scade il 18/12/2026',
    ]);
  });

  it('[FOLLOW-02] should tell nothing of what was told, of what went and came back, and nothing twice', () => {
    const other: EntryState = { ...AID, status: 'Aperto' };
    const news: readonly EntryNews[] = [
      { number: 1, before: AID },
      { number: 2, before: other },
    ];
    expect(entryChanges(news, AID, ALL)).toEqual([]);
    expect(entryChanges(news, other, { ...ALL, after: 2 })).toEqual([]);
    expect(entryChanges(news, other, { ...ALL, after: 1 })).toEqual([]);
    fc.assert(
      fc.property(anyState, anyState, fc.array(anyState, { maxLength: 4 }), (before, now, between) => {
        const states = [before, ...between];
        const all = states.map((one, at): EntryNews => ({ number: at + 1, before: one }));
        const upTo = all.length;
        // However often it changed meanwhile, the news is the way from the first state to the last, in whatever order the news are read.
        expect(entryChanges(all.toReversed(), now, { after: 0, upTo, today: TODAY })).toEqual(
          entryChanges([{ number: 1, before }], now, { after: 0, upTo, today: TODAY }),
        );
        expect(entryChanges(all, now, { after: upTo, upTo, today: TODAY })).toEqual([]);
        expect(entryChanges([{ number: 1, before: now }], now, ALL)).toEqual([]);
      }),
      RUNS,
    );
  });
});
