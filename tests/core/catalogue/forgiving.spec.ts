import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meantWords } from '#core/catalogue/forgiving.ts';
import { foldedWords } from '#core/formatting/folded.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const vocabulary = new Map([
  ['pagamenti', 3],
  ['diretti', 2],
  ['domanda', 5],
]);

describe('meantWords', () => {
  it.each([
    ['pagamneti diretti', 'pagamenti diretti'],
    ['Domnada', 'domanda'],
    ['pagament', undefined],
    ['pagamenti', undefined],
    ['zafferanocoltura', undefined],
    ['pagamneti zafferanocoltura', undefined],
    ['', undefined],
  ])('[LIST-19] should take «%s» for %s', (search, meant) => {
    expect(meantWords(search, vocabulary)).toBe(meant);
  });

  it('[LIST-19] should be made of words that the list has, and never of those that were typed', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.constantFrom('pagamneti', 'diretti domnada', 'dirretti')), (search) => {
        const meant = meantWords(search, vocabulary);
        if (meant === undefined) return;
        expect(meant).not.toBe(foldedWords(search).join(' '));
        for (const word of foldedWords(meant))
          expect([...vocabulary.keys()].some((known) => known.includes(word))).toBe(true);
      }),
      RUNS,
    );
  });
});
