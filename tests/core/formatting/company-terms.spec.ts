import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companyMatchesTerms, companyTerms } from '#core/formatting/company-terms.ts';
import { foldedWords } from '#core/formatting/folded.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const vini = { registeredName: 'Rinaldi Marco Vini Società Agricola S.r.l.', cuaa: 'RNLMRC75C12M082C' };
const has = (text: string, company = vini): boolean => companyMatchesTerms(company, companyTerms(text));

describe('companyMatchesTerms', () => {
  it.each([
    'marco rinaldi',
    'RINALDI MARCO',
    'srl',
    'S.R.L.',
    's r l',
    'agricola srl rinaldi',
    'societa',
    'RNL MRC 75C12 M082C',
    'CUAA: RNLMRC75C12M082C',
    'rinaldi M082C',
    '',
  ])('[PAGE-30] [SES-13] should find by %j', (text) => {
    expect(has(text)).toBe(true);
  });

  it.each(['spa', 'marco neri', 'srls', 'CUAA: RNLMRC75C12M083C'])(
    '[PAGE-30] [SES-13] should not find by %j',
    (text) => {
      expect(has(text)).toBe(false);
    },
  );

  it.each([
    ['Großrubatscher Hof', 'grossrubatscher'],
    ['Söhne Müller', 'Soehne Mueller'],
    ['Søren Łoś', 'soren los'],
  ])('[PAGE-30] [SES-13] should find "%s" by "%s", as registers write it', (registeredName, text) => {
    expect(has(text, { registeredName, cuaa: '01234560017' })).toBe(true);
  });

  it('[PAGE-30] should read an abbreviation with dots, blanks or neither alike', () => {
    for (const registeredName of ['Orti S.s.', 'Orti s s', 'Orti SS', 'Orti S. S.'])
      for (const text of ['ss', 'S.S.', 's. s.', 'SS orti'])
        expect([registeredName, text, has(text, { registeredName, cuaa: '01234560017' })]).toEqual([
          registeredName,
          text,
          true,
        ]);
  });

  it('[PAGE-30] [SES-13] should find every company by its own name and by its words in any order', () => {
    fc.assert(
      fc.property(anyText(), (registeredName) => {
        const company = { registeredName, cuaa: '01234560017' };
        expect(has(registeredName, company)).toBe(true);
        const words = foldedWords(registeredName).filter((word) => word.length > 1);
        expect(companyMatchesTerms(company, words.toReversed())).toBe(true);
      }),
      RUNS,
    );
  });
});
