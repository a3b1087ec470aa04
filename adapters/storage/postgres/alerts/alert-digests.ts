import type { AlertDigests, QueuedMail } from '#core/alerts/alert-outbox.ts';
import type { AlertSearch } from '#core/alerts/list-search.ts';
import { digestOf, type News } from '#core/alerts/digest.ts';
import { type Frequency, LONGEST_WAIT_MS } from '#core/alerts/frequency.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { Database, Queryable } from '../connection/database.ts';
import type { AlertVault } from './alert-vault.ts';
import { lastNews, matchingNews, newsIn } from './content-news.ts';
import { type Gathered, instant, markTold, queueMail } from './mail-writer.ts';
import { forgetThingNews, gatherThings } from './thing-digests.ts';

/** Whoever writes digests takes this lock: of several processes one does. Any number, as long as every process takes the same. */
const DIGEST_LOCK = 7_310_273;
/** Searches that one transaction looks at. */
const SEARCHES_AT_ONCE = 50;

const DUE = `confirmed_on is not null and not is_thing and ((frequency = 'now' and told < $1)
  or (frequency <> 'now' and (due_at <= $2::timestamptz or due_at > $3::timestamptz)))`;

interface DueRow {
  readonly id: string;
  readonly address: string;
  readonly search: string;
  readonly sealed: string;
  readonly frequency: Frequency;
  readonly told: number;
}

/** Puts what is new into the queue of messages, for every list that is due. */
export class PostgresAlertDigests implements AlertDigests {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #vault: AlertVault;
  readonly #imageBase: string;

  constructor(db: Database, clock: Clock, vault: AlertVault, imageBase: string) {
    this.#db = db;
    this.#clock = clock;
    this.#vault = vault;
    this.#imageBase = imageBase;
  }

  /** Writes what is due; answers how many messages wait now that did not before. Message and mark are one transaction: nothing is told twice, nothing is lost. */
  async gather(): Promise<number> {
    let written = 0;
    for (;;) {
      const some = await this.#db.tx((tx) => this.#whenFree(tx, () => this.#gatherSome(tx)));
      written += some.written;
      if (!some.isMore) break;
    }
    for (;;) {
      const some = await this.#db.tx((tx) =>
        this.#whenFree(tx, () => gatherThings(tx, this.#vault, this.#clock.now())),
      );
      written += some.written;
      if (!some.isMore) return written;
    }
  }

  /** Works as of one moment, while no other process does: an import between two readings would tell a term whose news are still to come. */
  async #whenFree(tx: Queryable, gather: () => Promise<Gathered>): Promise<Gathered> {
    await tx.query('set transaction isolation level repeatable read');
    const [lock] = await tx.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [DIGEST_LOCK]);
    return lock?.free === true ? gather() : { written: 0, isMore: false };
  }

  async #gatherSome(tx: Queryable): Promise<Gathered> {
    const now = this.#clock.now();
    const upTo = await lastNews(tx, 'content_news');
    const due = await tx.query<DueRow>(
      `select one.id, one.address, one.search, what.sealed, one.frequency, one.told
       from alert_subscription as one join alert_search as what on what.id = one.search
       where ${DUE} and one.search in (select distinct search from alert_subscription where ${DUE} order by search limit ${SEARCHES_AT_ONCE})
       order by one.search, one.id`,
      [upTo, instant(now), instant(now + LONGEST_WAIT_MS)],
    );
    if (due.length === 0) return { written: 0, isMore: false };
    const news = await newsIn(tx, { after: Math.min(...due.map(({ told }) => told)), upTo });
    let written = 0;
    for (const search of new Set(due.map((one) => one.search)))
      written += await this.#tell(
        tx,
        due.filter((one) => one.search === search),
        news,
        upTo,
        now,
      );
    return { written, isMore: true };
  }

  /** Tells those who follow one search: it is run once for all of them. */
  async #tell(
    tx: Queryable,
    subscriptions: readonly DueRow[],
    news: readonly News[],
    upTo: number,
    now: number,
  ): Promise<number> {
    const search = this.#vault.open<AlertSearch>(subscriptions[0]?.sealed ?? '');
    const from = Math.min(...subscriptions.map(({ told }) => told));
    const seen =
      search === undefined || !Object.hasOwn(LISTS, search.list) || !news.some(({ number }) => number > from)
        ? new Map<string, CatalogueItem>()
        : await matchingNews(tx, search, { after: from, upTo }, dayInRome(now), this.#imageBase);
    let written = 0;
    for (const { id, address, frequency, told } of subscriptions) {
      const lines = search === undefined ? [] : digestOf(news, seen, { after: told, upTo });
      if (search !== undefined && lines.length > 0) {
        const mail: QueuedMail = { kind: 'digest', search, told: lines };
        await queueMail(tx, { address, subscription: id, sealed: this.#vault.seal(mail), now });
        written += 1;
      }
      await markTold(tx, 'told', { id, frequency, upTo, count: lines.length, now });
    }
    return written;
  }
}

/** Forgets news that every list has been told of. */
export const forgetToldNews = async (db: Queryable): Promise<void> => {
  await db.query(
    `delete from content_news where number <= (select min(told) from alert_subscription where confirmed_on is not null and not is_thing)
       or (at < now() - interval '1 day' and not exists (select from alert_subscription where confirmed_on is not null and not is_thing))`,
  );
  await forgetThingNews(db);
};
