import type { Queryable } from '../connection/database.ts';
import { type CountsByType, type ParsedQuery, typeLexeme } from './parsed-query.ts';

/** Bit count, per type, of the intersected bitmaps of all terms. One sum per type keeps the planner at that type's own rows. */
const INTERSECTED_BITMAPS = `with found as materialized (
    select block, bit_and(bits) as bits from search_bits where lexeme = any($1::text[]) group by block having count(*) = $2
  )
  select substr(lexeme, 2) as type,
    coalesce((select sum(bit_count(kind.bits & found.bits)) from found join search_bits as kind using (block) where kind.lexeme = of_type.lexeme), 0)::integer as count
  from unnest($3::text[]) as of_type(lexeme) order by 1`;

/**
 * Documents per type that contain every term (the facet counts), read from statistics: the document frequency of a single term, the
 * intersected bitmaps of several common ones. Undefined where a term has no bitmaps.
 */
export const countsByType = async (db: Queryable, { terms }: ParsedQuery): Promise<CountsByType | undefined> => {
  const [only, ...others] = terms;
  if (only === undefined) return new Map();
  if (others.length === 0 && !only.isUnion) return only.documents;
  if (!terms.every(({ isCommon }) => isCommon)) return undefined;
  const types = [...only.documents.keys()].filter((type) => others.every(({ documents }) => documents.has(type)));
  const rows = await db.query<{ type: string; count: number }>(INTERSECTED_BITMAPS, [
    terms.map(({ lexeme }) => lexeme),
    terms.length,
    types.map(typeLexeme),
  ]);
  return new Map(rows.flatMap(({ type, count }) => (count === 0 ? [] : [[type, count] as const])));
};
