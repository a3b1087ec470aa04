import { emptyPage } from '#core/kernel/page.ts';
import type { SearchIndex } from '#core/search/search-index.ts';
import { SEARCH_PAGE_SIZE } from '#core/search/search-text.ts';
import { searchCalls } from '#adapters/http/contract/search.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** The global search over the service. */
export const httpSearch = (http: Http): SearchIndex => {
  const calls = callsOf(http, searchCalls);
  return {
    find: async ({ text, type, page, literal }) =>
      (await calls.find({
        search: text,
        // "Tutte" has no value, and then the name is left out (API-12).
        type: type === '' ? undefined : type,
        page,
        synonyms: literal === true ? 'false' : undefined,
        pageSize: String(SEARCH_PAGE_SIZE),
      })) ?? { ...emptyPage(page, SEARCH_PAGE_SIZE), countsByType: {} },
    complete: async (prefix) => (await calls.complete({ search: prefix })) ?? [],
  };
};
