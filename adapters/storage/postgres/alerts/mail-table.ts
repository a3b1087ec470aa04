import { FAILURES_BEFORE_PAUSE, PAUSE_MS, REFUSED_DAYS, REFUSED_RETRY_MS } from '#core/alerts/refusal.ts';
import { mailboxOf } from '#core/alerts/mail-address.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { Database } from '../connection/database.ts';
import type { AlertVault } from './alert-vault.ts';
import { instant } from './instant.ts';
import { type QueueRow, QueueTable, type Taken } from './queue-table.ts';

/** A message to an address, as it waits in a table. */
export interface MailRow extends QueueRow {
  readonly address: string;
  readonly subscription: string | null;
}

/** A queue of messages, and the table of the addresses that they go to. */
interface MailTableNames {
  readonly mails: 'alert_mail' | 'personal_mail';
  readonly addresses: 'alert_address' | 'personal_alert';
  /** The list that a message is about, where the queue has that. */
  readonly subscription: 'subscription' | 'null::text';
}

/** One queue of messages to addresses, over its table: what is refused or fails counts for the address, and for all (ALERT-06). */
export class MailTable {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #vault: AlertVault;
  readonly #names: MailTableNames;
  readonly queue: QueueTable<MailRow>;

  constructor(db: Database, clock: Clock, vault: AlertVault, names: MailTableNames) {
    this.#db = db;
    this.#clock = clock;
    this.#vault = vault;
    this.#names = names;
    this.queue = new QueueTable<MailRow>(db, clock, {
      table: names.mails,
      columns: `, address, ${names.subscription} as subscription`,
      farthestMs: 2 * REFUSED_RETRY_MS,
    });
  }

  async delivered(id: string, address: string): Promise<void> {
    await this.queue.forget({ id });
    await this.#db.query(
      `update ${this.#names.addresses} set refused_days = 0, refused_on = null where id = $1 and refused_days > 0`,
      [address],
    );
    await this.#db.query('update alert_sending set failures = 0, delivered = delivered + 1');
  }

  async failed(taken: Taken, retryAfterMs: number): Promise<boolean> {
    await this.queue.postpone(taken, retryAfterMs);
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
    return instant(this.#clock.now() + afterMs);
  }
}
