import { relaxedQueries } from '#core/search/query-relaxation.ts';
import type { Queryable } from '../connection/database.ts';
import { type AskedWords, countOf, quotedLexeme, withWords } from './query-terms.ts';
import type { CountedPage } from './full-scan.ts';

/** Fewer words than were asked for, and what is found by them. */
interface FoundByFewer {
  readonly asked: AskedWords;
  readonly found: CountedPage;
}

/**
 * As many of the words as some document has together, where none has all of them; undefined when no document has any
 * (API-07). The best set is looked for as such, since mostly something has it; of the others one statement tells which is the
 * first to find something: common words by the "and" of their bits, others by the index.
 */
export const fewerWords = async (
  db: Queryable,
  asked: AskedWords,
  resultsOf: (words: AskedWords) => Promise<CountedPage>,
): Promise<FoundByFewer | undefined> => {
  const known = asked.lexemes.filter(({ documents }) => documents.size > 0);
  const rarestFirst = known.toSorted(
    (a, b) => countOf(a.documents, '') - countOf(b.documents, '') || (a.lexeme < b.lexeme ? -1 : 1),
  );
  const sets = relaxedQueries(rarestFirst, known.length < asked.lexemes.length);
  const foundBy = async (set: (typeof sets)[number]): Promise<FoundByFewer> => {
    // In the order in which they were typed.
    const words = withWords(
      asked,
      known.filter((lexeme) => set.includes(lexeme)),
    );
    return { asked: words, found: await resultsOf(words) };
  };
  const [best, ...others] = sets;
  if (best === undefined) return undefined;
  const byBest = await foundBy(best);
  if (byBest.found.counts.size > 0 || others.length === 0) return byBest;
  const [row] = await db.query<{ at: number }>(
    `select at from (select one, at from jsonb_array_elements($1::jsonb) with ordinality as candidate(one, at) order by at offset 0) as candidate
     where case when (one ->> 'isCommon')::boolean
       then exists (select from search_bits where lexeme in (select jsonb_array_elements_text(one -> 'lexemes')) group by block having count(*) = jsonb_array_length(one -> 'lexemes') and bit_count(bit_and(bits)) > 0)
       else exists (select from search_entry where words @@ (one ->> 'query')::tsquery) end
     limit 1`,
    [
      JSON.stringify(
        others.map((set) => ({
          isCommon: set.every(({ isCommon }) => isCommon),
          lexemes: set.map(({ lexeme }) => lexeme),
          query: set.map(({ lexeme }) => quotedLexeme(lexeme)).join(' & '),
        })),
      ),
    ],
  );
  const next = row === undefined ? undefined : others[row.at - 1];
  return next === undefined ? undefined : foundBy(next);
};
