import { foldText } from '#core/formatting/folded.ts';
import type { SearchHit } from '#core/search/search-hit.ts';
import type { Queryable, SqlValue } from '../connection/database.ts';

/** Something to find: where it comes from, its result and the text to look in besides the title. */
export interface SearchEntry {
  readonly contentType: string;
  readonly slug: string;
  /** Results are ordered by it, the greatest first; a day, or something smaller for what is no longer valid. */
  readonly rankDay: string;
  /** The last day on which it is valid, while that day has not passed: afterwards it is brought down. */
  readonly lastDay?: string | undefined;
  readonly plain: string;
  /** Short facts that it is found by too; shown only where the text has none of the words. */
  readonly facts?: string | undefined;
  readonly hit: Omit<SearchHit, 'extract'>;
}

/** The lexeme that stands for a type of results among the words. */
export const typeLexeme = (type: string): string => `§${type}`;

/** The place in the order of what was valid and is no longer: after all that is valid, and among its like as before. */
export const rankDayWhenOver = (day: string): string => `0${day}`;

/** Takes the titles of the entries that are chosen out of the lists of their words, and forgets when they end. */
const removeTitles = async (tx: Queryable, chosen: string, values: readonly SqlValue[]): Promise<void> => {
  await tx.query(
    `with endings as (delete from search_ending where id in (select id from search_entry ${chosen}))
     delete from search_title using (select id, rank_day, unnest(tsvector_to_array(title_words)) as lexeme from search_entry ${chosen}) as former
     where search_title.lexeme = former.lexeme and search_title.rank_day = former.rank_day and search_title.id = former.id`,
    values,
  );
};

/** Writes entries of the search, new ones and changed ones. They are counted when the words are settled. */
export const writeSearchEntries = async (tx: Queryable, entries: readonly SearchEntry[]): Promise<void> => {
  if (entries.length === 0) return;
  const lines = entries.map(({ contentType, slug, rankDay, lastDay, plain, facts = '', hit }) => ({
    content_type: contentType,
    slug,
    type: hit.type,
    type_lexeme: typeLexeme(hit.type),
    rank_day: rankDay,
    last_day: lastDay,
    title: hit.title,
    folded_title: ` ${foldText(hit.title)}`,
    plain,
    facts,
    hit,
  }));
  await removeTitles(
    tx,
    'join jsonb_to_recordset($1::jsonb) as line(content_type text, slug text) using (content_type, slug)',
    [JSON.stringify(entries.map(({ contentType, slug }) => ({ content_type: contentType, slug })))],
  );
  // Each part of the statement sees the tables as they were before it: `former` is what was there until now.
  await tx.query(
    `with line as (
       select *, strip(to_tsvector('public.it'::regconfig, search_document(title))) || array_to_tsvector(array[type_lexeme]) as title_words
       from jsonb_to_recordset($1::jsonb) as line(content_type text, slug text, type text, type_lexeme text, rank_day text, last_day text, title text, folded_title text, plain text, facts text, hit jsonb)
     ), former as (
       insert into search_change (id, sign, type, words, title_words, forms)
       select id, -1, entry.type, entry.words, entry.title_words, search_forms(shown.title, shown.plain || ' ' || shown.facts)
       from search_entry as entry join line using (content_type, slug) join search_text_of as shown using (id)
     ), entry as (
       insert into search_entry (type, content_type, slug, rank_day, words, title_words)
       select type, content_type, slug, rank_day, title_words || strip(to_tsvector('public.it'::regconfig, search_document(plain || ' ' || facts))), title_words from line
       on conflict (content_type, slug) do update set type = excluded.type, rank_day = excluded.rank_day, words = excluded.words, title_words = excluded.title_words
       returning id, content_type, slug, type, rank_day, words, title_words
     ), titles as (
       insert into search_title (lexeme, rank_day, id, type)
       select lexeme, rank_day, id, type from entry, unnest(tsvector_to_array(title_words)) as lexeme where lexeme not like '§%'
     ), endings as (
       insert into search_ending (id, last_day) select id, last_day from entry join line using (content_type, slug) where last_day is not null
     ), latter as (
       insert into search_change (id, sign, type, words, title_words, forms)
       select id, 1, entry.type, entry.words, entry.title_words, search_forms(title, plain || ' ' || facts) from entry join line using (content_type, slug)
     )
     insert into search_text_of (id, title, folded_title, plain, facts, hit)
     select entry.id, title, folded_title, plain, facts, hit from entry join line using (content_type, slug)
     on conflict (id) do update set title = excluded.title, folded_title = excluded.folded_title, plain = excluded.plain, facts = excluded.facts, hit = excluded.hit`,
    [JSON.stringify(lines)],
  );
};

/** Takes entries out of the search. */
export const removeSearchEntries = async (
  tx: Queryable,
  contentType: string,
  slugs: readonly string[],
): Promise<void> => {
  await removeTitles(tx, 'where content_type = $1 and slug = any($2::text[])', [contentType, slugs]);
  await tx.query(
    `with gone as (delete from search_entry where content_type = $1 and slug = any($2::text[]) returning id, type, words, title_words)
     insert into search_change (id, sign, type, words, title_words, forms)
     select id, -1, type, words, title_words, search_forms(title, plain || ' ' || facts) from gone join search_text_of using (id)`,
    [contentType, slugs],
  );
};

/** Brings down entries whose last day has passed, at most `most` of them; answers how many. Nothing is counted anew: the words stay. */
export const lowerEndedEntries = async (tx: Queryable, today: string, most: number): Promise<number> => {
  const [row] = await tx.query<{ lowered: number }>(
    `with ended as (
       delete from search_ending where id in (select id from search_ending where last_day < $1 order by last_day, id limit $2) returning id
     ), entry as (
       update search_entry set rank_day = '${rankDayWhenOver('')}' || rank_day where id in (select id from ended) returning id, rank_day, title_words
     ), titles as (
       update search_title as title set rank_day = entry.rank_day from entry, unnest(tsvector_to_array(entry.title_words)) as word(lexeme)
       where title.lexeme = word.lexeme and title.rank_day = substr(entry.rank_day, ${rankDayWhenOver('').length + 1}) and title.id = entry.id
     )
     select count(*) as lowered from ended`,
    [today, most],
  );
  return row?.lowered ?? 0;
};
