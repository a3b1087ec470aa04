import type { ReactNode } from 'react';
import { pairsToQuery } from '#core/kernel/address.ts';
import { procedureFiltersTo } from '#core/procedures/filters.ts';
import { waitingFirst } from '#core/open-items/payments-timeline.ts';
import type { ProcedureScope } from '#core/procedures/procedure-repository.ts';
import type { ProcedureKind } from '#core/procedures/read-procedures.ts';
import { recordPath, type RecordReader } from '#core/procedures/record-address.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { Badge } from '#ui/components/status.tsx';
import { useSayOnChange } from '#ui/components/status-line.tsx';
import { PROCEDURES_COPY as COPY } from '#ui/copy/procedures.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { InOrder } from '#ui/pages/in-order.tsx';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
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

const KINDS = ['payments', 'applications', 'debts'] as const;

/** Where each list stands in the page, and what is said where there never was one of the kind. */
const LISTS = {
  payments: { id: 'pagamenti', none: COPY.noPayments },
  applications: { id: 'domande', none: COPY.noApplications },
  debts: { id: 'debiti', none: COPY.noDebts },
} as const;

/** A list of procedures; where it is empty: there never was one, or the filters leave none, with the way back to all. */
const ListSection = ({
  context,
  scope,
  of,
  count,
  text,
  children,
}: Pick<ViewProps, 'context' | 'scope'> & {
  readonly of: ProcedureKind;
  /** How many the filters leave. */
  readonly count: number;
  readonly text?: string | undefined;
  readonly children: ReactNode;
}) => (
  <section className="pt-stack" id={LISTS[of].id}>
    <SectionHead
      title={
        <>
          {COPY[of]} {count === 0 ? null : <Badge count={count} />}
        </>
      }
      text={text}
    />
    <QuietBlock bare query={proceduresQuery(context, scope, of)} failed={COPY[`${of}Failed`]}>
      {(all) =>
        all.length === 0 ? (
          <p>{LISTS[of].none}</p>
        ) : count === 0 ? (
          <p>
            {COPY.noMatch}. <LinkTo to={withoutFilters(context)}>{COPY.allCampaigns}</LinkTo>
          </p>
        ) : (
          children
        )
      }
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

const afterHead = (key: string, part: ReactNode) => ({ key, queries: [], part });

/** Payments by campaign, state and aid with their sums, applications and debts, filters in the address, and a CSV of what is shown (PAGE-29, PAGE-30). */
export const ProceduresView = (props: ViewProps) => {
  const { context, scope, place } = props;
  const pathOf: PathOf = (thing) => recordPath(context.table, thing, place);
  const lists = useProcedureLists(context, scope);
  const { payments, applications } = lists.shown;
  const { debts } = lists.all;
  const found = COPY.found(payments.length, applications.length);
  useSayOnChange(pairsToQuery(procedureFiltersTo(lists.filters)), found);
  return (
    <InOrder
      key={scope.cuaa}
      className="pt-desk-parts"
      parts={[
        {
          key: 'head',
          queries: KINDS.map((kind) => proceduresQuery(context, scope, kind)),
          part: <Head props={props} lists={lists} found={found} />,
        },
        afterHead(
          'payments',
          <ListSection context={context} scope={scope} of="payments" count={payments.length}>
            <PaymentsLine payments={payments} pathOf={pathOf} />
          </ListSection>,
        ),
        afterHead(
          'applications',
          <ListSection
            context={context}
            scope={scope}
            of="applications"
            count={applications.length}
            text={applications.some(({ request }) => request !== undefined) ? COPY.waitingFirst(scope.as) : undefined}
          >
            <ApplicationsTable applications={waitingFirst(applications)} pathOf={pathOf} />
          </ListSection>,
        ),
        afterHead(
          'debts',
          <ListSection context={context} scope={scope} of="debts" count={debts.length} text={owedWords(debts)}>
            <DebtCards debts={debts} pathOf={pathOf} />
          </ListSection>,
        ),
      ]}
    />
  );
};
