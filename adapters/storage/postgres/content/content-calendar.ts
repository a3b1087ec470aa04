import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import type { Logger } from '#core/kernel/logger.ts';
import type { Database } from '../connection/database.ts';
import { inRounds } from '../connection/rounds.ts';
import { followCalendar } from '../search/expired-entries.ts';

/** How often the day is looked at (milliseconds). */
const LOOK_EVERY_MS = 60_000;

/**
 * Brings down in the search what is no longer valid: at the start, and when a new day begins in Italy (API-07, API-08). Several
 * processes may do so at once. What cannot be done now is tried again a minute later. Answers how to stop, when nothing is in hand any more.
 */
export const startContentCalendar = async (db: Database, clock: Clock, log: Logger): Promise<() => Promise<void>> => {
  let done: IsoDate | undefined;
  const look = async (): Promise<void> => {
    const today = dayInRome(clock.now());
    if (today === done) return;
    try {
      if ((await followCalendar(db, today)) !== undefined) done = today;
    } catch (error) {
      log.warn('i contenuti scaduti non si possono spostare in fondo alla ricerca', {
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  };
  return inRounds(LOOK_EVERY_MS, look);
};
