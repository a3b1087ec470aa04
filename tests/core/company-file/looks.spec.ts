import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inTellingOrder,
  type Look,
  LOOK_SUBJECTS,
  lookTag,
  whatWasSeen,
  whenLooked,
  whoLooked,
  whyLooked,
} from '#core/company-file/looks.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const aLook = (rest: Partial<Look> = {}): Look => ({
  from: Date.parse('2026-11-21T08:15:30Z'),
  to: Date.parse('2026-11-21T08:16:00Z'),
  role: 'caa',
  office: 'CAA Terre Comuni, ufficio di Viterbo',
  mandateSince: day('2016-01-10'),
  outcome: 'allowed',
  subjects: ['header'],
  ...rest,
});
const anyLook = fc.record({
  from: fc.integer({ min: 0, max: 4e12 }),
  to: fc.integer({ min: 0, max: 4e12 }),
  role: fc.constantFrom('farmer' as const, 'caa' as const),
  office: fc.option(fc.string(), { nil: undefined }),
  mandateSince: fc.constantFrom(undefined, day('2016-01-10')),
  outcome: fc.constantFrom('allowed' as const, 'refused' as const),
  subjects: fc.subarray([...LOOK_SUBJECTS], { minLength: 1 }),
});

describe('a look in words', () => {
  it('[ROUTE-20] should say who, when, what and why', () => {
    const look = aLook({ subjects: ['payments', 'header', 'debts'] });
    expect([whoLooked(look), whenLooked(look), whatWasSeen(look), whyLooked(look), lookTag(look).word]).toEqual([
      'CAA Terre Comuni, ufficio di Viterbo',
      '21/11/2026 dalle 09:15 alle 09:16',
      'Stato del fascicolo, pagamenti e debiti',
      'Per assistere l’azienda, con il mandato dato il 10/01/2016.',
      'Consentito',
    ]);
  });

  it('[ROUTE-20] should give one time where it was one, in Italy, in summer too', () => {
    const once = Date.parse('2026-07-31T22:05:00Z');
    expect(whenLooked(aLook({ from: once, to: once + 59_000 }))).toBe('01/08/2026 alle 00:05');
  });

  it('[ROUTE-20] should name no person, and say of a refusal that nothing was shown', () => {
    const stranger = aLook({ office: undefined, mandateSince: undefined, role: 'farmer', outcome: 'refused' });
    expect([whoLooked(stranger), lookTag(stranger).word]).toEqual([
      'Una persona che non è titolare dell’azienda',
      'Respinto',
    ]);
    expect(whoLooked({ ...stranger, role: 'caa' })).toBe('Un operatore di un centro di assistenza');
    fc.assert(
      fc.property(anyLook, (look) => {
        expect(/nessun dato è stato mostrato/.test(whyLooked(look))).toBe(look.outcome === 'refused');
        expect(whatWasSeen(look)).toMatch(/^[A-Z]/);
        expect(whoLooked(look)).toBe(look.office ?? whoLooked({ ...look, office: undefined }));
      }),
      RUNS,
    );
  });

  it('[ROUTE-20] should tell each thing once, in one order, whatever the order of the looks', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...LOOK_SUBJECTS)), (subjects) => {
        const told = inTellingOrder(subjects);
        expect([...told].sort()).toEqual([...new Set(subjects)].sort());
        expect(inTellingOrder(subjects.toReversed())).toEqual(told);
      }),
      RUNS,
    );
  });
});
