import { networksOf, OTHER_SPELLINGS_A_DAY } from '#core/alerts/ask-limits.ts';
import { mailboxOf } from '#core/alerts/mail-address.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Queryable } from '../connection/database.ts';
import type { AlertVault } from './alert-vault.ts';

/** Counts one more of what a key stands for; answers how many there were today. */
export const countToday = async (db: Queryable, key: string, today: IsoDate): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    `insert into alert_count (key, day, count) values ($1, $2, 1)
     on conflict (key, day) do update set count = alert_count.count + 1 returning count`,
    [key, today],
  );
  return row?.count ?? 0;
};

/** Messages of a day that are counted together: those that anybody asks for, and those of people who are signed in. */
export type Pool = 'all' | 'all own';

/** Whether a pool has no message left today. */
export const isExhausted = async (db: Queryable, pool: Pool, mostADay: number, today: IsoDate): Promise<boolean> => {
  const rows = await db.query('select from alert_count where key = $1 and day = $2 and count >= $3', [
    pool,
    today,
    mostADay,
  ]);
  return rows.length > 0;
};

/**
 * Counts a request of somebody who is not signed in; whether it is one too many of the client, of its networks, or of all together. Nothing of
 * the mailbox is looked at: the answer says nothing of it (ALERT-02).
 */
export const isOneTooMany = async (
  db: Queryable,
  vault: AlertVault,
  { client, mostADay, today }: { readonly client: string; readonly mostADay: number; readonly today: IsoDate },
): Promise<boolean> => {
  for (const { network, most } of networksOf(client, mostADay))
    if ((await countToday(db, `asker ${vault.hashes(network)[0]}`, today)) > most) return true;
  return isExhausted(db, 'all', mostADay, today);
};

/** What is sent once a day to an address: a confirmation until it is used, a list of aids. */
type Daily = 'confirm' | 'list';

/**
 * Whether an address may be sent one more today, which is then counted. Each address has its own; of the other spellings of a mailbox only a few
 * do, unless their owner has confirmed one. Nothing is sent to a recipient that a relay refused.
 */
export const takeSlot = async (
  db: Queryable,
  vault: AlertVault,
  {
    kind,
    mail,
    isConfirmed,
    today,
  }: { readonly kind: Daily; readonly mail: string; readonly isConfirmed: boolean; readonly today: IsoDate },
): Promise<boolean> => {
  const box = mailboxOf(mail);
  if (await wasRefused(db, vault, mail)) return false;
  if ((await countToday(db, `${kind} ${vault.hashes(mail)[0]}`, today)) > 1) return false;
  const isPlain = box === mail || isConfirmed;
  return isPlain || (await countToday(db, `${kind} others ${vault.hashes(box)[0]}`, today)) <= OTHER_SPELLINGS_A_DAY;
};

/** A confirmation was used: the address may be sent another one today. */
export const freeSlot = async (db: Queryable, vault: AlertVault, mail: string): Promise<void> => {
  await db.query('delete from alert_count where key = any($1::text[])', [
    vault.hashes(mail).map((hash) => `confirm ${hash}`),
  ]);
};

/** Whether a relay has refused a mailbox lately, for itself. */
export const wasRefused = async (db: Queryable, vault: AlertVault, mail: string): Promise<boolean> => {
  const keys = vault.hashes(mailboxOf(mail)).map((hash) => `refused ${hash}`);
  const [row] = await db.query('select from alert_count where key = any($1::text[])', [keys]);
  return row !== undefined;
};
