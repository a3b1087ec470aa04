import { SEARCH_CHIPS } from '#core/search/chips.ts';
import { searchTextFrom } from '#core/search/typed-search.ts';
import type { SearchIndex, SearchRequest } from '#core/search/search-index.ts';
import type { AskedOf } from '#adapters/http/contract/calls.ts';
import { searchAnswer, searchCalls, searchHit } from '#adapters/http/contract/search.ts';
import { described } from '../description/described-calls.ts';
import { pagingWords } from '../description/parameters.ts';
import { HttpProblem } from '../problems/problem.ts';
import type { Api } from './api.ts';
import { servePublic } from './serve.ts';

const TYPES = SEARCH_CHIPS.map(({ value }) => value);

const calls = described(searchCalls, {
  tag: 'Ricerca',
  schemas: { RisultatoDiRicerca: searchHit, RisultatiDiRicerca: searchAnswer },
  parameters: {
    search: { description: 'Parole da cercare: contano le prime sedici.', example: 'olio d’oliva' },
    type: {
      description: 'Tipo dei risultati; senza, tutti.',
      example: TYPES.find((value) => value !== '') ?? '',
      schema: { type: 'string', enum: TYPES.filter((value) => value !== '') },
    },
    page: pagingWords.page,
    synonyms: {
      description: 'Con «false» si cercano soltanto le parole scritte, senza i sinonimi della redazione.',
      example: 'false',
      schema: { type: 'string', enum: ['false'] },
    },
    pageSize: { description: 'Risultati in una pagina.', example: 10, schema: { type: 'integer', enum: [10] } },
  },
  calls: {
    find: { name: 'searchPortal', summary: 'Ricerca in tutti gli elenchi' },
    complete: { name: 'completeSearch', summary: 'Completamenti del testo da cercare' },
  },
});

/** Adds the global search and its completions (API-07, API-12). */
export const addSearch = (api: Api, index: SearchIndex): void => {
  const requestFrom = ({ search, type = '', page = 1, synonyms }: AskedOf<typeof searchCalls.find>): SearchRequest => {
    if (!TYPES.includes(type))
      throw new HttpProblem(400, { errors: [{ name: 'type', reason: 'Non è un tipo conosciuto.' }] });
    return {
      text: searchTextFrom(search) ?? '',
      type,
      page,
      ...(synonyms === undefined ? {} : { literal: true }),
    };
  };
  servePublic(api, calls.find, (asked) => index.find(requestFrom(asked)), {
    key: (asked) => JSON.stringify(requestFrom(asked)),
  });
  servePublic(api, calls.complete, ({ search }) => index.complete(searchTextFrom(search) ?? ''), {
    key: ({ search }) => searchTextFrom(search) ?? '',
  });
};
