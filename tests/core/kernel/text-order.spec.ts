import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts } from '#core/kernel/text-order.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('compareTexts', () => {
  it('should go by code units: capitals before small letters, accents after both', () => {
    expect(['è', 'b', 'B', 'a', ''].toSorted(compareTexts)).toEqual(['', 'B', 'a', 'b', 'è']);
  });

  it('should say which comes first, the same from both sides', () => {
    fc.assert(
      fc.property(anyText(), anyText(), (left, right) => {
        expect(compareTexts(left, right)).toBe(left === right ? 0 : left < right ? -1 : 1);
        expect(compareTexts(left, left)).toBe(0);
      }),
      RUNS,
    );
  });
});
