import type { AuditEvent } from '#core/access/audit-trail.ts';
import type { Database } from '../connection/database.ts';
import { PostgresAuditTrail } from './records.ts';

/**
 * Records the visits with which a demonstration begins, through the trail of every private read; nothing where something is recorded already.
 * `at` is in milliseconds since 1970-01-01T00:00:00Z.
 */
export const recordFirstVisits = async (
  db: Database,
  visits: readonly { readonly at: number; readonly event: AuditEvent }[],
): Promise<void> => {
  const [known] = await db.query('select 1 from audit_event limit 1');
  if (known !== undefined) return;
  for (const { at, event } of visits) await new PostgresAuditTrail(db, { now: () => at }).record(event);
};
