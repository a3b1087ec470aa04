import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { dayInRome, daysBetween, isoDateFrom, type IsoDate } from '#core/kernel/iso-date.ts';
import { withAbsoluteDates } from '#adapters/storage/import/checking/relative-dates.ts';

const day = (text: string): IsoDate => {
  const found = isoDateFrom(text);
  if (found === undefined) throw new Error(`no day: ${text}`);
  return found;
};
const TODAY = day('2026-11-21');
const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => dayInRome(days * 86_400_000));

describe('withAbsoluteDates', () => {
  it.each([
    ['oggi', '2026-11-21'],
    ['oggi-12g', '2026-11-09'],
    ['oggi+10g', '2026-12-01'],
    ['oggi-1g 09:30', '2026-11-20T09:30:00+01:00'],
    ['oggi-30g 09:30', '2026-10-22T09:30:00+02:00'],
    ['oggi domani', 'oggi domani'],
    ['Oggi', 'Oggi'],
    ['oggi-g', 'oggi-g'],
    ['2026-01-01', '2026-01-01'],
  ])('[API-08] should read %s as %s', (written, read) => {
    expect(withAbsoluteDates(written, TODAY)).toBe(read);
  });

  it('should take the earlier of two equal hours in autumn, and the clocks of the day in spring', () => {
    expect(withAbsoluteDates('oggi 02:30', day('2026-10-25'))).toBe('2026-10-25T02:30:00+02:00');
    expect(withAbsoluteDates('oggi 03:00', day('2026-03-29'))).toBe('2026-03-29T03:00:00+02:00');
    expect(withAbsoluteDates('oggi 01:59', day('2026-03-29'))).toBe('2026-03-29T01:59:00+01:00');
  });

  it('should reach every place of a value and leave everything else as it is', () => {
    const value = { a: ['oggi', { b: 'oggi+1g', c: 5, d: null, e: true }], f: 'testo di oggi-1g' };
    expect(withAbsoluteDates(value, TODAY)).toEqual({
      a: ['2026-11-21', { b: '2026-11-22', c: 5, d: null, e: true }],
      f: 'testo di oggi-1g',
    });
  });

  it('should be as many days away as it says, on any day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -9_999, max: 9_999 }), (today, days) => {
        const read = isoDateFrom(String(withAbsoluteDates(`oggi${days < 0 ? '' : '+'}${days}g`, today)));
        expect(read !== undefined && daysBetween(today, read)).toBe(days);
      }),
      { numRuns: 1_000 },
    );
  });

  it('should name the hour that clocks in Italy show on that day', () => {
    const shown = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' });
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 4, max: 23 }), fc.integer({ min: 0, max: 59 }), (today, hours, minutes) => {
        const time = `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
        const instant = Date.parse(String(withAbsoluteDates(`oggi ${time}`, today)));
        expect([dayInRome(instant), shown.format(instant)]).toEqual([today, time]);
      }),
      { numRuns: 1_000 },
    );
  });
});
