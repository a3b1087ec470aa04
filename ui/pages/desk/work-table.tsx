import type { ReactNode } from 'react';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { workTarget } from '#core/producers/work-address.ts';
import { countedAbove, WORK_SORTS, workKey, type WorkRow, type WorkSort } from '#core/producers/work-list.ts';
import { workAction, workTerm, workTitle } from '#core/producers/work-words.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Table } from '#ui/components/table.tsx';
import { WORK_COPY as COPY } from '#ui/copy/work.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { Client, Euro, Term } from '#ui/pages/producers/client-cells.tsx';

/** A box before each row that chooses it, with the one of all rows for the head. */
export interface BeforeRows {
  readonly head: ReactNode;
  readonly cell: (row: WorkRow) => ReactNode;
}

/** Rows of the work list; nothing is decided here (CAA-01). */
export interface WorkTableProps {
  readonly context: PageContext;
  readonly rows: readonly WorkRow[];
  readonly today: IsoDate;
  readonly sort: WorkSort;
  /** Where the list stands in another order. */
  readonly sortPath: (sort: WorkSort) => string;
  readonly before?: BeforeRows | undefined;
  /** What a producer's address tells of this list, with its question mark. */
  readonly query: string;
}

/** Id of a row's element. */
export const workRowId = (row: WorkRow): string => `voce-${workKey(row).replaceAll(/[^\w.-]+/gu, '-')}`;

/** The work list in rows: whose it is, term, what is lacking, euro, the one action (CAA-01). */
export const WorkTable = ({ context, rows, today, sort, sortPath, before, query }: WorkTableProps) => {
  const counted = countedAbove(rows, today);
  return (
    <Table
      className="pt-clients"
      caption={<span className="visually-hidden">{COPY.caption}</span>}
      rows={rows}
      rowKey={workKey}
      rowId={workRowId}
      head={{
        key: 'name',
        title: COPY.producer,
        before: before?.head,
        short: ({ producer }) => producer.registeredName,
        cell: (row) => <Client context={context} producer={row.producer} query={query} box={before?.cell(row)} />,
      }}
      // Nobody looks for the least: each has one way.
      sortOf={(key) => {
        const by = WORK_SORTS.find((one) => one === key);
        if (by === undefined) return undefined;
        const way = by === 'euro' ? 'descending' : 'ascending';
        return { to: sortPath(by), words: COPY.sorts[by], state: by === sort ? way : undefined };
      }}
      columns={[
        { key: 'term', title: COPY.term, className: 'term', cell: (row) => <Term {...workTerm(row, today)} /> },
        {
          key: 'lack',
          title: COPY.lack,
          className: 'lack',
          cell: (row) => (
            <>
              <span className="d-block fw-semibold">{workTitle(row)}</span>
              {row.about === undefined ? null : <small className="d-block">{row.about}</small>}
            </>
          ),
        },
        {
          key: 'euro',
          title: COPY.euro,
          kind: 'amount',
          cell: (row) => <Euro sums={row} note={counted.has(workKey(row)) ? COPY.countedAbove : undefined} />,
        },
        {
          key: 'go',
          title: COPY.action,
          className: 'go',
          cell: (row) => (
            <LinkTo
              {...workTarget(context.table, row)}
              className="btn btn-outline-primary"
              aria-label={COPY.actionOf(workAction(row), row.producer.registeredName)}
            >
              {workAction(row)}
            </LinkTo>
          ),
        },
      ]}
    />
  );
};
