import {
  type AlertRegister,
  type AlertsOfAddress,
  ASKS_A_DAY,
  type AskedAlert,
  MOST_LISTS,
  type Subscription,
} from '#core/alerts/alert-desk.ts';
import type { QueuedMail } from '#core/alerts/alert-outbox.ts';
import { type AlertSubject, isThing } from '#core/alerts/alert-search.ts';
import { type Frequency, nextDigest } from '#core/alerts/frequency.ts';
import { mailboxOf } from '#core/alerts/mail-address.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import type { Database, Queryable } from '../connection/database.ts';
import { type AlertVault, newId } from './alert-vault.ts';
import { countToday, unlessTooMany, TooMany, wasRefused } from './daily-counts.ts';

interface SubscriptionRow {
  readonly id: string;
  readonly mail: string;
  readonly search: string;
  readonly frequency: Frequency;
  readonly confirmedOn: IsoDate | null;
  readonly lastMailAt: number | null;
  readonly lastCount: number;
}

const READ = `select one.id, owner.sealed as mail, what.sealed as search, one.frequency, one.confirmed_on as "confirmedOn",
    (extract(epoch from one.last_mail_at) * 1000)::bigint as "lastMailAt", one.last_count as "lastCount"
  from alert_subscription as one join alert_address as owner on owner.id = one.address join alert_search as what on what.id = one.search
  where one.address = $1 order by one.asked_at, one.id`;

/** The addresses and what they follow, over their tables. */
export class PostgresAlertRegister implements AlertRegister {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #vault: AlertVault;
  readonly #mostADay: number;

  constructor(db: Database, clock: Clock, vault: AlertVault, mostADay: number) {
    this.#db = db;
    this.#clock = clock;
    this.#vault = vault;
    this.#mostADay = mostADay;
  }

