import { type Column, csvOfRows, csvPercent, PROTECTED_WORD } from '#core/formatting/csv-column.ts';
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

const INTERVENTION: readonly Column<TableLine>[] = [
  {
    title: 'Codice intervento',
    about: 'Il codice con cui l’intervento compare negli atti.',
    kind: 'code',
    value: ({ code }) => code,
  },
  { title: 'Intervento', about: 'Il nome dell’intervento.', kind: 'text', value: ({ name }) => name },
];

const REGION: Column<TableLine> = {
  title: 'Regione',
  about: 'La regione in cui sta l’azienda che ha ricevuto il pagamento.',
  kind: 'text',
  value: ({ name }) => name,
};

const hasNoFigures = ({ figures }: TableLine): boolean => figures === undefined;

const FIGURES: readonly Column<TableLine>[] = [
  {
    title: 'Importo erogato (euro)',
    about: 'Quanto è stato pagato, in euro con due decimali; «protetto» dove i beneficiari sono troppo pochi.',
    kind: 'euro',
    value: ({ figures }) => figures?.paidCents,
    isProtected: hasNoFigures,
  },
  {
    title: 'Quota del totale (%)',
    about: 'Quale parte dell’importo della divisione, in percento.',
    kind: 'percent',
    value: ({ share }) => share,
    isProtected: ({ isProtected }) => isProtected,
  },
  {
    title: 'Beneficiari',
    about: 'Quante aziende hanno ricevuto il pagamento. Non si sommano: una può stare in più righe.',
    kind: 'number',
    value: ({ figures }) => figures?.beneficiaries,
    isProtected: hasNoFigures,
  },
];

const comparedColumns = (year: number): readonly Column<TableLine>[] => [
  {
    title: `Importo erogato ${year} (euro)`,
    about: 'Quanto è stato pagato nella campagna con cui si confronta.',
    kind: 'euro',
    value: ({ comparedCents }) => comparedCents,
  },
  {
    title: `Differenza sul ${year} (%)`,
    about: 'Di quanto è cambiato l’importo, in percento.',
    kind: 'percent',
    value: ({ change }) => change,
  },
];

const totalOf = ({ by, totalCents, compared }: PaymentsTable): readonly string[] => [
  ...(by === 'intervention' ? ['', 'Totale'] : ['Totale']),
  totalCents === undefined ? PROTECTED_WORD : csvEuro(totalCents),
  totalCents === undefined ? '' : csvPercent(totalCents > 0 ? 1 : undefined),
  '',
  ...(compared === undefined ? [] : [csvEuro(compared.totalCents), csvPercent(compared.change)]),
];
