import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CARD_LIMIT_CHARACTERS,
  INTERVENTION_LIMIT_CHARACTERS,
  isAcceptableText,
  TEXT_LIMIT_CHARACTERS,
  truncate,
} from '#core/formatting/text.ts';
import { anyGraphemes, anyText, RUNS } from '#tests/support/property.ts';

const counted = (text: string): number =>
  [...new Intl.Segmenter('it', { granularity: 'grapheme' }).segment(text)].length;

describe('truncate', () => {
  it.each([
    ['a text', TEXT_LIMIT_CHARACTERS, 300],
    ['a card', CARD_LIMIT_CHARACTERS, 250],
    ['an intervention', INTERVENTION_LIMIT_CHARACTERS, 130],
  ])('[CONST-04] should cut %s one character past its limit and not before', (_, limit, expected) => {
    expect(limit).toBe(expected);
    for (const length of [limit - 1, limit]) {
      expect(truncate('a'.repeat(length), limit)).toEqual({ text: 'a'.repeat(length), isCut: false });
    }
    expect(truncate('a'.repeat(limit + 1), limit)).toEqual({ text: `${'a'.repeat(limit)}…`, isCut: true });
  });

  it('[CONST-04] should count a farmer with her profession as one character and never cut her', () => {
    const farmers = '👩‍🌾'.repeat(251);
    expect(truncate('👩‍🌾'.repeat(250), 250).isCut).toBe(false);
    expect(truncate(farmers, 250).text).toBe(`${'👩‍🌾'.repeat(250)}…`);
  });

  it('[CONST-04] should leave no blank before the ellipsis', () => {
    expect(truncate('uno due', 4).text).toBe('uno…');
  });

  it('[CONST-04] should give a beginning of the text, within the limit, with no half of a character', () => {
    fc.assert(
      fc.property(anyGraphemes(60), fc.integer({ min: 1, max: 40 }), (text, limit) => {
        const { text: shown, isCut } = truncate(text, limit);
        expect(isCut).toBe(counted(text) > limit);
        const kept = isCut ? shown.slice(0, -1) : shown;
        expect(text.startsWith(kept)).toBe(true);
        expect(counted(kept)).toBeLessThanOrEqual(limit);
        expect(/\p{Surrogate}/u.test(kept)).toBe(false);
      }),
      RUNS,
    );
  });
});

describe('isAcceptableText', () => {
  it.each(['alfa', 'È vero', '7 giorni', '.net', '_nota', '-1 grado'])(
    '[VAL-02] should accept «%s», which begins as it may',
    (text) => {
      expect(isAcceptableText(text, 3)).toBe(true);
    },
  );

  it.each(['#tag', '(nota)', '+39', '"citato"', '/via', '@nome', '👩‍🌾👩‍🌾👩‍🌾', ''])(
    '[VAL-02] should refuse «%s», which begins otherwise',
    (text) => {
      expect(isAcceptableText(text, 0)).toBe(false);
    },
  );

  it('[VAL-02] should ask for the minimum length, blanks at the ends apart', () => {
    expect(isAcceptableText('abc', 3)).toBe(true);
    expect(isAcceptableText('ab', 3)).toBe(false);
    expect(isAcceptableText('  ab  ', 3)).toBe(false);
    expect(isAcceptableText('e\u0301e\u0301', 3)).toBe(false);
  });

  it('[VAL-02] should answer to any text without throwing', () => {
    fc.assert(
      fc.property(anyText(), fc.nat({ max: 50 }), (text, length) => {
        const accepted = isAcceptableText(text, length);
        if (accepted) expect(text.trim().length).toBeGreaterThanOrEqual(length);
      }),
      RUNS,
    );
  });
});
