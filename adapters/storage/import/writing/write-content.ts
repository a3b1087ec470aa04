import { isPublishedOn } from '#core/catalogue/publication.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Queryable } from '../../postgres/connection/database.ts';
import { removeSearchEntries, searchEntryOn, writeSearchEntries } from '../../postgres/search/index-writer.ts';
import { isListType } from '#adapters/names/list-names.ts';
import { THING_TYPES } from '#adapters/names/thing-names.ts';
import { THING_STATE } from '../../postgres/alerts/thing-state.ts';
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
  await noteNews(
    tx,
    lines.filter(({ area, type }) => area !== 'private' && isListType(type)),
  );
  await noteChanges(
    tx,
    lines.filter(({ area, type }) => area !== 'private' && THING_TYPES.includes(type)),
  );
  const before = await publicTerms(tx, lines);
  await tx.query(
    `insert into content (type, slug, area, title, facets, sort_day, position, parent, payload, folded, identifier, cig, former_paths, planned_for, planned_search, withdrawn_at, announced)
     select type, slug, area, title, facets, sort_day, position, parent, payload, folded, identifier, cig, former_paths, planned_for, planned_search,
       case when planned_for is not null then now() end, planned_for is null and area <> 'private'
     from jsonb_to_recordset($1::jsonb) as line(type text, slug text, area text, title text, facets text[], sort_day text, position integer, parent text, payload jsonb, folded text, identifier text, cig text, former_paths text[], planned_for text, planned_search jsonb)
     on conflict (type, slug) do update set area = excluded.area, title = excluded.title, facets = excluded.facets, sort_day = excluded.sort_day, position = excluded.position,
       parent = excluded.parent, payload = excluded.payload, folded = excluded.folded, identifier = excluded.identifier, cig = excluded.cig, former_paths = excluded.former_paths, imported_at = now(),
       announced = content.announced or excluded.announced, withdrawn_at = excluded.withdrawn_at, planned_for = excluded.planned_for, planned_search = excluded.planned_search`,
    [JSON.stringify(lines)],
  );
  await writeTerms(tx, lines, before, today);
};

/** The term of an entry: its last day, or that of its event. */
const TERM =
  "coalesce(payload #>> '{item,deadline}', payload #>> '{item,event,eventEndDate}', payload #>> '{item,event,eventDate}')";

/** Notes what is to be seen for the first time, and terms that move, before it is written (ALERT-05). */
const noteNews = async (tx: Queryable, lines: readonly object[]): Promise<void> => {
  await tx.query(
    `with line as (
       select type, slug, ${TERM} as term from jsonb_to_recordset($1::jsonb) as line(type text, slug text, payload jsonb, planned_for text) where planned_for is null
     ), known as (
       select type, slug, announced, withdrawn_at, ${TERM} as term from content where (type, slug) in (select type, slug from line)
     )
     insert into content_news (type, slug, kind, before)
     select type, slug, case when known.announced then 'term' else 'new' end, case when known.announced then known.term end
     from line left join known using (type, slug)
     where known.announced is not true or (known.withdrawn_at is null and known.term is distinct from line.term)
     order by type, slug`,
    [JSON.stringify(lines)],
  );
};

/** Notes how things that can be followed were, before they are written otherwise (FOLLOW-02). */
const noteChanges = async (tx: Queryable, lines: readonly object[]): Promise<void> => {
  if (lines.length === 0) return;
  await tx.query(
    `with line as (
       select type, slug, ${THING_STATE} as state from jsonb_to_recordset($1::jsonb) as line(type text, slug text, payload jsonb, planned_for text) where planned_for is null
     ), known as (
       select type, slug, ${THING_STATE} as state from content
       where (type, slug) in (select type, slug from line) and announced and withdrawn_at is null
     )
     insert into thing_news (type, slug, before)
     select type, slug, known.state from line join known using (type, slug) where known.state <> line.state order by type, slug`,
    [JSON.stringify(lines)],
  );
};

/** Takes contents out of sight without deleting them. */
export const withdrawContent = async (tx: Queryable, type: ContentType, slugs: readonly string[]): Promise<void> => {
  await tx.query(
    'update content set withdrawn_at = now(), planned_for = null, planned_search = null where type = $1 and slug = any($2::text[])',
    [type, slugs],
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
