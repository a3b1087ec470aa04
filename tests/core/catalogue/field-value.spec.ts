import { describe, expect, it } from 'vitest';
import type { FilterSection } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import {
  canonicalSelections,
  canonicalValue,
  canonicalValues,
  isMultiple,
  isReversed,
  MAX_VALUES,
} from '#core/catalogue/field-value.ts';
import { MAX_TEXT_LENGTH } from '#core/formatting/typed-text.ts';

const CHOICE: FilterSection = { kind: 'choice', name: 'categories', label: 'Categorie', multiple: true };
const PERIOD: FilterSection = {
  kind: 'choice',
  name: 'timePeriod',
  label: 'Periodo',
  multiple: false,
  allowed: [{ name: 'Ultimi 7 giorni', value: '7' }],
};
const TEXT: FilterSection = { kind: 'text', name: 'cig', label: 'CIG' };
const FLAG: FilterSection = { kind: 'flag', name: 'unreadOnly', label: 'Solo da leggere' };
const longest = 'x'.repeat(MAX_TEXT_LENGTH);

describe('canonicalValue', () => {
  it.each<[string, FilterSection, string, string | undefined]>([
    ['a code without the blanks around it', TEXT, ' Z3A ', 'Z3A'],
    ['the longest code', TEXT, longest, longest],
    ['the longest code between blanks', TEXT, ` ${longest} `, longest],
    ['no code that is longer', TEXT, `${longest}x`, undefined],
    ['no blank code', TEXT, '  ', undefined],
    ['no code with a control character', TEXT, 'Z\u0000A', undefined],
    ['no code with half a character', TEXT, 'Z\uD83D', undefined],
    ['an option just as the service writes it', CHOICE, ' ocm ', ' ocm '],
    ['the longest option', CHOICE, longest, longest],
    ['no option that is longer', CHOICE, `${longest}x`, undefined],
    ['no blank option', CHOICE, '  ', undefined],
    ['no option with half a character', CHOICE, 'ocm\uD83D', undefined],
    ['an allowed option', PERIOD, '7', '7'],
    ['no option that is not allowed', PERIOD, '8', undefined],
    ['the flag', FLAG, 'true', 'true'],
    ['no other flag', FLAG, 'TRUE', undefined],
  ])('[LIST-08] should take %s', (_what, section, text, value) => {
    expect(canonicalValue(section, text)).toBe(value);
  });
});

describe('canonicalValue of a number', () => {
  const DEED = LISTS.resolutions.sections.find(({ kind }) => kind === 'numberAndYear');

  it('[LIST-09] should leave out blanks and zeros before it, and take nothing else', () => {
    if (DEED === undefined) throw new Error('resolutions have numbers');
    expect([' 12 ', '0012', '123456789'].map((text) => canonicalValue(DEED, text))).toEqual(['12', '12', '123456789']);
    expect(['0', '-1', '1.5', '1234567890', 'x', ''].map((text) => canonicalValue(DEED, text))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('canonicalValues', () => {
  it('[LIST-08] should keep several values in order, each once, and no more than fifty', () => {
    expect(canonicalValues(CHOICE, ['ocm', 'dop', '', 'ocm', 'Zoo'])).toEqual(['Zoo', 'dop', 'ocm']);
    const many = Array.from({ length: MAX_VALUES + 1 }, (_, index) => String(100 + index));
    expect(canonicalValues(CHOICE, many)).toEqual(many.slice(0, 50));
  });

  it('[LIST-08] should keep the first possible value where one is all that can be', () => {
    expect([canonicalValues(PERIOD, ['8', '7']), canonicalValues(TEXT, ['', 'b', 'a'])]).toEqual([['7'], ['b']]);
    expect([CHOICE, PERIOD, TEXT, FLAG].map(isMultiple)).toEqual([true, false, false, false]);
  });
});

describe('isReversed', () => {
  it.each([
    ['2024-05-02', '2024-05-01', true],
    ['2024-05-01', '2024-05-01', false],
    ['2024-05-01', '2024-05-02', false],
    [undefined, '2024-05-01', false],
    ['2024-05-01', undefined, false],
    ['9999', '2024-05-01', false],
  ])('[LIST-09] should say of the days from %s to %s: %s', (from, to, expected) => {
    expect(isReversed(from, to)).toBe(expected);
  });
});

describe('canonicalSelections', () => {
  it('[LIST-09] should drop both days of a reversed range, and nothing else', () => {
    const typed: Readonly<Record<string, readonly string[]>> = {
      categories: ['ocm'],
      publicationDateFrom: ['2024-05-02'],
      publicationDateTo: ['2024-05-01'],
    };
    expect(canonicalSelections(LISTS.articles, (field) => typed[field] ?? [])).toStrictEqual({ categories: ['ocm'] });
  });
});
