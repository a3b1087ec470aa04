import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLeft } from '#core/formatting/days-left.ts';
import { addDays } from '#core/kernel/iso-date.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-21');

describe('daysLeft', () => {
  it.each([
    ['2025-11-20', 'Scaduto da 366 giorni', 'past'],
    ['2026-11-20', 'Scaduto da 1 giorno', 'past'],
    ['2026-11-21', 'Scade oggi', 'soon'],
    ['2026-11-22', 'Manca 1 giorno', 'soon'],
    ['2026-12-21', 'Mancano 30 giorni', 'soon'],
    ['2026-12-22', 'Mancano 31 giorni', 'later'],
    ['2030-11-21', 'Mancano 1.461 giorni', 'later'],
  ])('should say of %s "%s"', (end, words, urgency) => {
    expect(daysLeft(day(end), TODAY, 'm')).toEqual({ words, urgency });
  });

  it('should agree with what ends', () => {
    expect(daysLeft(day('2026-11-01'), TODAY, 'f').words).toBe('Scaduta da 20 giorni');
  });

  it('should press the more the nearer the day is, whatever the days', () => {
    const rank = { past: 0, soon: 1, later: 2 } as const;
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), fc.nat({ max: 400 }), (days, more) => {
        const near = daysLeft(addDays(TODAY, days), TODAY, 'm');
        const far = daysLeft(addDays(TODAY, days + more), TODAY, 'm');
        expect(rank[near.urgency]).toBeLessThanOrEqual(rank[far.urgency]);
        expect(near.urgency === 'past').toBe(days < 0);
        expect(near.words.includes('caduto')).toBe(days < 0);
      }),
      RUNS,
    );
  });
});
