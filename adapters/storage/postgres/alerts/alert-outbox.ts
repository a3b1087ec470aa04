import type { AlertRegister } from '#core/alerts/alert-service.ts';
import type { AlertFigures, AlertOutbox, AlertToSend, QueuedMail } from '#core/alerts/alert-outbox.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { Database } from '../connection/database.ts';
import type { AlertVault } from './alert-vault.ts';
import { MailTable } from './mail-table.ts';
import { isPersonal, personalToSend } from './personal-mails.ts';

/**
 * The queue of messages over its tables: those to people who are signed in, which are few and tell what is their own, and those of lists.
 * Both share rate, pause and figures (ALERT-06, PREF-03).
 */
export class PostgresAlertOutbox implements AlertOutbox {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #vault: AlertVault;
  readonly #register: AlertRegister;
  readonly #lists: MailTable;
  readonly #people: MailTable;

  constructor(db: Database, clock: Clock, vault: AlertVault, register: AlertRegister) {
    this.#db = db;
    this.#clock = clock;
    this.#vault = vault;
    this.#register = register;
    this.#lists = new MailTable(db, clock, vault, {
      mails: 'alert_mail',
      addresses: 'alert_address',
      subscription: 'subscription',
    });
    this.#people = new MailTable(db, clock, vault, {
      mails: 'personal_mail',
      addresses: 'personal_alert',
      subscription: 'null::text',
    });
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
    return (await this.#claimPersonal(leaseMs)) ?? (await this.#claimList(leaseMs));
  }

  async #claimPersonal(leaseMs: number): Promise<AlertToSend | undefined> {
    const row = await this.#people.queue.claim(leaseMs);
    if (row === undefined) return undefined;
    const mail = await personalToSend(this.#db, this.#clock, this.#vault, row);
    if (mail !== undefined) return mail;
    await this.#people.queue.forget(row);
    return this.#claimPersonal(leaseMs);
  }

  async #claimList(leaseMs: number): Promise<AlertToSend | undefined> {
    const row = await this.#lists.queue.claim(leaseMs);
    if (row === undefined) return undefined;
    const [content, to] = [this.#vault.open<QueuedMail>(row.sealed), await this.#register.of(row.address)];
    if (content !== undefined && to !== undefined)
      return { ...row, subscription: row.subscription ?? undefined, content, to };
    await this.#lists.queue.forget(row);
    return this.#claimList(leaseMs);
  }

  keep(mail: AlertToSend, leaseMs: number): Promise<boolean> {
    return this.#tableOf(mail).queue.postpone(mail, leaseMs);
  }

  async delivered(mail: AlertToSend): Promise<void> {
    const { id, address, subscription, content } = mail;
    await this.#tableOf(mail).delivered(id, address);
    if (content.kind === 'thing' && content.isLast === true && subscription !== undefined)
      await this.#register.end(address, subscription);
  }

  failed(mail: AlertToSend, retryAfterMs: number): Promise<boolean> {
    return this.#tableOf(mail).failed(mail, retryAfterMs);
  }

  refused(mail: AlertToSend): Promise<void> {
    return this.#tableOf(mail).refused(mail.id, mail.address, mail.to.mail);
  }

  async figures(): Promise<AlertFigures> {
    const [row] = await this.#db.query<AlertFigures>(
      `with waiting as (select created_at from alert_mail union all select created_at from personal_mail where due_at is not null)
       select (select count(*) from alert_subscription where confirmed_on is not null) as active,
         (select count(*) from alert_subscription where confirmed_on is null) as waiting,
         (select count(*) from personal_alert where confirmed_on is not null) as personal,
         (select count(*) from personal_alert where confirmed_on is null) as "personalWaiting",
         (select count(*) from waiting) + (select count(*) from aid_list_mail) as queued,
         coalesce((select extract(epoch from $1::timestamptz - min(created_at))::bigint from waiting), 0) as "oldestS",
         coalesce((select delivered from alert_sending), 0) as delivered, coalesce((select refused from alert_sending), 0) as refused,
         coalesce((select paused_until > $1::timestamptz from alert_sending), false) as "isPaused"`,
      [this.#at(0)],
    );
    if (row === undefined) throw new Error('the alerts have no figures');
    return row;
  }

  #tableOf({ content }: AlertToSend): MailTable {
    return isPersonal(content) ? this.#people : this.#lists;
  }

  #at(afterMs: number): string {
    return new Date(this.#clock.now() + afterMs).toISOString();
  }
}
