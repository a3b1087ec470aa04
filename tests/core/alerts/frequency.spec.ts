import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FREQUENCIES, frequencyFrom, LONGEST_WAIT_MS, nextDigest } from '#core/alerts/frequency.ts';
import { timeInRome } from '#core/formatting/date.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { RUNS } from '#tests/support/property.ts';

const at = (instant: string): number => Date.parse(instant);
const HOUR_MS = 3_600_000;

describe('nextDigest', () => {
  it('[ALERT-04] should be at seven in Italy: the next day or the next Monday, and never for what is told at once', () => {
    expect(nextDigest('daily', at('2026-11-25T06:59:59+01:00'))).toBe(at('2026-11-25T07:00:00+01:00'));
    expect(nextDigest('daily', at('2026-11-25T07:00:00+01:00'))).toBe(at('2026-11-26T07:00:00+01:00'));
    expect(nextDigest('weekly', at('2026-11-25T12:00:00+01:00'))).toBe(at('2026-11-30T07:00:00+01:00'));
    expect(nextDigest('now', at('2026-11-25T12:00:00+01:00'))).toBeUndefined();
  });

  it('[ALERT-04] should stay at seven on the days on which clocks change', () => {
    expect(nextDigest('daily', at('2026-03-28T12:00:00+01:00'))).toBe(at('2026-03-29T07:00:00+02:00'));
    expect(nextDigest('daily', at('2026-10-24T12:00:00+02:00'))).toBe(at('2026-10-25T07:00:00+01:00'));
  });

  it('[ALERT-04] should always come, after the instant, at seven, and no later than it may', () => {
    const instants = fc.integer({ min: at('2025-01-01T00:00:00Z'), max: at('2031-01-01T00:00:00Z') });
    fc.assert(
      fc.property(instants, fc.constantFrom('daily' as const, 'weekly' as const), (now, frequency) => {
        const next = nextDigest(frequency, now) ?? 0;
        expect(next).toBeGreaterThan(now);
        expect(next - now).toBeLessThanOrEqual(frequency === 'daily' ? 25 * HOUR_MS : LONGEST_WAIT_MS);
        expect(timeInRome(next)).toBe('07:00');
        if (frequency === 'weekly') expect(new Date(`${dayInRome(next)}T00:00:00Z`).getUTCDay()).toBe(1);
      }),
      RUNS,
    );
  });
});

describe('frequencyFrom', () => {
  it('[ALERT-04] should know the frequencies and nothing else', () => {
    expect([...FREQUENCIES, 'hourly', undefined].map(frequencyFrom)).toEqual([...FREQUENCIES, undefined, undefined]);
  });
});
