import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedWords, foldText, searchTerms } from '#core/formatting/folded.ts';
import { withoutCodeLabels } from '#core/formatting/pasted-code.ts';
import { MAX_SEARCH_WORDS, MAX_TEXT_LENGTH } from '#core/formatting/typed-text.ts';
import { queryTokens } from '#core/search/tokenizer.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

/** A ligature of four words: 200 of them are 800 words. */
const FOUR_WORDS_IN_ONE = '\u{fdfa}';
const anyLongText = fc.oneof(
  anyText(),
  fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point).repeat(MAX_TEXT_LENGTH)),
  fc
    .array(fc.oneof(anyText(), fc.constant(FOUR_WORDS_IN_ONE)), { maxLength: MAX_TEXT_LENGTH, size: 'max' })
    .map((parts) => parts.join(' ')),
);

describe('foldText', () => {
  it.each([
    ['Straße und Weißwein in Großarl', 'strasse und weisswein in grossarl'],
    ['STRASSE', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
    ['Cœur, Æbler, Søren, Đorđe, Łódź, ısırgan, Þór', 'coeur aebler soren dorde lodz isirgan thor'],
  ])('[LIST-02] should read "%s" as it is typed without its letters', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('searchTerms', () => {
  it('[LIST-02] should be the first words of any text, each once, and never more than sixteen', () => {
    fc.assert(
      fc.property(anyLongText, (text) => {
        const terms = searchTerms(text);
        const words = [...new Set(withoutCodeLabels(foldedWords(text)))];
        expect(terms).toEqual(words.slice(0, terms.length));
        expect(terms).toHaveLength(Math.min(words.length, 16));
      }),
      RUNS,
    );
  });

  it('[LIST-02] should read one ligature as the words that it stands for', () => {
    expect(searchTerms(FOUR_WORDS_IN_ONE.repeat(190)).length).toBeLessThanOrEqual(MAX_SEARCH_WORDS);
    expect(searchTerms(FOUR_WORDS_IN_ONE)).toHaveLength(4);
  });

  it('[LIST-02] should keep the words of an ordinary title', () => {
    expect(searchTerms('Qualità dell’olio, dell’OLIO n. 5')).toEqual(['qualita', 'dell', 'olio', '5']);
  });
});

describe('queryTokens', () => {
  it('[API-07] should never be more than sixteen, each once, whatever is searched for', () => {
    fc.assert(
      fc.property(anyLongText, (text) => {
        const words = queryTokens(text);
        expect(words.length).toBeLessThanOrEqual(16);
        expect(new Set(words).size).toBe(words.length);
      }),
      RUNS,
    );
  });
});
