import { relaxedQueries } from '#core/search/query-relaxation.ts';
import type { Queryable } from '../connection/database.ts';
import { countOf, type ParsedQuery, queryOf, type QueryTerm } from './parsed-query.ts';
import type { RankedResults } from './ranked-page.ts';

/** The first of several queries that matches a document; "offset 0" keeps their order. */
const FIRST_MATCHING = `select at from (select query, at from unnest($1::text[]) with ordinality as candidate(query, at) order by at offset 0) as candidate
  where exists (select from search_entry where words @@ query::tsquery) limit 1`;

/** A query with fewer terms, and its results. */
interface RelaxedResults {
  readonly query: ParsedQuery;
  readonly found: RankedResults;
}

/**
 * Query relaxation (API-07): where no document has every term, the results of the largest set of terms that some document has;
 * undefined when no term is in the index. The best set is searched for at once, since mostly something has it; one statement picks
 * among the others.
 */
export const relaxedResults = async (
  db: Queryable,
  { terms, size }: ParsedQuery,
  resultsOf: (query: ParsedQuery) => Promise<RankedResults>,
): Promise<RelaxedResults | undefined> => {
  const known = terms.filter(({ documents }) => documents.size > 0);
  const rarestFirst = known.toSorted(
    (a, b) => countOf(a.documents, '') - countOf(b.documents, '') || (a.lexeme < b.lexeme ? -1 : 1),
  );
  const [best, ...others] = relaxedQueries(rarestFirst, known.length < terms.length).map((set) =>
    queryOf(inTypedOrder(known, set), size),
  );
  if (best === undefined) return undefined;
  const found = await resultsOf(best);
  if (found.counts.size > 0 || others.length === 0) return { query: best, found };
  const [row] = await db.query<{ at: number }>(FIRST_MATCHING, [others.map(({ tsquery }) => tsquery ?? '')]);
  const next = row === undefined ? undefined : others[row.at - 1];
  return next && { query: next, found: await resultsOf(next) };
};

const inTypedOrder = (terms: readonly QueryTerm[], set: readonly QueryTerm[]): readonly QueryTerm[] =>
  terms.filter((term) => set.includes(term));
