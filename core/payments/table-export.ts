import { euroFromCents, type Cents } from '#core/kernel/cents.ts';
import type { PaymentsTable, TableLine } from './payments-table.ts';

/** What stands in a field whose figure is not told. */
export const PROTECTED_WORD = 'protetto';

/** A table as a spreadsheet set to Italian reads it: semicolons, commas, one line for each row of the page and one for the total. */
export const tableToCsv = (table: PaymentsTable): string =>
  [headOf(table), ...table.lines.map((line) => cellsOf(table, line)), totalOf(table)]
    .map((cells) => `${cells.map(field).join(';')}\r\n`)
    .join('');

// Helpers

const headOf = ({ by, compared }: PaymentsTable): readonly string[] => [
  ...(by === 'intervention' ? ['Codice intervento', 'Intervento'] : ['Regione']),
  'Importo erogato (euro)',
  'Quota del totale (%)',
  'Beneficiari',
  ...(compared === undefined ? [] : [`Importo erogato ${compared.year} (euro)`, `Differenza sul ${compared.year} (%)`]),
];

const cellsOf = ({ by, compared }: PaymentsTable, line: TableLine): readonly string[] => [
  ...(by === 'intervention' ? [line.code ?? '', line.name] : [line.name]),
  line.figures === undefined ? PROTECTED_WORD : euro(line.figures.paidCents),
  line.isProtected ? PROTECTED_WORD : partInHundred(line.share),
  line.figures === undefined ? PROTECTED_WORD : String(line.figures.beneficiaries),
  ...(compared === undefined ? [] : [euro(line.comparedCents), partInHundred(line.change)]),
];

const totalOf = ({ by, totalCents, compared }: PaymentsTable): readonly string[] => [
  ...(by === 'intervention' ? ['', 'Totale'] : ['Totale']),
  totalCents === undefined ? PROTECTED_WORD : euro(totalCents),
  totalCents === undefined ? '' : partInHundred(totalCents > 0 ? 1 : undefined),
  '',
  ...(compared === undefined ? [] : [euro(compared.totalCents), partInHundred(compared.change)]),
];

/** Euro with two decimals behind a comma and nothing between the thousands: a number for every spreadsheet. */
const euro = (cents: Cents | undefined): string =>
  cents === undefined ? '' : euroFromCents(cents).toFixed(2).replace('.', ',');

const partInHundred = (part: number | undefined): string =>
  part === undefined ? '' : (part * 100).toFixed(1).replace('.', ',');

/** A field; words that a spreadsheet would take for a formula are told to it as words. */
const field = (text: string): string => {
  const words = /^[=+\-@\t\r]/.test(text) && !/^-\d/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
};
