import { afterAll, beforeAll } from 'vitest';
import type { Clock } from '#core/kernel/clock.ts';
import type { Database } from '#adapters/storage/postgres/index.ts';
import { openDemonstrationData } from '#tests/support/demonstration-data.ts';
import { SERVICE_START_LIMIT_MS } from '#tests/support/service.ts';

/** When the contents are imported, and what the repositories take for the present. */
export const clock: Clock = { now: () => Date.parse('2026-11-21T09:00:00+01:00') };

/** Opens the contents that a new portal has for a spec file, embedded or on the server of TEST_DATABASE_URL (API-09). */
export const demonstrationDatabase = (): (() => Database) => {
  let opened: Awaited<ReturnType<typeof openDemonstrationData>> | undefined;
  beforeAll(async () => {
    opened = await openDemonstrationData(clock.now());
  }, SERVICE_START_LIMIT_MS);
  afterAll(() => opened?.end());
  return () => {
    if (opened === undefined) throw new Error('the database has not been opened');
    return opened.db;
  };
};
