import { csvCode, csvEuro, csvText } from '#core/formatting/csv.ts';
import type { PaymentsTable, TableLine } from './payments-table.ts';

/** What stands in a field whose figure is suppressed. */
export const PROTECTED_WORD = 'protetto';

/** A table as a spreadsheet set to Italian reads it: semicolons, commas, one line for each row of the page and one for the total. */
export const tableToCsv = (table: PaymentsTable): string =>
  csvText([headOf(table), ...table.lines.map((line) => cellsOf(table, line)), totalOf(table)]);

// Helpers

const headOf = ({ by, compared }: PaymentsTable): readonly string[] => [
  ...(by === 'intervention' ? ['Codice intervento', 'Intervento'] : ['Regione']),
  'Importo erogato (euro)',
  'Quota del totale (%)',
  'Beneficiari',
  ...(compared === undefined ? [] : [`Importo erogato ${compared.year} (euro)`, `Differenza sul ${compared.year} (%)`]),
];

const cellsOf = ({ by, compared }: PaymentsTable, line: TableLine): readonly string[] => [
  ...(by === 'intervention' ? [csvCode(line.code), line.name] : [line.name]),
  line.figures === undefined ? PROTECTED_WORD : csvEuro(line.figures.paidCents),
  line.isProtected ? PROTECTED_WORD : partInHundred(line.share),
  line.figures === undefined ? PROTECTED_WORD : String(line.figures.beneficiaries),
  ...(compared === undefined ? [] : [csvEuro(line.comparedCents), partInHundred(line.change)]),
];

const totalOf = ({ by, totalCents, compared }: PaymentsTable): readonly string[] => [
  ...(by === 'intervention' ? ['', 'Totale'] : ['Totale']),
  totalCents === undefined ? PROTECTED_WORD : csvEuro(totalCents),
  totalCents === undefined ? '' : partInHundred(totalCents > 0 ? 1 : undefined),
  '',
  ...(compared === undefined ? [] : [csvEuro(compared.totalCents), partInHundred(compared.change)]),
];

const partInHundred = (part: number | undefined): string =>
  part === undefined ? '' : (part * 100).toFixed(1).replace('.', ',');
