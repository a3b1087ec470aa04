import type { SearchAnswer, SearchIndex, SearchRequest } from '#core/search/search-index.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
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
      ['pageSize', '10'],
    ] as const;
    return searchFromWire(await this.#http.read(PATHS.search, wireSearch, query));
  }

  async complete(prefix: string): Promise<readonly string[]> {
    return (await this.#http.find(PATHS.searchCompletions, wireCompletions, [['search', prefix]])) ?? [];
  }
}
