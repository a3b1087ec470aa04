import type { Clock } from '#core/kernel/clock.ts';
import { keptFrom } from '#core/kernel/kept-from.ts';
import type { Logger } from '#core/kernel/logger.ts';
import type { Database } from '../connection/database.ts';
import { inRounds } from '../connection/rounds.ts';
import type { AssistanceJournal } from './assistance-journal.ts';

const LOOK_EVERY_MS = 3_600_000;
/** Requests forgotten at once: what is written meanwhile does not wait for more. */
const CHUNK_REQUESTS = 500;

/**
 * Forgets requests for assistance so many days after their delivery, at once and then every hour; what has not been delivered stays.
 * They name people, and have gone to those who answer them. What cannot be done now is tried again an hour later. Answers how to stop.
 */
export const startAssistanceRetention = (
  db: Database,
  journal: AssistanceJournal | undefined,
  { clock, log, days }: { readonly clock: Clock; readonly log: Logger; readonly days: number },
): Promise<() => Promise<void>> =>
  inRounds(LOOK_EVERY_MS, async () => {
    try {
      for (;;) {
        const numbers = await deliveredBefore(db, keptFrom(clock.now(), days));
        if (numbers.length === 0) return;
        // The journal first: what only it still held would be taken, and sent, once more at the next start.
        await journal?.forget(numbers);
        await db.query('delete from assistance_request where receipt_number = any($1)', [numbers]);
      }
    } catch (error) {
      log.warn('le richieste di assistenza consegnate da troppo tempo non si possono cancellare', {
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  });

// Helpers

/** Receipt numbers of some of the requests delivered before an instant. */
const deliveredBefore = async (db: Database, beforeMs: number): Promise<readonly string[]> =>
  (
    await db.query<{ number: string }>(
      'select receipt_number as number from assistance_request where delivered_at < $1::timestamptz order by delivered_at limit $2',
      [new Date(beforeMs).toISOString(), CHUNK_REQUESTS],
    )
  ).map(({ number }) => number);
