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
  fields: {
    'RisultatoDiRicerca.id': 'Identificativo del risultato.',
    'RisultatoDiRicerca.type': 'Di che tipo è.',
    summary: 'La frase che lo descrive, senza formattazione.',
    'RisultatoDiRicerca.description': 'La stessa frase di `summary`.',
    preview: 'Il testo intorno alle parole trovate, pezzo per pezzo.',
    'preview.text': 'Il testo del pezzo.',
    isMatch: 'Se il pezzo è una parola trovata.',
    url: 'Indirizzo fuori dal portale.',
    'RisultatoDiRicerca.answer': 'Ciò che fa del risultato una risposta.',
    place: 'Quale parte del portale si apre.',
    form: 'Il modulo che serve.',
    canEnter: 'Se il servizio si può aprire.',
    countsByType: 'Quanti risultati ha ogni tipo.',
    suggestion: 'Parole che troverebbero di più.',
    foundWords: 'Le parole che i risultati hanno, dove nessuno le ha tutte.',
    synonyms: 'Le parole cercate in più, perché dicono lo stesso.',
  },
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
