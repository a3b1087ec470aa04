import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listQueryKey } from '#core/catalogue/query-key.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import {
  criteriaFromQuery,
  criteriaToQuery,
  listAddressFromQuery,
  listAddressToQuery,
} from '#core/catalogue/query-codec.ts';
import { pairsToQuery, queryPairs } from '#core/kernel/address.ts';
import { anyDefinition, anyListCriteria, anyPairs } from '#tests/support/arbitraries/catalogue.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('criteriaFromQuery', () => {
  it('[LIST-03] [LIST-08] should read words, filters and sort from their names', () => {
    const pairs = queryPairs(
      '?search=riso&categories=ocm&categories=dop&publicationDateFrom=2024-01-01&publicationDateTo=2024-12-31&sort=ASC',
    );
    expect(criteriaFromQuery(LISTS.regulations, pairs)).toEqual({
      search: 'riso',
      selections: {
        categories: ['dop', 'ocm'],
        publicationDateFrom: ['2024-01-01'],
        publicationDateTo: ['2024-12-31'],
      },
      sort: 'ASC',
    });
  });

  it('[LIST-08] should read number and year of a deed, status, identifier, CIG and event days', () => {
    expect(criteriaFromQuery(LISTS.resolutions, queryPairs('deedNumber=12&referenceYear=2024')).selections).toEqual({
      deedNumber: ['12'],
      referenceYear: ['2024'],
    });
    expect(
      criteriaFromQuery(LISTS.tenders, queryPairs('contractStatus=Pubblicato&identifier=A-7&cig=Z3A41B09C2'))
        .selections,
    ).toEqual({
      contractStatus: ['Pubblicato'],
      identifier: ['A-7'],
      cig: ['Z3A41B09C2'],
    });
    expect(
      criteriaFromQuery(LISTS.events, queryPairs('eventDateFrom=2024-03-01&eventDateTo=2024-03-01')).selections,
    ).toEqual({
      eventDateFrom: ['2024-03-01'],
      eventDateTo: ['2024-03-01'],
    });
  });

  it('[LIST-08] should read the year of a regulation under both of its names', () => {
    expect(
      criteriaFromQuery(LISTS.regulations, queryPairs('referenceYear=2023&referenceYears=2024')).selections,
    ).toEqual({
      referenceYears: ['2023', '2024'],
    });
  });

  it('[LIST-03] should ignore unknown names and drop impossible values', () => {
    const rubbish =
      'colour=red&categories=&publicationDateFrom=2023-02-29&publicationDateTo=1899-12-31&sort=newest&page=-1';
    expect(criteriaFromQuery(LISTS.regulations, queryPairs(rubbish))).toEqual(noCriteria());
    expect(criteriaFromQuery(LISTS.tenders, queryPairs('contractStatus=Aperto')).selections).toEqual({});
    expect(criteriaFromQuery(LISTS.competitions, queryPairs('competitionStatus=Aperto')).selections).toEqual({
      competitionStatus: ['Aperto'],
    });
  });

  it.each([
    ['0', undefined],
    ['1', '1'],
    ['007', '7'],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['999999999', '999999999'],
    ['1000000000', undefined],
    ['١٢', undefined],
  ])('[LIST-09] should read the number «%s» as %s', (typed, value) => {
    expect(criteriaFromQuery(LISTS.resolutions, [['deedNumber', typed]]).selections.deedNumber?.[0]).toBe(value);
  });

  it.each([
    ['1899-12-31', undefined],
    ['1900-01-01', '1900-01-01'],
    ['2100-12-31', '2100-12-31'],
    ['2101-01-01', undefined],
  ])('[LIST-09] should read the day %s as %s', (typed, value) => {
    expect(
      criteriaFromQuery(LISTS.articles, [['publicationDateFrom', typed]]).selections.publicationDateFrom?.[0],
    ).toBe(value);
  });

  it('[LIST-09] should drop both days of a range that ends before it begins', () => {
    const pairs = queryPairs('publicationDateFrom=2024-05-02&publicationDateTo=2024-05-01&categories=ocm');
    expect(criteriaFromQuery(LISTS.regulations, pairs).selections).toEqual({ categories: ['ocm'] });
  });

  it('[LIST-03] should answer to any query without throwing, and in canonical form', () => {
    fc.assert(
      fc.property(anyDefinition(), anyPairs(), (definition, pairs) => {
        const criteria = criteriaFromQuery(definition, pairs);
        expect(criteriaFromQuery(definition, criteriaToQuery(definition, criteria))).toEqual(criteria);
      }),
      RUNS,
    );
  });

  it('[LIST-03] should not care about the order of the values of a filter', () => {
    fc.assert(
      fc.property(
        anyDefinition(),
        fc.shuffledSubarray(['ocm', 'dop', 'feaga', 'riso', 'vino']),
        (definition, values) => {
          const named = (list: readonly string[]) => list.map((value) => ['categories', value] as const);
          expect(criteriaFromQuery(definition, named(values))).toEqual(
            criteriaFromQuery(definition, named([...values].sort())),
          );
        },
      ),
      RUNS,
    );
  });
});

