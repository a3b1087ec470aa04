import { queryTokens } from '#core/search/tokenizer.ts';
import type { Queryable } from '../connection/database.ts';

/** Number of documents per type of result; types without any are left out. */
export type CountsByType = ReadonlyMap<string, number>;

/** A term of a query with its statistics. */
export interface QueryTerm {
  /** The stem, as the inverted index holds it. */
  readonly lexeme: string;
  /** The token as it was typed. */
  readonly word: string;
  /** Whether the term is frequent enough to have bitmaps (`search_bits`). */
  readonly isCommon: boolean;
  /** Document frequency: documents that contain the term. */
  readonly documents: CountsByType;
  /** Documents with the term in their title. */
  readonly titles: CountsByType;
}

/** A query as the index takes it: documents must contain every term (Boolean AND). */
export interface ParsedQuery {
  /** The terms as a `tsquery`; undefined without any. */
  readonly tsquery: string | undefined;
  readonly terms: readonly QueryTerm[];
  /** Documents in the whole index. */
  readonly size: number;
}

/** The lexeme that stands for a type of results, so that the inverted index filters by type too. */
export const typeLexeme = (type: string): string => `§${type}`;

/** A lexeme as a `tsquery` writes it. */
const quotedLexeme = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Some lexemes as a `tsquery` that asks for all of them. */
export const allOf = (lexemes: readonly string[]): string => lexemes.map(quotedLexeme).join(' & ');

/** The query for some terms. */
export const queryOf = (terms: readonly QueryTerm[], size: number): ParsedQuery => ({
  tsquery: terms.length === 0 ? undefined : allOf(terms.map(({ lexeme }) => lexeme)),
  terms,
  size,
});

/** The number of documents of a type; of all types for the empty type. */
export const countOf = (counts: CountsByType, type: string): number =>
  type === '' ? [...counts.values()].reduce((sum, count) => sum + count, 0) : (counts.get(type) ?? 0);

/**
 * Tokens to lexemes with their statistics. A token whose accents are missing gets those most texts write, one with known accents
 * keeps them (in memory: `accentedForm`).
 */
const TERM_STATISTICS = `with typed as (
    select word, at, coalesce(
      (select known.word from search_word as known where known.key = unaccent(typed.word) order by known.word = typed.word and typed.word <> known.key desc, documents desc, known.word limit 1),
      word) as accented
    from unnest($1::text[]) with ordinality as typed(word, at)
  ), term as (
    select lexeme, min(at) as at, (array_agg(word order by at))[1] as word
    from typed, unnest(tsvector_to_array(to_tsvector('public.it'::regconfig, search_text(accented)))) as lexeme group by lexeme
  )
  select (select sum(all_of.documents) from search_lexeme as all_of where all_of.lexeme like '§%')::integer as size, lexeme, word,
    exists (select from search_bits where search_bits.lexeme = term.lexeme) as common,
    type, coalesce(documents, 0) as documents, coalesce(in_title, 0) as titles
  from term left join search_lexeme using (lexeme) order by at, lexeme`;

/** Parses a typed text: tokenized by the core, stemmed by the database, with the document frequency of each term. */
export const parseQuery = async (db: Queryable, text: string): Promise<ParsedQuery> => {
  const rows = await db.query<{
    lexeme: string;
    word: string;
    common: boolean;
    type: string | null;
    documents: number;
    titles: number;
    size: number | null;
  }>(TERM_STATISTICS, [queryTokens(text)]);
  const terms = new Map<string, QueryTerm & { documents: Map<string, number>; titles: Map<string, number> }>();
  for (const { lexeme, word, common, type, documents, titles } of rows) {
    const term = terms.get(lexeme) ?? { lexeme, word, isCommon: common, documents: new Map(), titles: new Map() };
    terms.set(lexeme, term);
    if (type === null) continue;
    term.documents.set(type, documents);
    term.titles.set(type, titles);
  }
  return queryOf([...terms.values()], rows[0]?.size ?? 0);
};
