import { type Frequency, nextDigest } from '#core/alerts/frequency.ts';
import type { Queryable } from '../connection/database.ts';
import { newId } from './alert-vault.ts';

/** What one transaction wrote, and whether there may be more. */
export interface Gathered {
  readonly written: number;
  readonly isMore: boolean;
}

/** An instant (milliseconds since 1970) as the database takes it. */
export const instant = (ms: number): string => new Date(ms).toISOString();

/** Puts a message into the queue, sealed. */
export const queueMail = async (
  tx: Queryable,
  mail: { readonly address: string; readonly subscription: string; readonly sealed: string; readonly now: number },
): Promise<void> => {
  await tx.query(
    `insert into alert_mail (id, address, subscription, sealed, created_at, due_at) values ($1, $2, $3, $4, $5::timestamptz, $5::timestamptz)`,
    [newId(), mail.address, mail.subscription, mail.sealed, instant(mail.now)],
  );
};

/** Marks the last of the news that was looked at for a subscription, in its column, and when it is due again. */
export const markTold = async (
  tx: Queryable,
  column: 'told' | 'thing_told',
  {
    id,
    frequency,
    upTo,
    count,
    now,
  }: {
    readonly id: string;
    readonly frequency: Frequency;
    readonly upTo: number;
    /** How much was new. */
    readonly count: number;
    readonly now: number;
  },
): Promise<void> => {
  const next = nextDigest(frequency, now);
  await tx.query(
    `update alert_subscription set ${column} = greatest(${column}, $2), due_at = $3::timestamptz,
       last_mail_at = case when $4 > 0 then $5::timestamptz else last_mail_at end, last_count = case when $4 > 0 then $4 else last_count end
     where id = $1`,
    [id, upTo, next === undefined ? null : instant(next), count, instant(now)],
  );
};
