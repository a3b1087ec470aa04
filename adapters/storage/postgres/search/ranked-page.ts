import type { SearchHit } from '#core/search/search-hit.ts';
import type { Queryable } from '../connection/database.ts';
import { PASS_DOCUMENT_COST, READ_MATCH_COST } from './constants.ts';
import { allOf, type CountsByType, countOf, type ParsedQuery, typeLexeme } from './parsed-query.ts';

/** The stored fields of a result. */
export interface ResultRow {
  readonly plain: string;
  readonly facts: string;
  readonly hit: Omit<SearchHit, 'extract'>;
}

/** One page of results, and how many documents of each type match. */
export interface RankedResults {
  readonly counts: CountsByType;
  readonly rows: readonly ResultRow[];
}

/** A part of the ranking: where it begins, how long it is, and the ids left out because they are ranked before it. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
  readonly exclude: readonly number[];
}

const NEWEST_FIRST = 'order by rank_day desc, id desc';
const withFields = (found: string): string =>
  `select plain, facts, hit from (${found}) as entry join search_text_of using (id) ${NEWEST_FIRST}`;
/** Reads every match from the inverted index and sorts; "materialized" keeps the planner from walking the days instead. */
const scan = (condition: string): string =>
  `with found as materialized (select id, rank_day from search_entry where ${condition} and id <> all($4::bigint[]))
   ${withFields(`select * from found ${NEWEST_FIRST} limit $2 offset $3`)}`;

/** The posting list of a term in titles, which is in the order of the ranking. */
const TITLE_POSTINGS = withFields(
  `select id, rank_day from search_title where lexeme = $1 and ($5 = '' or type = $5) and id <> all($4::bigint[]) ${NEWEST_FIRST} limit $2 offset $3`,
);
const TITLE_SCAN = scan('title_words @@ $1::tsquery');
const TEXT_SCAN = scan('words @@ $1::tsquery and not title_words @@ $1::tsquery');
/** Reads documents newest first until the page is full; "is true" hides the inverted index from the planner. */
const TEXT_WALK = withFields(
  `select id, rank_day from search_entry where (words @@ $1::tsquery) is true and not title_words @@ $1::tsquery and id <> all($4::bigint[]) ${NEWEST_FIRST} limit $2 offset $3`,
);

/**
 * A slice of the ranking of a query with `found` matches of the type: documents with every term in their title before those with
 * them in their text (a field weight without scores), the newest first in both.
 */
export const rankedPage = async (
  db: Queryable,
  { terms, size }: ParsedQuery,
  type: string,
  found: number,
  { offset, limit, exclude }: Slice,
): Promise<readonly ResultRow[]> => {
  if (limit === 0) return [];
  const lexemes = terms.map(({ lexeme }) => lexeme);
  const tsquery = allOf(type === '' ? lexemes : [...lexemes, typeLexeme(type)]);
  const [only, ...others] = lexemes;
  const titlePage = (): Promise<readonly ResultRow[]> =>
    others.length === 0
      ? db.query<ResultRow>(TITLE_POSTINGS, [only ?? '', limit, offset, exclude, type])
      : db.query<ResultRow>(TITLE_SCAN, [tsquery, limit, offset, exclude]);

  const mostTitles = Math.min(...terms.map(({ titles }) => countOf(titles, type))) - exclude.length;
  const inTitle = offset < mostTitles ? await titlePage() : [];
  if (inTitle.length === limit) return inTitle;
  const titleCount =
    offset === 0 || inTitle.length > 0
      ? offset + inTitle.length
      : others.length === 0
        ? mostTitles
        : (await countTitles(db, tsquery)) - exclude.length;
  const [from, count] = [Math.max(0, offset - titleCount), limit - inTitle.length];
  // Matches are taken to be spread evenly over the days.
  const passed = ((from + count) * size) / Math.max(1, found);
  const statement = passed * PASS_DOCUMENT_COST < found * READ_MATCH_COST ? TEXT_WALK : TEXT_SCAN;
  return [...inTitle, ...(await db.query<ResultRow>(statement, [tsquery, count, from, exclude]))];
};

const countTitles = async (db: Queryable, tsquery: string): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    'select count(*) as count from search_entry where title_words @@ $1::tsquery',
    [tsquery],
  );
  return row?.count ?? 0;
};
