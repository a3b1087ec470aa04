import { foldText } from '#core/formatting/folded.ts';
import { rankTierOf } from '#core/search/rank-tier.ts';
import { SEARCH_PAGE_SIZE } from '#core/search/search-text.ts';
import type { Queryable } from '../connection/database.ts';
import type { ParsedQuery } from './parsed-query.ts';
import type { ResultRow } from './ranked-page.ts';

/** What only begins with the query stands first where one can do something with it; acts, news and what has expired do not. */
const LEAST_TIER = rankTierOf('MODULISTICA');

/** A prefix match on whole words: a blank sorts before "!", and every letter and figure after it. */
const TITLES_BY_PREFIX = `with begun as materialized (
    select id, folded_title = $1 as is_query from search_text_of
    where folded_title ~>=~ $1 and folded_title ~<~ ($1 || '!') order by folded_title using ~<~, id desc limit ${SEARCH_PAGE_SIZE + 1}
  ), chosen as (
    select id, is_query, rank_day from begun join search_entry using (id)
    where ((select count(*) from begun) <= ${SEARCH_PAGE_SIZE} or (is_query and (select count(*) from begun where is_query) <= ${SEARCH_PAGE_SIZE}))
      and (is_query or rank_day >= '${LEAST_TIER}') and title_words @@ $2::tsquery and ($3 = '' or type = $3)
    order by is_query desc, rank_day desc, id desc limit ${SEARCH_PAGE_SIZE}
  )
  select id, plain, facts, hit from chosen join search_text_of using (id) order by is_query desc, rank_day desc, id desc`;

/**
 * The results ranked before all others: titles that equal the query, then titles that begin with it, of acts and news only the former, the newest first in both. Only
 * where they fit one page, else those that equal it, if these fit; reads a page of the index of titles and one more.
 */
export const titleMatches = async (
  db: Queryable,
  { tsquery, terms }: ParsedQuery,
  text: string,
  type: string,
): Promise<readonly (ResultRow & { readonly id: number })[]> => {
  const folded = foldText(text);
  if (tsquery === undefined || folded === '' || terms.some(({ titles }) => titles.size === 0)) return [];
  return db.query(TITLES_BY_PREFIX, [` ${folded}`, tsquery, type]);
};

/** Most titles that are counted to compare corrections. */
const MAX_COMPARED_TITLES = 20;

/** How many titles have every term of a query, at most some. */
export const titlesOf = async (db: Queryable, { tsquery }: ParsedQuery): Promise<number> => {
  const [row] = await db.query<{ titles: number }>(
    `select count(*)::integer as titles from (select from search_entry where title_words @@ $1::tsquery limit ${MAX_COMPARED_TITLES}) as found`,
    [tsquery ?? ''],
  );
  return row?.titles ?? 0;
};
