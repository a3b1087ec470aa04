import { MAX_CORRECTED_WORDS, nearestWord } from '#core/search/fuzzy-match.ts';
import type { Queryable } from '../connection/database.ts';

/** A word's letters may be this many more or fewer than were typed. */
const LENGTHS_APART = 2;
const PIECES = 4;

interface KnownWord {
  readonly asked: string;
  /** The word as texts write it, and without accents; null when nothing is near. */
  readonly word: string | null;
  readonly key: string | null;
  readonly documents: number;
}

/** The letters after the first in four pieces: two mistakes leave at least one of them whole. */
const piecesOf = (word: string): string => {
  const length = Math.max(1, (word.length - 1) / PIECES);
  return Array.from(
    { length: PIECES },
    (_, at) => word.slice(1 + Math.floor(at * length), 1 + Math.floor((at + 1) * length)) || word,
  ).join(' ');
};

/** What was meant when the very first letter is wrong, missing, too many, or swapped with the second. */
const WITH_ANOTHER_START = `select substr(asked, 2) as key union all select substr(asked, 2, 1) || left(asked, 1) || substr(asked, 3)
  union all select letter || substr(asked, 2) from letters union all select letter || asked from letters`;

/** Words of the same first letter and about the same length that have one of the pieces. */
const WITH_THE_SAME_START = `left(key, 1) = left(asked, 1)
  and char_length(key) between char_length(asked) - ${LENGTHS_APART} and char_length(asked) + ${LENGTHS_APART}
  and (${Array.from({ length: PIECES }, (_, at) => `strpos(key, split_part(pieces, ' ', ${at + 1})) > 0`).join(' or ')})`;

/**
 * Of the typed words those that no text has and that the search does not leave out anyway, each with the words that may have been
 * meant. "Offset 0" keeps each look one at the index, whatever number of words the planner expects; for the same reason words
 * come as JSON, of which it expects no number, so that it plans once.
 */
const UNKNOWN_WORDS = `with letters as (select chr(generate_series(ascii('a'), ascii('z'))) as letter),
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
 * Each of the folded words as it is when the texts know it, else the nearest that they know, with its accents;
 * undefined where none is near. Looks among the words of the same first letter and about the same length, and for no word at
 * all where too many are unknown: what it costs would grow with what a stranger types.
 */
export const nearestKnownWords = async (
  db: Queryable,
  words: readonly string[],
): Promise<readonly (string | undefined)[]> => {
  const typed = [...new Set(words)].map((asked) => ({ asked, pieces: piecesOf(asked) }));
  const rows = await db.query<KnownWord>(UNKNOWN_WORDS, [JSON.stringify(typed)]);
  const nearest = new Map([...new Set(rows.map(({ asked }) => asked))].map((word) => [word, nearestOf(word, rows)]));
  return words.map((word) => (nearest.has(word) ? nearest.get(word) : word));
};

// Helpers

const nearestOf = (word: string, rows: readonly KnownWord[]): string | undefined => {
  const candidates = rows.filter(({ asked }) => asked === word);
  const frequencies = new Map<string, number>();
  for (const { key, documents } of candidates)
    if (key !== null) frequencies.set(key, (frequencies.get(key) ?? 0) + documents);
  const nearest = nearestWord(word, frequencies);
  // With its accents, as most texts write it.
  return (
    candidates.filter(({ key }) => key === nearest).toSorted((a, b) => b.documents - a.documents)[0]?.word ?? nearest
  );
};
