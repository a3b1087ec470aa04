import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addWorkingDays, easterSunday, isHoliday, isWorkingDay } from '#core/kernel/holidays.ts';
import { addDays, daysBetween, isoDateFrom, type IsoDate } from '#core/kernel/iso-date.ts';
import { RUNS } from '#tests/support/property.ts';

const day = (text: string): IsoDate => isoDateFrom(text) ?? (text as IsoDate);

describe('easterSunday', () => {
  it.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2285-03-22'])(
    '[PAGE-51] should be %s in its year',
    (easter) => {
      expect(easterSunday(Number(easter.slice(0, 4)))).toBe(easter);
    },
  );

  it('[PAGE-51] should be a Sunday from 22 March to 25 April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1583, max: 9999 }), (year) => {
        const easter = easterSunday(year);
        expect(new Date(`${easter}T00:00:00Z`).getUTCDay()).toBe(0);
        expect(easter.slice(5) >= '03-22' && easter.slice(5) <= '04-25').toBe(true);
      }),
      RUNS,
    );
  });
});

describe('isHoliday', () => {
  it.each([
    ['2026-04-05', true],
    ['2026-04-06', true],
    ['2026-04-07', false],
    ['2026-12-08', true],
    ['2026-12-26', true],
    ['2026-06-29', false],
    ['2026-10-04', true],
    ['2025-10-04', false],
    ['2026-11-26', false],
  ])('[PAGE-51] should say of %s %s', (text, is) => {
    expect(isHoliday(day(text))).toBe(is);
  });

  it('[PAGE-51] should hold the Monday after Easter of every year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2100 }), (year) => {
        expect(isHoliday(addDays(easterSunday(year), 1))).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('addWorkingDays', () => {
  it.each([
    ['2026-11-26', 1, '2026-11-27'],
    ['2026-11-27', 1, '2026-11-30'],
    ['2026-11-28', 1, '2026-11-30'],
    // The Immaculate Conception is a Tuesday.
    ['2026-11-26', 10, '2026-12-11'],
    ['2026-12-23', 3, '2026-12-29'],
    ['2026-11-28', 0, '2026-11-28'],
  ])('[PAGE-33] should count from %s %i working days to %s', (from, count, to) => {
    expect(addWorkingDays(day(from), count)).toBe(to);
  });

  it('[PAGE-33] should end on a working day with just so many of them between', () => {
    const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays(day('2000-01-01'), days));
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 40 }), (from, count) => {
        const end = addWorkingDays(from, count);
        expect(isWorkingDay(end)).toBe(true);
        const between = Array.from({ length: daysBetween(from, end) }, (_, index) => addDays(from, index + 1));
        expect(between.filter(isWorkingDay)).toHaveLength(count);
      }),
      RUNS,
    );
  });
});
