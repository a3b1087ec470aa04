import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublishedOn } from '#core/catalogue/publication.ts';
import { addDays } from '#core/kernel/iso-date.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');

describe('isPublishedOn', () => {
  it('[PUB-01] should hold from the day of publication on, and always where there is none', () => {
    expect(isPublishedOn(day('2026-11-26'), TODAY)).toBe(false);
    expect(isPublishedOn(TODAY, TODAY)).toBe(true);
    expect(isPublishedOn(undefined, TODAY)).toBe(true);
  });

  it('[PUB-01] should begin once, on the day itself, and never end', () => {
    fc.assert(
      fc.property(fc.integer({ min: -800, max: 800 }), fc.integer({ min: 0, max: 800 }), (ahead, later) => {
        const publication = addDays(TODAY, ahead);
        expect(isPublishedOn(publication, TODAY)).toBe(ahead <= 0);
        expect(isPublishedOn(publication, addDays(publication, later))).toBe(true);
        expect(isPublishedOn(publication, addDays(publication, -1 - later))).toBe(false);
      }),
      RUNS,
    );
  });
});
