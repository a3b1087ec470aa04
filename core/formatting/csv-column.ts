import type { Cents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { csvCode, csvDay, csvEuro, csvText } from './csv.ts';

/** What stands in a field whose figure is suppressed. */
export const PROTECTED_WORD = 'protetto';

/** What the values of each kind of column are. */
interface Values {
  readonly text: string;
  readonly code: string;
  readonly address: string;
  readonly number: number;
  /** A part of the whole, from 0 to 1. */
  readonly percent: number;
  readonly euro: Cents;
  readonly day: IsoDate;
}

/** What a person, or a program, is shown of a column. */
export interface ColumnWords {
  readonly title: string;
  /** What stands in it, in one sentence (DATI-02). */
  readonly about: string;
  /** How a value is written and read again. */
  readonly kind: keyof Values;
  /** Whether the word `protetto` may stand in it in place of a figure. */
  readonly mayBeProtected?: boolean | undefined;
}

interface ColumnOf<Row, Kind extends keyof Values> extends ColumnWords {
  readonly kind: Kind;
  readonly value: (row: Row) => Values[Kind] | undefined;
  /** Rows whose figure is suppressed. */
  readonly isProtected?: ((row: Row) => boolean) | undefined;
}

/** A column of a file for spreadsheets: none is without an explanation. */
export type Column<Row> = { readonly [Kind in keyof Values]: ColumnOf<Row, Kind> }[keyof Values];

/** Makes the columns of one kind of row, by the kind of their values. */
export const columnsOf = <Row>() => {
  const of =
    <Kind extends keyof Values>(kind: Kind) =>
    (
      title: string,
      value: ColumnOf<Row, Kind>['value'],
      about: string,
      isProtected?: (row: Row) => boolean,
    ): ColumnOf<Row, Kind> => ({ kind, title, value, about, isProtected });
  return {
    text: of('text'),
    code: of('code'),
    address: of('address'),
    number: of('number'),
    percent: of('percent'),
    euro: of('euro'),
    day: of('day'),
  };
};

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

const WRITTEN: { readonly [Kind in keyof Values]: (value: Values[Kind] | undefined) => string } = {
  text: (text = '') => text,
  code: csvCode,
  address: (address = '') => address,
  number: (number) => number?.toString() ?? '',
  percent: csvPercent,
  euro: csvEuro,
  day: csvDay,
};

const cellOf = <Row, Kind extends keyof Values>(column: ColumnOf<Row, Kind>, row: Row): string =>
  column.isProtected?.(row) === true ? PROTECTED_WORD : WRITTEN[column.kind](column.value(row));
