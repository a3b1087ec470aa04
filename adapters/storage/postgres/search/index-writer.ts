import { foldText } from '#core/formatting/folded.ts';
import { rankDayOf } from '#core/search/rank-tier.ts';
import type { SearchHit } from '#core/search/search-hit.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Queryable, SqlValue } from '../connection/database.ts';
import { typeLexeme } from './parsed-query.ts';

/** What the search finds of a content: a result without its extract, and the text to look in besides the title. */
export interface SearchableContent {
  readonly hit: Omit<SearchHit, 'extract'>;
  readonly plain: string;
  /** Short facts that it is found by too, as `factsOf` writes them. */
  readonly facts?: string | undefined;
  /** Other words for its title, never shown. */
  readonly keywords?: string | undefined;
  /** The day results are ordered by; empty for none. */
  readonly day: string;
  /** The last day on which it is valid. */
  readonly validUntil?: string | undefined;
}

/** A document of the index: where it comes from, its stored result and its text besides the title. */
export interface SearchEntry {
  readonly contentType: string;
  readonly slug: string;
  /** Results are sorted by it, the greatest first; a day, or something smaller for an expired entry. */
  readonly rankDay: string;
  /** The last valid day, unless it has passed: afterwards the entry is ranked last. */
  readonly lastDay?: string | undefined;
  readonly plain: string;
  /** Short facts, such as places and codes, that are searched too; shown only where the text has no match. */
  readonly facts?: string | undefined;
  /** Other words for its title: found as a title is, never shown. */
  readonly keywords?: string | undefined;
  readonly hit: Omit<SearchHit, 'extract'>;
}

/** The rank day of an expired entry: after all that is valid, in the same order among its like. */
export const expiredRankDay = (day: string): string => `0${day}`;

/** The document of a content on a day: what is no longer valid is ranked last at once. */
export const searchEntryOn = (
  today: IsoDate,
  { type, slug }: { readonly type: string; readonly slug: string },
  { validUntil, day, plain, facts, keywords, hit }: SearchableContent,
): SearchEntry => {
  const rankDay = rankDayOf(hit.type, day);
  const isOver = validUntil !== undefined && validUntil < today;
  return {
    contentType: type,
    slug,
    rankDay: isOver ? expiredRankDay(rankDay) : rankDay,
    lastDay: isOver ? undefined : validUntil,
    plain,
    facts,
    keywords,
    hit,
  };
};

/** Removes the chosen entries from the posting lists of titles and from the expiry dates. */
const removeTitles = async (tx: Queryable, chosen: string, values: readonly SqlValue[]): Promise<void> => {
  await tx.query(
    `with endings as (delete from search_ending where id in (select id from search_entry ${chosen}))
     delete from search_title using (select id, rank_day, unnest(tsvector_to_array(title_words)) as lexeme from search_entry ${chosen}) as former
     where search_title.lexeme = former.lexeme and search_title.rank_day = former.rank_day and search_title.id = former.id`,
    values,
  );
};

/** Each part of the statement sees the tables as they were before it: `former` is the old version of an entry. */
const WRITE_ENTRIES = `with line as (
    select *, strip(to_tsvector('public.it'::regconfig, search_document(title || ' ' || keywords))) || array_to_tsvector(array[type_lexeme]) as title_words
    from jsonb_to_recordset($1::jsonb) as line(content_type text, slug text, type text, type_lexeme text, rank_day text, last_day text, title text, folded_title text, plain text, facts text, keywords text, hit jsonb)
  ), former as (
    insert into search_change (id, sign, type, words, title_words, forms)
    select id, -1, entry.type, entry.words, entry.title_words, search_forms(shown.title, shown.plain || ' ' || shown.facts || ' ' || shown.keywords)
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
    select id, 1, entry.type, entry.words, entry.title_words, search_forms(title, plain || ' ' || facts || ' ' || keywords) from entry join line using (content_type, slug)
  )
  insert into search_text_of (id, title, folded_title, plain, facts, keywords, hit)
  select entry.id, title, folded_title, plain, facts, keywords, hit from entry join line using (content_type, slug)
  on conflict (id) do update set title = excluded.title, folded_title = excluded.folded_title, plain = excluded.plain, facts = excluded.facts, keywords = excluded.keywords, hit = excluded.hit`;

/** Writes new and changed entries. The statistics follow with `applyIndexChanges`. */
export const writeSearchEntries = async (tx: Queryable, entries: readonly SearchEntry[]): Promise<void> => {
  if (entries.length === 0) return;
  const lines = entries.map(({ contentType, slug, rankDay, lastDay, plain, facts = '', keywords = '', hit }) => ({
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
    keywords,
    hit,
  }));
  await removeTitles(
    tx,
    'join jsonb_to_recordset($1::jsonb) as line(content_type text, slug text) using (content_type, slug)',
    [JSON.stringify(entries.map(({ contentType, slug }) => ({ content_type: contentType, slug })))],
  );
  await tx.query(WRITE_ENTRIES, [JSON.stringify(lines)]);
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
     select id, -1, type, words, title_words, search_forms(title, plain || ' ' || facts || ' ' || keywords) from gone join search_text_of using (id)`,
    [contentType, slugs],
  );
};
