import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { instantInRome, wallTimeInRome } from '#core/kernel/rome-time.ts';
import { RUNS } from '#tests/support/property.ts';

const iso = (epochMs: number): string => new Date(epochMs).toISOString();

describe('instantInRome', () => {
  it.each([
    ['2026-11-26', '09:00', '2026-11-26T08:00:00.000Z'],
    ['2026-07-01', '09:00', '2026-07-01T07:00:00.000Z'],
    ['2026-03-29', '09:00', '2026-03-29T07:00:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ])('[PAGE-51] should find %s %s at %s', (day, hour, instant) => {
    expect(iso(instantInRome(day as IsoDate, hour))).toBe(instant);
  });

  it('[PAGE-51] should be the moment at which clocks show the hour, on every day of years with both changes', () => {
    const days = fc.integer({ min: 0, max: 3_650 }).map((ahead) => addDays('2020-01-01' as IsoDate, ahead));
    const hours = fc
      .tuple(fc.integer({ min: 4, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(days, hours, (day, hour) => {
        expect(wallTimeInRome(instantInRome(day, hour))).toEqual({ day, hour });
      }),
      RUNS,
    );
  });
});
