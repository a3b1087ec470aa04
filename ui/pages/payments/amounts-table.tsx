import { useMemo, type ReactNode } from 'react';
import { formatEuro } from '#core/formatting/euro.ts';
import { formatCount } from '#core/formatting/number.ts';
import { formatChange, formatShare } from '#core/formatting/percent.ts';
import { INTERVENTION_LIMIT_CHARACTERS } from '#core/formatting/text.ts';
import { euroFromCents, type Cents } from '#core/kernel/cents.ts';
import { rowsShown } from '#core/payments/dashboard.ts';
import { sortedBy, sortWords, type TableView } from '#core/payments/dashboard-address.ts';
import { barOf, type PaymentsTable, type TableLine } from '#core/payments/payments-table.ts';
import { SORT_KEYS } from '#core/payments/table-sort.ts';
import { classes } from '#ui/components/classes.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { TruncatedText } from '#ui/components/opening.tsx';
import { EndOfList } from '#ui/components/progress.tsx';
import { Table, type Column, type ColumnSort } from '#ui/components/table.tsx';
import { PAYMENTS_COPY as COPY } from '#ui/copy/payments.ts';

const euro = (cents: Cents | undefined): string => (cents === undefined ? COPY.none : formatEuro(euroFromCents(cents)));

/** By how much an amount is higher or lower, with a sign of its own shape, and than what. Neither is better: it has no colour. */
const Difference = ({ change, cents }: { readonly change: number | undefined; readonly cents: Cents | undefined }) => (
  <>
    {change === undefined || change === 0 ? null : (
      <span className={classes('pt-trend', change < 0 && 'down')} aria-hidden="true" />
    )}
    {change === undefined ? COPY.none : formatChange(change)}
    {cents === undefined ? null : <small className="d-block pt-soft">{COPY.was(euro(cents))}</small>}
  </>
);

const Suppressed = () => <span className="withheld">{COPY.suppressed}</span>;

/** What a table of amounts needs besides its numbers. */
interface AmountsTableProps {
  readonly table: PaymentsTable;
  readonly look: TableView;
  /** Address of the table under another look. */
  readonly pathOf: (look: TableView) => string;
  /** Address of the detail of a line; undefined where it has none. */
  readonly detailOf: (line: TableLine) => string | undefined;
  /** Names and percentages alone: what explains them is on the page of the table. */
  readonly brief?: boolean | undefined;
}

/** The line's name, leading to its detail; a long text of an intervention is cut, and opens whole (CONST-04). */
const Name = ({
  line,
  to,
  brief,
}: {
  readonly line: TableLine;
  readonly to: string | undefined;
  readonly brief: boolean;
}) => (
  <>
    {line.code === undefined ? null : <small className="d-block">{line.code} </small>}
    {to === undefined ? line.name : <LinkTo to={to}>{line.name}</LinkTo>}
    {brief || line.extendedDescription === undefined ? null : (
      <TruncatedText text={line.extendedDescription} limit={INTERVENTION_LIMIT_CHARACTERS} />
    )}
  </>
);

const columnsOf = ({ compared }: PaymentsTable, brief: boolean): readonly Column<TableLine>[] => [
  {
    key: 'importo',
    title: COPY.amount,
    kind: 'amount',
    strong: true,
    named: true,
    cell: ({ figures }) => (figures === undefined ? <Suppressed /> : euro(figures.paidCents)),
  },
  ...(compared === undefined
    ? []
    : [
        {
          key: 'differenza',
          title: COPY.difference(compared.year),
          kind: 'amount' as const,
          named: true,
          cell: ({ change, comparedCents }: TableLine) => (
            <Difference change={change} cents={brief ? undefined : comparedCents} />
          ),
        },
      ]),
  {
    key: 'quota',
    title: COPY.share,
    kind: 'amount',
    named: true,
    cell: ({ share }) => (share === undefined ? COPY.none : formatShare(share)),
  },
  {
    key: 'beneficiari',
    title: COPY.beneficiaries,
    kind: 'amount',
    named: true,
    cell: ({ figures }) => (figures === undefined ? <Suppressed /> : formatCount(figures.beneficiaries)),
  },
];

/** The total under each column; beneficiaries are not summed. */
const totalsOf = ({ totalCents, compared }: PaymentsTable, brief: boolean): readonly ReactNode[] => [
  totalCents === undefined ? COPY.suppressed : euro(totalCents),
  ...(compared === undefined
    ? []
    : [<Difference key="differenza" change={compared.change} cents={brief ? undefined : compared.totalCents} />]),
  totalCents === undefined || totalCents <= 0 ? COPY.none : formatShare(1),
  COPY.none,
];

/** Id of a line, to which the focus goes when more are shown. */
export const lineId = ({ slug }: TableLine): string => `riga-${slug}`;

/** Amounts, ten lines at a time, with columns that sort, bars, and a total that agrees (PAGE-40, LIST-11). */
export const AmountsTable = ({ table, look, pathOf, detailOf, brief = false }: AmountsTableProps) => {
  const shown = rowsShown(table.lines, look.steps);
  const firstHidden = table.lines[shown.rows.length];
  // The same for as long as the table is: lines that stand there are not drawn again when more come.
  const drawing = useMemo(
    () => ({
      head: {
        key: 'nome',
        title: table.by === 'intervention' ? COPY.intervention : COPY.region,
        cell: (line: TableLine) => <Name line={line} to={detailOf(line)} brief={brief} />,
      },
      columns: columnsOf(table, brief),
      bar: ({ figures, comparedCents }: TableLine) => ({
        own: barOf(figures?.paidCents, table),
        ...(table.compared === undefined ? {} : { compared: barOf(comparedCents, table) }),
      }),
      total: { title: COPY.total(table.lines.length, table.by), cells: totalsOf(table, brief) },
    }),
    [table, detailOf, brief],
  );
  const sortOf = (key: string): ColumnSort | undefined => {
    const by = SORT_KEYS.find((one) => one === key);
    if (by === undefined) return undefined;
    const next = sortedBy(look, by);
    return {
      to: pathOf(next),
      state: look.sort.by !== by ? undefined : look.sort.ascending ? 'ascending' : 'descending',
      words: sortWords(next.sort),
    };
  };
  return (
    <>
      <Table
        caption={COPY.caption(table.by, table.compared?.year)}
        rows={shown.rows}
        rowKey={({ slug }) => slug}
        rowId={lineId}
        sortOf={sortOf}
        {...drawing}
      />
      <EndOfList
        shown={shown.rows.length}
        total={table.lines.length}
        more={
          shown.hasMore
            ? {
                to: pathOf({ ...look, steps: look.steps + 1 }),
                fragment: firstHidden === undefined ? undefined : lineId(firstHidden),
              }
            : undefined
        }
      />
    </>
  );
};
