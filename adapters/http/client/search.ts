import type { SearchAnswer, SearchIndex, SearchRequest } from '#core/search/search-index.ts';
import { SEARCH_PAGE_SIZE } from '#core/search/search-text.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { noEntries } from '#adapters/http/contract/pieces.ts';
import { searchFromWire, wireCompletions, wireSearch } from '#adapters/http/contract/search.ts';
import type { Http } from './http.ts';

/** The global search over the service. */
export class HttpSearchIndex implements SearchIndex {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async find({ text, type, page }: SearchRequest): Promise<SearchAnswer> {
    // "Tutte" has no value, and then the name is left out (API-12).
    const query = [
      ['search', text],
      ...(type === '' ? [] : [['type', type] as const]),
      ['page', String(page)],
      ['pageSize', String(SEARCH_PAGE_SIZE)],
    ] as const;
    const nothing = { ...noEntries(page, SEARCH_PAGE_SIZE), countsByType: {} };
    return searchFromWire(await this.#http.readExactly(PATHS.search, wireSearch, { query, nothing }));
  }

  async complete(prefix: string): Promise<readonly string[]> {
    return (await this.#http.find(PATHS.searchCompletions, wireCompletions, [['search', prefix]])) ?? [];
  }
}
