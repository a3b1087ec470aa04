import type { IsoDate } from '#core/kernel/iso-date.ts';
import { STATE } from '../alerts/announced-state.ts';
import { ANNOUNCED, ANNOUNCED_TYPES } from '../alerts/announcement.ts';
import type { Database, Queryable } from '../connection/database.ts';
import { applyIndexChanges } from '../search/index-statistics.ts';
import { type SearchableContent, searchEntryOn, writeSearchEntries } from '../search/index-writer.ts';
import { CONTENT_LOCK, raiseContentVersion } from './content-version.ts';

/** Contents published by one statement. */
const CHUNK_CONTENTS = 250;

interface PublishedRow {
  readonly type: string;
  readonly slug: string;
  readonly search: SearchableContent | null;
}

/** The condition stands on `planned_for` alone: a content whose day has come is due whoever stored it, and when. */
const PUBLISH = `with line as (
    select type, slug, area, planned_search as search, area <> 'private' as is_public, ${STATE} as state
    from content where planned_for <= $3 order by planned_for, type, slug limit ${CHUNK_CONTENTS}
  ), ${ANNOUNCED}, published as (
    update content set withdrawn_at = null, planned_for = null, planned_search = null, imported_at = now(), id = noted.id,
      announced = noted.announced or noted.is_public, announced_state = noted.announced_state,
      day_moves = noted.day_moves + noted.moved::integer, days_moved_on = case when noted.moved then $3 else noted.days_moved_on end
    from noted where content.type = noted.type and content.slug = noted.slug
  )
  select type, slug, search from line`;

/**
 * Publishes what was planned for `today` or before, in lists and search at once, and tells every process (PUB-01); costs one look-up when
 * nothing is due. Answers how many there were; undefined when contents are being written elsewhere and it has to be tried again.
 */
export const publishPlanned = async (db: Database, today: IsoDate): Promise<number | undefined> => {
  const [row] = await db.query<{ due: boolean }>('select exists (select from content where planned_for <= $1) as due', [
    today,
  ]);
  if (row?.due !== true) return 0;
  return db.tx(async (tx) => {
    const [lock] = await tx.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [CONTENT_LOCK]);
    if (lock?.free !== true) return undefined;
    let count = 0;
    for (;;) {
      const published = await publishSome(tx, today);
      count += published;
      if (published < CHUNK_CONTENTS) break;
    }
    if (count > 0) {
      await applyIndexChanges(tx);
      await raiseContentVersion(tx);
    }
    return count;
  });
};

// Helpers

const publishSome = async (tx: Queryable, today: IsoDate): Promise<number> => {
  const rows = await tx.query<PublishedRow>(PUBLISH, [...ANNOUNCED_TYPES, today]);
  await writeSearchEntries(
    tx,
    rows.flatMap(({ search, ...place }) => (search === null ? [] : [searchEntryOn(today, place, search)])),
  );
  return rows.length;
};
