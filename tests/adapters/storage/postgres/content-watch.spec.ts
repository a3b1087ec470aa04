import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#adapters/storage/postgres/index.ts';
import { watchContent } from '#adapters/storage/postgres/index.ts';

const ONE_SECOND_MS = 1_000;

/** A database of several processes, which another of them changes. */
const sharedDatabase = () => {
  let version = 1;
  let isAway = false;
  let heard: (() => void) | undefined;
  const query = async <Row>(): Promise<Row[]> => {
    if (isAway) throw new Error('away');
    return [{ version }] as Row[];
  };
  const db: Database = {
    kind: 'server',
    folder: undefined,
    query,
    script: async () => undefined,
    tx: (work) => work({ query, script: async () => undefined }),
    listen: async (_channel, hear) => {
      heard = () => hear('');
      return async () => {
        heard = undefined;
      };
    },
    notify: async () => undefined,
    close: async () => undefined,
  };
  return {
    db,
    importElsewhere: (isNoticed: boolean) => {
      version += 1;
      if (isNoticed) heard?.();
    },
    goAway: (away: boolean) => {
      isAway = away;
    },
    isListenedTo: () => heard !== undefined,
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what another process has imported', () => {
  it('[API-08] [API-09] should be known at once by the notice, and within a second without it', async () => {
    const { db, importElsewhere } = sharedDatabase();
    const changed = vi.fn<() => void>();
    const stop = await watchContent(db)(changed);

    importElsewhere(true);
    expect(changed).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(ONE_SECOND_MS);
    changed.mockClear();

    await vi.advanceTimersByTimeAsync(5 * ONE_SECOND_MS);
    expect(changed).not.toHaveBeenCalled();
    importElsewhere(false);
    await vi.advanceTimersByTimeAsync(ONE_SECOND_MS);
    expect(changed).toHaveBeenCalledTimes(1);
    await stop();
  });

  it('[API-09] should be found out after the database was away', async () => {
    const { db, importElsewhere, goAway } = sharedDatabase();
    const changed = vi.fn<() => void>();
    const stop = await watchContent(db)(changed);

    goAway(true);
    importElsewhere(false);
    await vi.advanceTimersByTimeAsync(3 * ONE_SECOND_MS);
    expect(changed).not.toHaveBeenCalled();
    goAway(false);
    await vi.advanceTimersByTimeAsync(ONE_SECOND_MS);
    expect(changed).toHaveBeenCalledTimes(1);
    await stop();
  });

  it('should not be looked for once nobody wants to know', async () => {
    const { db, importElsewhere, isListenedTo } = sharedDatabase();
    const changed = vi.fn<() => void>();
    const stop = await watchContent(db)(changed);
    await stop();

    importElsewhere(true);
    await vi.advanceTimersByTimeAsync(3 * ONE_SECOND_MS);
    expect(changed).not.toHaveBeenCalled();
    expect(isListenedTo()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
