import {
  type AlertRegister,
  type AlertsOfAddress,
  type AskedAlert,
  MOST_LISTS,
  type Subscription,
} from '#core/alerts/alert-service.ts';
import type { QueuedMail } from '#core/alerts/alert-outbox.ts';
import { type AlertSubject, isContent } from '#core/alerts/alert-search.ts';
import { type Frequency, nextDigest } from '#core/alerts/frequency.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import type { Database, Queryable } from '../connection/database.ts';
import { type AlertVault, newId } from './alert-vault.ts';
import { countToday, freeSlot, isOneTooMany, takeSlot } from './daily-counts.ts';
import { instant } from './instant.ts';

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
    if (await isOneTooMany(this.#db, this.#vault, { client, mostADay: this.#mostADay, today })) return 'tooMany';
    await this.#db.tx(async (tx) => {
      const address = await this.#idOf(tx, 'alert_address', mail, mail);
      const wanted = await this.#idOf(tx, 'alert_search', keyOf(search), search);
      const isConfirmed = await this.#follow(tx, address, wanted, frequency, isContent(search));
      if (!(await takeSlot(tx, this.#vault, { kind: 'confirm', mail, isConfirmed, today }))) return;
      await countToday(tx, 'all', today);
      await this.#queue(tx, address, { kind: 'confirm' });
    });
    return 'taken';
  }

  async of(address: string): Promise<AlertsOfAddress | undefined> {
    const rows = await this.#db.query<SubscriptionRow>(READ, [address]);
    const mail = rows[0] === undefined ? undefined : this.#vault.open<string>(rows[0].mail);
    if (mail === undefined) return undefined;
    return { mail, subscriptions: rows.flatMap((row) => this.#subscription(row)) };
  }

  async confirm(address: string, subscriptions: readonly string[]): Promise<number> {
    return this.#db.tx(async (tx) => {
      const [owner] = await tx.query<{ sealed: string }>('select sealed from alert_address where id = $1 for update', [
        address,
      ]);
      const waiting = await tx.query<{ id: string; frequency: Frequency }>(
        `select id, frequency from alert_subscription where address = $1 and confirmed_on is null and id = any($2::text[]) order by asked_at, id
         limit greatest(0, $3 - (select count(*) from alert_subscription where address = $1 and confirmed_on is not null)) for update`,
        [address, subscriptions, MOST_LISTS],
      );
      const mail = owner === undefined ? undefined : this.#vault.open<string>(owner.sealed);
      if (mail !== undefined && waiting.length > 0) await freeSlot(tx, this.#vault, mail);
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
    // What was sent is not sent again: the next message begins where the last one ended, whenever it leaves.
    await this.#db.query(
      'update alert_subscription set frequency = $3, due_at = $4::timestamptz where id = $2 and address = $1 and frequency <> $3',
      [address, subscription, frequency, this.#dueAt(frequency)],
    );
  }

  async end(address: string, subscription: string | undefined): Promise<void> {
    await this.#db.tx(async (tx) => {
      // In the order in which a request takes its rows: neither waits for the other.
      await tx.query('select from alert_address where id = $1 for update', [address]);
      const ended = await tx.query<{ search: string }>(
        'delete from alert_subscription where address = $1 and ($2::text is null or id = $2) returning search',
        [address, subscription ?? null],
      );
      if (ended.length === 0) return;
      // Lists that nobody confirmed end with the last one that was: who leaves is not asked again.
      await tx.query(
        `delete from alert_address where id = $1
           and not exists (select from alert_subscription where address = $1 and confirmed_on is not null)`,
        [address],
      );
      await forgetSearches(
        tx,
        ended.map(({ search }) => search),
      );
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
    return due === undefined ? null : instant(due);
  }

  /** The row of an address or a search, made where there is none; it is kept from being forgotten until the request is written. */
  async #idOf(tx: Queryable, table: 'alert_address' | 'alert_search', key: string, value: unknown): Promise<string> {
    const hashes = this.#vault.hashes(key);
    const [known] = await tx.query<{ id: string }>(
      `select id from ${table} where hash = any($1::text[]) limit 1 for key share`,
      [hashes],
    );
    if (known !== undefined) return known.id;
    const [made] = await tx.query<{ id: string }>(
      `insert into ${table} (id, hash, sealed) values ($1, $2, $3)
       on conflict (hash) do update set hash = excluded.hash returning id`,
      [newId(), hashes[0], this.#vault.seal(value)],
    );
    return made?.id ?? '';
  }

  /**
   * A list that is followed already stays as it is: only who has its link may change it. Of those that wait the latest ones stay: what somebody
   * else asks for does not keep one's own out. Answers whether the address has confirmed any.
   */
  async #follow(
    tx: Queryable,
    address: string,
    search: string,
    frequency: Frequency,
    isOfEntry: boolean,
  ): Promise<boolean> {
    await tx.query(
      `insert into alert_subscription (id, address, search, frequency, asked_at, is_thing) values ($1, $2, $3, $4, $5::timestamptz, $6::boolean)
       on conflict (address, search) do update set frequency = excluded.frequency, asked_at = excluded.asked_at
       where alert_subscription.confirmed_on is null`,
      [newId(), address, search, frequency, instant(this.#clock.now()), isOfEntry],
    );
    await tx.query(
      `delete from alert_subscription where id in (
         select id from alert_subscription where address = $1 and confirmed_on is null order by asked_at desc, (search = $3) desc offset $2)`,
      [address, MOST_LISTS, search],
    );
    const confirmed = await tx.query(
      'select from alert_subscription where address = $1 and confirmed_on is not null limit 1',
      [address],
    );
    return confirmed.length > 0;
  }

  async #queue(tx: Queryable, address: string, mail: QueuedMail): Promise<void> {
    const now = instant(this.#clock.now());
    await tx.query(
      'insert into alert_mail (id, address, sealed, created_at, due_at) values ($1, $2, $3, $4::timestamptz, $4::timestamptz)',
      [newId(), address, this.#vault.seal(mail), now],
    );
  }
}

/** What makes a subject the same as another. */
const keyOf = (subject: AlertSubject): string =>
  isContent(subject) ? `${subject.thing}/${subject.slug}` : `${subject.list}?${subject.query}`;

/**
 * Forgets searches that nobody follows: those named, or all. One that is being asked for is locked, and stays until another time; locked first
 * and deleted by a second statement, which sees who has begun to follow it meanwhile.
 */
export const forgetSearches = async (tx: Queryable, ids?: readonly string[]): Promise<void> => {
  const unused = 'not exists (select from alert_subscription where alert_subscription.search = alert_search.id)';
  const locked = await tx.query<{ id: string }>(
    `select id from alert_search where ($1::text[] is null or id = any($1::text[])) and ${unused} order by id for update skip locked`,
    [ids ?? null],
  );
  await tx.query(`delete from alert_search where id = any($1::text[]) and ${unused}`, [locked.map(({ id }) => id)]);
};
