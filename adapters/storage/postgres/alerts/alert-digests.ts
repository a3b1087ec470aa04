import type { AlertDigests, QueuedMail } from '#core/alerts/alert-outbox.ts';
import type { AlertSearch } from '#core/alerts/list-search.ts';
import { digestOf, type News, withoutArchive } from '#core/alerts/digest.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { Database, Queryable } from '../connection/database.ts';
import type { AlertVault } from './alert-vault.ts';
import { matchingNews, newsIn } from './content-news.ts';
import {
  bySearch,
  type DueGroup,
  type Followed,
  FOLLOWED,
  gatherDigests,
  type Gathered,
  type NotifiedGroup,
  type Telling,
  type WriteDigests,
} from './due-subscriptions.ts';
import { entryDigests } from './entry-digests.ts';

/** Whoever writes digests takes this lock: of several processes one does. Any number, as long as every process takes the same. */
const DIGEST_LOCK = 7_310_273;

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

  /** Writes what is due; answers how many messages wait now that did not before. Message and mark are one transaction: nothing is sent twice, nothing is lost. */
  async gather(): Promise<number> {
    return (
      (await this.#gatherAll(FOLLOWED.lists, (...due) => this.#ofLists(...due))) +
      (await this.#gatherAll(FOLLOWED.entries, (...due) => entryDigests(this.#vault, ...due)))
    );
  }

  /** Some searches a transaction, from the first to the last. */
  async #gatherAll(followed: Followed, write: WriteDigests): Promise<number> {
    let written = 0;
    for (let after: string | undefined = ''; after !== undefined;) {
      const from: { readonly now: number; readonly after: string } = { now: this.#clock.now(), after };
      const some = await this.#db.tx((tx) => this.#whenFree(tx, () => gatherDigests(tx, followed, from, write)));
      written += some.written;
      after = some.last;
    }
    return written;
  }

  /** Works as of one moment, while no other process does: an import between two readings would tell a term whose news are still to come. */
  async #whenFree(tx: Queryable, gather: () => Promise<Gathered>): Promise<Gathered> {
    await tx.query('set transaction isolation level repeatable read');
    const [lock] = await tx.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [DIGEST_LOCK]);
    return lock?.free === true ? gather() : { written: 0 };
  }

  async #ofLists(tx: Queryable, due: readonly DueGroup[], telling: Telling): Promise<readonly NotifiedGroup[]> {
    const news = await newsIn(tx, {
      after: Math.min(...due.map(({ told: reported }) => reported)),
      upTo: telling.upTo,
    });
    const groups: NotifiedGroup[] = [];
    for (const ofSearch of bySearch(due)) groups.push(...(await this.#digestsOfSearch(tx, ofSearch, news, telling)));
    return groups;
  }

  /** The digest of the followers of one search: it is run once for all of them. */
  async #digestsOfSearch(
    tx: Queryable,
    groups: readonly DueGroup[],
    news: readonly News[],
    { upTo, now }: Telling,
  ): Promise<readonly NotifiedGroup[]> {
    const search = this.#vault.open<AlertSearch>(groups[0]?.sealed ?? '');
    const after = Math.min(...groups.map(({ told: reported }) => reported));
    const seen =
      search === undefined || !Object.hasOwn(LISTS, search.list) || !news.some(({ number }) => number > after)
        ? new Map<string, CatalogueItem>()
        : await matchingNews(tx, search, { after, upTo }, dayInRome(now), this.#imageBase);
    return groups.map((group) => {
      const lines =
        search === undefined ? [] : withoutArchive(digestOf(news, seen, { after: group.told, upTo }), dayInRome(now));
      if (search === undefined || lines.length === 0) return { ...group, count: 0 };
      const mail: QueuedMail = { kind: 'digest', search, told: lines };
      return { ...group, count: lines.length, mail: this.#vault.seal(mail) };
    });
  }
}
