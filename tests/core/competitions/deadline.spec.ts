import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deadlineOn, NEAR_DAYS } from '#core/competitions/deadline.ts';
import { addDays, type IsoDate } from '#core/kernel/iso-date.ts';
import { anyFilterDay } from '#tests/support/arbitraries/catalogue.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

describe('deadlineOn', () => {
  it.each([
    ['2026-12-06', 'far', 'Scade tra 15 giorni', 'il 06/12/2026'],
    ['2026-11-28', 'near', 'Scade tra 7 giorni', 'il 28/11/2026'],
    ['2026-11-22', 'near', 'Scade domani', 'il 22/11/2026'],
    ['2026-11-21', 'near', 'Scade oggi', 'il 21/11/2026'],
    ['2026-11-20', 'gone', 'Domande chiuse', 'il 20/11/2026'],
  ])('[BANDO-03] should say of %s that it is %s: %s %s', (deadline, kind, text, on) => {
    expect(deadlineOn(day(deadline), day('2026-11-21'), 'Domande')).toEqual({ kind, text, day: on });
  });

  it('[BANDO-03] should name the hour of its own day, and none once it is over', () => {
    const at = (deadline: string) => deadlineOn(day(deadline), day('2026-11-21'), 'Domande', '12:00').day;
    expect(at('2026-11-28')).toBe('entro le 12:00 del 28/11/2026');
    expect(at('2026-11-20')).toBe('il 20/11/2026');
  });

  it('should call what offers are handed in for by its own name', () => {
    expect(deadlineOn(day('2026-01-01'), day('2026-11-21'), 'Offerte').text).toBe('Offerte chiuse');
  });

  it('should be near for the last days and the deadline itself, over any change of the clock', () => {
    fc.assert(
      fc.property(anyFilterDay(), fc.integer({ min: -400, max: 400 }), (deadline, days) => {
        const { kind } = deadlineOn(deadline as IsoDate, addDays(deadline as IsoDate, -days), 'Domande');
        expect(kind).toBe(days < 0 ? 'gone' : days <= NEAR_DAYS ? 'near' : 'far');
      }),
      RUNS,
    );
  });
});
