import type { Page } from '#core/kernel/page.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { SearchHit } from './search-hit.ts';

/** A request to the global search. */
export interface SearchRequest {
  /** Normalised by `searchTextFrom`; never blank. */
  readonly text: string;
  /** Value of the chip; empty for all (LIST-12). */
  readonly type: string;
  /** 1 for the first page, of ten (LIST-11). */
  readonly page: number;
  /** Whether only the typed words are looked for, without what editors say they mean. */
  readonly literal?: true;
}

/** One page of results. */
export interface SearchAnswer extends Page<SearchHit> {
  /** Facet counts: results per type, whatever the chip. */
  readonly countsByType: Readonly<Record<string, number>>;
  /** A spelling correction that would find more: "Forse cercavi". */
  readonly suggestion?: string;
  /**
   * The typed words that the results have, where nothing has all of them (query relaxation): "Nessun risultato con tutte le parole:
   * ecco quelli con …". Items, counts and total are then of these words.
   */
  readonly foundWords?: readonly string[];
  /** What was looked for as well, because editors say that the typed words mean it. */
  readonly synonyms?: readonly string[];
}

/** Search over all catalogues (API-07). Throws `ServiceError` when it cannot answer. */
export interface SearchIndex {
  find(request: SearchRequest): Promise<SearchAnswer>;
  /** Up to eight completions of a typed prefix, the best first. */
  complete(prefix: string): Promise<readonly string[]>;
}
export const SearchIndex = portKey<SearchIndex>('SearchIndex');
