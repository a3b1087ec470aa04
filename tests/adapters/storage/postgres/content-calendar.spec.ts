import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Queryable } from '#adapters/storage/postgres/connection/database.ts';
import type { Database } from '#adapters/storage/postgres/index.ts';
import { startContentCalendar } from '#adapters/storage/postgres/index.ts';

const A_MINUTE_MS = 60_000;
const log = { info: () => undefined, warn: vi.fn<() => void>(), error: () => undefined };

/** A database in which two contents end on the days given; each question is noted with its day. */
const withEndings = (...lastDays: readonly string[]) => {
  const left = [...lastDays];
  const asked: string[] = [];
  const planned: string[] = [];
  const state = { isAway: false, isTaken: false };
  const query = async <Row>(
    sql: string,
    [day = ''] = [] as readonly unknown[] as readonly string[],
  ): Promise<Row[]> => {
    if (state.isAway) throw new Error('away');
    const rows = (): object[] => {
      if (sql.includes('planned_for')) {
        planned.push(day);
        return [{ due: false }];
      }
      if (sql.includes('opened_on')) return [{ due: false }];
      if (sql.includes('pg_try_advisory')) return [{ free: !state.isTaken }];
      if (sql.includes('as due')) {
        asked.push(day);
        return [{ due: left.some((lastDay) => lastDay < day) }];
      }
      if (sql.includes('as moved'))
        return [{ moved: left.splice(0, left.filter((lastDay) => lastDay < day).length).length }];
      return [{ version: 1 }];
    };
    return rows() as Row[];
  };
  const tx = { query: query as Queryable['query'], script: async () => undefined };
  const db: Database = {
    kind: 'embedded',
    folder: undefined,
    ...tx,
    tx: (work) => work(tx),
    listen: async () => async () => undefined,
    notify: async () => undefined,
    close: async () => undefined,
  };
  return { db, left, asked, planned, state };
};

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T22:58:30Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});
const clock = { now: () => Date.now() };

describe('startContentCalendar', () => {
  it('[API-07] [API-08] should bring down what has ended at the start and when a day begins in Italy, and ask once a day', async () => {
    const { db, left, asked } = withEndings('2026-11-20', '2026-11-21');
    const stop = await startContentCalendar(db, clock, log);
    expect(left).toEqual(['2026-11-21']);
    await vi.advanceTimersByTimeAsync(A_MINUTE_MS);
    expect(asked).toEqual(['2026-11-21']);
    // Midnight in Italy is eleven in the evening by the clock of the world.
    await vi.advanceTimersByTimeAsync(A_MINUTE_MS);
    expect(left).toEqual([]);
    await vi.advanceTimersByTimeAsync(10 * A_MINUTE_MS);
    expect(asked).toEqual(['2026-11-21', '2026-11-22']);
    await stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[PUB-01] should look every minute for contents to publish: an import that began yesterday may have ended just now', async () => {
    const { db, planned } = withEndings();
    const stop = await startContentCalendar(db, clock, log);
    await vi.advanceTimersByTimeAsync(3 * A_MINUTE_MS);
    expect(planned).toEqual(['2026-11-21', '2026-11-21', '2026-11-22', '2026-11-22']);
    await stop();
  });

  it('[API-08] should try again when contents are being written elsewhere, and when the database is away', async () => {
    const { db, left, asked, state } = withEndings('2026-11-20');
    state.isTaken = true;
    const stop = await startContentCalendar(db, clock, log);
    expect(left).toHaveLength(1);
    state.isAway = true;
    await vi.advanceTimersByTimeAsync(A_MINUTE_MS);
    expect(log.warn).toHaveBeenCalledTimes(1);
    Object.assign(state, { isAway: false, isTaken: false });
    await vi.advanceTimersByTimeAsync(A_MINUTE_MS);
    expect([left, asked.length]).toEqual([[], 2]);
    await stop();
  });
});
