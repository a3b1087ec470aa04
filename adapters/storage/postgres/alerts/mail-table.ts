import { FAILURES_BEFORE_PAUSE, PAUSE_MS, REFUSED_DAYS, REFUSED_RETRY_MS } from '#core/alerts/refusal.ts';
import { mailboxOf } from '#core/alerts/mail-address.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { Database } from '../connection/database.ts';
import type { AlertVault } from './alert-vault.ts';

/** A message that waits in a table. */
export interface MailRow {
  readonly id: string;
  readonly address: string;
  readonly subscription: string | null;
  readonly sealed: string;
  readonly attempts: number;
  readonly createdAt: number;
}

type Taken = Pick<MailRow, 'id' | 'attempts'>;

/** A queue of messages, and the table of the addresses that they go to. */
interface MailTableNames {
  readonly mails: 'alert_mail' | 'personal_mail';
  readonly addresses: 'alert_address' | 'personal_alert';
  /** The list that a message is about, where the queue has that. */
  readonly subscription: 'subscription' | 'null::text';
}

/** One queue of messages over its table: each message is in the hands of one process at a time (ALERT-06). */
export class MailTable {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #vault: AlertVault;
  readonly #names: MailTableNames;

  constructor(db: Database, clock: Clock, vault: AlertVault, names: MailTableNames) {
    this.#db = db;
    this.#clock = clock;
    this.#vault = vault;
    this.#names = names;
  }

  async claim(leaseMs: number): Promise<MailRow | undefined> {
    const { mails, subscription } = this.#names;
    const [row] = await this.#db.query<MailRow>(
      `update ${mails} set attempts = attempts + 1, due_at = $2::timestamptz
       where id = (select id from ${mails} where due_at <= $1::timestamptz or due_at > $3::timestamptz order by due_at, id limit 1 for update skip locked)
       returning id, address, ${subscription} as subscription, sealed, attempts - 1 as attempts, (extract(epoch from created_at) * 1000)::bigint as "createdAt"`,
      [this.#at(0), this.#at(leaseMs), this.#at(2 * REFUSED_RETRY_MS)],
    );
    return row;
  }

  async keep({ id, attempts }: Taken, leaseMs: number): Promise<boolean> {
    const kept = await this.#db.query(
      `update ${this.#names.mails} set due_at = $3::timestamptz where id = $1 and attempts = $2 + 1 returning id`,
      [id, attempts, this.#at(leaseMs)],
    );
    return kept.length > 0;
  }

  async forget(id: string): Promise<void> {
    await this.#db.query(`delete from ${this.#names.mails} where id = $1`, [id]);
  }

  async delivered(id: string, address: string): Promise<void> {
    await this.forget(id);
    await this.#db.query(
      `update ${this.#names.addresses} set refused_days = 0, refused_on = null where id = $1 and refused_days > 0`,
      [address],
    );
    await this.#db.query('update alert_sending set failures = 0, delivered = delivered + 1');
  }

  async failed({ id, attempts }: Taken, retryAfterMs: number): Promise<boolean> {
    await this.#db.query(
      `update ${this.#names.mails} set due_at = $3::timestamptz where id = $1 and attempts = $2 + 1`,
      [id, attempts, this.#at(retryAfterMs)],
    );
    const [row] = await this.#db.query<{ paused: boolean }>(
      `update alert_sending set failures = case when failures + 1 >= $1 then 0 else failures + 1 end,
         paused_until = case when failures + 1 >= $1 then $2::timestamptz else paused_until end
       returning paused_until > $3::timestamptz as paused`,
      [FAILURES_BEFORE_PAUSE, this.#at(PAUSE_MS), this.#at(0)],
    );
    return row?.paused === true;
  }

  /** The recipient was refused: on several days of it the address is forgotten. */
  async refused(id: string, address: string, mail: string): Promise<void> {
    const { mails, addresses } = this.#names;
    const today = dayInRome(this.#clock.now());
    await this.#db.tx(async (tx) => {
      await tx.query(`update ${mails} set due_at = $2::timestamptz where id = $1`, [id, this.#at(REFUSED_RETRY_MS)]);
      await tx.query('update alert_sending set refused = refused + 1');
      const [row] = await tx.query<{ days: number }>(
        `update ${addresses} set refused_days = refused_days + case when refused_on is distinct from $2 then 1 else 0 end, refused_on = $2
         where id = $1 returning refused_days as days`,
        [address, today],
      );
      if ((row?.days ?? 0) < REFUSED_DAYS) return;
      await tx.query('insert into alert_count (key, day, count) values ($1, $2, 1) on conflict (key, day) do nothing', [
        `refused ${this.#vault.hashes(mailboxOf(mail))[0]}`,
        today,
      ]);
      await tx.query(`delete from ${addresses} where id = $1`, [address]);
    });
  }

  #at(afterMs: number): string {
    return new Date(this.#clock.now() + afterMs).toISOString();
  }
}
