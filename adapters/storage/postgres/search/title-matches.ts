import { foldText } from '#core/formatting/folded.ts';
import { SEARCH_PAGE_SIZE } from '#core/search/search-text.ts';
import type { Queryable } from '../connection/database.ts';
import type { AskedWords } from './query-terms.ts';
import type { FoundRow } from './ranked-pages.ts';

/**
 * The results that come before all others: titles that are the question, then those that begin with it, the newest first
 * in each, where all of them, or at least those that are the question, fit a page. Reads a page of the list of titles and one more.
 */
export const titlesThatBegin = async (
  db: Queryable,
  { query, lexemes }: AskedWords,
  text: string,
  type: string,
): Promise<readonly (FoundRow & { readonly id: number })[]> => {
  const question = foldText(text);
  if (query === undefined || question === '' || lexemes.some(({ titles }) => titles.size === 0)) return [];
  // A blank sorts before "!", and every letter and figure after it: whole words only.
  return db.query(
    `with begun as materialized (
       select id, folded_title = $1 as is_question from search_text_of
       where folded_title ~>=~ $1 and folded_title ~<~ ($1 || '!') order by folded_title using ~<~, id desc limit ${SEARCH_PAGE_SIZE + 1}
     ), chosen as (
       select id, is_question, rank_day from begun join search_entry using (id)
       where ((select count(*) from begun) <= ${SEARCH_PAGE_SIZE} or (is_question and (select count(*) from begun where is_question) <= ${SEARCH_PAGE_SIZE})) and title_words @@ $2::tsquery and ($3 = '' or type = $3)
       order by is_question desc, rank_day desc, id desc limit ${SEARCH_PAGE_SIZE}
     )
     select id, plain, facts, hit from chosen join search_text_of using (id) order by is_question desc, rank_day desc, id desc`,
    [` ${question}`, query, type],
  );
};
