import type { ReactNode } from 'react';
import { classes } from './classes.ts';

// The roles are written out: `display: block` takes the native ones away. The cells of the bars hold nothing for anybody.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label */

/** A column of a table. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** Amounts stand at the right, in figures of one width. */
  readonly kind?: 'amount' | 'text' | undefined;
  readonly strong?: boolean | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** Says the column's name before the value on phones, where the heads are out of sight. */
  readonly named?: boolean | undefined;
}

/** A table. */
export interface TableProps<Row> {
  readonly caption: ReactNode;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** First column: what the row is about. */
  readonly head: { readonly title: string; readonly cell: (row: Row) => ReactNode };
  readonly columns: readonly Column<Row>[];
  /** A bar beside the first amount: part of the whole from 0 to 1. Decoration: the amount says the same. */
  readonly bar?: ((row: Row) => number) | undefined;
  /** Last line: its name, and a value a column ("–" where none is summed). */
  readonly total?: { readonly title: string; readonly cells: readonly ReactNode[] } | undefined;
  /** Columns of one width in every table of the page, so that days stand under days. */
  readonly even?: boolean | undefined;
}

const BAR_UNITS = 1000;

/** The bar of an amount. Nobody is told of it. */
const Bar = ({ part }: { readonly part: number }) => (
  <svg
    className="pt-bar"
    viewBox={`0 0 ${BAR_UNITS} 14`}
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <rect width={Math.max(4, Math.round(Math.min(1, Math.max(0, part)) * BAR_UNITS))} height="14" />
  </svg>
);

/**
 * A table that on phones becomes a block a row. The roles are written out, because a browser takes them from a table
 * that is no longer laid out as one.
 */
export const Table = <Row,>({ caption, rows, rowKey, head, columns, bar, total, even = false }: TableProps<Row>) => {
  const cellClass = ({ kind, strong = false }: Column<Row>) =>
    classes(kind === 'amount' && 'amount pt-num', strong && 'strong');
  return (
    <table role="table" className={classes('pt-table', 'table', even && 'even')}>
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {head.title}
          </th>
          {columns.map((column, index) => [
            <th key={column.key} role="columnheader" scope="col" className={cellClass(column)}>
              {column.title}
            </th>,
            index === 0 && bar !== undefined ? <td key="bar" role="presentation" /> : null,
          ])}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={rowKey(row)}>
            <th role="rowheader" scope="row">
              {head.cell(row)}
            </th>
            {columns.map((column, index) => [
              <td key={column.key} role="cell" className={cellClass(column)}>
                {column.named === true ? <span className="cell-label">{column.title} </span> : null}
                {column.cell(row)}
              </td>,
              index === 0 && bar !== undefined ? (
                <td key="bar" role="presentation" className="bar-cell">
                  <Bar part={bar(row)} />
                </td>
              ) : null,
            ])}
          </tr>
        ))}
      </tbody>
      {total === undefined ? null : (
        <tfoot role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row">
              {total.title}
            </th>
            {columns.map((column, index) => [
              <td key={column.key} role="cell" className={cellClass(column)}>
                {total.cells[index]}
              </td>,
              index === 0 && bar !== undefined ? <td key="bar" role="presentation" className="bar-cell" /> : null,
            ])}
          </tr>
        </tfoot>
      )}
    </table>
  );
};
