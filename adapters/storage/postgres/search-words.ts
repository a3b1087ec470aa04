import type { Queryable } from './database.ts';

/** Shortest word that is completed or suggested (characters). */
const SHORTEST_WORD = 3;

/**
 * Counts the words of all texts anew, for "Forse cercavi", and gives the planner fresh statistics.
 */
export const refreshSearchWords = async (tx: Queryable): Promise<void> => {
  await tx.query('delete from search_word');
  await tx.query(
    `insert into search_word (key, shown, documents)
     select key, (array_agg(word order by ndoc desc, word))[1], sum(ndoc)
     from (select unaccent(word) as key, word, ndoc
           from ts_stat($$select to_tsvector('simple', lower(search_text(title) || ' ' || search_text(plain))) from search_text_of$$)
           where length(word) >= ${SHORTEST_WORD} and word ~ '^[[:alpha:]]+$' and ts_lexize('italian_stem', word) <> '{}') as counted
     group by key`,
  );
  // Nobody does it by itself in the embedded database, and the planner's choices depend on it.
  await tx.script('analyze search_entry; analyze search_text_of; analyze search_word; analyze content');
};
