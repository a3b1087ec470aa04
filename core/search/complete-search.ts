import { defineUseCase } from '#core/kernel/port-key.ts';
import { SearchIndex } from './search-index.ts';
import { searchTextFrom } from './typed-search.ts';

/** Autocompletion begins at this many characters. */
export const COMPLETION_MIN_LENGTH = 2;

/** Autocompletion; nothing for fewer than two characters. */
export type CompleteSearch = (typed: string) => Promise<readonly string[]>;

export const makeCompleteSearch =
  (index: SearchIndex): CompleteSearch =>
  async (typed) => {
    const prefix = searchTextFrom(typed) ?? '';
    return prefix.length < COMPLETION_MIN_LENGTH ? [] : index.complete(prefix);
  };
export const CompleteSearch = defineUseCase('CompleteSearch', [SearchIndex], makeCompleteSearch);
