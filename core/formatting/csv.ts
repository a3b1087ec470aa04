import { euroFromCents, type Cents } from '#core/kernel/cents.ts';

/** Rows as a spreadsheet set to Italian reads them: semicolons between the fields, a line for each row. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(field).join(';')}\r\n`).join('');

/** Euro with two decimals behind a comma and nothing between the thousands: a number for every spreadsheet. */
export const csvEuro = (cents: Cents | undefined): string =>
  cents === undefined ? '' : euroFromCents(cents).toFixed(2).replace('.', ',');

/** A field; words that a spreadsheet would take for a formula are told to it as words. */
const field = (text: string): string => {
  const words = /^[=+\-@\t\r]/.test(text) && !/^-\d/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
};

/** By it a spreadsheet knows that the letters are UTF-8. */
export const BYTE_ORDER_MARK = '\u{feff}';
