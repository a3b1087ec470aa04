/** At most this many letters apart, a name is taken for a misspelling of another; in a short one at most half of its letters. */
const MISSPELLING_LETTERS = 3;

/** The known name that is closest to a wrong one, or undefined when none is close: for "did you mean", in settings and in content files. */
export const nearest = (wrong: string, known: readonly string[]): string | undefined => {
  let best: string | undefined;
  let bestDistance = Math.min(MISSPELLING_LETTERS, Math.floor(wrong.length / 2)) + 1;
  for (const candidate of known) {
    const distance = lettersApart(wrong.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
};

// Helpers

/** Levenshtein's distance: letters to insert, remove or change to come from one word to the other. */
const lettersApart = (left: string, right: string): number => {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [row, leftLetter] of [...left].entries()) {
    const current = [row + 1];
    for (const [column, rightLetter] of [...right].entries()) {
      const change = (previous[column] ?? 0) + (leftLetter === rightLetter ? 0 : 1);
      current.push(Math.min(change, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[right.length] ?? 0;
};
