import { portKey } from '#core/kernel/port-key.ts';
import type { SearchAnswer, SearchIndex } from './search-index.ts';
import { COMPLETION_MIN_LENGTH, type SearchAddress, searchTextFrom } from './search-text.ts';

/** Searches the whole portal; undefined when there is nothing to search for, and then nothing is asked (NAV-15). */
export type SearchPortal = (asked: SearchAddress) => Promise<SearchAnswer | undefined>;
export const SearchPortal = portKey<SearchPortal>('SearchPortal');

/** Makes the search over an index. */
export const makeSearchPortal =
  (index: SearchIndex): SearchPortal =>
  async ({ text, type, page }) => {
    const words = searchTextFrom(text ?? '');
    return words === undefined ? undefined : index.find({ text: words, type, page });
  };

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
