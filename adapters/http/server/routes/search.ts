import * as z from 'zod/mini';
import { SEARCH_CHIPS } from '#core/search/chips.ts';
import { searchTextFrom } from '#core/search/search-text.ts';
import type { SearchIndex } from '#core/search/search-index.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { searchToWire, wireCompletions, wireSearch } from '#adapters/http/contract/search.ts';
import { HttpProblem } from '../problems/problem.ts';
import { publicRead, type Api, type Asked } from './api.ts';
import { pageQuery } from './params.ts';

const TAG = 'Ricerca';
/** Results on a page (LIST-11). */
const PAGE_SIZE = 10;
const LONGEST_TEXT = 200;

const words = z.string('Manca il testo da cercare.').check(
  z.maxLength(LONGEST_TEXT, `Il testo cercato può avere al massimo ${LONGEST_TEXT} caratteri.`),
  z.refine((text) => searchTextFrom(text) !== undefined, 'Il testo da cercare non può essere vuoto.'),
);
const query = z.object({
  search: words,
  type: z.optional(z.string().check(z.maxLength(60))),
  page: pageQuery,
  pageSize: z.optional(z.literal(String(PAGE_SIZE), `La dimensione della pagina di questo elenco è ${PAGE_SIZE}.`)),
});

/** Adds the global search and its completions (API-07, API-12). */
export const addSearch = (api: Api, index: SearchIndex): void => {
  const asked = ({
    query: { search, type = '', page = '1' },
  }: Asked<undefined, typeof query>): { text: string; type: string; page: number } => {
    if (SEARCH_CHIPS.every(({ value }) => value !== type))
      throw new HttpProblem(400, { errors: [{ name: 'type', reason: 'Non è un tipo conosciuto.' }] });
    return { text: searchTextFrom(search) ?? '', type, page: Number(page) };
  };
  publicRead(api, {
    url: PATHS.search,
    summary: 'Ricerca in tutti gli elenchi',
    tag: TAG,
    query,
    answer: wireSearch,
    key: (request) => JSON.stringify(asked(request)),
    read: async (request) => searchToWire(await index.find(asked(request))),
  });
  const completion = z.object({ search: words });
  publicRead(api, {
    url: PATHS.searchCompletions,
    summary: 'Completamenti del testo da cercare',
    tag: TAG,
    query: completion,
    answer: wireCompletions,
    key: ({ query: { search } }) => searchTextFrom(search) ?? '',
    read: async ({ query: { search } }) => [...(await index.complete(searchTextFrom(search) ?? ''))],
  });
};
