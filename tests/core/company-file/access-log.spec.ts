import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inSubjectOrder,
  type AccessEntry,
  ACCESS_SUBJECTS,
  accessTag,
  whatWasAccessed,
  whenAccessed,
  whoAccessed,
  whyAccessed,
} from '#core/company-file/access-log.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const anEntry = (rest: Partial<AccessEntry> = {}): AccessEntry => ({
  from: Date.parse('2026-11-21T08:15:30Z'),
  to: Date.parse('2026-11-21T08:16:00Z'),
  role: 'caa',
  office: 'CAA Terre Comuni, ufficio di Viterbo',
  mandateSince: day('2016-01-10'),
  outcome: 'allowed',
  subjects: ['header'],
  ...rest,
});
const anyEntry = fc.record({
  from: fc.integer({ min: 0, max: 4e12 }),
  to: fc.integer({ min: 0, max: 4e12 }),
  role: fc.constantFrom('farmer' as const, 'caa' as const),
  office: fc.option(fc.string(), { nil: undefined }),
  mandateSince: fc.constantFrom(undefined, day('2016-01-10')),
  outcome: fc.constantFrom('allowed' as const, 'refused' as const),
  subjects: fc.subarray([...ACCESS_SUBJECTS], { minLength: 1 }),
});

describe('a entry in words', () => {
  it('[ROUTE-20] should say who, when, what and why', () => {
    const entry = anEntry({ subjects: ['payments', 'header', 'debts'] });
    expect([
      whoAccessed(entry),
      whenAccessed(entry),
      whatWasAccessed(entry),
      whyAccessed(entry),
      accessTag(entry).word,
    ]).toEqual([
      'CAA Terre Comuni, ufficio di Viterbo',
      '21/11/2026 dalle 09:15 alle 09:16',
      'Stato del fascicolo, pagamenti e debiti',
      'Per assistere l’azienda, con il mandato dato il 10/01/2016.',
      'Consentito',
    ]);
  });

  it('[ROUTE-20] should give one time where it was one, in Italy, in summer too', () => {
    const once = Date.parse('2026-07-31T22:05:00Z');
    expect(whenAccessed(anEntry({ from: once, to: once + 59_000 }))).toBe('01/08/2026 alle 00:05');
  });

  it('[ROUTE-20] should name no person, and say of a refusal that nothing was shown', () => {
    const stranger = anEntry({ office: undefined, mandateSince: undefined, role: 'farmer', outcome: 'refused' });
    expect([whoAccessed(stranger), accessTag(stranger).word]).toEqual([
      'Una persona che non è titolare dell’azienda',
      'Respinto',
    ]);
    expect(whoAccessed({ ...stranger, role: 'caa' })).toBe('Un operatore di un centro di assistenza');
    fc.assert(
      fc.property(anyEntry, (entry) => {
        expect(/nessun dato è stato mostrato/.test(whyAccessed(entry))).toBe(entry.outcome === 'refused');
        expect(whatWasAccessed(entry)).toMatch(/^[A-Z]/);
        expect(whoAccessed(entry)).toBe(entry.office ?? whoAccessed({ ...entry, office: undefined }));
      }),
      RUNS,
    );
  });

  it('[ROUTE-20] should tell each thing once, in one order, whatever the order of the looks', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ACCESS_SUBJECTS)), (subjects) => {
        const reported = inSubjectOrder(subjects);
        expect([...reported].sort()).toEqual([...new Set(subjects)].sort());
        expect(inSubjectOrder(subjects.toReversed())).toEqual(reported);
      }),
      RUNS,
    );
  });
});
