import { describe, expect, it } from 'vitest';
import type { SearchRequest } from '#core/search/search-index.ts';
import { NO_SEARCH_RESULTS, searchSentence } from '#core/search/results.ts';
import { makeSearchPortal } from '#core/search/use-cases.ts';
import { makeCompleteSearch } from '#core/search/complete-search.ts';
import { aSearchDocument } from '#tests/support/mothers/search.ts';
import { sampleSearchIndex } from '#tests/support/sample-search.ts';

describe('makeSearchPortal', () => {
  const index = sampleSearchIndex(
    [
      aSearchDocument({ id: 'a', type: 'SERVIZI', title: 'Fascicolo aziendale' }),
      aSearchDocument({ id: 'b', type: 'NORMATIVE', title: 'Fascicolo aziendale elettronico' }),
    ],
    'fascicolo aziendale',
  );
  const search = makeSearchPortal(index);

  it('[LIST-19] should answer with what was probably meant where nothing has what was typed, and say so', async () => {
    const answer = await search({ text: 'fascicolo azendale', type: '', page: 1 });
    expect(answer?.corrected).toBe('fascicolo aziendale');
    expect(answer?.items.map(({ id }) => id).sort()).toEqual(['a', 'b']);
    expect(answer === undefined ? '' : searchSentence(answer)).toBe('2 risultati per «fascicolo aziendale»');
  });

  it('[LIST-19] should leave what was typed alone where it is asked for, or found somewhere', async () => {
    const exact = await search({ text: 'fascicolo azendale', type: '', page: 1, exact: true });
    expect([exact?.totalCount, exact?.corrected, exact?.suggestion]).toEqual([0, undefined, 'fascicolo aziendale']);
    expect(exact === undefined ? '' : searchSentence(exact)).toBe(NO_SEARCH_RESULTS);
    const elsewhere = await search({ text: 'elettronico', type: 'SERVIZI', page: 1 });
    expect([elsewhere?.totalCount, elsewhere?.corrected]).toEqual([0, undefined]);
  });
});

describe('SearchPortal', () => {
  it('[LIST-12] should ask nothing for blank words', async () => {
    const asked: SearchRequest[] = [];
    const search = makeSearchPortal({
      find: async (request) => {
        asked.push(request);
        return { items: [], totalCount: 0, page: 1, pageSize: 10, countsByType: {} };
      },
      complete: async () => [],
    });
    expect(await search({ text: '  ', type: '', page: 1 })).toBeUndefined();
    expect(await search({ text: undefined, type: '', page: 1 })).toBeUndefined();
    await search({ text: ' riso ', type: 'SERVIZI', page: 2 });
    expect(asked).toEqual([{ text: 'riso', type: 'SERVIZI', page: 2 }]);
  });

  it('should complete nothing that is not typed', async () => {
    const complete = makeCompleteSearch({
      find: async () => ({ items: [], totalCount: 0, page: 1, pageSize: 10, countsByType: {} }),
      complete: async (prefix) => [prefix],
    });
    expect(await complete('  ')).toEqual([]);
    expect(await complete(' do ')).toEqual(['do']);
  });

  it('should complete from two characters on', async () => {
    const complete = makeCompleteSearch(sampleSearchIndex([aSearchDocument({ title: 'Domanda unica' })]));
    expect(await complete('d')).toEqual([]);
    expect(await complete(' d ')).toEqual([]);
    expect(await complete('do')).toEqual(['Domanda unica']);
  });
});
