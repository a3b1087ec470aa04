import { memo, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { LinkTo } from './link-to.tsx';
import { MoneyBar } from './money-bar.tsx';

// The cells of the bars hold nothing for anybody.
/* oxlint-disable jsx-a11y/control-has-associated-label */

/** How a column is sorted, and the address at which it is sorted the next way. */
export interface ColumnSort {
  readonly to: string;
  readonly state: 'ascending' | 'descending' | undefined;
  /** What following the link does: "Importo, dal più basso". */
  readonly words: string;
}

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
  readonly className?: string | undefined;
  /** Whether the cell has a line of its own where there is no room for columns: sentences would be squeezed beside others. */
  readonly line?: boolean | undefined;
}

/** The parts of the whole of a row, from 0 to 1: its own, and that of what it is compared with. */
export interface Bars {
  readonly own: number;
  readonly compared?: number | undefined;
  /** What is coming, hatched after what is there. */
  readonly coming?: number | undefined;
}

/** A table. */
export interface TableProps<Row> {
  readonly className?: string | undefined;
  readonly caption: ReactNode;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Id of a row, where something leads to it. */
  readonly rowId?: ((row: Row) => string) | undefined;
  /** Class of a row, by its place too, such as that of one that is asked for first on the screen. */
  readonly rowClass?: ((row: Row, at: number) => string | undefined) | undefined;
  /** First column: what the row is about. */
  readonly head: {
    readonly key?: string | undefined;
    readonly title: string;
    /** Before the title, such as a box that chooses every row. */
    readonly before?: ReactNode;
    readonly cell: (row: Row) => ReactNode;
    /** The name of the row alone, where its head says more: what is read out with each of its cells. */
    readonly short?: ((row: Row) => string | undefined) | undefined;
  };
  /** How the column of a key is sorted; none, where it is not. */
  readonly sortOf?: ((key: string) => ColumnSort | undefined) | undefined;
  readonly columns: readonly Column<Row>[];
  /** A bar beside the first amount: part of the whole from 0 to 1. Decoration: the amount says the same. */
  readonly bar?: ((row: Row) => Bars) | undefined;
  /** Whether the bar stands before the amounts, with more room than they have. */
  readonly barFirst?: boolean | undefined;
  /** Last line: its name, and a value a column ("–" where none is summed). */
  readonly total?: { readonly title: string; readonly cells: readonly ReactNode[] } | undefined;
  /** Columns of one width in every table of the page, so that days stand under days. */
  readonly even?: boolean | undefined;
}

const BAR_UNITS = 1000;

/** Id of the table whose columns can be sorted: who sorts it stays there. A page has one. */
const SORTED_TABLE_ID = 'tabella';

const widthOf = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * BAR_UNITS);