describe('criteriaToQuery', () => {
  it('[LIST-03] should be read back as the criteria that were written, through the text of an address too', () => {
    fc.assert(
      fc.property(anyListCriteria(), ({ definition, criteria }) => {
        const pairs = criteriaToQuery(definition, criteria);
        expect(criteriaFromQuery(definition, pairs)).toEqual(criteria);
        expect(criteriaFromQuery(definition, queryPairs(pairsToQuery(pairs)))).toEqual(criteria);
      }),
      RUNS,
    );
  });

  it('[LIST-03] should carry any words that can be typed', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const criteria = criteriaFromQuery(LISTS.articles, [['search', text]]);
        const address = pairsToQuery(criteriaToQuery(LISTS.articles, criteria));
        expect(criteriaFromQuery(LISTS.articles, queryPairs(address)).search).toBe(criteria.search);
      }),
      RUNS,
    );
  });

  it.each(['%41', '&#+%"\'', '👩‍🌾', 'a=b&c', 'più'])('[LIST-03] should carry «%s» unchanged', (text) => {
    const criteria = { ...noCriteria(), search: text, selections: { categories: [text] } };
    expect(
      criteriaFromQuery(LISTS.articles, queryPairs(pairsToQuery(criteriaToQuery(LISTS.articles, criteria)))),
    ).toEqual(criteria);
  });

  it('[LIST-06] should leave out what holds by default: no words, newest first, first page', () => {
    expect(listAddressToQuery(LISTS.regulations, { criteria: noCriteria(), page: 1 })).toEqual([]);
  });
});

describe('listAddressFromQuery', () => {
  it.each([
    ['', 1],
    ['1', 1],
    ['20', 20],
    ['21', 21],
    ['0', 1],
    ['-3', 1],
    ['2.5', 1],
    ['100000', 100_000],
    ['100001', 100_001],
    ['2147483648', 1],
    ['999999999999', 1],
    ['due', 1],
  ])('[LIST-08] should read page «%s» as %d', (text, page) => {
    expect(listAddressFromQuery(LISTS.articles, [['page', text]]).page).toBe(page);
  });

  it('[LIST-03] should read back every address that is written', () => {
    fc.assert(
      fc.property(anyListCriteria(), fc.integer({ min: 1, max: 100_000 }), ({ definition, criteria }, page) => {
        expect(listAddressFromQuery(definition, listAddressToQuery(definition, { criteria, page }))).toEqual({
          criteria,
          page,
        });
      }),
      RUNS,
    );
  });
});

describe('listAddressFromQuery, asked again', () => {
  it('[LIST-03] should read the same pairs for each list as that list reads them, in any order', () => {
    fc.assert(
      fc.property(
        fc.array(anyPairs(), { minLength: 1, maxLength: 3 }),
        fc.array(fc.tuple(anyDefinition(), fc.nat({ max: 2 })), { maxLength: 6 }),
        (queries, readings) => {
          for (const [definition, at] of readings) {
            const pairs = queries[at % queries.length] ?? [];
            expect(listAddressFromQuery(definition, pairs)).toEqual(listAddressFromQuery(definition, [...pairs]));
          }
        },
      ),
      RUNS,
    );
  });
});

describe('listQueryKey', () => {
  it('[LIST-15] should be equal for equal criteria and different for different ones', () => {
    fc.assert(
      fc.property(anyListCriteria(), anyListCriteria(), (left, right) => {
        const [a, b] = [left, right].map(({ definition, criteria }) =>
          JSON.stringify(listQueryKey(definition, criteria)),
        );
        expect(a === b).toBe(
          JSON.stringify([left.definition.id, left.criteria]) === JSON.stringify([right.definition.id, right.criteria]),
        );
      }),
      RUNS,
    );
  });
});
