import { isPublishedOn } from '#core/catalogue/publication.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Queryable } from '../../postgres/connection/database.ts';
import { removeSearchEntries, searchEntryOn, writeSearchEntries } from '../../postgres/search/index-writer.ts';
import { ENTRY_TYPES } from '#adapters/names/entry-names.ts';
import { STATE } from '../../postgres/alerts/announced-state.ts';
import { ANNOUNCED, ANNOUNCED_TYPES } from '../../postgres/alerts/announcement.ts';
import { CONTENT_ID } from '../../postgres/content/content-id.ts';
import type { ContentRow } from '../convert/rows.ts';
import { publicTerms, writeTerms } from './write-terms.ts';
import type { ContentType } from '../schemas/index.ts';

/**
 * Writes lines of the content table, new ones and changed ones, and brings back what had been withdrawn. What becomes public after
 * `today` is stored out of sight, with what the search is to find of it then (PUB-01).
 */
export const writeContent = async (tx: Queryable, rows: readonly ContentRow[], today: IsoDate): Promise<void> => {
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
      publishOn,
      search,
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
      ...(isPublishedOn(publishOn, today)
        ? {}
        : { planned_for: publishOn, planned_search: area === 'private' ? undefined : search }),
    }),
  );
  const before = await publicTerms(tx, lines);
  await tx.query(
    `with line as (
       select *, planned_for is null and area <> 'private' as is_public, ${STATE} as state
       from jsonb_to_recordset($3::jsonb) as line(type text, slug text, area text, title text, facets text[], sort_day text, position integer, parent text, payload jsonb, folded text, identifier text, cig text, former_paths text[], planned_for text, planned_search jsonb)
     ), ${ANNOUNCED}
     insert into content (type, slug, area, title, facets, sort_day, position, parent, payload, folded, identifier, cig, former_paths, planned_for, planned_search, withdrawn_at, id, announced, announced_state, day_moves, days_moved_on)
     select type, slug, area, title, facets, sort_day, position, parent, payload, folded, identifier, cig, former_paths, planned_for, planned_search,
       case when planned_for is not null then now() end, id, announced or is_public, announced_state, day_moves + moved::integer, case when moved then $4 else days_moved_on end
     from noted
     on conflict (type, slug) do update set area = excluded.area, title = excluded.title, facets = excluded.facets, sort_day = excluded.sort_day, position = excluded.position,
       parent = excluded.parent, payload = excluded.payload, folded = excluded.folded, identifier = excluded.identifier, cig = excluded.cig, former_paths = excluded.former_paths, imported_at = now(),
       withdrawn_at = excluded.withdrawn_at, planned_for = excluded.planned_for, planned_search = excluded.planned_search, id = excluded.id,
       announced = excluded.announced, announced_state = excluded.announced_state, day_moves = excluded.day_moves, days_moved_on = excluded.days_moved_on`,
    [...ANNOUNCED_TYPES, JSON.stringify(lines), today],
  );
  await writeTerms(tx, lines, before, today);
};

/** Where a record stands, and where it stood before by what its file says: contents of the same type, the nearest first. */
export interface Move {
  readonly type: ContentType;
  readonly slug: string;
  readonly from: readonly string[];
}

/**
 * Gives contents whose slug changes their new one: they stay what they are, with their id and all that was announced of them (D-67). A content
 * that is there keeps its slug to itself; what was withdrawn under the new slug makes way.
 */
export const moveContents = async (tx: Queryable, moves: readonly Move[]): Promise<void> => {
  for (const { type, slug, from } of moves) {
    const [before] = await tx.query<{ slug: string }>(
      `select slug from content where type = $1 and slug = any($3::text[])
         and not exists (select from content where type = $1 and slug = $2 and (withdrawn_at is null or planned_for is not null))
       order by withdrawn_at is not null, array_position($3::text[], slug) limit 1`,
      [type, slug, from],
    );
    if (before === undefined) continue;
    await tx.query('delete from content where type = $1 and slug = $2', [type, slug]);
    await tx.query(`update content set id = ${CONTENT_ID}, slug = $2 where type = $1 and slug = $3`, [
      type,
      slug,
      before.slug,
    ]);
  }
};

/** Takes contents out of sight without deleting them; who follows one alone is to hear of it (D-68). */
export const withdrawContent = async (tx: Queryable, type: ContentType, slugs: readonly string[]): Promise<void> => {
  await tx.query(
    `with gone as (
       select type, ${CONTENT_ID} as id, coalesce(announced_state, ${STATE}) as before from content
       where type = $1 and slug = any($2::text[]) and type = any($3::text[]) and announced and area <> 'private' and (withdrawn_at is null or planned_for is not null)
     ), noted as (insert into thing_news (type, slug, before, gone) select type, id, before, true from gone order by id)
     update content set withdrawn_at = now(), planned_for = null, planned_search = null where type = $1 and slug = any($2::text[])`,
    [type, slugs, ENTRY_TYPES],
  );
  await removeSearchEntries(tx, type, slugs);
};

const isFound = ({ search, area, publishOn }: ContentRow, today: IsoDate): boolean =>
  search !== undefined && area !== 'private' && isPublishedOn(publishOn, today);

/**
 * Writes the search's lines of contents that the public may read, and forgets those that it may no longer. What is no longer valid on
 * the day sorts after all that is; what still is will do so on the first day after its last.
 */
export const writeSearchable = async (tx: Queryable, rows: readonly ContentRow[], today: IsoDate): Promise<void> => {
  for (const [type, slugs] of slugsByType(rows.filter((each) => !isFound(each, today))))
    await removeSearchEntries(tx, type, slugs);
  await writeSearchEntries(
    tx,
    rows
      .filter((each) => isFound(each, today))
      .flatMap(({ type, slug, search }) =>
        search === undefined ? [] : [searchEntryOn(today, { type, slug }, search)],
      ),
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
