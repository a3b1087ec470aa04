import type { Clock } from '#core/kernel/clock.ts';
import type { Database } from '../connection/database.ts';
import { instant } from './instant.ts';

/** A message in the hands of one process: the attempts before tell this taking from a later one. */
export interface Taken {
  readonly id: string;
  readonly attempts: number;
}

/** A message that waits in a table. */
export interface QueueRow extends Taken {
  readonly sealed: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** A table of messages that wait, and what it is asked with. */
export interface QueueTableNames {
  readonly table: 'aid_list_mail' | 'alert_mail' | 'personal_mail';
  /** Columns that it has beside those of every queue. */
  readonly columns?: string;
  /** No delivery is planned further ahead (milliseconds): one that is was planned by a clock that was ahead, and is due. */
  readonly farthestMs: number;
}

/** Takes messages of one table, each for one process at a time (ALERT-06). */
export class QueueTable<Row extends QueueRow> {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #names: QueueTableNames;

  constructor(db: Database, clock: Clock, names: QueueTableNames) {
    this.#db = db;
    this.#clock = clock;
    this.#names = names;
  }

  /** Takes one message that is due; it comes back when nothing is reported within `leaseMs`. */
  async claim(leaseMs: number): Promise<Row | undefined> {
    const { table, columns = '', farthestMs } = this.#names;
    const [row] = await this.#db.query<Row>(
      `update ${table} set attempts = attempts + 1, due_at = $2::timestamptz
       where id = (select id from ${table} where due_at <= $1::timestamptz or due_at > $3::timestamptz order by due_at, id limit 1 for update skip locked)
       returning id, sealed, attempts - 1 as attempts, (extract(epoch from created_at) * 1000)::bigint as "createdAt"${columns}`,
      [this.#at(0), this.#at(leaseMs), this.#at(farthestMs)],
    );
    return row;
  }

  /** Plans it anew `afterMs` from now; false when another process has taken it since. */
  async postpone({ id, attempts }: Taken, afterMs: number): Promise<boolean> {
    const kept = await this.#db.query(
      `update ${this.#names.table} set due_at = $3::timestamptz where id = $1 and attempts = $2 + 1 returning id`,
      [id, attempts, this.#at(afterMs)],
    );
    return kept.length > 0;
  }

  async forget({ id }: Pick<Taken, 'id'>): Promise<void> {
    await this.#db.query(`delete from ${this.#names.table} where id = $1`, [id]);
  }

  #at(afterMs: number): string {
    return instant(this.#clock.now() + afterMs);
  }
}
