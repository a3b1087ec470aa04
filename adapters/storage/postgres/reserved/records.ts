import type { AuditEvent, AuditTrail } from '#core/access/audit-trail.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Database } from '../connection/database.ts';

/** The audit trail over its table. */
export class PostgresAuditTrail implements AuditTrail {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async record(...events: readonly AuditEvent[]): Promise<void> {
    await this.#db.query(
      `insert into audit_event (at, actor, role, cuaa, action, outcome)
       select $1::timestamptz, actor, role, cuaa, action, outcome from jsonb_to_recordset($2::jsonb) as event(actor text, role text, cuaa text, action text, outcome text)`,
      [new Date(this.#clock.now()).toISOString(), JSON.stringify(events)],
    );
  }
}
