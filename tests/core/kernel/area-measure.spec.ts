import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hectaresFrom, priceOf, squareMetresFrom } from '#core/kernel/area-measure.ts';
import { RUNS } from '#tests/support/property.ts';

describe('squareMetresFrom and hectaresFrom', () => {
  it('[PAGA-01] should give back the square metres that hectares were made of', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), (area) => {
        expect(squareMetresFrom(hectaresFrom(area))).toBe(area);
      }),
      RUNS,
    );
  });
});

describe('priceOf', () => {
  it.each([
    [605_000, 170_16, 10_294_68],
    [124_000, 120_00, 1_488_00],
    [5_000, 1, 1],
    [4_999, 1, 0],
  ])('[PAGA-01] should make of %d square metres at %d cents a hectare %d cents', (area, rate, cents) => {
    expect(priceOf(area, rate)).toBe(cents);
  });
});
