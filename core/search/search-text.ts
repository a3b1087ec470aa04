import { OPENED } from '#core/catalogue/opened.ts';
import { type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { pageNumberFrom } from '#core/kernel/page-number.ts';
import { SEARCH_CHIPS } from './chips.ts';
import { searchTextFrom } from './typed-search.ts';

/** Results on a page of the search (LIST-11). */
export const SEARCH_PAGE_SIZE = 10;
/** Most completions offered at once. */
export const COMPLETION_LIMIT = 8;

/** The search page's query. */
export interface SearchAddress {
  /** Undefined for a blank text. */
  readonly text: string | undefined;
  /** Value of a chip; empty for all. */
  readonly type: string;
  readonly page: number;
  /** Whether the typed text is searched for without spelling correction (D-31). */
  readonly exact?: true;
  /** Whether only the typed words are searched for, without their synonyms. */
  readonly literal?: true;
  /** The result whose details are open. */
  readonly details?: string;
}

/** Query parameter that turns spelling correction off. */
const EXACT = 'esatte';
/** Query parameter that turns synonyms off. */
const SYNONYMS = 'sinonimi';

/** Reads the search page's query; an unknown type and an impossible page are ignored. Total. */
export const searchFromQuery = (pairs: QueryPairs): SearchAddress => {
  const first = (name: string): string => queryValue(pairs, name) ?? '';
  return {
    text: searchTextFrom(first('search')),
    type: SEARCH_CHIPS.some(({ value }) => value === first('type')) ? first('type') : '',
    page: pageNumberFrom(first('page')) ?? 1,
    ...(first(EXACT) === 'si' ? { exact: true } : {}),
    ...(first(SYNONYMS) === 'no' ? { literal: true } : {}),
    ...(first(OPENED) === '' ? {} : { details: first(OPENED) }),
  };
};

/** Writes the search page's query: `search`, `type` unless it is all, `page` from the second on (API-12). */
export const searchToQuery = ({ text, type, page, exact, literal, details }: SearchAddress): QueryPairs => [
  ...(text === undefined ? [] : [['search', text] as const]),
  ...(type === '' ? [] : [['type', type] as const]),
  ...(page > 1 ? [['page', String(page)] as const] : []),
  ...(exact === true ? [[EXACT, 'si'] as const] : []),
  ...(literal === true ? [[SYNONYMS, 'no'] as const] : []),
  ...(details === undefined ? [] : [[OPENED, details] as const]),
];

/** The canonical query of the search page. */
export const searchPageQuery = (pairs: QueryPairs): QueryPairs => searchToQuery(searchFromQuery(pairs));

/** The same results with no details open. */
export const withoutDetails = ({ text, type, page, exact, literal }: SearchAddress): SearchAddress => ({
  text,
  type,
  page,
  ...(exact === true ? { exact } : {}),
  ...(literal === true ? { literal } : {}),
});

/** Another chip: the same words, from the first page (LIST-06). */
export const withType = (address: SearchAddress, type: string): SearchAddress => ({
  ...withoutDetails(address),
  type,
  page: 1,
});

/** Other words: from the first page, the chip stays (LIST-06). Blank words change nothing (NAV-15). */
export const withText = (address: SearchAddress, typed: string): SearchAddress => {
  const text = searchTextFrom(typed);
  return text === undefined ? address : { text, type: address.type, page: 1 };
};
