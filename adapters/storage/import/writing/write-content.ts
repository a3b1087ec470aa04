import { rankDayOf } from '#core/search/rank-tier.ts';
import type { Queryable } from '../../postgres/connection/database.ts';
import { expiredRankDay, removeSearchEntries, writeSearchEntries } from '../../postgres/search/index-writer.ts';
import type { ContentRow } from '../convert/rows.ts';
import type { ContentType } from '../schemas/index.ts';

/** Writes lines of the content table, new ones and changed ones, and brings back what had been withdrawn. */
export const writeContent = async (tx: Queryable, rows: readonly ContentRow[]): Promise<void> => {
  const lines = rows.map(
    ({
      type,
      slug,
      area,
      title,
      facets,
      sortDay,
      position,
      parent,
      payload,
      folded,
      identifier,
      cig,
      formerPaths,
    }) => ({
      type,
      slug,
      area,
      title,
      facets,
      sort_day: sortDay,
      position,
      parent,
      payload,
      folded: folded ?? '',
      identifier,
      cig,
      former_paths: formerPaths ?? [],
    }),
  );
  await tx.query(
    `insert into content (type, slug, area, title, facets, sort_day, position, parent, payload, folded, identifier, cig, former_paths)
     select type, slug, area, title, facets, sort_day, position, parent, payload, folded, identifier, cig, former_paths
     from jsonb_to_recordset($1::jsonb) as line(type text, slug text, area text, title text, facets text[], sort_day text, position integer, parent text, payload jsonb, folded text, identifier text, cig text, former_paths text[])
     on conflict (type, slug) do update set area = excluded.area, title = excluded.title, facets = excluded.facets, sort_day = excluded.sort_day, position = excluded.position,
       parent = excluded.parent, payload = excluded.payload, folded = excluded.folded, identifier = excluded.identifier, cig = excluded.cig, former_paths = excluded.former_paths, imported_at = now(), withdrawn_at = null`,
    [JSON.stringify(lines)],
  );
};

/** Takes contents out of sight without deleting them. */
export const withdrawContent = async (tx: Queryable, type: ContentType, slugs: readonly string[]): Promise<void> => {
  await tx.query('update content set withdrawn_at = now() where type = $1 and slug = any($2::text[])', [type, slugs]);
  await removeSearchEntries(tx, type, slugs);
};

const isPublic = ({ search, area }: ContentRow): boolean => search !== undefined && area !== 'private';

/**
 * Writes the search's lines of contents that the public may read, and forgets those that it may no longer. What is no longer valid on
 * the day sorts after all that is; what still is will do so on the first day after its last.
 */
export const writeSearchable = async (tx: Queryable, rows: readonly ContentRow[], today: string): Promise<void> => {
  for (const [type, slugs] of slugsByType(rows.filter((each) => !isPublic(each))))
    await removeSearchEntries(tx, type, slugs);
  await writeSearchEntries(
    tx,
    rows.filter(isPublic).flatMap(({ type, slug, search }) => {
      if (search === undefined) return [];
      const { validUntil, plain, facts, keywords, hit } = search;
      const day = rankDayOf(hit.type, search.day);
      const isOver = validUntil !== undefined && validUntil < today;
      return [
        {
          contentType: type,
          slug,
          rankDay: isOver ? expiredRankDay(day) : day,
          lastDay: isOver ? undefined : validUntil,
          plain,
          facts,
          keywords,
          hit,
        },
      ];
    }),
  );
};

/** The slugs of records by their type. */
export const slugsByType = (
  records: readonly { readonly type: ContentType; readonly slug: string }[],
): ReadonlyMap<ContentType, readonly string[]> => {
  const slugs = new Map<ContentType, string[]>();
  for (const { type, slug } of records) {
    const known = slugs.get(type);
    if (known === undefined) slugs.set(type, [slug]);
    else known.push(slug);
  }
  return slugs;
};
