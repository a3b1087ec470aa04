import type { Queryable } from '../postgres/database.ts';
import { removeSearchEntries, writeSearchEntries } from '../postgres/search-entries.ts';
import type { ContentRow } from './convert/rows.ts';
import type { MediaFile } from './media.ts';
import type { ContentType } from './schemas/index.ts';

/** Writes lines of the content table, new ones and changed ones, and brings back what had been withdrawn. */
export const writeContent = async (tx: Queryable, rows: readonly ContentRow[]): Promise<void> => {
  const lines = rows.map(({ type, slug, area, title, facets, sortDay, position, parent, payload, folded, identifier, cig }) => ({ type, slug, area, title, facets, sort_day: sortDay, position, parent, payload, folded: folded ?? '', identifier, cig }));
  await tx.query(
    `insert into content (type, slug, area, title, facets, sort_day, position, parent, payload, folded, identifier, cig)
     select type, slug, area, title, facets, sort_day, position, parent, payload, folded, identifier, cig
     from jsonb_to_recordset($1::jsonb) as line(type text, slug text, area text, title text, facets text[], sort_day text, position integer, parent text, payload jsonb, folded text, identifier text, cig text)
     on conflict (type, slug) do update set area = excluded.area, title = excluded.title, facets = excluded.facets, sort_day = excluded.sort_day, position = excluded.position,
       parent = excluded.parent, payload = excluded.payload, folded = excluded.folded, identifier = excluded.identifier, cig = excluded.cig, imported_at = now(), withdrawn_at = null`,
    [JSON.stringify(lines)],
  );
};

/** Takes contents out of sight without deleting them. */
export const withdrawContent = async (tx: Queryable, type: ContentType, slugs: readonly string[]): Promise<void> => {
  await tx.query('update content set withdrawn_at = now() where type = $1 and slug = any($2::text[])', [type, slugs]);
  await removeSearchEntries(tx, type, slugs);
};

const isPublic = ({ search, area }: ContentRow): boolean => search !== undefined && area !== 'private';

/** Writes the search's lines of contents that the public may read, and forgets those that it may no longer; what is no longer valid sorts after all that is. */
export const writeSearchable = async (tx: Queryable, rows: readonly ContentRow[], today: string): Promise<void> => {
  for (const row of rows.filter((each) => !isPublic(each))) await removeSearchEntries(tx, row.type, [row.slug]);
  await writeSearchEntries(
    tx,
    rows.filter(isPublic).flatMap(({ type, slug, search }) => {
      if (search === undefined) return [];
      const isOver = search.validUntil !== undefined && search.validUntil < today;
      return [{ contentType: type, slug, rankDay: isOver ? `0${search.day}` : search.day, plain: search.plain, hit: search.hit }];
    }),
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
