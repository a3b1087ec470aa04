import { setsOfFewerWords } from '#core/search/fewer-words.ts';
import type { Queryable } from '../connection/database.ts';
import { type AskedWords, countOf, quotedLexeme, withWords } from './search-counts.ts';

/**
 * As many of the words as some document has together, where none has all of them; undefined when no document has any
 * (API-07). The sets are looked at one after the other, in one statement, until one finds something: common words by the
 * "and" of their bits, others by the index.
 */
export const fewerWords = async (db: Queryable, asked: AskedWords): Promise<AskedWords | undefined> => {
  const known = asked.lexemes.filter(({ documents }) => documents.size > 0);
  const rarestFirst = known.toSorted(
    (a, b) => countOf(a.documents, '') - countOf(b.documents, '') || (a.lexeme < b.lexeme ? -1 : 1),
  );
  const sets = setsOfFewerWords(rarestFirst, known.length < asked.lexemes.length);
  // In the order in which they were typed.
  const chosen = (set: (typeof sets)[number]): AskedWords =>
    withWords(
      asked,
      known.filter((lexeme) => set.includes(lexeme)),
    );
  const [best] = sets;
  if (best === undefined) return undefined;
  // The counts that are kept say that a single word finds something.
  if (best.length === 1) return chosen(best);
  const [row] = await db.query<{ at: number }>(
    `select at from (select one, at from jsonb_array_elements($1::jsonb) with ordinality as candidate(one, at) order by at offset 0) as candidate
     where case when (one ->> 'isCommon')::boolean
       then exists (select from search_bits where lexeme in (select jsonb_array_elements_text(one -> 'lexemes')) group by block having count(*) = jsonb_array_length(one -> 'lexemes') and bit_count(bit_and(bits)) > 0)
       else exists (select from search_entry where words @@ (one ->> 'query')::tsquery) end
     limit 1`,
    [
      JSON.stringify(
        sets.map((set) => ({
          isCommon: set.every(({ isCommon }) => isCommon),
          lexemes: set.map(({ lexeme }) => lexeme),
          query: set.map(({ lexeme }) => quotedLexeme(lexeme)).join(' & '),
        })),
      ),
    ],
  );
  const set = row === undefined ? undefined : sets[row.at - 1];
  return set === undefined ? undefined : chosen(set);
};
