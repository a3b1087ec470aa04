import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relaxedQueries } from '#core/search/query-relaxation.ts';
import { RUNS } from '#tests/support/property.ts';

const shown = (text: string, others = false) => relaxedQueries([...text], others).map((set) => set.join(''));

describe('relaxedQueries', () => {
  it('[API-07] should leave out as few words as possible, and of equally many the rarest', () => {
    expect(shown('ab')).toEqual(['b', 'a']);
    expect(shown('abc')).toEqual(['bc', 'ac', 'ab', 'c', 'b', 'a']);
  });

  it('[API-07] should begin with all the known words where unknown ones are left out', () => {
    expect(shown('ab', true)).toEqual(['ab', 'b', 'a']);
    expect(shown('a', true)).toEqual(['a']);
  });

  it('[API-07] should have nothing to try for no word, and for one that finds nothing', () => {
    expect(shown('', true)).toEqual([]);
    expect(shown('a')).toEqual([]);
  });

  it('[API-07] should try few sets, each once, none smaller before a larger, in the order of the words, and end with what finds something', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.boolean(), (count, others) => {
        const words = Array.from({ length: count }, (_, at) => at);
        const sets = relaxedQueries(words, others);
        expect(sets.length).toBeLessThanOrEqual(25);
        expect(new Set(sets.map((set) => set.join())).size).toBe(sets.length);
        expect(sets.every((set, at) => set.length <= (sets[at - 1]?.length ?? count))).toBe(true);
        expect(
          sets.every((set) => set.length > 0 && set.every((word, at) => at === 0 || word > (set[at - 1] ?? 0))),
        ).toBe(true);
        if (count > 1 || others) expect(sets.some((set) => set.length === 1 && set[0] === count - 1)).toBe(true);
      }),
      RUNS,
    );
  });
});
