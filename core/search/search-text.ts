import { typedText } from '#core/formatting/typed-text.ts';
import type { QueryPairs } from '#core/kernel/address.ts';
import { pageNumberFrom } from '#core/kernel/page-number.ts';
import { SEARCH_CHIPS } from './chips.ts';

/** Results on a page of the search (LIST-11). */
export const SEARCH_PAGE_SIZE = 10;
/** Completions are offered from this many characters on. */
export const COMPLETION_MIN_LENGTH = 2;
/** Most completions offered at once. */
export const COMPLETION_LIMIT = 8;

/**
 * The text that is searched for: without blanks at its ends, control and invisible characters and halves of characters.
 * Undefined when nothing is left: then submitting does nothing (NAV-15).
 */
export const searchTextFrom = (typed: string): string | undefined => {
  const text = typedText(typed);
  return text === '' ? undefined : text;
};

/** What the address of the search page asks for. */
export interface SearchAddress {
  /** Undefined when nothing is searched for. */
  readonly text: string | undefined;
  /** Value of a chip; empty for all. */
  readonly type: string;
  readonly page: number;
}

/** Reads the search page's query; an unknown type and an impossible page count as not given. Total. */
export const searchFromQuery = (pairs: QueryPairs): SearchAddress => {
  const first = (name: string): string => pairs.find(([candidate]) => candidate === name)?.[1] ?? '';
  return {
    text: searchTextFrom(first('search')),
    type: SEARCH_CHIPS.some(({ value }) => value === first('type')) ? first('type') : '',
    page: pageNumberFrom(first('page')) ?? 1,
  };
};

/** Writes the search page's query: `search`, `type` unless it is all, `page` from the second on (API-12). */
export const searchToQuery = ({ text, type, page }: SearchAddress): QueryPairs => [
  ...(text === undefined ? [] : [['search', text] as const]),
  ...(type === '' ? [] : [['type', type] as const]),
  ...(page > 1 ? [['page', String(page)] as const] : []),
];

/** Another chip: the same words, from the first page (LIST-06). */
export const withType = (address: SearchAddress, type: string): SearchAddress => ({ ...address, type, page: 1 });

/** Other words: from the first page, the chip stays (LIST-06). Blank words change nothing (NAV-15). */
export const withText = (address: SearchAddress, typed: string): SearchAddress => {
  const text = searchTextFrom(typed);
  return text === undefined ? address : { ...address, text, page: 1 };
};
