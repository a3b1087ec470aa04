import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInRome } from '#core/kernel/iso-date.ts';
import {
  isDayTurning,
  isEnding,
  LIVE_CACHE,
  PUBLIC_CACHE,
  publicCache,
} from '#adapters/http/server/cache/cache-control.ts';
import { RUNS } from '#tests/support/property.ts';

/** For how long a shared cache may show an answer without asking again, in milliseconds. */
const longest = (header: string): number =>
  [...header.matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/gu)].reduce((sum, [, s]) => sum + Number(s), 0) * 1000;

describe('publicCache', () => {
  it('[BANDO-03] should keep a page in shared caches by day, and in none where they would show it on the next', () => {
    expect(publicCache(Date.parse('2026-11-25T12:00:00+01:00'))).toBe(PUBLIC_CACHE);
    expect(publicCache(Date.parse('2026-11-25T23:48:59+01:00'))).toBe(PUBLIC_CACHE);
    expect(publicCache(Date.parse('2026-11-25T23:49:00+01:00'))).toBe(LIVE_CACHE);
  });

  it('[PUB-01] should keep no page in shared caches while the contents planned for the day are being published', () => {
    expect(publicCache(Date.parse('2026-11-26T00:00:00+01:00'))).toBe(LIVE_CACHE);
    expect(publicCache(Date.parse('2026-11-26T00:01:59+01:00'))).toBe(LIVE_CACHE);
    expect(publicCache(Date.parse('2026-11-26T00:02:00+01:00'))).toBe(PUBLIC_CACHE);
  });

  it('[BANDO-03] should let no page be shown on another day than its own', () => {
    const moments = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') });
    fc.assert(
      fc.property(moments, (now) => {
        expect(dayInRome(now + longest(publicCache(now)))).toBe(dayInRome(now));
        expect(isDayTurning(now)).toBe(publicCache(now) === LIVE_CACHE);
      }),
      RUNS,
    );
  });
});

describe('isEnding', () => {
  const NOW = Date.parse('2026-11-26T12:00:00+01:00');

  it('[PAGE-51] should end what a shared cache could still show after its words have changed', () => {
    expect(isEnding(NOW, undefined)).toBe(false);
    fc.assert(
      fc.property(fc.integer({ min: -3_600_000, max: 86_400_000 }), (ahead) => {
        expect(isEnding(NOW, NOW + ahead)).toBe(NOW + longest(PUBLIC_CACHE) >= NOW + ahead);
      }),
      RUNS,
    );
  });
});
