import { MOST_SLIPS, nearestWord } from '#core/search/nearest-word.ts';
import type { Queryable } from '../connection/database.ts';

/** A word's letters may be this many more or fewer than were typed. */
const LENGTHS_APART = 2;
const PIECES = 4;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

interface KnownWord {
  readonly asked: string;
  /** The word as texts write it, and without accents; null when nothing is near. */
  readonly word: string | null;
  readonly key: string | null;
  readonly documents: number;
}

/** What was meant when the very first letter is wrong, missing, too many, or swapped with the second. */
const withAnotherStart = (word: string): readonly string[] => {
  const rest = word.slice(1);
  return [
    rest,
    `${word.charAt(1)}${word.charAt(0)}${word.slice(2)}`,
    ...LETTERS.flatMap((letter) => [letter + rest, letter + word]),
  ];
};

/** The letters after the first in four pieces: two mistakes leave at least one of them whole. */
const piecesOf = (word: string): string => {
  const length = Math.max(1, (word.length - 1) / PIECES);
  return Array.from(
    { length: PIECES },
    (_, at) => word.slice(1 + Math.floor(at * length), 1 + Math.floor((at + 1) * length)) || word,
  ).join(' ');
};

/**
 * Each of the folded words as it is when the texts know it, else the nearest that they know, with its accents;
 * undefined where none is near. Looks among the words of the same first letter and about the same length, and for no word at
 * all where too many are unknown: what it costs would grow with what a stranger types.
 */
export const nearestKnownWords = async (
  db: Queryable,
  words: readonly string[],
): Promise<readonly (string | undefined)[]> => {
  const unknown = await unknownWords(db, words);
  if (unknown.length === 0) return words;
  if (unknown.length > MOST_SLIPS) return words.map((word) => (unknown.includes(word) ? undefined : word));
  const nearest = await nearestOf(db, unknown);
  return words.map((word) => (unknown.includes(word) ? nearest.get(word) : word));
};

// Helpers

/** Those that no text has and that the search does not leave out anyway, each once. */
const unknownWords = async (db: Queryable, words: readonly string[]): Promise<readonly string[]> => {
  const rows = await db.query<{ asked: string }>(
    `select distinct asked from unnest($1::text[]) as word(asked)
     where not (coalesce(ts_lexize('italian_stem', asked) = '{}', false) or exists (select from search_word where key = asked))`,
    [[...new Set(words)]],
  );
  return rows.map(({ asked }) => asked);
};

const nearestOf = async (db: Queryable, words: readonly string[]): Promise<ReadonlyMap<string, string | undefined>> => {
  const starts = words.flatMap((word) => withAnotherStart(word).map((key) => ({ asked: word, key })));
  const rows = await db.query<KnownWord>(
    `with asked as (
       select asked, pieces from unnest($1::text[], $4::text[]) as word(asked, pieces)
     ), near as (
       select asked, word, key, documents from asked join search_word as near
         on left(near.key, 1) = left(asked, 1) and char_length(near.key) between char_length(asked) - ${LENGTHS_APART} and char_length(asked) + ${LENGTHS_APART}
         and (strpos(near.key, split_part(pieces, ' ', 1)) > 0 or strpos(near.key, split_part(pieces, ' ', 2)) > 0 or strpos(near.key, split_part(pieces, ' ', 3)) > 0 or strpos(near.key, split_part(pieces, ' ', 4)) > 0)
       union
       select asked, word, key, documents from unnest($2::text[], $3::text[]) as start(asked, key) join search_word using (key)
     )
     select asked, word, key, coalesce(documents, 0) as documents from asked left join near using (asked)`,
    [words, starts.map(({ asked }) => asked), starts.map(({ key }) => key), words.map(piecesOf)],
  );
  const nearestTo = (word: string): string | undefined => {
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
  return new Map(words.map((word) => [word, nearestTo(word)]));
};
