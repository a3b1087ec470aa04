import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retentionStart } from '#core/kernel/retention.ts';
import { RUNS } from '#tests/support/property.ts';

const NOW = Date.parse('2026-11-22T09:00:00Z');

describe('retentionStart', () => {
  it('should keep a look to the very end of its last day, and no longer', () => {
    expect(new Date(retentionStart(NOW, 730)).toISOString()).toBe('2024-11-22T09:00:00.000Z');
  });

  it('should keep the less the later it is, and the more the longer looks are kept', () => {
    fc.assert(
      fc.property(fc.nat(4e12), fc.nat(4e10), fc.integer({ min: 1, max: 36_500 }), (now, later, days) => {
        expect(retentionStart(now + later, days)).toBe(retentionStart(now, days) + later);
        expect(retentionStart(now, days + 1)).toBeLessThan(retentionStart(now, days));
      }),
      RUNS,
    );
  });
});
