/** Most sets of words that are tried; each costs a look at the index. */
const MAX_RELAXED_QUERIES = 24;

const setsWithout = <T>(words: readonly T[], count: number, from = 0): readonly (readonly T[])[] =>
  count === 0
    ? [words.slice(from)]
    : words
        .slice(from, words.length - count + 1)
        .flatMap((_, at) =>
          setsWithout(words, count - 1, from + at + 1).map((rest) => [...words.slice(from, from + at), ...rest]),
        );

/**
 * What to look for when no document has all the words: the sets of words to try, the best first. As few words as
 * possible are left out, and of equally many the rarest. Wants the words that some document has, the rarest first;
 * the last set is the commonest word alone, which finds something. All of them are tried first when `others` says
 * that unknown words were already left out. Never longer than what a search may cost (API-07).
 */
export const relaxedQueries = <T>(words: readonly T[], others: boolean): readonly (readonly T[])[] => {
  const last = words.at(-1);
  if (last === undefined) return [];
  const sets = Array.from({ length: words.length }, (_, count) => count).filter((count) => count > 0 || others);
  const tried: (readonly T[])[] = [];
  for (const count of sets) {
    if (tried.length >= MAX_RELAXED_QUERIES) break;
    tried.push(...setsWithout(words, count).slice(0, MAX_RELAXED_QUERIES - tried.length));
  }
  const alone = [last];
  return tried.some((set) => set.length === 1 && set[0] === last) || tried.length === 0 ? tried : [...tried, alone];
};
