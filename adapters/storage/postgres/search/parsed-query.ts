import { type SynonymTable, understoodParts, type UnderstoodPart } from '#core/search/synonyms.ts';
import { queryTokens } from '#core/search/tokenizer.ts';
import { VERSION_OF_CONTENT } from '../content/content-version.ts';
import type { Queryable } from '../connection/database.ts';

/** Number of documents per type of result; types without any are left out. */
export type CountsByType = ReadonlyMap<string, number>;

/** A term of a query with its statistics: one stem, or a phrase that may stand for others (synonyms). */
export interface QueryTerm {
  /** The stem, as the inverted index holds it; of a phrase with synonyms its `tsquery`. */
  readonly lexeme: string;
  /** The tokens as they were typed. */
  readonly word: string;
  /** The term as a `tsquery` writes it. */
  readonly query: string;
  /** Every stem that matches it. */
  readonly lexemes: readonly string[];
  /** Whether it stands for several phrases: its numbers of documents are then upper bounds. */
  readonly isUnion: boolean;
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
  tsquery: terms.length === 0 ? undefined : terms.map(({ query }) => query).join(' & '),
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
    select lexeme, min(at) as at, array_agg(word order by at) as words
    from typed, unnest(tsvector_to_array(to_tsvector('public.it'::regconfig, search_text(accented)))) as lexeme group by lexeme
  )
  select (select sum(all_of.documents) from search_lexeme as all_of where all_of.lexeme like '§%')::integer as size, (${VERSION_OF_CONTENT}) as version, lexeme, words,
    exists (select from search_bits where search_bits.lexeme = term.lexeme) as common,
    type, coalesce(documents, 0) as documents, coalesce(in_title, 0) as titles
  from term left join search_lexeme using (lexeme) order by at, lexeme`;

interface TermRow {
  readonly lexeme: string;
  readonly words: readonly string[];
  readonly common: boolean;
  readonly type: string | null;
  readonly documents: number;
  readonly titles: number;
  readonly size: number | null;
  readonly version: number;
}

/** Stems of tokens with their statistics. */
const termsOf = (rows: readonly TermRow[]): readonly (QueryTerm & { readonly words: readonly string[] })[] => {
  const terms = new Map<string, ReturnType<typeof emptyTerm>>();
  for (const row of rows) {
    const { lexeme, type, documents, titles } = row;
    const term = terms.get(lexeme) ?? emptyTerm(row);
    terms.set(lexeme, term);
    if (type === null) continue;
    term.documents.set(type, documents);
    term.titles.set(type, titles);
  }
  return [...terms.values()];
};

const emptyTerm = ({ lexeme, words, common }: TermRow) => ({
  lexeme,
  words,
  word: words[0] ?? lexeme,
  query: quotedLexeme(lexeme),
  lexemes: [lexeme],
  isUnion: false,
  isCommon: common,
  documents: new Map<string, number>(),
  titles: new Map<string, number>(),
});

/** How the synonyms of a content version are got: a search asks only where it has words. */
export type SynonymsAt = (version: number) => Promise<SynonymTable>;

/** A parsed query, and the meanings that are searched for as well. */
export interface UnderstoodQuery extends ParsedQuery {
  readonly synonyms: readonly string[];
}

/**
 * Parses a typed text: tokenized by the core, stemmed by the database, with the document frequency of each term. A phrase that editors
 * explain becomes one term with its meanings; their statistics are one more statement, which other queries do not need.
 */
export const parseQuery = async (db: Queryable, text: string, synonymsAt?: SynonymsAt): Promise<UnderstoodQuery> => {
  const tokens = queryTokens(text);
  const rows = await db.query<TermRow>(TERM_STATISTICS, [tokens]);
  const size = rows[0]?.size ?? 0;
  const terms = termsOf(rows);
  const version = rows[0]?.version;
  const parts =
    synonymsAt === undefined || version === undefined ? [] : understoodParts(tokens, await synonymsAt(version));
  const meant = parts.flatMap(({ means }) => means);
  if (meant.length === 0) return { ...queryOf(terms, size), synonyms: [] };
  const others = termsOf(await db.query<TermRow>(TERM_STATISTICS, [meant.flatMap(({ words }) => words)]));
  return {
    ...queryOf(
      parts.flatMap((part) => (part.means.length === 0 ? termsWith(terms, part.words) : unionOf(part, terms, others))),
      size,
    ),
    synonyms: [...new Set(meant.map(({ phrase }) => phrase))],
  };
};

// Helpers

type Stemmed = ReturnType<typeof termsOf>;

const termsWith = (terms: Stemmed, words: readonly string[]): Stemmed =>
  terms.filter((term) => term.words.some((word) => words.includes(word)));

/** Documents of any phrase are at most those of all together; those of a phrase at most those of its rarest stem. */
const sumOf = (phrases: readonly Stemmed[], countsOf: (term: QueryTerm) => CountsByType): CountsByType => {
  const sum = new Map<string, number>();
  for (const [first, ...rest] of phrases) {
    for (const [type, count] of first === undefined ? [] : countsOf(first)) {
      const least = Math.min(count, ...rest.map((term) => countsOf(term).get(type) ?? 0));
      if (least > 0) sum.set(type, (sum.get(type) ?? 0) + least);
    }
  }
  return sum;
};

/** A phrase and its meanings as one term; nothing where the phrase has only stop words. */
const unionOf = ({ words, means }: UnderstoodPart, terms: Stemmed, others: Stemmed): readonly QueryTerm[] => {
  const phrases = [termsWith(terms, words), ...means.map((meaning) => termsWith(others, meaning.words))].filter(
    (phrase) => phrase.length > 0,
  );
  if (phrases.length === 0) return [];
  const query = `(${phrases.map((phrase) => `(${phrase.map((term) => term.query).join(' & ')})`).join(' | ')})`;
  return [
    {
      lexeme: query,
      word: words.join(' '),
      query,
      lexemes: phrases.flatMap((phrase) => phrase.flatMap(({ lexemes }) => lexemes)),
      isUnion: true,
      isCommon: false,
      documents: sumOf(phrases, ({ documents }) => documents),
      titles: sumOf(phrases, ({ titles }) => titles),
    },
  ];
};
