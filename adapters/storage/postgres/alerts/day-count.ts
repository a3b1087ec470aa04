import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Queryable } from '../connection/database.ts';

/** Counts one more of something on a day; answers how many there were. */
export const countOnDay = async (tx: Queryable, key: string, day: IsoDate): Promise<number> => {
  const [row] = await tx.query<{ count: number }>(
    `insert into alert_count (key, day, count) values ($1, $2, 1)
     on conflict (key, day) do update set count = alert_count.count + 1 returning count`,
    [key, day],
  );
  return row?.count ?? 0;
};

/** Whether a relay has refused a mailbox lately, by its hash: it is sent no confirmation. */
export const wasRefused = async (tx: Queryable, box: string): Promise<boolean> => {
  const [row] = await tx.query('select from alert_count where key = $1', [`refused ${box}`]);
  return row !== undefined;
};

/** More than the portal sends in a day: nothing of the request is kept. */
export class TooMany extends Error {}
