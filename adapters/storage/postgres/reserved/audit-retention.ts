import type { AuditFigures } from '#core/access/audit-retention.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { retentionStart } from '#core/kernel/retention.ts';
import type { Logger } from '#core/kernel/logger.ts';
import { MS_PER_S } from '#core/kernel/time-units.ts';
import type { Database } from '../connection/database.ts';
import { startPolling } from '../connection/polling.ts';

const POLL_EVERY_MS = 3_600_000;
/** Events deleted by one statement: few, so that writers need not wait long. */
const CHUNK_EVENTS = 1_000;

/** The job that deletes old audit events. */
export interface AuditRetention {
  /** Runs now and then every hour; answers how to stop. */
  readonly start: () => Promise<() => Promise<void>>;
  readonly figures: () => AuditFigures;
}

/**
 * Deletes audit events older than `days` (D-05). Several processes may do so at once: each skips the rows that others have
 * locked. A failure is retried an hour later.
 */
export const auditRetention = (db: Database, clock: Clock, log: Logger, days: number): AuditRetention => {
  let figures: AuditFigures = { forgotten: 0, oldestS: 0, lastRoundS: 0 };
  const deleteOld = async (): Promise<void> => {
    try {
      for (;;) {
        const count = await deleteSome(db, retentionStart(clock.now(), days));
        figures = { ...figures, forgotten: figures.forgotten + count };
        if (count < CHUNK_EVENTS) break;
      }
      figures = { ...figures, oldestS: await oldestOf(db), lastRoundS: clock.now() / MS_PER_S };
    } catch (error) {
      log.warn('gli accessi annotati da troppo tempo non si possono cancellare', {
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  };
  return {
    start: async () => {
      await deleteOld();
      return startPolling(POLL_EVERY_MS, deleteOld);
    },
    figures: () => figures,
  };
};

// Helpers

const deleteSome = async (db: Database, beforeMs: number): Promise<number> => {
  const [row] = await db.query<{ forgotten: number }>(
    `with old as (select id from audit_event where at < $1::timestamptz order by at limit $2 for update skip locked),
          gone as (delete from audit_event using old where audit_event.id = old.id returning 1)
     select count(*) as forgotten from gone`,
    [new Date(beforeMs).toISOString(), CHUNK_EVENTS],
  );
  return row?.forgotten ?? 0;
};

const oldestOf = async (db: Database): Promise<number> => {
  const [row] = await db.query<{ oldest: number | null }>(
    'select extract(epoch from min(at))::float8 as oldest from audit_event',
  );
  return row?.oldest ?? 0;
};
