import type { IsoDate } from '#core/kernel/iso-date.ts';
import { CONTENT_LOCK, raiseContentVersion } from '../content/content-version.ts';
import type { Database, Queryable } from '../connection/database.ts';
import { EXPIRY_BATCH } from './constants.ts';
import { expiredRankDay } from './index-writer.ts';

/** Moves a batch of entries whose last day has passed, in the index and in the posting lists of titles; their terms stay. */
const RANK_EXPIRED_LAST = `with ended as (
    delete from search_ending where id in (select id from search_ending where last_day < $1 order by last_day, id limit ${EXPIRY_BATCH}) returning id
  ), entry as (
    update search_entry set rank_day = '${expiredRankDay('')}' || rank_day where id in (select id from ended) returning id, rank_day, title_words
  ), titles as (
    update search_title as title set rank_day = entry.rank_day from entry, unnest(tsvector_to_array(entry.title_words)) as word(lexeme)
    where title.lexeme = word.lexeme and title.rank_day = substr(entry.rank_day, ${expiredRankDay('').length + 1}) and title.id = entry.id
  )
  select count(*) as moved from ended`;

/**
 * Ranks the entries that expired before `today` after all valid ones (API-07, API-08); costs one look-up when there are none. Answers
 * how many there were; undefined when contents are being written elsewhere and it has to be tried again.
 */
export const rankExpiredLast = async (db: Database, today: IsoDate): Promise<number | undefined> => {
  const [row] = await db.query<{ due: boolean }>(
    'select exists (select from search_ending where last_day < $1) as due',
    [today],
  );
  if (row?.due !== true) return 0;
  return db.tx(async (tx) => {
    if (!(await isFree(tx))) return undefined;
    let moved = 0;
    for (;;) {
      const count = (await tx.query<{ moved: number }>(RANK_EXPIRED_LAST, [today]))[0]?.moved ?? 0;
      moved += count;
      if (count < EXPIRY_BATCH) break;
    }
    if (moved > 0) await raiseContentVersion(tx);
    return moved;
  });
};

// Helpers

const isFree = async (tx: Queryable): Promise<boolean> =>
  (await tx.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [CONTENT_LOCK]))[0]?.free === true;
