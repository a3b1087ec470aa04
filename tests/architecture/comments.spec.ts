import { describe, expect, it } from 'vitest';
import { filesBelow, foundIn, shippedCode, type TextAt } from './texts.ts';

/** Words that stand in for a noun: a passive verb of saying, a relative clause or a number of nothing named, a catch-all. */
const VAGUE = [
  /^Who\b/u,
  /\b(?:to|for|of|by|with|from|as|than|is|what) who\b/iu,
  /(?<!`)\btold\b(?! apart)/iu,
  /\bso many\b/iu,
  /(?<!\w)things?\b/iu,
];

/** The line of a comment without its marks; undefined for code. */
const commentOf = (line: string): string | undefined => /^\s*(?:\/\/|\/?\*+)\s*(.*)$/u.exec(line)?.[1];

const vagueIn = (source: string): readonly TextAt[] =>
  source
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: commentOf(line) ?? '' }))
    .filter(({ text }) => VAGUE.some((pattern) => pattern.test(text)));

describe('comments', () => {
  it.each([
    '// Who signs in is led there.',
    '/** The address of who is here. */',
    ' * What a farmer is told of one company.',
    '/** So many rows are shown. */',
    '// One thing of a list.',
  ])('should be noticed where they leave out a noun: %s', (line) => {
    expect(vagueIn(line)).toHaveLength(1);
  });

  it.each([
    '/** The person who signs in. */',
    '/** The column `told`, for lists. */',
    '// Something else, and nothing more.',
    "const told = 'so many things';",
  ])('should be let be: %s', (line) => {
    expect(vagueIn(line)).toEqual([]);
  });

  it('should name what they speak of in all code', () => {
    const code = [
      ...shippedCode(),
      ...['tests', 'features'].flatMap((folder) => filesBelow(folder, /\.(m?[jt]s|tsx)$/u)),
    ];
    expect(foundIn(code, (_path, source) => vagueIn(source))).toEqual([]);
  });
});
