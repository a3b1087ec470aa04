import type { Queryable } from './database.ts';

/** Shortest word that is completed or suggested (characters). */
const SHORTEST_WORD = 3;
/** A lexeme in more than this share of the texts is common. */
const COMMON_SHARE = 0.02;

/**
 * Counts the words of all texts anew, for completion and for "Forse cercavi", and notes which lexemes are
 * so common that the search walks the days instead of gathering all their places.
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
  await tx.query('delete from search_common_lexeme');
  await tx.query(
    `insert into search_common_lexeme (lexeme, documents)
     select word, ndoc from ts_stat('select words from search_entry')
     where ndoc > 1000 and ndoc > ${COMMON_SHARE} * (select count(*) from search_entry)`,
  );
};
