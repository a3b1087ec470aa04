import { contentVersion, onContentChanged } from './content-version.ts';
import type { Database } from '../connection/database.ts';
import { startPolling } from '../connection/polling.ts';

/** How often the version is looked at, in case a notice was lost (milliseconds). */
const POLL_EVERY_MS = 1_000;

/**
 * Calls back when public content has changed: at once by the database's notice, and within a second by looking at the
 * version, which several processes on one server need as a safety net. Answers how to stop.
 */
export const watchContent =
  (db: Database) =>
  async (changed: () => void): Promise<() => Promise<void>> => {
    const stopListening = await onContentChanged(db, changed);
    if (db.kind === 'embedded') return stopListening;
    let known = await contentVersion(db);
    const stopPolling = startPolling(POLL_EVERY_MS, async () => {
      try {
        const version = await contentVersion(db);
        if (version !== known) changed();
        known = version;
      } catch {
        // The database is away: its health says so, and the next look finds out what was missed.
      }
    });
    return async () => {
      await stopPolling();
      await stopListening();
    };
  };
