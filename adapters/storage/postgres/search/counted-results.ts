import type { Queryable } from '../connection/database.ts';
import type { ParsedQuery } from './parsed-query.ts';
import type { RankedResults, ResultRow, Slice } from './ranked-page.ts';

const COUNTED_RESULTS = `with found as materialized (
    select id, type, rank_day, title_words @@ $1::tsquery as in_title from search_entry where words @@ $1::tsquery
  ), page as (
    select id, rank_day, in_title from found where ($2 = '' or type = $2) and id <> all($5::bigint[])
    order by in_title desc, rank_day desc, id desc limit $3 offset $4
  )
  select (select jsonb_object_agg(type, documents) from (select type, count(*) as documents from found group by type) as by_type) as counts,
    plain, facts, hit, hit is not null as "isShown"
  from (select) as always left join (page join search_text_of using (id)) on true order by in_title desc, rank_day desc, id desc`;

/** All matches of a query, read once from the inverted index, counted by type and sorted; for queries with a rare term. */
export const countedResults = async (
  db: Queryable,
  { tsquery }: ParsedQuery,
  type: string,
  { offset, limit, exclude }: Slice,
): Promise<RankedResults> => {
  const rows = await db.query<
    ResultRow & { readonly counts: Readonly<Record<string, number>> | null; readonly isShown: boolean }
  >(COUNTED_RESULTS, [tsquery ?? '', type, limit, offset, exclude]);
  return { counts: new Map(Object.entries(rows[0]?.counts ?? {})), rows: rows.filter(({ isShown }) => isShown) };
};
