import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Queryable } from '../connection/database.ts';

/** Counts one more of what a key stands for; answers how many there were today. */
export const countToday = async (db: Queryable, key: string, today: IsoDate): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    `insert into alert_count (key, day, count) values ($1, $2, 1)
     on conflict (key, day) do update set count = alert_count.count + 1 returning count`,
    [key, today],
  );
  return row?.count ?? 0;
};

/** How many there were today of what a key stands for. */
export const countedToday = async (db: Queryable, key: string, today: IsoDate): Promise<number> => {
  const [row] = await db.query<{ count: number }>('select count from alert_count where key = $1 and day = $2', [
    key,
    today,
  ]);
  return row?.count ?? 0;
};

/** Whether a relay has refused a mailbox lately, for itself. */
export const wasRefused = async (db: Queryable, box: string): Promise<boolean> => {
  const [row] = await db.query('select from alert_count where key = $1', [`refused ${box}`]);
  return row !== undefined;
};

/** More than the portal sends in a day: nothing of the request is kept. */
export class TooMany extends Error {}

/** What a request answers that may have been too many: what it is called where it was not. */
export const unlessTooMany = async <Done extends string>(
  request: Promise<unknown>,
  done: Done,
): Promise<Done | 'tooMany'> => {
  try {
    await request;
    return done;
  } catch (error) {
    if (error instanceof TooMany) return 'tooMany';
    throw error;
  }
};
