import type { Cents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { csvCode, csvDay, csvEuro, csvText } from './csv.ts';

/** What stands in a field whose figure is suppressed. */
export const PROTECTED_WORD = 'protetto';

/** What a person, or a program, is shown of a column. */
export interface ColumnWords {
  readonly title: string;
  /** What stands in it, in one sentence (DATI-02). */
  readonly about: string;
  readonly kind: Column<never>['kind'];
  /** Whether the word `protetto` may stand in it in place of a figure. */
  readonly mayBeProtected?: boolean | undefined;
}

interface ColumnOf<Row, Kind extends string, Value> {
  readonly title: string;
  readonly about: string;
  readonly kind: Kind;
  readonly value: (row: Row) => Value | undefined;
  /** Rows whose figure is suppressed. */
  readonly isProtected?: (row: Row) => boolean;
}

/** A column of a file for spreadsheets: none is without an explanation, and its kind says how a value is written and read again. */
export type Column<Row> =
  | ColumnOf<Row, 'text' | 'code' | 'address', string>
  | ColumnOf<Row, 'number', number>
  /** A part of the whole, from 0 to 1. */
  | ColumnOf<Row, 'percent', number>
  | ColumnOf<Row, 'euro', Cents>
  | ColumnOf<Row, 'day', IsoDate>;

/** The rows as a file for Italian spreadsheets, one line for each below their titles, and lines at the end that are no rows. */
export const csvOfRows = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  last: readonly (readonly string[])[] = [],
): string =>
  csvText([columns.map(({ title }) => title), ...rows.map((row) => columns.map((one) => cellOf(one, row))), ...last]);

/** The columns in which some row has a value; the first in any case. */
export const valuedColumns = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): readonly Column<Row>[] =>
  columns.filter((column, index) => index === 0 || rows.some((row) => cellOf(column, row) !== ''));

/** What is shown of columns. */
export const wordsOfColumns = <Row>(columns: readonly Column<Row>[]): readonly ColumnWords[] =>
  columns.map(({ title, about, kind, isProtected }) => ({
    title,
    about,
    kind,
    ...(isProtected === undefined ? {} : { mayBeProtected: true }),
  }));

/** A part of the whole, from 0 to 1, as a number in a hundred with one decimal. */
export const csvPercent = (part: number | undefined): string =>
  part === undefined ? '' : (part * 100).toFixed(1).replace('.', ',');

// Helpers

const cellOf = <Row>(column: Column<Row>, row: Row): string => {
  if (column.isProtected?.(row) === true) return PROTECTED_WORD;
  switch (column.kind) {
    case 'number':
      return column.value(row)?.toString() ?? '';
    case 'percent':
      return csvPercent(column.value(row));
    case 'euro':
      return csvEuro(column.value(row));
    case 'day':
      return csvDay(column.value(row));
    case 'code':
      return csvCode(column.value(row));
    default:
      return column.value(row) ?? '';
  }
};
