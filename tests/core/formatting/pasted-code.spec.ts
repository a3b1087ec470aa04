import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedWords } from '#core/formatting/folded.ts';
import { codeFrom, withCodesInOnePiece, withoutCodeLabels } from '#core/formatting/pasted-code.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

/** Codes as they are, and the ways in which people paste them. */
const PASTED: readonly (readonly [code: string, pasted: readonly string[]])[] = [
  [
    'b84e15c0b7',
    [
      'B84E15C0B7',
      'B84E 15C0 B7',
      'CIG: B84E15C0B7',
      'C.I.G. B84E15C0B7',
      'codice CIG B84E 15C0 B7',
      'cig n. B84E15C0B7',
    ],
  ],
  ['b4t60e72a9', ['CIG B4T6 0E72 A9', 'B4T6-0E72-A9']],
  ['j51b21001230006', ['CUP: J51B21001230006', 'J51 B210 0123 0006', 'Codice Unico di Progetto J51B21001230006']],
  [
    'rnlmrc75c12m082c',
    ['RNL MRC 75C12 M082C', 'C.F.: RNLMRC75C12M082C', 'Codice fiscale RNL MRC 75C12 M082C', 'CUAA RNLMRC 75C12 M082C'],
  ],
  [
    '01234560017',
    ['P. IVA 01234560017', 'P.IVA: IT01234560017', 'Partita IVA 0123 4560 017', 'IT 01234560017', 'CUAA: 01234560017'],
  ],
  // Its check digit is right only when every second figure is doubled, not the others.
  ['09876543217', ['Partita IVA 0987 6543 217']],
];

describe('withCodesInOnePiece', () => {
  it.each(PASTED.flatMap(([code, pasted]) => pasted.map((text) => [text, code] as const)))(
    '[API-07] [LIST-02] should read %j as %s',
    (text, code) => {
      expect(withCodesInOnePiece(foldedWords(text))).toEqual([code]);
    },
  );

  it.each([
    ['Delibera n. 12 del 2024', ['delibera', '12', 'del', '2024']],
    ['Prot. n. 0012345/2024', ['0012345', '2024']],
    ['servizio di pulizia, CIG: B84E 15C0 B7, Roma', ['servizio', 'di', 'pulizia', 'b84e15c0b7', 'roma']],
    ['olio 2023/24', ['olio', '2023', '24']],
    ['codice fiscale', ['codice', 'fiscale']],
    ['CIG', ['cig']],
    ['numero verde', ['numero', 'verde']],
    ['regolamento 1308/2013', ['regolamento', '1308', '2013']],
  ])('[API-07] should leave of %j the words %j', (text, words) => {
    expect(withCodesInOnePiece(foldedWords(text))).toEqual(words);
  });

  it('[API-07] should lose nothing but labels and blanks, whatever is typed', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const words = foldedWords(text);
        const left = withoutCodeLabels(words);
        expect(left.length === 0).toBe(words.length === 0);
        expect(words.join(' ')).toContain(left.at(-1) ?? '');
        expect(withCodesInOnePiece(words).join('')).toBe(left.join('').replace(/^it(?=\d{11}$)/, ''));
      }),
      RUNS,
    );
  });
});

describe('codeFrom', () => {
  it.each([
    ['CIG: B84E 15C0 B7', 'b84e15c0b7'],
    ['CIG: ABC', 'abc'],
    ['GARA-2024/7', 'gara20247'],
    ['Prot. n. 12 / 2024', '122024'],
    ['cig', 'cig'],
    ['  ', ''],
  ])('[LIST-08] should take %j for %j', (text, code) => {
    expect(codeFrom(foldedWords(text))).toBe(code);
  });
});
