import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import type { Logger } from '#core/kernel/logger.ts';
import type { Database } from '../connection/database.ts';
import { startPolling } from '../connection/polling.ts';
import { rankExpiredLast } from '../search/expired-entries.ts';

/** How often the day is checked (milliseconds). */
const POLL_EVERY_MS = 60_000;

/**
 * Ranks expired contents last in the search: at the start, and when a new day begins in Italy (API-07, API-08). Several
 * processes may do so at once. A failure is retried a minute later. Answers how to stop.
 */
export const startContentCalendar = async (db: Database, clock: Clock, log: Logger): Promise<() => Promise<void>> => {
  let done: IsoDate | undefined;
  const followDay = async (): Promise<void> => {
    const today = dayInRome(clock.now());
    if (today === done) return;
    try {
      if ((await rankExpiredLast(db, today)) !== undefined) done = today;
    } catch (error) {
      log.warn('i contenuti scaduti non si possono spostare in fondo alla ricerca', {
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  };
  await followDay();
  return startPolling(POLL_EVERY_MS, followDay);
};
