import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTS } from '#core/catalogue/definitions.ts';
import { criteriaToQuery } from '#core/catalogue/query-codec.ts';
import { refusedFilters } from '#core/catalogue/refused.ts';
import { anyListCriteria, anyPairs } from '#tests/support/arbitraries/catalogue.ts';
import { RUNS } from '#tests/support/property.ts';

describe('refusedFilters', () => {
  it('[LIST-09] should say of an impossible day and of days the wrong way round what was asked and what is wrong', () => {
    expect(refusedFilters(LISTS.articles, [['publicationDateFrom', '2026-02-31']])).toEqual([
      { label: 'Pubblicato dal 2026-02-31', message: 'Scrivi una data esistente, nel formato giorno/mese/anno.' },
    ]);
    expect(
      refusedFilters(LISTS.articles, [
        ['publicationDateFrom', '2026-05-02'],
        ['publicationDateTo', '2026-05-01'],
      ]),
    ).toEqual([
      {
        label: 'Pubblicato dal 02/05/2026, Pubblicato fino al 01/05/2026',
        message: 'La data finale non può precedere quella iniziale.',
      },
    ]);
  });

  it('[LIST-03] [LIST-09] should have nothing to say of what a list itself writes, and break over nothing', () => {
    fc.assert(
      fc.property(anyListCriteria(), anyPairs(), ({ definition, criteria }, pairs) => {
        expect(refusedFilters(definition, criteriaToQuery(definition, criteria))).toEqual([]);
        for (const { label, message } of refusedFilters(definition, pairs)) expect(label && message).not.toBe('');
      }),
      RUNS,
    );
  });
});
