import { MAX_CORRECTED_WORDS, nearestWords } from '#core/search/fuzzy-match.ts';
import type { Queryable } from '../connection/database.ts';
import { MAX_LENGTH_DIFFERENCE, SPELLING_PIECES } from './constants.ts';

interface Candidate {
  readonly asked: string;
  /** A word as texts write it, and without accents; null where there is no candidate. */
  readonly word: string | null;
  readonly key: string | null;
  readonly documents: number;
}

/** The letters after the first, in pieces. */
const piecesOf = (word: string): string => {
  const length = Math.max(1, (word.length - 1) / SPELLING_PIECES);
  return Array.from(
    { length: SPELLING_PIECES },
    (_, at) => word.slice(1 + Math.floor(at * length), 1 + Math.floor((at + 1) * length)) || word,
  ).join(' ');
};

/** Candidates where the first letter is wrong, missing, too many, or swapped with the second. */
const WITH_ANOTHER_START = `select substr(asked, 2) as key union all select substr(asked, 2, 1) || left(asked, 1) || substr(asked, 3)
  union all select letter || substr(asked, 2) from letters union all select letter || asked from letters`;

/** Candidates with the same first letter, about the same length and one of the pieces. */
const WITH_THE_SAME_START = `left(key, 1) = left(asked, 1)
  and char_length(key) between char_length(asked) - ${MAX_LENGTH_DIFFERENCE} and char_length(asked) + ${MAX_LENGTH_DIFFERENCE}
  and (${Array.from({ length: SPELLING_PIECES }, (_, at) => `strpos(key, split_part(pieces, ' ', ${at + 1})) > 0`).join(' or ')})`;

/**
 * The typed words that are in no text and are no stop words, each with its candidates. "Offset 0" keeps each look-up one of the index;
 * words come as JSON, whose length the planner does not guess, so that it plans once.
 */
const CANDIDATES = `with letters as (select chr(generate_series(ascii('a'), ascii('z'))) as letter),
  asked as materialized (
    select asked, pieces from jsonb_to_recordset($1::jsonb) as word(asked text, pieces text)
    where (ts_lexize('italian_stem', asked) = '{}') is not true and (select true from search_word where key = asked limit 1) is null
  ), looked as (select asked, pieces from asked where (select count(*) from asked) <= ${MAX_CORRECTED_WORDS}), near as (
    select asked, word, key, documents from looked, lateral (select word, key, documents from search_word where ${WITH_THE_SAME_START} offset 0) as known
    union
    select asked, word, known.key, documents from looked, lateral (${WITH_ANOTHER_START}) as start,
      lateral (select word, key, documents from search_word where search_word.key = start.key offset 0) as known
  )
  select asked, word, key, coalesce(documents, 0) as documents from asked left join near using (asked)`;

/**
 * Words that are equally near to each folded word, the most frequent first, with their accents: itself alone where the vocabulary has
 * it, none where none is close. Nothing is looked up where too many are unknown, since the cost would grow with what a stranger types.
 */
export const nearWords = async (db: Queryable, words: readonly string[]): Promise<readonly (readonly string[])[]> => {
  const typed = [...new Set(words)].map((asked) => ({ asked, pieces: piecesOf(asked) }));
  const rows = await db.query<Candidate>(CANDIDATES, [JSON.stringify(typed)]);
  const near = new Map([...new Set(rows.map(({ asked }) => asked))].map((word) => [word, nearestOf(word, rows)]));
  return words.map((word) => near.get(word) ?? [word]);
};

// Helpers

const nearestOf = (word: string, rows: readonly Candidate[]): readonly string[] => {
  const candidates = rows.filter(({ asked }) => asked === word);
  const frequencies = new Map<string, number>();
  for (const { key, documents } of candidates)
    if (key !== null) frequencies.set(key, (frequencies.get(key) ?? 0) + documents);
  // With its accents, as most texts write it.
  return nearestWords(word, frequencies).map(
    (nearest) =>
      candidates.filter(({ key }) => key === nearest).toSorted((a, b) => b.documents - a.documents)[0]?.word ?? nearest,
  );
};
