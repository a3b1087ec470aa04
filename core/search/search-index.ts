import type { Page } from '#core/kernel/page.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { SearchHit } from './search-hit.ts';

/** What the global search is asked. */
export interface SearchRequest {
  /** Normalised by `searchTextFrom`; never blank. */
  readonly text: string;
  /** Value of the chip; empty for all (LIST-12). */
  readonly type: string;
  /** 1 for the first page, of ten (LIST-11). */
  readonly page: number;
}

/** One page of results. */
export interface SearchAnswer extends Page<SearchHit> {
  /** How many results each type has for the words, whatever the chip. */
  readonly countsByType: Readonly<Record<string, number>>;
  /** Other words that would find more: "Forse cercavi". */
  readonly suggestion?: string;
  /**
   * The words that the results have, as they were typed, where nothing has all of them: "Nessun risultato con tutte le
   * parole: ecco quelli con …". Absent where the results have them all. Items, counts and total are then of these words.
   */
  readonly foundWords?: readonly string[];
}

/** Search over all catalogues (API-07). Throws `ServiceError` when the answer cannot be had. */
export interface SearchIndex {
  find(request: SearchRequest): Promise<SearchAnswer>;
  /** Up to eight completions of what has been typed, best first. */
  complete(prefix: string): Promise<readonly string[]>;
}
export const SearchIndex = portKey<SearchIndex>('SearchIndex');
