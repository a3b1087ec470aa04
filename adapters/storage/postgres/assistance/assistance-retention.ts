import type { Clock } from '#core/kernel/clock.ts';
import { retentionStart } from '#core/kernel/retention.ts';
import type { Logger } from '#core/kernel/logger.ts';
import type { Database } from '../connection/database.ts';
import { startPolling } from '../connection/polling.ts';
import type { AssistanceJournal } from './assistance-journal.ts';

const POLL_EVERY_MS = 3_600_000;
/** Requests deleted by one statement: few, so that writers need not wait long. */
const CHUNK_REQUESTS = 500;

/**
 * Deletes requests for assistance a number of days after their delivery, now and then every hour; undelivered ones stay. They
 * name people, and those who answer have them. A failure is retried an hour later. Answers how to stop.
 */
export const startAssistanceRetention = async (
  db: Database,
  journal: AssistanceJournal | undefined,
  { clock, log, days }: { readonly clock: Clock; readonly log: Logger; readonly days: number },
): Promise<() => Promise<void>> => {
  const deleteOld = async (): Promise<void> => {
    try {
      for (;;) {
        const numbers = await deliveredBefore(db, retentionStart(clock.now(), days));
        if (numbers.length === 0) return;
        // The journal first: a request that only the journal still held would be sent again at the next start.
        await journal?.forget(numbers);
        await db.query('delete from assistance_request where receipt_number = any($1)', [numbers]);
      }
    } catch (error) {
      log.warn('le richieste di assistenza consegnate da troppo tempo non si possono cancellare', {
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  };
  await deleteOld();
  return startPolling(POLL_EVERY_MS, deleteOld);
};

// Helpers

/** Receipt numbers of some of the requests delivered before an instant. */
const deliveredBefore = async (db: Database, beforeMs: number): Promise<readonly string[]> =>
  (
    await db.query<{ number: string }>(
      'select receipt_number as number from assistance_request where delivered_at < $1::timestamptz order by delivered_at limit $2',
      [new Date(beforeMs).toISOString(), CHUNK_REQUESTS],
    )
  ).map(({ number }) => number);
