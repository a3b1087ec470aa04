import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, startFeedbackRetention } from '#adapters/storage/postgres/index.ts';
import { PostgresFeedbackBox } from '#adapters/storage/postgres/feedback-box.ts';
import { emptied, testDatabase } from './test-database.ts';

const NOW = Date.parse('2026-11-22T23:30:00Z');
const A_DAY_MS = 86_400_000;
const DAYS = 30;
const database = testDatabase();
const log = { info: () => undefined, warn: vi.fn<() => void>(), error: () => undefined };

beforeEach(async () => {
  vi.clearAllMocks();
  await emptied(database());
});

/** Gives as many opinions as asked, a number of days ago. */
const given = async (daysAgo: number, page: string, times = 1): Promise<void> => {
  const box = new PostgresFeedbackBox(database(), { now: () => NOW - daysAgo * A_DAY_MS });
  for (let count = 0; count < times; count += 1) await box.keep({ page, clarity: 4, answers: [] });
};
const kept = async (): Promise<readonly string[]> =>
  (await database().query<{ page: string }>('select distinct page from feedback order by page')).map(
    ({ page }) => page,
  );
const forgetting = async (db: Database = database()): Promise<void> => {
  const stop = await startFeedbackRetention(db, { clock: { now: () => NOW }, log, days: DAYS });
  await stop();
};

describe('startFeedbackRetention', () => {
  it('should forget all opinions that were given longer ago than they are kept, and no other', async () => {
    await given(DAYS + 1, '/di-troppo-tempo-fa', 1_003);
    await given(DAYS, '/dell-ultimo-giorno');
    await given(0, '/di-oggi');
    await forgetting();
    expect(await kept()).toEqual(['/dell-ultimo-giorno', '/di-oggi']);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('should tell that it could not, and let the portal go on', async () => {
    await given(DAYS + 1, '/di-troppo-tempo-fa');
    const away = { ...database(), query: () => Promise.reject(new Error('away')) } as unknown as Database;
    await forgetting(away);
    expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('non si possono cancellare'), { reason: 'away' });
    expect(await kept()).toEqual(['/di-troppo-tempo-fa']);
  });
});
