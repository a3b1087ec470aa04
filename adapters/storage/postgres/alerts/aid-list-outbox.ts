import { AID_LIST_KEPT_MS, type AidList, type AidListOutbox, type AidListToSend } from '#core/alerts/aid-list.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { Database, Queryable } from '../connection/database.ts';
import { type AlertVault, newId } from './alert-vault.ts';
import { countToday, isOneTooMany, takeSlot } from './daily-counts.ts';
import { instant } from './instant.ts';
import { type QueueRow, QueueTable } from './queue-table.ts';

/** The lists of aids that wait, over their table; the limits are those of the confirmations, of which they are counted. */
export class PostgresAidListOutbox implements AidListOutbox {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #vault: AlertVault;
  readonly #mostADay: number;
  readonly #queue: QueueTable<QueueRow>;

  constructor(db: Database, clock: Clock, vault: AlertVault, mostADay: number) {
    this.#db = db;
    this.#clock = clock;
    this.#vault = vault;
    this.#mostADay = mostADay;
    this.#queue = new QueueTable(db, clock, { table: 'aid_list_mail', farthestMs: AID_LIST_KEPT_MS });
  }

  async take(list: AidList, client: string): Promise<'taken' | 'tooMany'> {
    const today = dayInRome(this.#clock.now());
    if (await isOneTooMany(this.#db, this.#vault, { client, mostADay: this.#mostADay, today })) return 'tooMany';
    await this.#db.tx(async (tx) => {
      if (!(await takeSlot(tx, this.#vault, { kind: 'list', mail: list.mail, isConfirmed: false, today }))) return;
      await countToday(tx, 'all', today);
      await tx.query(
        'insert into aid_list_mail (id, sealed, created_at, due_at) values ($1, $2, $3::timestamptz, $3::timestamptz)',
        [newId(), this.#vault.seal(list), instant(this.#clock.now())],
      );
    });
    return 'taken';
  }

  async claim(leaseMs: number): Promise<AidListToSend | undefined> {
    await forgetAidLists(this.#db, this.#clock.now() - AID_LIST_KEPT_MS);
    const row = await this.#queue.claim(leaseMs);
    if (row === undefined) return undefined;
    const { sealed, ...rest } = row;
    const list = this.#vault.open<AidList>(sealed);
    if (list !== undefined) return { ...rest, ...list };
    await this.#queue.forget(row);
    return this.claim(leaseMs);
  }

  keep(list: AidListToSend, leaseMs: number): Promise<boolean> {
    return this.#queue.postpone(list, leaseMs);
  }

  delivered(list: AidListToSend): Promise<void> {
    return this.#queue.forget(list);
  }

  /** One person's message says nothing of the relay: it pauses nothing. */
  async failed(list: AidListToSend, retryAfterMs: number): Promise<boolean> {
    await this.#queue.postpone(list, retryAfterMs);
    return false;
  }

  refused(list: AidListToSend): Promise<void> {
    return this.#queue.forget(list);
  }
}

/** Forgets the lists that were asked for before an instant (milliseconds since 1970), sent or not. */
export const forgetAidLists = async (db: Queryable, beforeMs: number): Promise<void> => {
  await db.query('delete from aid_list_mail where created_at < $1::timestamptz', [instant(beforeMs)]);
};
