import { foldText } from '#core/formatting/folded.ts';
import type { SearchHit } from '#core/search/search-hit.ts';
import type { Queryable } from './database.ts';

/** Something to find: where it comes from, its result and the text to look in besides the title. */
export interface SearchEntry {
  readonly contentType: string;
  readonly slug: string;
  /** Results are ordered by it, the greatest first; a day, or something smaller for what is no longer valid. */
  readonly rankDay: string;
  readonly plain: string;
  readonly hit: Omit<SearchHit, 'extract'>;
}

/** The lexeme that stands for a type of results among the words. */
export const typeLexeme = (type: string): string => `§${type}`;

/** Writes entries of the search, new ones and changed ones. */
export const writeSearchEntries = async (tx: Queryable, entries: readonly SearchEntry[]): Promise<void> => {
  if (entries.length === 0) return;
  const lines = entries.map(({ contentType, slug, rankDay, plain, hit }) => ({
    content_type: contentType,
    slug,
    type: hit.type,
    type_lexeme: typeLexeme(hit.type),
    rank_day: rankDay,
    title: hit.title,
    folded_title: ` ${foldText(hit.title)}`,
    plain,
    hit,
  }));
  await tx.query(
    `with line as (
       select *, to_tsvector('public.it'::regconfig, search_text(title)) || array_to_tsvector(array[type_lexeme]) as title_words
       from jsonb_to_recordset($1::jsonb) as line(content_type text, slug text, type text, type_lexeme text, rank_day text, title text, folded_title text, plain text, hit jsonb)
     ), entry as (
       insert into search_entry (type, content_type, slug, rank_day, words, title_words)
       select type, content_type, slug, rank_day, title_words || to_tsvector('public.it'::regconfig, search_text(plain)), title_words from line
       on conflict (content_type, slug) do update set type = excluded.type, rank_day = excluded.rank_day, words = excluded.words, title_words = excluded.title_words
       returning id, content_type, slug
     )
     insert into search_text_of (id, title, folded_title, plain, hit)
     select entry.id, title, folded_title, plain, hit from entry join line using (content_type, slug)
     on conflict (id) do update set title = excluded.title, folded_title = excluded.folded_title, plain = excluded.plain, hit = excluded.hit`,
    [JSON.stringify(lines)],
  );
};

/** Takes entries out of the search. */
export const removeSearchEntries = async (tx: Queryable, contentType: string, slugs: readonly string[]): Promise<void> => {
  await tx.query('delete from search_entry where content_type = $1 and slug = any($2::text[])', [contentType, slugs]);
};
