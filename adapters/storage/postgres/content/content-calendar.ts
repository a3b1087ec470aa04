import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import type { Logger } from '#core/kernel/logger.ts';
import type { Database } from '../connection/database.ts';
import { startPolling } from '../connection/polling.ts';
import { rankExpiredLast } from '../search/expired-entries.ts';
import { noteOpenings } from './openings.ts';
import { publishPlanned } from './planned-content.ts';

/** How often the day is checked (milliseconds); `publicCache` keeps no page in a shared cache for so long after midnight. */
const POLL_EVERY_MS = 60_000;

/**
 * Publishes what was planned for the day (PUB-01), notes what opens (FOLLOW-02), and ranks expired contents last in the search when a day begins in Italy (API-07,
 * API-08): at the start, and then every minute. Several processes may do so at once. A failure is retried a minute later. Answers
 * how to stop.
 */
export const startContentCalendar = async (db: Database, clock: Clock, log: Logger): Promise<() => Promise<void>> => {
  let done: IsoDate | undefined;
  const followDay = async (): Promise<void> => {
    const today = dayInRome(clock.now());
    try {
      // Every minute and not once a day: an import that began before midnight may end after it.
      await publishPlanned(db, today);
      await noteOpenings(db, today);
      if (today !== done && (await rankExpiredLast(db, today)) !== undefined) done = today;
    } catch (error) {
      log.warn('i contenuti del giorno non si possono pubblicare, o quelli scaduti spostare in fondo alla ricerca', {
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  };
  await followDay();
  return startPolling(POLL_EVERY_MS, followDay);
};
