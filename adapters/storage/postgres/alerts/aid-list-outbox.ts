import { AID_LIST_KEPT_MS, type AidList, type AidListOutbox, type AidListToSend } from '#core/alerts/aid-list.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { Database, Queryable } from '../connection/database.ts';
import { type AlertVault, newId } from './alert-vault.ts';
import { countToday, isOneTooMany, takeSlot } from './daily-counts.ts';

interface ListRow {
  readonly id: string;
  readonly sealed: string;
  readonly attempts: number;
  readonly createdAt: number;
}

/** The lists of aids that wait, over their table; the limits are those of the confirmations, of which they are counted. */
export class PostgresAidListOutbox implements AidListOutbox {
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

  async take(list: AidList, client: string): Promise<'taken' | 'tooMany'> {
    const today = dayInRome(this.#clock.now());
    if (await isOneTooMany(this.#db, this.#vault, { client, mostADay: this.#mostADay, today })) return 'tooMany';
    await this.#db.tx(async (tx) => {
      if (!(await takeSlot(tx, this.#vault, { kind: 'list', mail: list.mail, isConfirmed: false, today }))) return;
      await countToday(tx, 'all', today);
      await tx.query(
        'insert into aid_list_mail (id, sealed, created_at, due_at) values ($1, $2, $3::timestamptz, $3::timestamptz)',
        [newId(), this.#vault.seal(list), this.#at(0)],
      );
    });
    return 'taken';
  }

  async claim(leaseMs: number): Promise<AidListToSend | undefined> {
    await forgetAidLists(this.#db, this.#clock.now() - AID_LIST_KEPT_MS);
    const [row] = await this.#db.query<ListRow>(
      `update aid_list_mail set attempts = attempts + 1, due_at = $2::timestamptz
       where id = (select id from aid_list_mail where due_at <= $1::timestamptz or due_at > $3::timestamptz order by due_at, id limit 1 for update skip locked)
       returning id, sealed, attempts - 1 as attempts, (extract(epoch from created_at) * 1000)::bigint as "createdAt"`,
      [this.#at(0), this.#at(leaseMs), this.#at(AID_LIST_KEPT_MS)],
    );
    if (row === undefined) return undefined;
    const { sealed, ...rest } = row;
    const list = this.#vault.open<AidList>(sealed);
    if (list !== undefined) return { ...rest, ...list };
    await this.#forget(row.id);
    return this.claim(leaseMs);
  }

  async keep({ id, attempts }: AidListToSend, leaseMs: number): Promise<boolean> {
    return this.#postpone(id, attempts, leaseMs);
  }

  async delivered({ id }: AidListToSend): Promise<void> {
    await this.#forget(id);
  }

  /** One person's message says nothing of the relay: it pauses nothing. */
  async failed({ id, attempts }: AidListToSend, retryAfterMs: number): Promise<boolean> {
    await this.#postpone(id, attempts, retryAfterMs);
    return false;
  }

  async refused({ id }: AidListToSend): Promise<void> {
    await this.#forget(id);
  }

  async #postpone(id: string, attempts: number, afterMs: number): Promise<boolean> {
    const kept = await this.#db.query(
      'update aid_list_mail set due_at = $3::timestamptz where id = $1 and attempts = $2 + 1 returning id',
      [id, attempts, this.#at(afterMs)],
    );
    return kept.length > 0;
  }

  async #forget(id: string): Promise<void> {
    await this.#db.query('delete from aid_list_mail where id = $1', [id]);
  }

  #at(afterMs: number): string {
    return new Date(this.#clock.now() + afterMs).toISOString();
  }
}

/** Forgets the lists that were asked for before an instant (milliseconds since 1970), sent or not. */
export const forgetAidLists = async (db: Queryable, beforeMs: number): Promise<void> => {
  await db.query('delete from aid_list_mail where created_at < $1::timestamptz', [new Date(beforeMs).toISOString()]);
};
