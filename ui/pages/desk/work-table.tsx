import type { ReactNode } from 'react';
import { formatDay } from '#core/formatting/date.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { workTarget } from '#core/producers/work-address.ts';
import { countedAbove, workKey, type WorkRow, type WorkSort } from '#core/producers/work-list.ts';
import { officeTown, workAction, workEuro, workStops, workTerm, workTitle } from '#core/producers/work-words.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Tag } from '#ui/components/status.tsx';
import { WORK_COPY as COPY } from '#ui/copy/work.ts';
import type { PageContext } from '#ui/pages/page-module.ts';

/** Something before each row, such as a box that chooses it, with what stands above in the head. */
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

const Euro = ({ row, isCounted }: { readonly row: WorkRow; readonly isCounted: boolean }) => {
  const { stopped, atRisk, none } = workEuro(row);
  return (
    <>
      {stopped === undefined ? null : <strong className="d-block">{stopped}</strong>}
      {isCounted ? <small className="d-block">{COPY.countedAbove}</small> : null}
      {atRisk === undefined ? null : (
        <>
          <span className="d-block">{atRisk.sum}</span>
          <small className="d-block">{atRisk.from}</small>
        </>
      )}
      {none === undefined ? null : <span className="withheld">{none}</span>}
    </>
  );
};

type LineProps = Pick<WorkTableProps, 'context' | 'today' | 'before' | 'query'> & {
  readonly row: WorkRow;
  /** Whether what it stops is in the totals by a row above. */
  readonly isCounted: boolean;
};

const Line = ({ context, row, today, before, query, isCounted }: LineProps) => {
  const { friendlyUrl, registeredName, cuaa, office } = row.producer;
  const { tag, day } = workTerm(row, today);
  const action = workAction(row);
  return (
    <tr id={workRowId(row)}>
      {before === undefined ? null : <td className="choice">{before.cell(row)}</td>}
      <td className="term">
        <Tag {...tag} />
        {day === undefined ? null : (
          <small className="d-block">
            <time dateTime={day}>{formatDay(day)}</time>
          </small>
        )}
      </td>
      <th scope="row" className="who">
        <LinkTo to={`${pathTo(context.table, 'producer', { friendlyUrl })}${query}`}>{registeredName}</LinkTo>
        <small>
          <span className="pt-mono">{cuaa}</span>
          {office === undefined ? null : ` · ${officeTown(office)}`}
        </small>
      </th>
      <td className="lack">
        <span className="d-block fw-semibold">{workTitle(row)}</span>
        <small className="d-block">
          {row.about === undefined ? null : `${row.about}. `}
          {workStops(row, today)}
        </small>
      </td>
      <td className="amount pt-num">
        <Euro row={row} isCounted={isCounted} />
      </td>
      <td className="go">
        <LinkTo
          {...workTarget(context.table, row)}
          className="btn btn-outline-primary"
          aria-label={COPY.actionOf(action, registeredName)}
        >
          {action}
        </LinkTo>
      </td>
    </tr>
  );
};

/** How a column is sorted by: the first way only, since nobody looks for the least. */
const Head = ({
  by,
  children,
  className,
  sort,
  sortPath,
}: Pick<WorkTableProps, 'sort' | 'sortPath'> & {
  readonly by: WorkSort;
  readonly children: string;
  readonly className?: string;
}) => (
  <th scope="col" className={className} aria-sort={sort !== by ? 'none' : by === 'euro' ? 'descending' : 'ascending'}>
    {children}
    {sort === by ? (
      <span className={by === 'euro' ? 'pt-sort descending' : 'pt-sort ascending'} aria-hidden="true" />
    ) : (
      <LinkTo to={sortPath(by)} className="pt-sort">
        <span className="visually-hidden">Ordina: {COPY.sorts[by].toLocaleLowerCase('it-IT')}</span>
      </LinkTo>
    )}
  </th>
);

/** The work list in rows: term, whose it is, what is lacking and all that it stops, euro, the one action (CAA-01). */
export const WorkTable = ({ context, rows, today, sort, sortPath, before, query }: WorkTableProps) => {
  const counted = countedAbove(rows, today);
  return (
    <div className="pt-table-room">
      <table className="pt-table table pt-work">
        <caption className="visually-hidden">{COPY.caption}</caption>
        <thead>
          <tr>
            {before === undefined ? null : <td className="choice">{before.head}</td>}
            <Head by="term" sort={sort} sortPath={sortPath}>
              {COPY.term}
            </Head>
            <Head by="name" sort={sort} sortPath={sortPath}>
              {COPY.producer}
            </Head>
            <th scope="col">{COPY.lack}</th>
            <Head by="euro" className="amount" sort={sort} sortPath={sortPath}>
              {COPY.euro}
            </Head>
            <th scope="col">
              <span className="visually-hidden">{COPY.action}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line
              key={workKey(row)}
              context={context}
              row={row}
              today={today}
              before={before}
              query={query}
              isCounted={counted.has(workKey(row))}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
