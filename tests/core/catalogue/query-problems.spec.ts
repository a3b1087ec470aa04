import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTS } from '#core/catalogue/definitions.ts';
import { listAddressFromQuery, listAddressToQuery } from '#core/catalogue/query-codec.ts';
import { queryProblems } from '#core/catalogue/query-problems.ts';
import { anyDefinition, anyListCriteria, anyPairs } from '#tests/support/arbitraries/catalogue.ts';
import { RUNS } from '#tests/support/property.ts';

describe('queryProblems', () => {
  it.each([
    ['page', '0'],
    ['page', 'due'],
    ['page', '2147483648'],
    ['sort', 'newest'],
    ['search', 'x'.repeat(201)],
    ['publicationDateFrom', '2023-02-29'],
    ['publicationDateTo', '1899-12-31'],
  ])('[LIST-08] should name %s when it is «%s»', (name, value) => {
    const problems = queryProblems(LISTS.regulations, [[name, value]]);
    expect(problems.map((problem) => problem.name)).toEqual([name]);
    expect(problems[0]?.message).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('[LIST-09] should name a range that ends before it begins, and a number that is none', () => {
    const pairs = [
      ['publicationDateFrom', '2024-05-02'],
      ['publicationDateTo', '2024-05-01'],
      ['deedNumber', '0'],
    ] as const;
    expect(queryProblems(LISTS.resolutions, pairs).map(({ name }) => name)).toEqual([
      'deedNumber',
      'publicationDateTo',
    ]);
  });

  it('[LIST-08] should overlook unknown names', () => {
    expect(
      queryProblems(LISTS.regulations, [
        ['utm_source', 'x'],
        ['page', '2'],
        ['pageSize', '9'],
        ['sort', 'ASC'],
      ]),
    ).toEqual([]);
    expect(
      queryProblems(LISTS.regulations, [
        ['search', 'x'.repeat(200)],
        ['page', '2147483647'],
        ['sort', 'DESC'],
      ]),
    ).toEqual([]);
  });

  it('[LIST-08] should have nothing to say about an address that the portal writes', () => {
    fc.assert(
      fc.property(anyListCriteria(), fc.integer({ min: 1, max: 100_000 }), ({ definition, criteria }, page) => {
        expect(queryProblems(definition, listAddressToQuery(definition, { criteria, page }))).toEqual([]);
      }),
      RUNS,
    );
  });

  it('[LIST-08] should answer to any query without throwing, and read the rest of it as the portal does', () => {
    fc.assert(
      fc.property(anyDefinition(), anyPairs(), (definition, pairs) => {
        queryProblems(definition, pairs);
        expect(listAddressFromQuery(definition, pairs).page).toBeGreaterThanOrEqual(1);
      }),
      RUNS,
    );
  });
});
