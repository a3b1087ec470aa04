import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  compareDays,
  dayInRome,
  daysBetween,
  isInFilterRange,
  type IsoDate,
  isoDateFrom,
  yearOfDay,
} from '#core/kernel/iso-date.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('isoDateFrom', () => {
  it.each(['2024-02-29', '1900-01-01', '2100-12-31', '0001-01-01', '9999-12-31'])(
    '[CONST-03] should take %s, which exists',
    (text) => {
      expect(isoDateFrom(text)).toBe(text);
    },
  );

  it.each([
    '2023-02-29',
    '2024-02-30',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '0000-01-01',
    '2024-1-1',
    '2024-01-01T00:00:00',
    ' 2024-01-01',
    '٢٠٢٤-٠١-٠١',
    '',
  ])('[CONST-03] should refuse «%s», which is no day', (text) => {
    expect(isoDateFrom(text)).toBeUndefined();
  });

  it('[CONST-03] should never take a text for another day than the one it names', () => {
    const numbers = fc.tuple(
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 0, max: 19 }),
      fc.integer({ min: 0, max: 39 }),
    );
    fc.assert(
      fc.property(numbers, ([year, month, day]) => {
        const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
        const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        const exists = year >= 1 && day >= 1 && day <= (lengths[month - 1] ?? 0);
        expect(isoDateFrom(text)).toBe(exists ? text : undefined);
      }),
      RUNS,
    );
  });

  it('[CONST-03] should answer to any text without throwing', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const day = isoDateFrom(text);
        expect(day === undefined || day === text).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('isInFilterRange', () => {
  it.each([
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['2100-12-31', true],
    ['2101-01-01', false],
  ])('[LIST-09] should answer for %s: %s', (day, expected) => {
    expect(isInFilterRange(day as IsoDate)).toBe(expected);
  });
});

describe('yearOfDay', () => {
  it('[CONST-03] should be the year that a day is written with, and no later on its last day', () => {
    expect(['0001-01-01', '2025-12-31', '2026-01-01'].map(yearOfDay)).toEqual([1, 2025, 2026]);
  });
});

describe('dayInRome', () => {
  it.each([
    ['2024-03-30T22:59:59.999Z', '2024-03-30'],
    ['2024-03-30T23:00:00Z', '2024-03-31'],
    ['2024-03-31T21:59:59.999Z', '2024-03-31'],
    ['2024-03-31T22:00:00Z', '2024-04-01'],
    ['2024-10-26T21:59:59.999Z', '2024-10-26'],
    ['2024-10-26T22:00:00Z', '2024-10-27'],
    ['2024-10-27T22:59:59.999Z', '2024-10-27'],
    ['2024-10-27T23:00:00Z', '2024-10-28'],
    ['2023-12-31T23:00:00Z', '2024-01-01'],
  ])('[CONST-03] should place %s on %s, across both clock changes', (instant, day) => {
    expect(dayInRome(Date.parse(instant))).toBe(day);
  });
});

describe('addDays', () => {
  it('[CONST-03] should pass months, years and leap days', () => {
    expect(addDays('2024-02-28' as IsoDate, 1)).toBe('2024-02-29');
    expect(addDays('2023-12-31' as IsoDate, 1)).toBe('2024-01-01');
    expect(addDays('2024-03-01' as IsoDate, -1)).toBe('2024-02-29');
  });

  it('[CONST-03] should answer a day that exists at the edges of the calendar, whatever is added', () => {
    expect(addDays('9999-12-31' as IsoDate, 1)).toBe('9999-12-31');
    expect(addDays('0001-01-01' as IsoDate, -1)).toBe('0001-01-01');
    const anyDay = fc.constantFrom(
      '0001-01-01',
      '0999-12-31',
      '2026-11-27',
      '9999-12-01',
      '9999-12-31',
    ) as fc.Arbitrary<IsoDate>;
    fc.assert(
      fc.property(anyDay, fc.maxSafeInteger(), (day, days) => {
        const reached = addDays(day, days);
        expect(isoDateFrom(reached)).toBe(reached);
        expect(compareDays(reached, day) * Math.sign(days)).toBeGreaterThanOrEqual(0);
      }),
      RUNS,
    );
  });

  it('[CONST-03] should be undone by going back, and agree with the order of days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (days) => {
        const start = '2024-02-29' as IsoDate;
        const end = addDays(start, days);
        expect(addDays(end, -days)).toBe(start);
        expect(daysBetween(start, end)).toBe(days);
        expect(compareDays(start, end)).toBe(days === 0 ? 0 : days > 0 ? -1 : 1);
      }),
      RUNS,
    );
  });
});
