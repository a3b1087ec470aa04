import type { Queryable } from '../postgres/database.ts';
import type { ContentRow } from './convert/rows.ts';
import type { MediaFile } from './media.ts';
import type { ContentType } from './schemas/index.ts';

/** Writes lines of the content table, new ones and changed ones, and brings back what had been withdrawn. */
export const writeContent = async (tx: Queryable, rows: readonly ContentRow[]): Promise<void> => {
  const lines = rows.map(({ type, slug, area, title, plain, facets, sortDay, position, parent, payload }) => ({ type, slug, area, title, plain, facets, sort_day: sortDay, position, parent: parent ?? null, payload }));
  await tx.query(
    `insert into content (type, slug, area, title, plain, facets, sort_day, position, parent, payload)
     select type, slug, area, title, plain, facets, sort_day, position, parent, payload
     from jsonb_to_recordset($1::jsonb) as line(type text, slug text, area text, title text, plain text, facets text[], sort_day text, position integer, parent text, payload jsonb)
     on conflict (type, slug) do update set area = excluded.area, title = excluded.title, plain = excluded.plain, facets = excluded.facets, sort_day = excluded.sort_day,
       position = excluded.position, parent = excluded.parent, payload = excluded.payload, imported_at = now(), withdrawn_at = null`,
    [JSON.stringify(lines)],
  );
};

/** Takes contents out of sight without deleting them. */
export const withdrawContent = async (tx: Queryable, type: ContentType, slugs: readonly string[]): Promise<void> => {
  await tx.query('update content set withdrawn_at = now() where type = $1 and slug = any($2::text[])', [type, slugs]);
  await tx.query('delete from search_entry where content_type = $1 and slug = any($2::text[])', [type, slugs]);
};

/** Writes the search's lines of contents; what is no longer valid sorts after all that is. */
export const writeSearchable = async (tx: Queryable, rows: readonly ContentRow[], today: string): Promise<void> => {
  const lines = rows.flatMap(({ type, slug, title, plain, search, area }) =>
    search === undefined || area === 'private'
      ? []
      : [{ content_type: type, slug, type: search.hit.type, rank_day: search.validUntil !== undefined && search.validUntil < today ? `0${search.day}` : search.day, title, plain, hit: search.hit }],
  );
  if (lines.length === 0) return;
  await tx.query(
    `with line as (
       select * from jsonb_to_recordset($1::jsonb) as line(content_type text, slug text, type text, rank_day text, title text, plain text, hit jsonb)
     ), entry as (
       insert into search_entry (type, content_type, slug, rank_day, words, title_words)
       select type, content_type, slug, rank_day,
         to_tsvector('public.it'::regconfig, search_text(title) || ' ' || search_text(plain)) || array_to_tsvector(array['§' || type]),
         to_tsvector('public.it'::regconfig, search_text(title)) || array_to_tsvector(array['§' || type])
       from line
       on conflict (content_type, slug) do update set type = excluded.type, rank_day = excluded.rank_day, words = excluded.words, title_words = excluded.title_words
       returning id, content_type, slug
     )
     insert into search_text_of (id, title, plain, hit)
     select entry.id, line.title, line.plain, line.hit from entry join line using (content_type, slug)
     on conflict (id) do update set title = excluded.title, plain = excluded.plain, hit = excluded.hit`,
    [JSON.stringify(lines)],
  );
};

/** Writes pictures and documents whose bytes changed. */
export const writeMedia = async (tx: Queryable, files: readonly MediaFile[]): Promise<void> => {
  const stored = await tx.query<{ path: string; digest: string }>('select path, digest from media');
  const known = new Map(stored.map(({ path, digest }) => [path, digest]));
  for (const { path, contentType, bytes, digest, width, height } of files) {
    if (known.get(path) === digest) continue;
    await tx.query(
      `insert into media (path, content_type, bytes, digest, width, height) values ($1, $2, decode($3, 'base64'), $4, $5, $6)
       on conflict (path) do update set content_type = excluded.content_type, bytes = excluded.bytes, digest = excluded.digest, width = excluded.width, height = excluded.height, imported_at = now()`,
      [path, contentType, Buffer.from(bytes).toString('base64'), digest, width ?? null, height ?? null],
    );
  }
};
