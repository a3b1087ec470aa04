import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairsToQuery, queryPairs } from '#core/kernel/address.ts';
import {
  SEARCH_PAGE_SIZE,
  searchFromQuery,
  searchToQuery,
  withoutDetails,
  withText,
  withType,
} from '#core/search/search-text.ts';
import { searchTextFrom } from '#core/search/typed-search.ts';
import { anyPairs } from '#tests/support/arbitraries/catalogue.ts';
import { RUNS } from '#tests/support/property.ts';

describe('searchTextFrom', () => {
  it.each(['', ' ', '\t\n', '\u00A0', '\u0000', '\u200B', '\uFEFF \u00AD'])(
    '[LIST-12] should find nothing to search for in %j',
    (typed) => {
      expect(searchTextFrom(typed)).toBeUndefined();
    },
  );

  it('[LIST-12] should search without blanks at the ends', () => {
    expect(searchTextFrom('  domanda unica ')).toBe('domanda unica');
  });

  it('[API-07] should search without invisible characters', () => {
    expect(searchTextFrom('pa\u200Bc \u00AD2027\uFEFF')).toBe('pac 2027');
  });
});

describe('searchFromQuery', () => {
  it('[LIST-19] [PAGE-21] should read whether the typed words are meant, and the result whose details are open', () => {
    const address = searchFromQuery(queryPairs('?search=olio&esatte=si&dettaglio=delibere-7'));
    expect(address).toEqual({ text: 'olio', type: '', page: 1, exact: true, details: 'delibere-7' });
    expect(withoutDetails(address)).toEqual({ text: 'olio', type: '', page: 1, exact: true });
    // Other words are meant again; another chip keeps what is known of these.
    expect(withText(address, 'vino')).toEqual({ text: 'vino', type: '', page: 1 });
    expect(withType(address, 'SERVIZI')).toEqual({ text: 'olio', type: 'SERVIZI', page: 1, exact: true });
  });

  it('[LIST-08] [LIST-11] should read words, type and page', () => {
    expect(SEARCH_PAGE_SIZE).toBe(10);
    expect(searchFromQuery(queryPairs('?search=olio+d%27oliva&type=NORMATIVE&page=2'))).toEqual({
      text: "olio d'oliva",
      type: 'NORMATIVE',
      page: 2,
    });
    expect(searchFromQuery(queryPairs('?search=+&type=ALTRO&page=0'))).toEqual({ text: undefined, type: '', page: 1 });
  });

  it('[LIST-12] should read back every address that is written, and answer to any query', () => {
    fc.assert(
      fc.property(anyPairs(), (pairs) => {
        const address = searchFromQuery(pairs);
        expect(searchFromQuery(searchToQuery(address))).toEqual(address);
        expect(searchFromQuery(queryPairs(pairsToQuery(searchToQuery(address))))).toEqual(address);
      }),
      RUNS,
    );
  });

  it('[LIST-12] should write type and page without words', () => {
    expect(searchToQuery({ text: undefined, type: 'NORMATIVE', page: 2 })).toEqual([
      ['type', 'NORMATIVE'],
      ['page', '2'],
    ]);
    expect(searchToQuery({ text: undefined, type: '', page: 1 })).toEqual([]);
  });

  it('[LIST-12] should leave out the type for all', () => {
    expect(searchToQuery({ text: 'riso', type: '', page: 1 })).toEqual([['search', 'riso']]);
  });
});

describe('withType and withText', () => {
  it('[LIST-06] should go back to page 1 with other words or another chip', () => {
    const address = { text: 'riso', type: 'SERVIZI', page: 4 };
    expect(withType(address, 'DELIBERE')).toEqual({ text: 'riso', type: 'DELIBERE', page: 1 });
    expect(withText(address, ' vino ')).toEqual({ text: 'vino', type: 'SERVIZI', page: 1 });
    expect(withText(address, '   ')).toBe(address);
  });
});
