import type { Queryable } from './database.ts';
import { typeLexeme } from './search-entries.ts';

/** Documents by the type that they have; a type without any is left out. */
export type CountsByType = ReadonlyMap<string, number>;

/** A lexeme of what is asked, and in how many documents it is: all of them, and in their titles, by type. */
export interface AskedLexeme {
  readonly lexeme: string;
  readonly isCommon: boolean;
  readonly documents: CountsByType;
  readonly titles: CountsByType;
}

/** What a text asks for, in the database's own words. */
export interface AskedWords {
  /** Every lexeme joined by "and"; undefined when there is no word to look for. */
  readonly query: string | undefined;
  readonly lexemes: readonly AskedLexeme[];
  /** Number of documents that there are. */
  readonly size: number;
}

/** A lexeme as a query writes it. */
export const quotedLexeme = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Reads a text into lexemes, with the counts that are kept of each. */
export const askedWords = async (db: Queryable, text: string): Promise<AskedWords> => {
  const rows = await db.query<{ lexeme: string; common: boolean; type: string | null; documents: number; titles: number; size: number | null }>(
    `select (select sum(all_of.documents) from search_lexeme as all_of where all_of.lexeme like '§%')::integer as size, lexeme, exists (select from search_bits where search_bits.lexeme = asked.lexeme) as common, type, coalesce(documents, 0) as documents, coalesce(in_title, 0) as titles
     from unnest(tsvector_to_array(to_tsvector('public.it'::regconfig, search_text($1)))) as asked(lexeme) left join search_lexeme using (lexeme)`,
    [text],
  );
  const lexemes = [...new Set(rows.map(({ lexeme }) => lexeme))].map((lexeme) => {
    const own = rows.filter((row) => row.lexeme === lexeme);
    const byType = (count: (row: (typeof own)[number]) => number) => new Map(own.flatMap((row) => (row.type === null ? [] : [[row.type, count(row)] as const])));
    return { lexeme, isCommon: own.some(({ common }) => common), documents: byType((row) => row.documents), titles: byType((row) => row.titles) };
  });
  return { query: lexemes.length === 0 ? undefined : lexemes.map(({ lexeme }) => quotedLexeme(lexeme)).join(' & '), lexemes, size: rows[0]?.size ?? 0 };
};

/** How many documents a lexeme has of a type; of all types, when it is empty. */
export const countOf = (counts: CountsByType, type: string): number =>
  type === '' ? [...counts.values()].reduce((sum, count) => sum + count, 0) : (counts.get(type) ?? 0);

const counted = (rows: readonly { readonly type: string; readonly count: number }[]): CountsByType =>
  new Map(rows.filter(({ count }) => count > 0).map(({ type, count }) => [type, count]));

/**
 * How many documents of each type have all the words. One word is read from what is kept; words that
 * are all common are counted by their bits; else the rarest one leaves few enough documents to look at.
 */
export const countsByType = async (db: Queryable, { query, lexemes }: AskedWords): Promise<CountsByType> => {
  if (query === undefined || lexemes.some(({ documents }) => documents.size === 0)) return new Map();
  const [only] = lexemes;
  if (lexemes.length === 1 && only !== undefined) return counted([...only.documents].map(([type, count]) => ({ type, count })));
  if (lexemes.every(({ isCommon }) => isCommon)) {
    // Only the types in which every word is.
    const types = [...(only?.documents.keys() ?? [])].filter((type) => lexemes.every(({ documents }) => documents.has(type)));
    return counted(
      await db.query(
        // "+ 0" has the rows of a type read at once instead of block by block; a second step keeps the bits out of the sums.
        `with found as materialized (select block, bit_and(bits) as bits from search_bits where lexeme = any($1::text[]) group by block having count(*) = $2),
         counted as materialized (select kind.lexeme, bit_count(kind.bits & found.bits) as count from found join search_bits as kind on kind.block + 0 = found.block where kind.lexeme = any($3::text[]))
         select substr(lexeme, 2) as type, sum(count)::bigint as count from counted group by 1 order by 1`,
        [lexemes.map(({ lexeme }) => lexeme), lexemes.length, types.map(typeLexeme)],
      ),
    );
  }
  return counted(await db.query('select type, count(*) as count from search_entry where words @@ $1::tsquery group by type order by type', [query]));
};

/**
 * Brings the counts up to date with what was written since the last time, and gives the planner fresh statistics.
 * Until then readers count as before. Costs what changed, not what there is.
 */
export const settleSearchCounts = async (tx: Queryable): Promise<void> => {
  await tx.query('select search_settle()');
  // Nobody does it by itself in the embedded database, and the planner's choices depend on it.
  await tx.script('analyze search_entry; analyze search_text_of; analyze search_word; analyze search_lexeme; analyze search_title; analyze search_bits; analyze content');
};
