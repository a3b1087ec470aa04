import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCode, csvDay, csvEuro, csvText } from '#core/formatting/csv.ts';
import { day } from '#tests/support/mothers/day.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

/** The one field of a file, as a reader of such files takes it apart. */
const read = (file: string): string => {
  const line = file.slice(1, -2);
  return line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
};
const written = (text: string): string => read(csvText([[text]]));

describe('csvText', () => {
  it('[LIST-18] should begin with the mark of UTF-8 and have a line for each row', () => {
    expect(csvText([['Società', 'a;b'], ['"x"']])).toBe('\u{feff}Società;"a;b"\r\n"""x"""\r\n');
  });

  it.each([
    "-1+cmd|' /C calc'!A0",
    '-2-3+HYPERLINK("https://x.example")',
    '=1+1',
    '+39 06 1234',
    '@SUM(A1)',
    '\t=1',
    ' =1+1',
    '\u200B=1+1',
    '\u0000=1+1',
    '\uFE0F\u034F\u115F=1+1',
    '\n=1',
    '＝1+1',
    '-1,2,3',
    '-1\n+1',
    '-1\n',
    '-',
  ])('[LIST-18] should mark %j as text', (text) => {
    expect(written(text)).toBe(`'${text}`);
  });

  it.each(['-3', '-1234,56', '-12.5', '12', '0,5', 'Olio - vino', 'a=b', ''])(
    '[LIST-18] should leave %j as it is',
    (text) => {
      expect(written(text)).toBe(text);
    },
  );

  it('[LIST-18] should let nothing begin like a formula but what is a number to its end, and lose nothing', () => {
    const anyFormula = fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '-1', ' -'), anyText())
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(anyText(), anyFormula), (text) => {
        const field = written(text);
        expect(field === text || field === `'${text}`).toBe(true);
        if (/^[=+\-@\t\r]/u.test(field)) expect(Number(field.replace(',', '.'))).not.toBeNaN();
      }),
      RUNS,
    );
  });
});

describe('csvCode', () => {
  it.each([
    ['01234560017', "'01234560017"],
    ['11234560017', "'11234560017"],
    ['8412345E67', "'8412345E67"],
    ['12/24', "'12/24"],
    ['1-2', "'1-2"],
    ['007', "'007"],
    ['12', '12'],
    ['BNCNNA80A41H501R', 'BNCNNA80A41H501R'],
    ['B84E15C0B7', 'B84E15C0B7'],
    ['PD 01', 'PD 01'],
    ['', ''],
    [undefined, ''],
  ])('[LIST-18] [PAGE-30] should write %s as %s', (code, cell) => {
    expect(csvCode(code)).toBe(cell);
  });
});

it('[LIST-18] [CONST-03] should write days and amounts in one form', () => {
  expect([csvDay(day('2026-02-03')), csvDay(undefined), csvEuro(undefined)]).toEqual(['03/02/2026', '', '']);
});
