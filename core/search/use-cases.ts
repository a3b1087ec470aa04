import { portKey } from '#core/kernel/port-key.ts';
import type { SearchAnswer, SearchIndex } from './search-index.ts';
import { COMPLETION_MIN_LENGTH, type SearchAddress, searchTextFrom } from './search-text.ts';

/** What is searched for: the address, as far as it decides about the results. */
export type Searched = Pick<SearchAddress, 'text' | 'type' | 'page' | 'exact'>;

/** One page of results, and of what they are. */
export interface PortalResults extends SearchAnswer {
  /** The words that were probably meant: the results are theirs, because nothing has what was typed (LIST-19, D-31). */
  readonly corrected?: string;
}

/** Searches the whole portal; undefined when there is nothing to search for, and then nothing is asked (NAV-15). */
export type SearchPortal = (asked: Searched) => Promise<PortalResults | undefined>;
export const SearchPortal = portKey<SearchPortal>('SearchPortal');

/** Makes the search over an index. */
export const makeSearchPortal =
  (index: SearchIndex): SearchPortal =>
  async ({ text, type, page, exact }) => {
    const words = searchTextFrom(text ?? '');
    if (words === undefined) return undefined;
    const found = await index.find({ text: words, type, page });
    const { suggestion } = found;
    if (exact === true || suggestion === undefined || hasResults(found)) return found;
    const corrected = await index.find({ text: suggestion, type, page });
    return hasResults(corrected) ? { ...corrected, corrected: suggestion } : found;
  };

/** Whether any type has a result, whatever the chip. */
const hasResults = ({ totalCount, countsByType }: SearchAnswer): boolean =>
  totalCount > 0 || Object.values(countsByType).some((count) => count > 0);

/** Completes what is being typed; nothing for fewer than two characters. */
export type CompleteSearch = (typed: string) => Promise<readonly string[]>;
export const CompleteSearch = portKey<CompleteSearch>('CompleteSearch');

/** Makes the completion over an index. */
export const makeCompleteSearch =
  (index: SearchIndex): CompleteSearch =>
  async (typed) => {
    const prefix = searchTextFrom(typed) ?? '';
    return prefix.length < COMPLETION_MIN_LENGTH ? [] : index.complete(prefix);
  };
