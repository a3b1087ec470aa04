import { beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '#core/kernel/clock.ts';
import { PostgresAuditTrail } from '#adapters/storage/postgres/reserved/records.ts';
import { emptied, testDatabase } from './test-database.ts';

const database = testDatabase();
const clock: Clock = { now: () => Date.parse('2026-11-21T09:00:00Z') };

beforeEach(async () => {
  await emptied(database());
});

describe('what the portal keeps of its use', () => {
  it('[ROUTE-20] should keep who read what, and what was refused', async () => {
    const trail = new PostgresAuditTrail(database(), clock);
    await trail.record({
      actor: 'VRDPLA79M52G478S',
      role: 'caa',
      cuaa: '01234560017',
      action: 'company-file.header',
      outcome: 'allowed',
    });
    await trail.record({
      actor: 'BNCNNA80A41H501R',
      role: 'farmer',
      action: 'procedures.payments',
      outcome: 'refused',
    });
    expect(
      await database().query(
        'select actor, role, cuaa, action, outcome, (extract(epoch from at) * 1000)::bigint as at from audit_event order by actor',
      ),
    ).toEqual([
      {
        actor: 'BNCNNA80A41H501R',
        role: 'farmer',
        cuaa: null,
        action: 'procedures.payments',
        outcome: 'refused',
        at: clock.now(),
      },
      {
        actor: 'VRDPLA79M52G478S',
        role: 'caa',
        cuaa: '01234560017',
        action: 'company-file.header',
        outcome: 'allowed',
        at: clock.now(),
      },
    ]);
  });
});
