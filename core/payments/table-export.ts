import { type Column, columnsOf, csvOfRows, csvPercent, PROTECTED_WORD } from '#core/formatting/csv-column.ts';
import { csvEuro } from '#core/formatting/csv.ts';
import type { PaymentsTable, TableLine } from './payments-table.ts';

/** A table as a spreadsheet set to Italian reads it: semicolons, commas, one line for each row of the page and one for the total. */
export const tableToCsv = (table: PaymentsTable): string =>
  csvOfRows(tableColumns(table), table.lines, [totalOf(table)]);

/** The columns of a table: what each line is of, what was paid, and the other campaign where it is compared with one. */
export const tableColumns = ({
  by,
  compared,
}: Pick<PaymentsTable, 'by' | 'compared'>): readonly Column<TableLine>[] => [
  ...(by === 'intervention' ? INTERVENTION : [REGION]),
  ...FIGURES,
  ...(compared === undefined ? [] : comparedColumns(compared.year)),
];

// Helpers

const { code, euro, number, percent, text } = columnsOf<TableLine>();

const INTERVENTION: readonly Column<TableLine>[] = [
  code('Codice intervento', ({ code }) => code, 'Il codice con cui l’intervento compare negli atti.'),
  text('Intervento', ({ name }) => name, 'Il nome dell’intervento.'),
];

const REGION = text('Regione', ({ name }) => name, 'La regione in cui sta l’azienda che ha ricevuto il pagamento.');

const hasNoFigures = ({ figures }: TableLine): boolean => figures === undefined;

const FIGURES: readonly Column<TableLine>[] = [
  euro(
    'Importo erogato (euro)',
    ({ figures }) => figures?.paidCents,
    'Quanto è stato pagato, in euro con due decimali; «protetto» dove i beneficiari sono troppo pochi.',
    hasNoFigures,
  ),
  percent(
    'Quota del totale (%)',
    ({ share }) => share,
    'Quale parte dell’importo della divisione, in percento.',
    ({ isProtected }) => isProtected,
  ),
  number(
    'Beneficiari',
    ({ figures }) => figures?.beneficiaries,
    'Quante aziende hanno ricevuto il pagamento. Non si sommano: una può stare in più righe.',
    hasNoFigures,
  ),
];

const comparedColumns = (year: number): readonly Column<TableLine>[] => [
  euro(
    `Importo erogato ${year} (euro)`,
    ({ comparedCents }) => comparedCents,
    'Quanto è stato pagato nella campagna con cui si confronta.',
  ),
  percent(`Differenza sul ${year} (%)`, ({ change }) => change, 'Di quanto è cambiato l’importo, in percento.'),
];

const totalOf = ({ by, totalCents, compared }: PaymentsTable): readonly string[] => [
  ...(by === 'intervention' ? ['', 'Totale'] : ['Totale']),
  totalCents === undefined ? PROTECTED_WORD : csvEuro(totalCents),
  totalCents === undefined ? '' : csvPercent(totalCents > 0 ? 1 : undefined),
  '',
  ...(compared === undefined ? [] : [csvEuro(compared.totalCents), csvPercent(compared.change)]),
];
