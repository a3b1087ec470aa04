import { capitalised } from '#core/formatting/text.ts';
import type { Page } from '#core/kernel/page.ts';
import { formatCount } from '#core/formatting/number.ts';
import { countText } from './count-text.ts';
import type { Criteria, SortOrder } from './criteria.ts';
import type { FilterScheme } from './definition.ts';

/** An address shows at most this many pages at once (D-18). */
export const MAX_PAGES_SHOWN = 20;
/** First and last page that `page=n` shows: 1…n, and beyond the twentieth the last twenty (D-18). */
export const pagesShown = (page: number): { readonly first: number; readonly last: number } => ({
  first: Math.max(1, page - MAX_PAGES_SHOWN + 1),
  last: Math.max(1, page),
});

/** The page of the entry at an index (0 is the first shown) of a list that shows `page=n`. */
export const pageOfPosition = ({ pageSize }: Pick<FilterScheme, 'pageSize'>, page: number, position: number): number =>
  pagesShown(page).first + Math.floor(Math.max(0, position) / pageSize);

/** Id of the anchor at which a page of a list begins: the link to one page more leads there (LIST-06). */
export const pageAnchor = (page: number): string => `pagina-${page}`;

/** The anchor of the entry at an index: the first entry of each page, but for the first page shown, has one. */
export const anchorOfPosition = (
  list: Pick<FilterScheme, 'pageSize'>,
  page: number,
  position: number,
): string | undefined =>
  position > 0 && position % list.pageSize === 0 ? pageAnchor(pageOfPosition(list, page, position)) : undefined;

/**
 * Concatenates pages, each item once, where it first appeared (LIST-06): a list that changed between two requests may repeat an item at
 * a page's edge.
 */
export const mergePages = <T extends { readonly id: string }>(pages: readonly Page<T>[]): readonly T[] => {
  const byId = new Map<string, T>();
  for (const page of pages) {
    for (const item of page.items) {
      if (!byId.has(item.id)) byId.set(item.id, item);
    }
  }
  return [...byId.values()];
};

/** Whether there is a page after the last one shown. */
export const hasMore = (lastPage: number, pageSize: number, totalCount: number): boolean =>
  lastPage * pageSize < totalCount;

/**
 * "Mostrati X di Y" (LIST-02). `shown` counts the entries on the page; with `before` entries before the first of them, the text gives
 * their range (D-18).
 */
export const shownText = (shown: number, totalCount: number, before = 0): string => {
  const text = `Mostrati ${formatCount(shown)} di ${countText(totalCount)}`;
  return before === 0 || shown === 0
    ? text
    : `${text}, dal ${formatCount(before + 1)} al ${formatCount(before + shown)}`;
};

/** Number of entries before the first that `page=n` shows (D-18). */
export const entriesBefore = ({ pageSize }: Pick<FilterScheme, 'pageSize'>, page: number): number =>
  (pagesShown(page).first - 1) * pageSize;

/** Shown when nothing matches (LIST-10). */
export const NO_RESULTS = 'Nessun risultato per i filtri di ricerca impostati';

/** Shown over a list whose filters come from the session's memory (D-01). */
export const FROM_MEMORY = 'Filtri della tua ultima ricerca';

/** Shown over the results of a spelling correction (LIST-19). */
export const correctionText = (typed: string, corrected: string): string =>
  `Nessun risultato per «${typed}»: ecco quelli per «${corrected}».`;

const ORDER_WORDS: Readonly<Record<SortOrder, string>> = {
  DESC: 'ordinati dal più recente',
  ASC: 'ordinati dal meno recente',
  DEADLINE: 'ordinati per scadenza, dalla più vicina',
};

/** The status line after a change: count and order. */
export const statusSentence = (definition: FilterScheme, criteria: Criteria, totalCount: number): string => {
  if (totalCount === 0) return NO_RESULTS;
  const text = countText(totalCount);
  const count = totalCount === 1 ? '1 risultato' : `${capitalised(text)} risultati`;
  if (!definition.hasSort || totalCount === 1) return count;
  return `${count}, ${ORDER_WORDS[criteria.sort]}`;
};
