import { describe, expect, it } from 'vitest';
import { filesBelow, foundIn, textsInCode } from './texts.ts';

/** More words than a sentence may have: 25, each followed by a blank and none by what ends a sentence. A value within a text parts it. */
const TOO_LONG = /(?:\S*[^\s.!?]\s+){25}\S/u;

const words = (): readonly string[] => [
  ...filesBelow('core', /(?:-words|words[/\\].+|-tag|letter|statement-documents|prepared-texts)\.ts$/u),
  ...filesBelow('ui/copy', /\.ts$/u),
];

describe('sentences that people read', () => {
  it('should be taken as too long from the twenty-sixth word on', () => {
    const of = (count: number): string => Array.from({ length: count }, () => 'parola').join(' ');
    expect([TOO_LONG.test(`${of(25)}.`), TOO_LONG.test(`${of(20)}. ${of(20)}.`), TOO_LONG.test(of(26))]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('should have at most 25 words', () => {
    expect(foundIn(words(), (path, source) => textsInCode(path, source, TOO_LONG))).toEqual([]);
  });
});
