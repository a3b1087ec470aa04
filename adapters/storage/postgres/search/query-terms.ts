import { queryTokens } from '#core/search/tokenizer.ts';
import type { Queryable } from '../connection/database.ts';
import { typeLexeme } from './index-writer.ts';

/** Documents by the type that they have; a type without any is left out. */
export type CountsByType = ReadonlyMap<string, number>;

/** A lexeme of what is asked, and in how many documents it is: all of them, and in their titles, by type. */
export interface AskedLexeme {
  readonly lexeme: string;
  /** The word that was typed. */
  readonly word: string;
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

const queryOf = (lexemes: readonly AskedLexeme[]): string | undefined =>
  lexemes.length === 0 ? undefined : lexemes.map(({ lexeme }) => quotedLexeme(lexeme)).join(' & ');

/** The same question with only some of its words. */
export const withWords = ({ size }: AskedWords, lexemes: readonly AskedLexeme[]): AskedWords => ({
  query: queryOf(lexemes),
  lexemes,
  size,
});

/**
 * Reads a text into lexemes, with the counts that are kept of each. A word without its accents gets them as most texts
 * write it, and one whose accents are known keeps them (in memory: `accentedForm`).
 */
export const askedWords = async (db: Queryable, text: string): Promise<AskedWords> => {
  const rows = await db.query<{
    lexeme: string;
    word: string;
    common: boolean;
    type: string | null;
    documents: number;
    titles: number;
    size: number | null;
  }>(
    `with typed as (
       select word, at, coalesce(
         (select known.word from search_word as known where known.key = unaccent(typed.word) order by known.word = typed.word and typed.word <> known.key desc, documents desc, known.word limit 1),
         word) as meant
       from unnest($1::text[]) with ordinality as typed(word, at)
     ), asked as (
       select lexeme, min(at) as at, (array_agg(word order by at))[1] as word
       from typed, unnest(tsvector_to_array(to_tsvector('public.it'::regconfig, search_text(meant)))) as lexeme group by lexeme
     )
     select (select sum(all_of.documents) from search_lexeme as all_of where all_of.lexeme like '§%')::integer as size, lexeme, word, exists (select from search_bits where search_bits.lexeme = asked.lexeme) as common, type, coalesce(documents, 0) as documents, coalesce(in_title, 0) as titles
     from asked left join search_lexeme using (lexeme) order by at, lexeme`,
    [queryTokens(text)],
  );
  const lexemes = [...new Set(rows.map(({ lexeme }) => lexeme))].map((lexeme) => {
    const own = rows.filter((row) => row.lexeme === lexeme);
    const byType = (count: (row: (typeof own)[number]) => number) =>
      new Map(own.flatMap((row) => (row.type === null ? [] : [[row.type, count(row)] as const])));
    return {
      lexeme,
      word: own[0]?.word ?? lexeme,
      isCommon: own.some(({ common }) => common),
      documents: byType((row) => row.documents),
      titles: byType((row) => row.titles),
    };
  });
  return { query: queryOf(lexemes), lexemes, size: rows[0]?.size ?? 0 };
};

/** How many documents a lexeme has of a type; of all types, when it is empty. */
export const countOf = (counts: CountsByType, type: string): number =>
  type === '' ? [...counts.values()].reduce((sum, count) => sum + count, 0) : (counts.get(type) ?? 0);

/** How many documents of each type have all the words: one word is read from what is kept, several that are all common are counted by their bits. */
export const countsByType = async (db: Queryable, { lexemes }: AskedWords): Promise<CountsByType> => {
  const [only, ...others] = lexemes;
  if (only === undefined) return new Map();
  if (others.length === 0) return only.documents;
  // Only the types in which every word is.
  const types = [...only.documents.keys()].filter((type) => others.every(({ documents }) => documents.has(type)));
  // A sum for each type by itself: whatever the planner expects, it reads the rows of that type by their blocks and nothing else.
  const rows = await db.query<{ type: string; count: number }>(
    `with found as materialized (select block, bit_and(bits) as bits from search_bits where lexeme = any($1::text[]) group by block having count(*) = $2)
     select substr(lexeme, 2) as type, coalesce((select sum(bit_count(kind.bits & found.bits)) from found join search_bits as kind using (block) where kind.lexeme = of_type.lexeme), 0)::integer as count
     from unnest($3::text[]) as of_type(lexeme) order by 1`,
    [lexemes.map(({ lexeme }) => lexeme), lexemes.length, types.map(typeLexeme)],
  );
  return new Map(rows.flatMap(({ type, count }) => (count === 0 ? [] : [[type, count] as const])));
};

const ANALYZED = [
  'search_entry',
  'search_text_of',
  'search_word',
  'search_lexeme',
  'search_title',
  'search_bits',
  'content',
] as const;

/**
 * Brings the counts up to date with what was written since the last time. Until then readers count as before. Costs what changed, not
 * what there is; who writes very much settles now and then, because it is one statement.
 */
export const settleSearchChanges = async (tx: Queryable): Promise<void> => {
  await tx.query('select search_settle()');
};

/** Brings the counts up to date when everything is written, and gives the planner fresh statistics. */
export const settleSearchCounts = async (tx: Queryable): Promise<void> => {
  await settleSearchChanges(tx);
  // Nobody does it by itself in the embedded database, and the planner's choices depend on it. One table after the other: others wait for no more than one.
  for (const table of ANALYZED) await tx.script(`analyze ${table}`);
};
