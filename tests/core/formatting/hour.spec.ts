import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atHour, fromHourTo, spokenHour } from '#core/formatting/hour.ts';
import { RUNS } from '#tests/support/property.ts';

describe('hours', () => {
  it('[PAGE-51] [PAGE-31] should be said without what nobody says', () => {
    expect(['09:00', '9:30', '16:05', '00:00'].map(spokenHour)).toEqual(['9', '9:30', '16:05', '0']);
    expect(['09:00', '01:00', '1:30', '11:00'].map(atHour)).toEqual(['alle 9', 'all’1', 'all’1:30', 'alle 11']);
    expect(fromHourTo('09:00', '13:30')).toBe('dalle 9 alle 13:30');
    expect(fromHourTo('01:00', '02:00')).toBe('dall’1 alle 2');
  });

  it('[PAGE-51] should say any hour so that it can be read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hours, minutes) => {
        const two = (value: number): string => String(value).padStart(2, '0');
        const [saidHours = '', saidMinutes = '00'] = spokenHour(`${two(hours)}:${two(minutes)}`).split(':');
        expect([Number(saidHours), Number(saidMinutes)]).toEqual([hours, minutes]);
      }),
      RUNS,
    );
  });
});
