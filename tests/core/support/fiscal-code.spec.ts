import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fiscalCodeProblem, normalisedFiscalCode } from '#core/support/fiscal-code.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

/** Codes of the demonstration people. */
const GOOD = [
  'BNCNNA80A41H501R',
  'RNLMRC75C12M082C',
  'DLCNCL82E05F839N',
  'VRDPLA79M52G478S',
  'NRECRL68T60L117K',
  'LNGDRA77R18E506X',
  'CNTSRA90D43C773A',
];
const DIGIT_POSITIONS = [6, 7, 9, 10, 12, 13, 14];
const LETTERS = 'LMNPQRSTUV';

describe('fiscalCodeProblem', () => {
  it.each(GOOD)('[PAGE-33] should accept %s', (code) => {
    expect(fiscalCodeProblem(code)).toBeUndefined();
  });

  it('[PAGE-33] should accept capitals, small letters and spaces alike', () => {
    expect(fiscalCodeProblem(' bnc nna 80a41 h501r ')).toBeUndefined();
    expect(normalisedFiscalCode(' bnc nna 80a41 h501r ')).toBe('BNCNNA80A41H501R');
  });

  it.each([
    '',
    'BNCNNA80A41H501',
    'BNCNNA80A41H501RR',
    '01234560017',
    'BNCNNA80F41H501R',
    'BNCNNA80A00H501R',
    'BNCNNA80A32H501R',
    'BNCNNA80A40H501R',
    'BNCNNA80A72H501R',
    '1NCNNA80A41H501R',
    'BNCNNA8AA41H501R',
  ])('[PAGE-33] should refuse the shape of "%s"', (code) => {
    expect(fiscalCodeProblem(code)).toBe('shape');
  });

  it.each(['01', '31', '41', '71'])(
    '[PAGE-33] should know the day %s, the first or the last of a month, for a man or a woman',
    (day) => {
      expect(fiscalCodeProblem(`BNCNNA80A${day}H501R`)).not.toBe('shape');
    },
  );

  it('[PAGE-33] should refuse every other control letter', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GOOD),
        fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')),
        (code, letter) => {
          expect(fiscalCodeProblem(code.slice(0, 15) + letter)).toBe(
            letter === code.charAt(15) ? undefined : 'control',
          );
        },
      ),
      RUNS,
    );
  });

  it('[PAGE-33] should notice any single letter typed wrong in the surname and name', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GOOD),
        fc.nat({ max: 5 }),
        fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')),
        (code, place, letter) => {
          fc.pre(code.charAt(place) !== letter);
          expect(fiscalCodeProblem(code.slice(0, place) + letter + code.slice(place + 1))).toBe('control');
        },
      ),
      RUNS,
    );
  });

  it('[PAGE-33] should accept letters in the place of digits, with the control letter that belongs to them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GOOD), fc.subarray(DIGIT_POSITIONS), (code, places) => {
        const characters = code.slice(0, 15).split('');
        for (const place of places) characters[place] = LETTERS.charAt(Number(code.charAt(place)));
        const body = characters.join('');
        const fitting = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
          .split('')
          .filter((letter) => fiscalCodeProblem(body + letter) === undefined);
        expect(fitting).toEqual([controlLetterOf(body)]);
      }),
      RUNS,
    );
  });

  it('should answer for every text', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(['shape', 'control', undefined]).toContain(fiscalCodeProblem(text));
      }),
      RUNS,
    );
  });
});

// Helpers

/** The ministry's table, written out by character, so that the rule is checked against another form of itself. */
const ODD: Readonly<Record<string, number>> = Object.fromEntries(
  '0:1 1:0 2:5 3:7 4:9 5:13 6:15 7:17 8:19 9:21 A:1 B:0 C:5 D:7 E:9 F:13 G:15 H:17 I:19 J:21 K:2 L:4 M:18 N:20 O:11 P:3 Q:6 R:8 S:12 T:14 U:16 V:10 W:22 X:25 Y:24 Z:23'
    .split(' ')
    .map((entry) => entry.split(':'))
    .map(([character = '', value]) => [character, Number(value)]),
);

function controlLetterOf(body: string): string {
  const even = (character: string) => (/\d/u.test(character) ? Number(character) : character.charCodeAt(0) - 65);
  const total = body
    .split('')
    .reduce((sum, character, at) => sum + (at % 2 === 0 ? (ODD[character] ?? 0) : even(character)), 0);
  return String.fromCharCode(65 + (total % 26));
}
