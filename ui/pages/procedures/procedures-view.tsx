import type { ReactNode } from 'react';
import { pairsToQuery } from '#core/kernel/address.ts';
import { procedureFiltersTo } from '#core/procedures/filters.ts';
import { isWaiting, paymentsTimeline, waitingFirst } from '#core/open-items/payments-timeline.ts';
import { applicationsInSight, debtsInSight, owedFirst, paymentsInSight } from '#core/open-items/procedures-in-sight.ts';
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
import { Others } from './others.tsx';
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
  entries,
  inSight,
  text,
  children,
}: Pick<ViewProps, 'context' | 'scope'> & {
  readonly of: ProcedureKind;
  /** What the filters leave, in the order in which it stands. */
  readonly entries: readonly { readonly id: string }[];
  /** How many of them a phone shows. */
  readonly inSight: number;
  readonly text?: string | undefined;
  readonly children: ReactNode;
}) => (
  <section className="pt-stack" id={LISTS[of].id}>
    <SectionHead
      title={
        <>
          {COPY[of]} {entries.length === 0 ? null : <Badge count={entries.length} />}
        </>
      }
      text={text}
    />
    <QuietBlock bare query={proceduresQuery(context, scope, of)} failed={COPY[`${of}Failed`]}>
      {(all) =>
        all.length === 0 ? (
          <p>{LISTS[of].none}</p>
        ) : entries.length === 0 ? (
          <p>
            {COPY.noMatch}. <LinkTo to={withoutFilters(context)}>{COPY.allCampaigns}</LinkTo>
          </p>
        ) : (
          <>
            {children}
            <Others context={context} kind={of} ids={entries.map(({ id }) => id)} inSight={inSight} />
          </>
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
  const pathOf: PathOf = (record) => recordPath(context.table, record, place);
  const lists = useProcedureLists(context, scope);
  const timeline = paymentsTimeline(lists.shown.payments);
  const payments = [...timeline.toCome, ...timeline.over];
  const applications = waitingFirst(lists.shown.applications);
  const debts = owedFirst(lists.all.debts);
  const inSight = {
    payments: paymentsInSight(context.pairs, timeline),
    applications: applicationsInSight(context.pairs, applications),
    debts: debtsInSight(context.pairs, debts),
  };
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
          <ListSection context={context} scope={scope} of="payments" entries={payments} inSight={inSight.payments}>
            <PaymentsLine timeline={timeline} inSight={inSight.payments} pathOf={pathOf} />
          </ListSection>,
        ),
        afterHead(
          'applications',
          <ListSection
            context={context}
            scope={scope}
            of="applications"
            entries={applications}
            inSight={inSight.applications}
            text={applications.some(isWaiting) ? COPY.waitingFirst(scope.as) : undefined}
          >
            <ApplicationsTable applications={applications} inSight={inSight.applications} pathOf={pathOf} />
          </ListSection>,
        ),
        afterHead(
          'debts',
          <ListSection
            context={context}
            scope={scope}
            of="debts"
            entries={debts}
            inSight={inSight.debts}
            text={owedWords(debts)}
          >
            <DebtCards debts={debts} inSight={inSight.debts} pathOf={pathOf} />
          </ListSection>,
        ),
      ]}
    />
  );
};
