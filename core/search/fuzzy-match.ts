import { isStopWord } from './tokenizer.ts';

/** So many words of a question are looked for among their neighbours (API-07): with more of them unknown it was hardly typed in Italian, and looking costs more with each. */
export const MAX_CORRECTED_WORDS = 3;

/** One bit for each letter or figure that a word has; a few of them share one. */
const lettersOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
};

/**
 * Whether two words can be within so many mistakes of each other, judged by their letters alone: a mistake brings one letter at most
 * and takes one at most away. Costs a fiftieth of counting the mistakes, and most words of a list are told apart by it.
 */
const maybeWithin = (left: string, right: string, limit: number): boolean => {
  if (Math.abs(left.length - right.length) > limit) return false;
  let apart = lettersOf(left) ^ lettersOf(right);
  let count = 0;
  for (; apart !== 0; apart &= apart - 1) count += 1;
  return count <= 2 * limit;
};

/** Letters to change, add, leave out or swap between two words; more than `limit` counts as `limit + 1`. */
export const wordDistance = (left: string, right: string, limit: number): number => {
  if (!maybeWithin(left, right, limit)) return limit + 1;
  let [before, row] = [[] as number[], Array.from({ length: right.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const cost = left[i - 1] === right[j - 1] ? 0 : 1;
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    [before, row] = [row, next];
  }
  return Math.min(row[right.length] ?? 0, limit + 1);
};

/** Up to so many letters a word is like too many others: only letters swapped or doubled are forgiven. */
const SHORT_WORD = 4;
/** Up to so many letters one mistake is forgiven, beyond it two. */
const MIDDLE_WORD = 7;

const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1');
const isSwapOf = (left: string, right: string): boolean =>
  left.length === right.length && left.split('').toSorted().join('') === right.split('').toSorted().join('');

/** The mistakes that would make the one word the other; a wrong first letter is a mistake more, since it is seldom mistaken. */
const mistakesBetween = (asked: string, known: string, limit: number): number => {
  const distance = wordDistance(asked, known, limit);
  return distance > 0 && asked.charAt(0) !== known.charAt(0) ? distance + 1 : distance;
};

/** Whether a known word may be what was meant by a misspelt one (API-07). */
const isFuzzyMatch = (asked: string, known: string): boolean => {
  if (asked.length > SHORT_WORD) {
    const limit = asked.length <= MIDDLE_WORD ? 1 : 2;
    return mistakesBetween(asked, known, limit) <= limit;
  }
  return (
    wordDistance(asked, known, 1) <= 1 &&
    (isSwapOf(asked, known) || (asked.length !== known.length && withoutDoubles(asked) === withoutDoubles(known)))
  );
};

/** The figures of a word, in their order. */
const figuresOf = (word: string): string => word.replace(/\P{N}/gu, '');

/** Whether a word can be misspelt: one of figures alone is another number, another year, another measure (API-07). */
export const mayBeMisspelt = (word: string): boolean => /\P{N}/u.test(word);

/**
 * The word of the vocabulary that is meant by a misspelt one, with the same figures: in words up to four letters,
 * neighbours swapped or a letter doubled; up to seven letters one mistake, beyond two, a wrong first letter counting
 * double. The nearest, and of equals the most frequent. A common word without its accents is itself.
 */
export const nearestWord = (word: string, frequencies: ReadonlyMap<string, number>): string | undefined => {
  if (!mayBeMisspelt(word)) return undefined;
  // "perche" lacks its accent, and is no slip for "purche".
  if (isStopWord(word)) return word;
  const figures = figuresOf(word);
  let nearest: { word: string; mistakes: number; frequency: number } | undefined;
  for (const [candidate, frequency] of frequencies) {
    if (!isFuzzyMatch(word, candidate) || figuresOf(candidate) !== figures) continue;
    const mistakes = mistakesBetween(word, candidate, 2);
    const isBetter =
      nearest === undefined ||
      mistakes < nearest.mistakes ||
      (mistakes === nearest.mistakes && frequency > nearest.frequency);
    if (isBetter) nearest = { word: candidate, mistakes, frequency };
  }
  return nearest?.word;
};
