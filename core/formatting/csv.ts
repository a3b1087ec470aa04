import { euroFromCents, type Cents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { formatDay } from './date.ts';

/** By it a spreadsheet knows that the letters are UTF-8; without it "Società" is shown as "SocietÃ ". */
const BYTE_ORDER_MARK = '\u{feff}';
/** Where a formula begins for a spreadsheet, also with the wide signs of other keyboards and behind invisible ones. */
const FORMULA = /^[\s\p{C}\p{DI}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** An amount or a part in a hundred to its end: the only text that may begin with a minus. */
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
/** A code of which a spreadsheet would make a number, a day or a power of ten: "00123", "8412345E67", "12/24". */
const NUMBER_LIKE = /^[\d\s.,:/-]*\d[\d\s.,:/-]*(?:e[+-]?\d+)?$/iu;
/** What stays the same when it is read as a number. */
const SHORT_NUMBER = /^[1-9]\d{0,8}$/;

/**
 * Rows as a file that a spreadsheet set to Italian opens as it is: the mark of UTF-8, semicolons between the fields, a line for
 * each row. A field that would be taken for a formula is marked as text with an apostrophe (LIST-18).
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map((cells) => `${cells.map(field).join(';')}\r\n`).join('')}`;

/** Euro with two decimals behind a comma and nothing between the thousands: a number for every spreadsheet. */
export const csvEuro = (cents: Cents | undefined): string =>
  cents === undefined ? '' : euroFromCents(cents).toFixed(2).replace('.', ',');

/** A day as all files have it, "03/02/2024" (CONST-03); empty where there is none. */
export const csvDay = (day: IsoDate | undefined): string => (day === undefined ? '' : formatDay(day));

/** A code, such as a CUAA, a CIG or the number of a deed: one that would be changed is marked as text with an apostrophe, so that its zeros stay. */
export const csvCode = (code: string | undefined): string =>
  code !== undefined && NUMBER_LIKE.test(code) && !SHORT_NUMBER.test(code) ? `'${code}` : (code ?? '');

// Helpers

const field = (text: string): string => {
  const guarded = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
};
