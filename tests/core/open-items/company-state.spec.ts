import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyStateWords, worstFirst } from '#core/open-items/company-state.ts';
import type { CompanyState } from '#core/open-items/company-states.ts';
import { addDays } from '#core/kernel/iso-date.ts';
import { aCompany } from '#tests/support/arbitraries/session.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');
const aState = (rest: Partial<CompanyState> = {}): CompanyState => ({ cuaa: '01', toDos: 0, late: 0, ...rest });
const open = aCompany('01');

const anyState = fc
  .record({
    toDos: fc.nat({ max: 9 }),
    late: fc.nat({ max: 9 }),
    term: fc.option(fc.nat({ max: 60 }), { nil: undefined }),
    stoppedCents: fc.option(fc.nat({ max: 9_000_000 }), { nil: undefined }),
  })
  .map(({ toDos, late, term, stoppedCents }) =>
    aState({
      toDos,
      late: Math.min(late, toDos),
      nextTerm: term === undefined || toDos === 0 ? undefined : addDays(TODAY, term),
      stoppedCents,
    }),
  );

describe('companyStateWords', () => {
  it.each([
    [aState({ toDos: 3, late: 1, stoppedCents: 19_482_82 }), 'bad', '3 cose da fare', 'fermi 19.482,82 €'],
    [aState({ toDos: 1, late: 1 }), 'bad', '1 cosa da fare', undefined],
    [aState({ toDos: 1, nextTerm: addDays(TODAY, 10) }), 'warn', 'Mancano 10 giorni', '1 cosa da fare'],
    [aState({ toDos: 2, nextTerm: addDays(TODAY, 40) }), 'info', 'Mancano 40 giorni', '2 cose da fare'],
    [aState({ toDos: 2, stoppedCents: 0 }), 'info', '2 cose da fare', undefined],
    [aState(), 'ok', 'Tutto in ordine', undefined],
  ] as const)(
    '[SES-30] should say what is to be done, what is near, or that all is well: %o',
    (state, tone, word, more) => {
      const words = companyStateWords(open, state, TODAY);
      expect([words?.tag.tone, words?.tag.word, words?.more?.replaceAll('\u00A0', ' ')]).toEqual([tone, word, more]);
    },
  );

  it('[SES-30] should say of a closed mandate that it is closed, and nothing of what is not known', () => {
    expect(companyStateWords({ mandateClosed: true }, aState({ toDos: 2, late: 2 }), TODAY)?.tag.word).toBe(
      'Mandato chiuso',
    );
    expect(companyStateWords(open, undefined, TODAY)).toBeUndefined();
  });

  it('[SES-30] should call in order exactly what has nothing to do', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(companyStateWords(open, state, TODAY)?.tag.tone === 'ok').toBe(state.toDos === 0);
      }),
      RUNS,
    );
  });
});

describe('worstFirst', () => {
  it('[SES-30] should put late before near, near before well, and a closed mandate last, each in its own order', () => {
    const companies = ['01', '02', '03', '04', '05', '06'].map((cuaa) => ({ cuaa, mandateClosed: cuaa === '01' }));
    const states = [
      aState({ cuaa: '02' }),
      aState({ cuaa: '03', toDos: 1, nextTerm: addDays(TODAY, 3) }),
      aState({ cuaa: '04', toDos: 1, late: 1 }),
      aState({ cuaa: '06', toDos: 2, late: 2 }),
    ];
    expect(worstFirst(companies, states, TODAY).map(({ cuaa }) => cuaa)).toEqual(['04', '06', '03', '02', '05', '01']);
  });

  it('[SES-30] should lose and double nobody', () => {
    fc.assert(
      fc.property(fc.array(anyState), (states) => {
        const companies = states.map((_state, at) => ({ cuaa: `${at}`, mandateClosed: at % 5 === 0 }));
        const known = states.map((state, at) => ({ ...state, cuaa: `${at}` }));
        expect(new Set(worstFirst(companies, known, TODAY)).size).toBe(companies.length);
      }),
      RUNS,
    );
  });
});
