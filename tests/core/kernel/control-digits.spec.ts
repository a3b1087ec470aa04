import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIban, isVatNumber } from '#core/kernel/control-digits.ts';
import { RUNS } from '#tests/support/property.ts';

describe('isVatNumber', () => {
  it.each([
    ['01234560017', true],
    ['00743110157', true],
    ['01234560018', false],
    ['00000000000', false],
    ['0123456001', false],
    ['IT01234560017', false],
  ])('[API-08] should judge %s', (text, isOne) => {
    expect(isVatNumber(text)).toBe(isOne);
  });

  it('[API-08] should find every digit that is read wrong', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'01234560017'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(isVatNumber(digits.join(''))).toBe(false);
      }),
      RUNS,
    );
  });
});

describe('isIban', () => {
  it.each([
    ['IT60 X054 2811 1010 0000 0123 456', true],
    ['IT60X0542811101000000123456', true],
    ['DE89 3704 0044 0532 0130 00', true],
    ['IT60 X054 2811 1010 0000 0123 457', false],
    ['IT60X054281110100000012345', false],
    ['it60x0542811101000000123456', false],
    ['', false],
  ])('[API-08] should judge %s', (text, isOne) => {
    expect(isIban(text)).toBe(isOne);
  });

  it('[API-08] should find every digit that is read wrong', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 26 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const signs = [...'IT60X0542811101000000123456'];
        signs[at] = String((Number(signs[at]) + by) % 10);
        expect(isIban(signs.join(''))).toBe(false);
      }),
      RUNS,
    );
  });
});
