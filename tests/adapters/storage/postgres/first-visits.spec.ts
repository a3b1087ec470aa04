import { beforeEach, describe, expect, it } from 'vitest';
import { PostgresAccessLogRepository } from '#adapters/storage/postgres/reserved/access-log-repository.ts';
import { recordFirstVisits } from '#adapters/storage/postgres/reserved/first-visits.ts';
import { PostgresAuditTrail } from '#adapters/storage/postgres/reserved/records.ts';
import { demonstrationVisits } from '#adapters/storage/seed/visits.ts';
import { emptied, testDatabase } from './test-database.ts';

const database = testDatabase();
const NOW = Date.parse('2026-11-26T10:00:00Z');

beforeEach(async () => {
  await emptied(database());
});

describe('recordFirstVisits', () => {
  it('[ROUTE-20] should let no company of one person have the accesses of another', async () => {
    await recordFirstVisits(database(), demonstrationVisits(NOW));
    const log = new PostgresAccessLogRepository(database());
    const logs = await Promise.all(
      ['01234560017', '01234560025', '01234560041'].map(async (cuaa) => JSON.stringify(await log.entries(cuaa, 1))),
    );
    for (const one of logs) expect(one).toContain('"role":"caa"');
    expect(new Set(logs).size).toBe(logs.length);
  });

  it('[ROUTE-20] should add nothing where somebody has looked at something already', async () => {
    await new PostgresAuditTrail(database(), { now: () => NOW }).record({
      actor: 'VRDPLA79M52G478S',
      role: 'caa',
      action: 'GET /private/caa/company-detail/:cuaa',
      outcome: 'allowed',
    });
    await recordFirstVisits(database(), demonstrationVisits(NOW));
    expect(await database().query('select count(*)::int as n from audit_event')).toEqual([{ n: 1 }]);
  });
});
