import { foldedWords } from '#core/formatting/folded.ts';
import type { ExtractPart } from './search-hit.ts';

/** An extract shows about this many characters around the first match. */
const EXTRACT_LENGTH = 220;
/** Shorter words are compared whole. */
const STEM_MIN_LENGTH = 4;

/**
 * The part of a folded Italian word that its forms have in common: "domanda", "domande" → "domand";
 * "banca", "banche" → "banc"; "agenzia", "agenzie" → "agenz". Numbers and short words stay whole.
 */
export const italianStem = (word: string): string =>
  word.length < STEM_MIN_LENGTH || /\d/.test(word)
    ? word
    : word
        .replace(/[aeiou]$/, '')
        .replace(/[hi]$/, '');

/** The stems of a text, each once. */
export const stemsOf = (text: string): ReadonlySet<string> => new Set(foldedWords(text).map(italianStem));

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The text around the first word that matches one of the stems, with all matching words marked. */
export const extractOf = (text: string, stems: ReadonlySet<string>): readonly ExtractPart[] => {
  const isMatch = (word: string): boolean => foldedWords(word).some((folded) => stems.has(italianStem(folded)));
  const words = [...text.matchAll(WORD)].map((found) => ({ at: found.index, word: found[0], isMatch: isMatch(found[0]) }));
  const first = words.find((word) => word.isMatch)?.at ?? 0;
  const from = words.findLast(({ at }) => at <= Math.max(0, first - EXTRACT_LENGTH / 3))?.at ?? 0;
  const last = words.findLast(({ at, word }) => at >= from && at + word.length <= from + EXTRACT_LENGTH);
  const to = last === undefined || text.length <= from + EXTRACT_LENGTH ? text.length : last.at + last.word.length;
  const parts: ExtractPart[] = [];
  let at = from;
  for (const word of words.filter((candidate) => candidate.isMatch && candidate.at < to)) {
    if (word.at > at) parts.push({ text: text.slice(at, word.at), isMatch: false });
    parts.push({ text: word.word, isMatch: true });
    at = word.at + word.word.length;
  }
  if (at < to) parts.push({ text: text.slice(at, to), isMatch: false });
  return [
    ...(from > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...parts,
    ...(to < text.length ? [{ text: ' …', isMatch: false }] : []),
  ];
};

/** Letters to change, add, leave out or swap between two words; more than `limit` counts as `limit + 1`. */
export const wordDistance = (left: string, right: string, limit: number): number => {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
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

/** The word of the vocabulary that is meant by a misspelt one: one change up to five letters, two above; the most frequent of the nearest. */
export const nearestWord = (word: string, frequencies: ReadonlyMap<string, number>): string | undefined => {
  const limit = word.length <= 5 ? 1 : 2;
  let nearest: { word: string; distance: number; frequency: number } | undefined;
  for (const [candidate, frequency] of frequencies) {
    const distance = wordDistance(word, candidate, limit);
    if (distance > limit) continue;
    const isBetter = nearest === undefined || distance < nearest.distance || (distance === nearest.distance && frequency > nearest.frequency);
    if (isBetter) nearest = { word: candidate, distance, frequency };
  }
  return nearest?.word;
};
