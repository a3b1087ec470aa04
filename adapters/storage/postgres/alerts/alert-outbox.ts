import type { AlertRegister } from '#core/alerts/alert-desk.ts';
import type { AlertFigures, AlertOutbox, AlertToSend, QueuedMail } from '#core/alerts/alert-outbox.ts';
import { mailboxOf } from '#core/alerts/mail-address.ts';
import { FAILURES_BEFORE_PAUSE, PAUSE_MS, REFUSED_DAYS, REFUSED_RETRY_MS } from '#core/alerts/refusal.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { Database } from '../connection/database.ts';
import { forgetSearches } from './alert-register.ts';
import type { AlertVault } from './alert-vault.ts';

interface MailRow {
  readonly id: string;
  readonly address: string;
  readonly subscription: string | null;
  readonly sealed: string;
  readonly attempts: number;
  readonly createdAt: number;
}

/** The queue of messages over its tables. */
export class PostgresAlertOutbox implements AlertOutbox {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #vault: AlertVault;
  readonly #register: AlertRegister;

  constructor(db: Database, clock: Clock, vault: AlertVault, register: AlertRegister) {
    this.#db = db;
    this.#clock = clock;
    this.#vault = vault;
    this.#register = register;
  }

  async mayStart(everyMs: number): Promise<boolean> {
    const rows = await this.#db.query(
      `insert into alert_sending as state (next_at) values ($2::timestamptz)
       on conflict (only_row) do update set next_at = $2::timestamptz
       where state.paused_until <= $1::timestamptz and (state.next_at <= $1::timestamptz or state.next_at > $3::timestamptz) returning next_at`,
      [this.#at(0), this.#at(everyMs), this.#at(2 * everyMs)],
    );
    return rows.length > 0;
  }

  async claim(leaseMs: number): Promise<AlertToSend | undefined> {
    const [row] = await this.#db.query<MailRow>(
      `update alert_mail set attempts = attempts + 1, due_at = $2::timestamptz
       where id = (select id from alert_mail where due_at <= $1::timestamptz or due_at > $3::timestamptz order by due_at, id limit 1 for update skip locked)
       returning id, address, subscription, sealed, attempts - 1 as attempts, (extract(epoch from created_at) * 1000)::bigint as "createdAt"`,
      [this.#at(0), this.#at(leaseMs), this.#at(2 * REFUSED_RETRY_MS)],
    );
    if (row === undefined) return undefined;
    const [content, to] = [this.#vault.open<QueuedMail>(row.sealed), await this.#register.of(row.address)];
    if (content === undefined || to === undefined) {
      await this.#forget(row.id);
      return this.claim(leaseMs);
    }
    return { ...row, subscription: row.subscription ?? undefined, content, to };
  }

  async keep({ id, attempts }: AlertToSend, leaseMs: number): Promise<boolean> {
    const kept = await this.#db.query(
      'update alert_mail set due_at = $3::timestamptz where id = $1 and attempts = $2 + 1 returning id',
      [id, attempts, this.#at(leaseMs)],
    );
    return kept.length > 0;
  }

  async delivered({ id, address }: AlertToSend): Promise<void> {
    await this.#forget(id);
    await this.#db.query(
      'update alert_address set refused_days = 0, refused_on = null where id = $1 and refused_days > 0',
      [address],
    );
    await this.#db.query('update alert_sending set failures = 0, delivered = delivered + 1');
  }

  async failed({ id, attempts }: AlertToSend, retryAfterMs: number): Promise<boolean> {
    await this.#db.query('update alert_mail set due_at = $3::timestamptz where id = $1 and attempts = $2 + 1', [
      id,
      attempts,
      this.#at(retryAfterMs),
    ]);
    const [row] = await this.#db.query<{ paused: boolean }>(
      `update alert_sending set failures = case when failures + 1 >= $1 then 0 else failures + 1 end,
         paused_until = case when failures + 1 >= $1 then $2::timestamptz else paused_until end
       returning paused_until > $3::timestamptz as paused`,
      [FAILURES_BEFORE_PAUSE, this.#at(PAUSE_MS), this.#at(0)],
    );
    return row?.paused === true;
  }

  async refused({ id, address, to }: AlertToSend): Promise<void> {
    const today = dayInRome(this.#clock.now());
    await this.#db.tx(async (tx) => {
      await tx.query('update alert_mail set due_at = $2::timestamptz where id = $1', [id, this.#at(REFUSED_RETRY_MS)]);
      await tx.query('update alert_sending set refused = refused + 1');
      const [row] = await tx.query<{ days: number }>(
        `update alert_address set refused_days = refused_days + case when refused_on is distinct from $2 then 1 else 0 end, refused_on = $2
         where id = $1 returning refused_days as days`,
        [address, today],
      );
      if ((row?.days ?? 0) < REFUSED_DAYS) return;
      await tx.query('insert into alert_count (key, day, count) values ($1, $2, 1) on conflict (key, day) do nothing', [
        `refused ${this.#vault.hashes(mailboxOf(to.mail))[0]}`,
        today,
      ]);
      await tx.query('delete from alert_address where id = $1', [address]);
      await forgetSearches(tx);
    });
  }

  async figures(): Promise<AlertFigures> {
    const [row] = await this.#db.query<AlertFigures>(
      `select (select count(*) from alert_subscription where confirmed_on is not null) as active,
         (select count(*) from alert_subscription where confirmed_on is null) as waiting,
         (select count(*) from alert_mail) + (select count(*) from aid_list_mail) as queued,
         coalesce((select extract(epoch from $1::timestamptz - min(created_at))::bigint from alert_mail), 0) as "oldestS",
         coalesce((select delivered from alert_sending), 0) as delivered, coalesce((select refused from alert_sending), 0) as refused,
         coalesce((select paused_until > $1::timestamptz from alert_sending), false) as "isPaused"`,
      [this.#at(0)],
    );
    if (row === undefined) throw new Error('the alerts have no figures');
    return row;
  }

  async #forget(id: string): Promise<void> {
    await this.#db.query('delete from alert_mail where id = $1', [id]);
  }

  #at(afterMs: number): string {
    return new Date(this.#clock.now() + afterMs).toISOString();
  }
}
