import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '#core/kernel/edit-distance.ts';
import { RUNS } from '#tests/support/property.ts';

describe('editDistance', () => {
  it.each([
    ['seminativi', 'semniativi', 1],
    ['olio', 'oglio', 1],
    ['vino', 'vini', 1],
    ['riso', 'riso', 0],
    ['riso', 'grano', 3],
    ['vi', 'vino', 2],
    ['v', 'vino', 3],
    ['ab', 'ba', 1],
    ['ab', 'ca', 2],
    ['ab', 'bc', 2],
    ['xab', 'yba', 2],
  ])('should count between %s and %s %d changes at most', (left, right, distance) => {
    expect(editDistance(left, right, 2)).toBe(distance);
  });

  it('should be the same both ways, and nothing only for the same word', () => {
    const word = fc.stringMatching(/^[abc]{0,6}$/);
    fc.assert(
      fc.property(word, word, (left, right) => {
        expect(editDistance(left, right, 6)).toBe(editDistance(right, left, 6));
        expect(editDistance(left, right, 6) === 0).toBe(left === right);
      }),
      RUNS,
    );
  });
});

describe('editDistance of words that are far apart', () => {
  /** The same, counted without any short cut. */
  const counted = (left: string, right: string): number => {
    const rows = Array.from({ length: left.length + 1 }, (_, i) =>
      Array.from({ length: right.length + 1 }, (_unused, j) => (i === 0 ? j : j === 0 ? i : 0)),
    );
    const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
    for (let i = 1; i <= left.length; i += 1)
      for (let j = 1; j <= right.length; j += 1) {
        const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
        const row = rows[i] ?? [];
        row[j] = Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (left[i - 1] === right[j - 1] ? 0 : 1),
          isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        );
      }
    return at(left.length, right.length);
  };

  it('should be counted to the limit, whatever letters they have', () => {
    const letters = (maxLength: number) =>
      fc.string({ unit: fc.constantFrom(...'abcdefghilmnoprstuvz019àù'), maxLength });
    const word = letters(9);
    const near = fc
      .tuple(word, fc.nat(9), letters(2))
      .map(([one, at, put]) => [one, one.slice(0, at) + put + one.slice(at + 1)] as const);
    fc.assert(
      fc.property(fc.oneof(fc.tuple(word, word), near), fc.integer({ min: 1, max: 3 }), ([left, right], limit) => {
        expect(editDistance(left, right, limit)).toBe(Math.min(counted(left, right), limit + 1));
      }),
      RUNS,
    );
  });
});
