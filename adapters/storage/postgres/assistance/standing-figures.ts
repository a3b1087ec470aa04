import type { StandingFigures } from '#core/support/standing-figures.ts';
import type { Queryable } from '../connection/database.ts';

/** Reads what stands still in the database, at an instant in milliseconds since 1970 (PAGE-33). */
export const standingFigures = async (db: Queryable, nowMs: number): Promise<StandingFigures> => {
  const [row] = await db.query<StandingFigures>(
    `select count(*) as waiting, coalesce(greatest(extract(epoch from $1::timestamptz - min(received_at)), 0)::bigint, 0) as "oldestS",
       coalesce((select failed_count from pg_stat_archiver), 0) as "archiveFailures"
     from assistance_request where delivered_at is null`,
    [new Date(nowMs).toISOString()],
  );
  if (row === undefined) throw new Error('the database has no figures');
  return row;
};
