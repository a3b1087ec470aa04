import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTS } from '#core/catalogue/definitions.ts';
import { withField, withMore, withoutSelections, withPage, withSearch, withSort } from '#core/catalogue/list-change.ts';
import { anyListCriteria } from '#tests/support/arbitraries/catalogue.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('changes of a list', () => {
  it('[LIST-06] should never let the page survive a change of filter, order or words', () => {
    fc.assert(
      fc.property(
        anyListCriteria(),
        fc.integer({ min: 1, max: 100 }),
        anyText(),
        ({ definition, criteria }, page, text) => {
          const address = { criteria, page };
          const section = definition.sections[0];
          const changed = [
            withSearch(definition, address, text),
            withSort(definition, address, 'ASC'),
            withSort(definition, address, 'DESC'),
            withoutSelections(address),
            ...(section?.kind === 'choice' ? [withField(definition, address, section.name, [text])] : []),
          ];
          expect(changed.map((next) => next.page)).toEqual(changed.map(() => 1));
        },
      ),
      RUNS,
    );
  });

  it('[LIST-06] should raise the page and leave words, filters and order as they are', () => {
    fc.assert(
      fc.property(anyListCriteria(), fc.integer({ min: 1, max: 99_999 }), ({ criteria }, page) => {
        expect(withMore({ criteria, page })).toEqual({ criteria, page: page + 1 });
      }),
      RUNS,
    );
  });

  it.each([
    [0, 1],
    [-5, 1],
    [Number.NaN, 1],
    [2.9, 2],
    [2_147_483_648, 2_147_483_647],
  ])('[LIST-06] should turn to page %d as %d', (asked, page) => {
    expect(withPage({ criteria: { search: '', selections: {}, sort: 'DESC' }, page: 1 }, asked).page).toBe(page);
  });

  it('[LIST-02] should take words, cleaned, only where a list is searched', () => {
    const address = { criteria: { search: 'riso', selections: {}, sort: 'DESC' as const }, page: 2 };
    expect(withSearch(LISTS.regulations, address, '  olio ').criteria.search).toBe('olio');
    expect(withSearch(LISTS.publicProclamations, address, 'olio').criteria.search).toBe('');
  });

  it('[LIST-06] should keep a list without order in its own', () => {
    expect(
      withSort(LISTS.faqs, { criteria: { search: '', selections: {}, sort: 'DESC' }, page: 1 }, 'ASC').criteria.sort,
    ).toBe('DESC');
  });

  it('[LIST-04] should keep words and order when all filters go', () => {
    const criteria = { search: 'riso', selections: { categories: ['ocm'] }, sort: 'ASC' as const };
    expect(withoutSelections({ criteria, page: 4 })).toEqual({
      criteria: { search: 'riso', selections: {}, sort: 'ASC' },
      page: 1,
    });
  });
});
