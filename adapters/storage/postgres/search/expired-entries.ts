import type { IsoDate } from '#core/kernel/iso-date.ts';
import { CONTENT_LOCK, raiseContentVersion } from '../content/content-version.ts';
import type { Database, Queryable } from '../connection/database.ts';
import { lowerEndedEntries } from './index-writer.ts';

/** Entries brought down with one statement. */
const CHUNK_ENTRIES = 500;

/**
 * Brings down in the search what was valid until before `today` and still stands among what is valid (API-07, API-08); costs a
 * look-up when there is nothing. Answers how many entries that were: none when another process was quicker; undefined when contents
 * are being written elsewhere, and it is to be tried again.
 */
export const followCalendar = async (db: Database, today: IsoDate): Promise<number | undefined> => {
  const [row] = await db.query<{ due: boolean }>(
    'select exists (select from search_ending where last_day < $1) as due',
    [today],
  );
  if (row?.due !== true) return 0;
  return db.tx(async (tx) => {
    if (!(await isFree(tx))) return undefined;
    let lowered = 0;
    for (;;) {
      const count = await lowerEndedEntries(tx, today, CHUNK_ENTRIES);
      lowered += count;
      if (count < CHUNK_ENTRIES) break;
    }
    if (lowered > 0) await raiseContentVersion(tx);
    return lowered;
  });
};

// Helpers

const isFree = async (tx: Queryable): Promise<boolean> =>
  (await tx.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [CONTENT_LOCK]))[0]?.free === true;
