import { editDistance } from './edit-distance.ts';

/** At most this many edits apart, a name is taken for a misspelling of another; for a short one at most half its length. */
const MAX_EDITS = 3;

/** The known name closest to a wrong one, or undefined when none is close: for "did you mean", in settings and content files. */
export const nearest = (
  wrong: string,
  known: readonly string[],
  mostEdits = Math.floor(wrong.length / 2),
): string | undefined => {
  let best: string | undefined;
  let limit = Math.min(MAX_EDITS, mostEdits);
  for (const candidate of known) {
    const distance = editDistance(wrong.toLowerCase(), candidate.toLowerCase(), limit);
    if (distance <= limit) [best, limit] = [candidate, distance - 1];
  }
  return best;
};
