import { defineUseCase } from '#core/kernel/port-key.ts';
import { type SearchAnswer, SearchIndex } from './search-index.ts';
import type { SearchAddress } from './search-text.ts';
import { searchTextFrom } from './typed-search.ts';

/** The part of the address that decides about the results. */
export type Searched = Pick<SearchAddress, 'text' | 'type' | 'page' | 'exact' | 'literal'>;

/** One page of results. */
export interface PortalResults extends SearchAnswer {
  /** The spelling correction that the results belong to, because the typed words find nothing (LIST-19, D-31). */
  readonly corrected?: string;
}

/** Searches the whole portal; undefined for a blank text, without asking the index (NAV-15). */
export type SearchPortal = (asked: Searched) => Promise<PortalResults | undefined>;

/** The search, with spelling correction, over an index. */
export const makeSearchPortal =
  (index: SearchIndex): SearchPortal =>
  async ({ text, type, page, exact, literal }) => {
    const words = searchTextFrom(text ?? '');
    if (words === undefined) return undefined;
    const only = literal === true ? { literal } : {};
    const found = await index.find({ text: words, type, page, ...only });
    const { suggestion } = found;
    if (exact === true || suggestion === undefined || hasResults(found)) return found;
    const corrected = await index.find({ text: suggestion, type, page, ...only });
    return hasResults(corrected) ? { ...corrected, corrected: suggestion } : found;
  };
export const SearchPortal = defineUseCase('SearchPortal', [SearchIndex], makeSearchPortal);

/** Whether any type has a result, whatever the chip. */
const hasResults = ({ totalCount, countsByType }: SearchAnswer): boolean =>
  totalCount > 0 || Object.values(countsByType).some((count) => count > 0);
