import { SEARCH_PAGE_SIZE } from '#core/search/search-text.ts';
import type { Queryable } from '../connection/database.ts';
import { countedResults } from './counted-results.ts';
import { countOf, type ParsedQuery } from './parsed-query.ts';
import { rankedPage, type RankedResults } from './ranked-page.ts';
import { titleMatches } from './title-matches.ts';
import { countsByType } from './type-counts.ts';

/**
 * The query plan. First the titles that equal the query or begin with it, excluded from what follows so that pages are disjoint; then
 * the documents whose title has every term, then those whose text has them, the newest first in both. Where statistics tell the
 * counts, only the page is read; otherwise a term is rare, so that all matches are read, counted and sorted at once.
 */
export const rankedResults = async (
  db: Queryable,
  query: ParsedQuery,
  text: string,
  type: string,
  start: number,
): Promise<RankedResults> => {
  if (query.tsquery === undefined || query.terms.some(({ documents }) => documents.size === 0))
    return { counts: new Map(), rows: [] };
  const first = await titleMatches(db, query, text, type);
  const shown = start === 0 ? first : [];
  const slice = {
    offset: Math.max(0, start - first.length),
    limit: SEARCH_PAGE_SIZE - shown.length,
    exclude: first.map(({ id }) => id),
  };
  const counts = await countsByType(db, query);
  if (counts === undefined) {
    const counted = await countedResults(db, query, type, slice);
    return { counts: counted.counts, rows: [...shown, ...counted.rows] };
  }
  const rest = start < countOf(counts, type) ? await rankedPage(db, query, type, countOf(counts, type), slice) : [];
  return { counts, rows: [...shown, ...rest] };
};
