import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeSpan } from '#core/formatting/time-span.ts';
import { addDays } from '#core/kernel/iso-date.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const spaced = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('timeSpan', () => {
  it.each([
    ['2026-11-25', '2026-11-26', '1 giorno'],
    ['2026-11-25', '2026-12-24', '29 giorni'],
    ['2026-11-25', '2026-12-25', '1 mese'],
    ['2026-11-25', '2027-05-25', '6 mesi'],
    ['2026-11-25', '2027-11-25', '1 anno'],
    ['2026-11-25', '2028-11-05', '1 anno e 11 mesi'],
    ['2025-07-01', '2026-11-25', '1 anno e 4 mesi'],
    ['2026-01-31', '2026-02-28', '28 giorni'],
    ['2024-11-25', '2026-12-25', '2 anni e 1 mese'],
  ])('[FILE-14] should say from %s to %s “%s”', (from, to, words) => {
    expect(spaced(timeSpan(day(from), day(to)))).toBe(words);
  });

  it('[FILE-14] should never be shorter for a later day, and never say a zero beside something', () => {
    const today = day('2026-11-25');
    const monthsIn = (text: string): number => {
      const at = (unit: string): number => Number(new RegExp(`(\\d+) ${unit}`).exec(text)?.[1] ?? '0');
      return at('ann[oi]') * 12 + at('mes[ei]');
    };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000 }), fc.nat({ max: 400 }), (days, more) => {
        const [shorter, longer] = [days, days + more].map((count) => spaced(timeSpan(today, addDays(today, count))));
        expect(monthsIn(longer ?? '')).toBeGreaterThanOrEqual(monthsIn(shorter ?? ''));
        expect(shorter).not.toMatch(/\b0 /u);
      }),
      RUNS,
    );
  });
});