/** The bar of an amount, over that of the amount it is compared with. Hidden from screen readers: the amounts say the same. */
const Bar = ({ own, compared, coming }: Bars) =>
  coming === undefined ? (
    <svg
      className="pt-bar"
      viewBox={`0 0 ${BAR_UNITS} ${compared === undefined ? 14 : 26}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="own" width={widthOf(own)} height="14" />
      {compared === undefined ? null : <rect className="compared" y="16" width={widthOf(compared)} height="10" />}
    </svg>
  ) : (
    <MoneyBar done={own} coming={coming} />
  );

/** The head of a column: its name, and where it can be sorted a link that does it. */
const HeadCell = ({
  before,
  title,
  sort,
  className,
}: {
  readonly before?: ReactNode;
  readonly title: string;
  readonly sort: ColumnSort | undefined;
  readonly className?: string | undefined;
}) => (
  <th scope="col" className={className} aria-sort={sort === undefined ? undefined : (sort.state ?? 'none')}>
    {before}
    {title}
    {sort === undefined ? null : (
      <LinkTo to={sort.to} fragment={SORTED_TABLE_ID} className={classes('pt-sort', sort.state)}>
        <span className="visually-hidden">Ordina: {sort.words}</span>
      </LinkTo>
    )}
  </th>
);

const cellClass = <Row,>({ className, kind, strong = false, named = false, line = false }: Column<Row>) =>
  classes(
    className,
    kind === 'amount' && 'amount pt-num',
    strong && 'strong',
    kind === 'amount' && named && 'named',
    line && 'line',
  );

const Cell = <Row,>({ column, children }: { readonly column: Column<Row>; readonly children: ReactNode }) => (
  <td className={cellClass(column)}>
    {column.named === true ? <span className="cell-label">{column.title} </span> : null}
    {children}
  </td>
);

type LineProps<Row> = Pick<TableProps<Row>, 'columns' | 'bar' | 'barFirst'> & {
  readonly row: Row;
  readonly id: string | undefined;
  readonly className: string | undefined;
  readonly head: TableProps<Row>['head'];
};

/** Cells with that of the bar among them: after the first one, or before all. */
const withBar = (bar: ReactNode, cells: readonly ReactNode[], isFirst: boolean): readonly ReactNode[] =>
  isFirst ? [bar, ...cells] : [cells[0], bar, ...cells.slice(1)];

const AnyLine = <Row,>({ row, id, className, head, columns, bar, barFirst = false }: LineProps<Row>) => (
  <tr id={id} className={className}>
    <th scope="row" abbr={head.short?.(row)}>
      {head.cell(row)}
    </th>
    {withBar(
      bar === undefined ? null : (
        <td key="bar" aria-hidden="true" className="bar-cell">
          <Bar {...bar(row)} />
        </td>
      ),
      columns.map((column) => (
        <Cell key={column.key} column={column}>
          {column.cell(row)}
        </Cell>
      )),
      barFirst,
    )}
  </tr>
);

/** A line is drawn once, as long as its table hands in the same head, columns and bar: more lines cost what they are, however many stand there. */
const Line = memo(AnyLine) as typeof AnyLine;

type EdgeProps<Row> = Pick<TableProps<Row>, 'columns' | 'barFirst'> & { readonly isBarred: boolean };

const HeadLine = <Row,>({
  head,
  sortOf,
  columns,
  isBarred,
  barFirst = false,
}: EdgeProps<Row> & Pick<TableProps<Row>, 'head' | 'sortOf'>) => (
  <tr>
    <HeadCell before={head.before} title={head.title} sort={head.key === undefined ? undefined : sortOf?.(head.key)} />
    {withBar(
      isBarred ? <th key="bar" scope="col" aria-hidden="true" className="bar-cell" /> : null,
      columns.map((column) => (
        <HeadCell key={column.key} title={column.title} sort={sortOf?.(column.key)} className={cellClass(column)} />
      )),
      barFirst,
    )}
  </tr>
);

const TotalLine = <Row,>({
  total,
  columns,
  isBarred,
  barFirst = false,
}: EdgeProps<Row> & { readonly total: NonNullable<TableProps<Row>['total']> }) => (
  <tr>
    <th scope="row">{total.title}</th>
    {withBar(
      isBarred ? <td key="bar" aria-hidden="true" className="bar-cell" /> : null,
      columns.map((column, index) => (
        <Cell key={column.key} column={column}>
          {total.cells[index]}
        </Cell>
      )),
      barFirst,
    )}
  </tr>
);

/**
 * A table that on phones becomes a block a row. No roles are written out: the browsers of today give a table its own whatever
 * its layout, and HTML forbids them on the cells of a table.
 */
export const Table = <Row,>({
  className,
  caption,
  rows,
  rowKey,
  rowId,
  rowClass,
  head,
  sortOf,
  columns,
  bar,
  barFirst = false,
  total,
  even = false,
}: TableProps<Row>) => {
  const isBarred = bar !== undefined;
  return (
    <div className="pt-table-room" id={sortOf === undefined ? undefined : SORTED_TABLE_ID}>
      <table
        className={classes('pt-table table', className, even && 'even', isBarred && 'barred', barFirst && 'bar-first')}
      >
        <caption>{caption}</caption>
        <thead>
          <HeadLine head={head} sortOf={sortOf} columns={columns} isBarred={isBarred} barFirst={barFirst} />
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Line
              key={rowKey(row)}
              row={row}
              id={rowId?.(row)}
              className={rowClass?.(row, at)}
              head={head}
              columns={columns}
              bar={bar}
              barFirst={barFirst}
            />
          ))}
        </tbody>
        {total === undefined ? null : (
          <tfoot>
            <TotalLine total={total} columns={columns} isBarred={isBarred} barFirst={barFirst} />
          </tfoot>
        )}
      </table>
    </div>
  );
};
