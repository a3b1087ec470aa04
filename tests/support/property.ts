import process from 'node:process';
import * as fc from 'fast-check';

/** How often a property is tried; only mutation testing, which repeats the suite thousands of times, asks for less. */
export const RUNS = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 1000) };

const HARD_CHARACTERS = [
  'a',
  'Z',
  '0',
  ' ',
  'è',
  'e\u0301',
  '👩‍🌾',
  '🇮🇹',
  '👍🏽',
  '한',
  'ع',
  'ß',
  'İ',
  'ﬁ',
  '½',
  '\u200D',
  '\uFE0F',
  "'",
  '’',
] as const;

/** Texts of whole characters as people count them, the hard ones often. */
export const anyGraphemes = (maxLength = 20): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...HARD_CHARACTERS), maxLength });

/** Texts whose length is the limit of a field, give or take a few, often with a hard character across the limit. */
export const anyTextAround = (limit: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: -2, max: 8 }), anyGraphemes(8))
    .map(([missing, end]) => `${'a'.repeat(Math.max(0, limit - missing))}${end}`);

/** Any string that a person, a browser or an attacker may send: every plane, lone surrogates, controls, encodings. */
export const anyText = (): fc.Arbitrary<string> =>
  fc.oneof(
    // By number: fast-check's own tables of every character cost each test file a second to build.
    fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 12 }).map((points) => String.fromCodePoint(...points)),
    anyGraphemes(),
    fc.array(fc.integer({ min: 0, max: 0x7f }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
    fc.constantFrom(
      '%41',
      '%',
      '%2',
      '&#+%"\'',
      '👩‍🌾',
      '🇮🇹',
      'e\u0301',
      '\uD83D',
      '\uDE00',
      '\u0000',
      ' ',
      '\u00A0',
      'a\tb',
      '+',
      '=',
      'null',
      '__proto__',
    ),
    fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 }).map((units) => String.fromCharCode(...units)),
  );