  async ask({ mail, search, frequency, client }: AskedAlert): Promise<'taken' | 'tooMany'> {
    const today = this.#today();
    if ((await countToday(this.#db, `asker ${this.#vault.hashes(client)[0]}`, today)) > ASKS_A_DAY) return 'tooMany';
    return unlessTooMany(
      this.#db.tx(async (tx) => {
        const [box] = this.#vault.hashes(mailboxOf(mail));
        const isRefused = await wasRefused(tx, box);
        const isFirst = (await countToday(tx, `confirm ${box}`, today)) === 1;
        if (isFirst && (await countToday(tx, 'all', today)) > this.#mostADay) throw new TooMany();
        const address = await this.#addressOf(tx, mail);
        await this.#follow(tx, address, await this.#searchOf(tx, search), frequency, isThing(search));
        if (isFirst && !isRefused) await this.#queueConfirmation(tx, address);
      }),
      'taken',
    );
  }

  async of(address: string): Promise<AlertsOfAddress | undefined> {
    const rows = await this.#db.query<SubscriptionRow>(READ, [address]);
    const mail = rows[0] === undefined ? undefined : this.#vault.open<string>(rows[0].mail);
    if (mail === undefined) return undefined;
    return { mail, subscriptions: rows.flatMap((row) => this.#subscription(row)) };
  }

  async confirm(address: string): Promise<number> {
    return this.#db.tx(async (tx) => {
      const waiting = await tx.query<{ id: string; frequency: Frequency }>(
        'select id, frequency from alert_subscription where address = $1 and confirmed_on is null for update',
        [address],
      );
      for (const { id, frequency } of waiting)
        await tx.query(
          `update alert_subscription set confirmed_on = $2, due_at = $3::timestamptz, told = (select coalesce(max(number), 0) from content_news),
             thing_told = (select coalesce(max(number), 0) from thing_news)
           where id = $1`,
          [id, this.#today(), this.#dueAt(frequency)],
        );
      return waiting.length;
    });
  }

  async changeFrequency(address: string, subscription: string, frequency: Frequency): Promise<void> {
    // What was told stays what was told: the next message begins where the last one ended, whenever it leaves.
    await this.#db.query(
      'update alert_subscription set frequency = $3, due_at = $4::timestamptz where id = $2 and address = $1 and frequency <> $3',
      [address, subscription, frequency, this.#dueAt(frequency)],
    );
  }

  async end(address: string, subscription: string | undefined): Promise<void> {
    await this.#db.tx(async (tx) => {
      if (subscription !== undefined)
        await tx.query('delete from alert_subscription where id = $2 and address = $1', [address, subscription]);
      // Lists that nobody confirmed end with the last one that was: who leaves is not asked again.
      await tx.query(
        `delete from alert_address where id = $1
           and ($2 or not exists (select from alert_subscription where address = $1 and confirmed_on is not null))`,
        [address, subscription === undefined],
      );
      await forgetSearches(tx);
    });
  }

  #subscription({
    id,
    search,
    frequency,
    confirmedOn,
    lastMailAt,
    lastCount,
  }: SubscriptionRow): readonly Subscription[] {
    const opened = this.#vault.open<AlertSubject>(search);
    if (opened === undefined) return [];
    const lastMail = lastMailAt === null ? undefined : { at: lastMailAt, count: lastCount };
    return [{ id, search: opened, frequency, confirmedOn: confirmedOn ?? undefined, lastMail }];
  }

  #today(): IsoDate {
    return dayInRome(this.#clock.now());
  }

  #dueAt(frequency: Frequency): string | null {
    const due = nextDigest(frequency, this.#clock.now());
    return due === undefined ? null : new Date(due).toISOString();
  }

  async #addressOf(tx: Queryable, mail: string): Promise<string> {
    const hashes = this.#vault.hashes(mail);
    const [known] = await tx.query<{ id: string }>(
      'select id from alert_address where hash = any($1::text[]) limit 1',
      [hashes],
    );
    if (known !== undefined) return known.id;
    const [made] = await tx.query<{ id: string }>(
      `insert into alert_address (id, hash, sealed) values ($1, $2, $3)
       on conflict (hash) do update set hash = excluded.hash returning id`,
      [newId(), hashes[0], this.#vault.seal(mail)],
    );
    return made?.id ?? '';
  }

  async #searchOf(tx: Queryable, subject: AlertSubject): Promise<string> {
    const hashes = this.#vault.hashes(keyOf(subject));
    const [known] = await tx.query<{ id: string }>('select id from alert_search where hash = any($1::text[]) limit 1', [
      hashes,
    ]);
    if (known !== undefined) return known.id;
    const [made] = await tx.query<{ id: string }>(
      `insert into alert_search (id, hash, sealed) values ($1, $2, $3)
       on conflict (hash) do update set hash = excluded.hash returning id`,
      [newId(), hashes[0], this.#vault.seal(subject)],
    );
    return made?.id ?? '';
  }

  /** A list that is followed already stays as it is: only who has its link may change it. */
  async #follow(
    tx: Queryable,
    address: string,
    search: string,
    frequency: Frequency,
    isOfThing: boolean,
  ): Promise<void> {
    await tx.query(
      `insert into alert_subscription (id, address, search, frequency, asked_at, is_thing)
       select $1, $2, $3, $4, $5::timestamptz, $7::boolean
       where (select count(*) from alert_subscription where address = $2) < $6 or exists (select from alert_subscription where address = $2 and search = $3)
       on conflict (address, search) do update set frequency = excluded.frequency, asked_at = excluded.asked_at
       where alert_subscription.confirmed_on is null`,
      [newId(), address, search, frequency, new Date(this.#clock.now()).toISOString(), MOST_LISTS, isOfThing],
    );
  }

  async #queueConfirmation(tx: Queryable, address: string): Promise<void> {
    const now = new Date(this.#clock.now()).toISOString();
    const mail: QueuedMail = { kind: 'confirm' };
    await tx.query(
      'insert into alert_mail (id, address, sealed, created_at, due_at) values ($1, $2, $3, $4::timestamptz, $4::timestamptz)',
      [newId(), address, this.#vault.seal(mail), now],
    );
  }
}

/** What makes a subject the same as another. */
const keyOf = (subject: AlertSubject): string =>
  isThing(subject) ? `${subject.thing}/${subject.slug}` : `${subject.list}?${subject.query}`;

/** Forgets searches that nobody follows. */
export const forgetSearches = async (tx: Queryable): Promise<void> => {
  await tx.query(
    'delete from alert_search where not exists (select from alert_subscription where alert_subscription.search = alert_search.id)',
  );
};
