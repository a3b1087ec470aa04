import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsFromEuro, euroFromCents, sumOfCents } from '#core/kernel/cents.ts';
import { unknownTag } from '#core/kernel/status-tag.ts';
import { RUNS } from '#tests/support/property.ts';

describe('centsFromEuro', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [1.005, 101],
    [-1.005, -101],
    [0.1, 10],
    [1234.5, 123450],
    [12_345_678.9, 1_234_567_890],
    [1e-9, 0],
    [-0.001, 0],
    [1e21, 1e23],
  ])('should make of %d euro %d cents', (euro, cents) => {
    expect(centsFromEuro(euro)).toBe(cents);
  });

  it('should give back the cents that an amount in euro was made of', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (cents) => {
        expect(centsFromEuro(euroFromCents(cents))).toBe(cents);
      }),
      RUNS,
    );
  });
});

describe('sumOfCents', () => {
  it('should be zero for no amount and exact for the others', () => {
    expect([sumOfCents([]), sumOfCents([10, 20, -5])]).toEqual([0, 25]);
  });
});

describe('unknownTag', () => {
  it('should show the value itself, in grey and without a sign', () => {
    expect(unknownTag('IN_VERIFICA')).toEqual({ tone: 'mute', icon: undefined, word: 'IN_VERIFICA' });
  });
});
