/** Each set of terms that is tried costs a look-up in the index. */
const MAX_RELAXED_QUERIES = 24;

const setsWithout = <T>(terms: readonly T[], count: number, from = 0): readonly (readonly T[])[] =>
  count === 0
    ? [terms.slice(from)]
    : terms
        .slice(from, terms.length - count + 1)
        .flatMap((_, at) =>
          setsWithout(terms, count - 1, from + at + 1).map((rest) => [...terms.slice(from, from + at), ...rest]),
        );

/**
 * The sets of terms to try when no document has all of them, the best first: as few terms as possible are dropped, the rarest first.
 * Takes the terms that some document has, the rarest first; `hasUnknown` says that others were dropped already, so that all of these
 * are tried too. The last set is the most frequent term alone, which finds something; limited, so that a search stays cheap (API-07).
 */
export const relaxedQueries = <T>(terms: readonly T[], hasUnknown: boolean): readonly (readonly T[])[] => {
  const last = terms.at(-1);
  if (last === undefined) return [];
  const sets = Array.from({ length: terms.length }, (_, count) => count).filter((count) => count > 0 || hasUnknown);
  const tried: (readonly T[])[] = [];
  for (const count of sets) {
    if (tried.length >= MAX_RELAXED_QUERIES) break;
    tried.push(...setsWithout(terms, count).slice(0, MAX_RELAXED_QUERIES - tried.length));
  }
  const alone = [last];
  return tried.some((set) => set.length === 1 && set[0] === last) || tried.length === 0 ? tried : [...tried, alone];
};
