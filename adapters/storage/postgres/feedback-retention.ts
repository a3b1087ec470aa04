import type { Clock } from '#core/kernel/clock.ts';
import { addDays, dayInRome } from '#core/kernel/iso-date.ts';
import type { Logger } from '#core/kernel/logger.ts';
import type { Database } from './connection/database.ts';
import { startPolling } from './connection/polling.ts';

const POLL_EVERY_MS = 3_600_000;
/** Opinions deleted by one statement: few, so that writers need not wait long. */
const CHUNK_OPINIONS = 1_000;

/**
 * Deletes opinions on pages after a number of days, now and then every hour. What readers write may say more of them
 * than they mean to. A failure is retried an hour later. Answers how to stop.
 */
export const startFeedbackRetention = async (
  db: Database,
  { clock, log, days }: { readonly clock: Clock; readonly log: Logger; readonly days: number },
): Promise<() => Promise<void>> => {
  const deleteOld = async (): Promise<void> => {
    try {
      const first = addDays(dayInRome(clock.now()), -days);
      while ((await deleteSome(db, first)) === CHUNK_OPINIONS);
    } catch (error) {
      log.warn('i giudizi sulle pagine dati da troppo tempo non si possono cancellare', {
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  };
  await deleteOld();
  return startPolling(POLL_EVERY_MS, deleteOld);
};

// Helpers

/** Deletes some of the opinions given before a day; answers how many. Several processes may do so at once. */
const deleteSome = async (db: Database, before: string): Promise<number> => {
  const [row] = await db.query<{ forgotten: number }>(
    `with old as (select id from feedback where given_at < $1::date order by id limit $2 for update skip locked),
          gone as (delete from feedback using old where feedback.id = old.id returning 1)
     select count(*)::integer as forgotten from gone`,
    [before, CHUNK_OPINIONS],
  );
  return row?.forgotten ?? 0;
};
