import { editDistance } from '#core/kernel/edit-distance.ts';
import { isStopWord } from './tokenizer.ts';

/**
 * At most this many unknown words of a query are corrected (API-07): a query with more was hardly typed in Italian, and each costs a
 * look-up.
 */
export const MAX_CORRECTED_WORDS = 3;

/** Words up to this length resemble too many others: only a swap or a doubled letter is corrected. */
const SHORT_WORD = 4;
/** Words up to this length may differ by one edit, longer ones by two. */
const MEDIUM_WORD = 7;

const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1');
const isSwapOf = (left: string, right: string): boolean =>
  left.length === right.length && left.split('').toSorted().join('') === right.split('').toSorted().join('');

/** The edit distance, with one more for a wrong first letter, which is seldom mistyped. */
const weightedDistance = (asked: string, known: string, limit: number): number => {
  const distance = editDistance(asked, known, limit);
  return distance > 0 && asked.charAt(0) !== known.charAt(0) ? distance + 1 : distance;
};

/** Whether a known word is a plausible correction of a misspelt one (API-07). */
const isFuzzyMatch = (asked: string, known: string): boolean => {
  if (asked.length > SHORT_WORD) {
    const limit = asked.length <= MEDIUM_WORD ? 1 : 2;
    return weightedDistance(asked, known, limit) <= limit;
  }
  return (
    editDistance(asked, known, 1) <= 1 &&
    (isSwapOf(asked, known) || (asked.length !== known.length && withoutDoubles(asked) === withoutDoubles(known)))
  );
};

/** The figures of a word, in their order. */
const figuresOf = (word: string): string => word.replace(/\P{N}/gu, '');

/** Whether a word can be misspelt: one of figures alone is another number, another year, another measure (API-07). */
export const mayBeMisspelt = (word: string): boolean => /\P{N}/u.test(word);

/** Equally close words named for one misspelt word at most. */
const MAX_NEAREST_WORDS = 3;

/**
 * The closest words of the vocabulary to a misspelt one, with the same figures: those equally close, the most frequent first. Up to
 * four letters only neighbours swapped or a letter doubled are corrected, up to seven one edit, beyond that two; a wrong first letter
 * counts double. A stop word without its accents stays as it is.
 */
export const nearestWords = (word: string, frequencies: ReadonlyMap<string, number>): readonly string[] => {
  if (!mayBeMisspelt(word)) return [];
  // "perche" lacks its accent and is no misspelt "purche".
  if (isStopWord(word)) return [word];
  const figures = figuresOf(word);
  const near = [...frequencies]
    .filter(([candidate]) => isFuzzyMatch(word, candidate) && figuresOf(candidate) === figures)
    .map(([candidate, frequency]) => ({ candidate, frequency, distance: weightedDistance(word, candidate, 2) }));
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .toSorted((a, b) => b.frequency - a.frequency)
    .slice(0, MAX_NEAREST_WORDS)
    .map(({ candidate }) => candidate);
};

/** The closest word of the vocabulary; of equally close ones the most frequent. */
export const nearestWord = (word: string, frequencies: ReadonlyMap<string, number>): string | undefined =>
  nearestWords(word, frequencies)[0];
