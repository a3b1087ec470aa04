import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditRetention, type Database } from '#adapters/storage/postgres/index.ts';
import { PostgresAuditTrail } from '#adapters/storage/postgres/reserved/records.ts';
import { emptied, testDatabase } from './test-database.ts';

const NOW = Date.parse('2026-11-22T09:00:00Z');
const A_DAY_MS = 86_400_000;
const AN_HOUR_MS = 3_600_000;
const database = testDatabase();
const log = { info: () => undefined, warn: vi.fn<() => void>(), error: () => undefined };

beforeEach(async () => {
  await emptied(database());
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** Notes as many looks as asked, a number of milliseconds ago. */
const looked = (agoMs: number, action: string, times = 1): Promise<void> =>
  new PostgresAuditTrail(database(), { now: () => NOW - agoMs }).record(
    ...Array.from({ length: times }, () => ({
      actor: 'VRDPLA79M52G478S',
      role: 'caa' as const,
      cuaa: '01234560017',
      action,
      outcome: 'allowed' as const,
    })),
  );

const kept = async (): Promise<readonly string[]> =>
  (await database().query<{ action: string }>('select distinct action from audit_event order by action')).map(
    ({ action }) => action,
  );

describe('auditRetention', () => {
  it('[ROUTE-20] should forget all looks that are older than they are kept, and no other', async () => {
    await looked(30 * A_DAY_MS + 1, 'too old', 2_300);
    await looked(30 * A_DAY_MS, 'of the last instant');
    await looked(0, 'of now');
    const retention = auditRetention(database(), { now: () => NOW }, log, 30);
    await (
      await retention.start()
    )();
    expect(await kept()).toEqual(['of now', 'of the last instant']);
    expect(retention.figures()).toEqual({
      forgotten: 2_300,
      oldestS: (NOW - 30 * A_DAY_MS) / 1_000,
      lastRoundS: NOW / 1_000,
    });
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('should tell of an empty trail that nothing in it is old', async () => {
    const retention = auditRetention(database(), { now: () => NOW }, log, 30);
    expect(retention.figures()).toEqual({ forgotten: 0, oldestS: 0, lastRoundS: 0 });
    await (
      await retention.start()
    )();
    expect(retention.figures()).toEqual({ forgotten: 0, oldestS: 0, lastRoundS: NOW / 1_000 });
  });

  it('should go through again every hour, also after a time when the database was away', async () => {
    await looked(30 * A_DAY_MS - AN_HOUR_MS / 2, 'soon too old');
    vi.useFakeTimers({ now: NOW, toFake: ['setInterval', 'clearInterval', 'Date'] });
    let isAway = false;
    let asked = Promise.resolve<unknown>(undefined);
    const query: Database['query'] = (sql, values) => {
      const answer = isAway ? Promise.reject(new Error('away')) : database().query<never>(sql, values);
      asked = answer.catch(() => undefined);
      return answer;
    };
    const retention = auditRetention({ ...database(), query }, { now: () => Date.now() }, log, 30);
    const stop = await retention.start();
    expect(await kept()).toEqual(['soon too old']);
    isAway = true;
    await vi.advanceTimersByTimeAsync(AN_HOUR_MS);
    await asked;
    expect(log.warn).toHaveBeenCalledOnce();
    expect(retention.figures().lastRoundS).toBe(NOW / 1_000);
    isAway = false;
    await vi.advanceTimersByTimeAsync(AN_HOUR_MS);
    await stop();
    expect(await kept()).toEqual([]);
    expect(retention.figures().forgotten).toBe(1);
    await vi.advanceTimersByTimeAsync(AN_HOUR_MS);
    expect(retention.figures().lastRoundS).toBe((NOW + 2 * AN_HOUR_MS) / 1_000);
  });
});
