import type { ReactNode } from 'react';
import { pairsToQuery } from '#core/kernel/address.ts';
import { procedureFiltersTo } from '#core/procedures/filters.ts';
import { waitingFirst } from '#core/open-items/payments-timeline.ts';
import type { ProcedureScope } from '#core/procedures/procedure-repository.ts';
import { recordPath, type RecordReader } from '#core/procedures/record-address.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { Badge } from '#ui/components/status.tsx';
import { useSayOnChange } from '#ui/components/status-line.tsx';
import { PROCEDURES_COPY as COPY } from '#ui/copy/procedures.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { InOrder } from '#ui/pages/in-order.tsx';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import type { Query } from '#ui/state/queries.ts';
import { DebtCards, owedWords } from './debt-cards.tsx';
import { PaymentsLine } from './payments-line.tsx';
import { Filters, withoutFilters } from './procedure-filters.tsx';
import { proceduresQuery } from './procedure-queries.ts';
import { ApplicationsTable, SumsTable } from './procedure-tables.tsx';
import { ProcedureTools } from './procedure-tools.tsx';
import type { PathOf } from './row-name.tsx';
import { type ProcedureLists, useProcedureLists } from './use-procedure-lists.ts';

interface ViewProps {
  readonly context: PageContext;
  readonly scope: ProcedureScope;
  /** The reader by whom the pages of its records are addressed. */
  readonly place: RecordReader;
  /** What waits, above everything else. */
  readonly waiting?: ((lists: ProcedureLists['all']) => ReactNode) | undefined;
  /** Whether statement and file stand in the head of the page, and not beside the count. */
  readonly hasTools?: boolean | undefined;
}

/** What is said where there is nothing to show: there never was, or the filters leave none, with the way back to all. */
const Nothing = ({ context, none }: { readonly context: PageContext; readonly none: string | undefined }) =>
  none === undefined ? (
    <p>
      {COPY.noMatch}. <LinkTo to={withoutFilters(context)}>{COPY.allCampaigns}</LinkTo>
    </p>
  ) : (
    <p>{none}</p>
  );

const ListSection = <T,>({
  id,
  title,
  count,
  text,
  query,
  failed,
  children,
}: {
  readonly id: string;
  readonly title: string;
  /** How many the filters leave. */
  readonly count: number;
  readonly text?: string | undefined;
  readonly query: Query<readonly T[]>;
  readonly failed: string;
  readonly children: (all: readonly T[]) => ReactNode;
}) => (
  <section className="pt-stack" id={id}>
    <SectionHead
      title={
        <>
          {title} {count === 0 ? null : <Badge count={count} />}
        </>
      }
      text={text}
    />
    <QuietBlock bare query={query} failed={failed}>
      {children}
    </QuietBlock>
  </section>
);

const Head = ({
  props: { context, scope, place, waiting, hasTools = false },
  lists,
  found,
}: {
  readonly props: ViewProps;
  readonly lists: ProcedureLists;
  readonly found: string;
}) => (
  <>
    {waiting?.(lists.all)}
    {lists.all.payments.length === 0 ? null : (
      <section className="pt-stack">
        <SectionHead title={COPY.sums} text={COPY.sumsText} />
        <SumsTable payments={lists.all.payments} />
      </section>
    )}
    <div className="pt-stack">
      <Filters context={context} lists={lists} found={found} />
      {hasTools ? null : <ProcedureTools context={context} scope={scope} place={place} />}
    </div>
  </>
);

/** Payments by campaign, state and aid with their sums, applications and debts, filters in the address, and a CSV of what is shown (PAGE-29, PAGE-30). */
export const ProceduresView = (props: ViewProps) => {
  const { context, scope, place } = props;
  const pathOf: PathOf = (thing) => recordPath(context.table, thing, place);
  const paymentsQuery = proceduresQuery(context, scope, 'payments');
  const applicationsQuery = proceduresQuery(context, scope, 'applications');
  const debtsQuery = proceduresQuery(context, scope, 'debts');
  const lists = useProcedureLists(context, scope);
  const { payments, applications } = lists.shown;
  const found = COPY.found(payments.length, applications.length);
  useSayOnChange(pairsToQuery(procedureFiltersTo(lists.filters)), found);
  return (
    <InOrder
      key={scope.cuaa}
      className="pt-desk-parts"
      parts={[
        {
          key: 'head',
          queries: [paymentsQuery, applicationsQuery, debtsQuery],
          part: <Head props={props} lists={lists} found={found} />,
        },
        {
          key: 'payments',
          queries: [],
          part: (
            <ListSection
              id="pagamenti"
              title={COPY.payments}
              count={payments.length}
              query={paymentsQuery}
              failed={COPY.paymentsFailed}
            >
              {(all) =>
                payments.length === 0 ? (
                  <Nothing context={context} none={all.length === 0 ? COPY.noPayments : undefined} />
                ) : (
                  <PaymentsLine payments={payments} pathOf={pathOf} />
                )
              }
            </ListSection>
          ),
        },
        {
          key: 'applications',
          queries: [],
          part: (
            <ListSection
              id="domande"
              title={COPY.applications}
              count={applications.length}
              text={applications.some(({ request }) => request !== undefined) ? COPY.waitingFirst(scope.as) : undefined}
              query={applicationsQuery}
              failed={COPY.applicationsFailed}
            >
              {(all) =>
                applications.length === 0 ? (
                  <Nothing context={context} none={all.length === 0 ? COPY.noApplications : undefined} />
                ) : (
                  <ApplicationsTable applications={waitingFirst(applications)} pathOf={pathOf} />
                )
              }
            </ListSection>
          ),
        },
        {
          key: 'debts',
          queries: [],
          part: (
            <ListSection
              id="debiti"
              title={COPY.debts}
              count={lists.all.debts.length}
              text={owedWords(lists.all.debts)}
              query={debtsQuery}
              failed={COPY.debtsFailed}
            >
              {(debts) => (debts.length === 0 ? <p>{COPY.noDebts}</p> : <DebtCards debts={debts} pathOf={pathOf} />)}
            </ListSection>
          ),
        },
      ]}
    />
  );
};
