import type { ReactNode } from 'react';
import { formatDay } from '#core/formatting/date.ts';
import { daysLeft } from '#core/formatting/days-left.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { type Cents, euroFromCents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { barParts } from '#core/procedures/bar-scale.ts';
import { campaignSums } from '#core/procedures/filters.ts';
import type { CompanyPayment, Debt, Application } from '#core/procedures/procedure.ts';
import type { Thing } from '#core/procedures/thing-address.ts';
import { debtStates, paymentStates, applicationStates } from '#core/procedures/state-words.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Tag } from '#ui/components/status.tsx';
import { MoneyKey } from '#ui/components/money-bars.tsx';
import { Table } from '#ui/components/table.tsx';
import { PROCEDURES_COPY as COPY } from '#ui/copy/procedures.ts';

const euro = (cents: Cents): string => formatEuro(euroFromCents(cents));
const day = (date: IsoDate, words?: (text: string) => string): ReactNode => (
  <time dateTime={date}>{words === undefined ? formatDay(date) : words(formatDay(date))}</time>
);

/** How the rows of a table lead to the pages of their things. */
type PathOf = (thing: Thing) => string;

/** The name of a row: a link to its page, where the service answers one (D-40, D-60). */
const Name = ({
  thing,
  hasDetail = false,
  pathOf,
  children,
}: {
  readonly thing: Thing;
  readonly hasDetail: boolean | undefined;
  readonly pathOf: PathOf;
  readonly children: string;
}) =>
  hasDetail ? (
    <LinkTo className="fw-semibold" to={pathOf(thing)}>
      {children}
    </LinkTo>
  ) : (
    <span className="fw-semibold">{children}</span>
  );

/** What was paid and is on its way, campaign by campaign, with the sum of all. */
export const SumsTable = ({ payments }: { readonly payments: readonly CompanyPayment[] }) => {
  const { sums, all } = campaignSums(payments);
  const partsOf = barParts(sums);
  return (
    <>
      <MoneyKey />
      <Table
        caption={COPY.sumsText}
        rows={sums}
        rowKey={({ campaign }) => String(campaign)}
        head={{ title: COPY.campaign, cell: ({ campaign }) => campaign ?? COPY.noCampaign }}
        columns={[
          { key: 'paid', title: COPY.paid, kind: 'amount', named: true, cell: ({ paidCents }) => euro(paidCents) },
          {
            key: 'awaited',
            title: COPY.awaited,
            kind: 'amount',
            named: true,
            cell: ({ awaitedCents }) => euro(awaitedCents),
          },
          {
            key: 'total',
            title: COPY.total,
            kind: 'amount',
            strong: true,
            named: true,
            cell: ({ totalCents }) => euro(totalCents),
          },
        ]}
        bar={(sum) => {
          const { done, coming } = partsOf(sum);
          return { own: done, coming };
        }}
        total={{ title: COPY.total, cells: [euro(all.paidCents), euro(all.awaitedCents), euro(all.totalCents)] }}
      />
    </>
  );
};

/** Payments, each with amount, date and state (PAGE-29). */
export const PaymentsTable = ({
  payments,
  pathOf,
}: {
  readonly payments: readonly CompanyPayment[];
  readonly pathOf: PathOf;
}) => (
  <Table
    caption={<span className="visually-hidden">{COPY.payments}</span>}
    rows={payments}
    rowKey={({ id }) => id}
    head={{
      title: COPY.description,
      cell: ({ id, hasDetail, description, scheme, campaign }) => (
        <>
          <Name thing={{ kind: 'payment', id }} hasDetail={hasDetail} pathOf={pathOf}>
            {description}
          </Name>
          <small>
            {[scheme, campaign === undefined ? undefined : `${COPY.campaign} ${campaign}`].filter(Boolean).join(', ')}
          </small>
        </>
      ),
    }}
    columns={[
      { key: 'amount', title: COPY.amount, kind: 'amount', strong: true, cell: ({ amountCents }) => euro(amountCents) },
      {
        key: 'date',
        title: COPY.date,
        cell: ({ paidOn, expectedBy }) => {
          if (paidOn !== undefined) return day(paidOn, COPY.paidOn);
          return expectedBy === undefined ? COPY.notGiven : day(expectedBy, COPY.expectedBy);
        },
      },
      { key: 'state', title: COPY.state, cell: ({ state }) => <Tag {...paymentStates.tag(state)} /> },
    ]}
  />
);

/** Applications, each with amount, date and state; what the agency asks for stands below its state (PAGE-29). */
export const ApplicationsTable = ({
  applications,
  pathOf,
}: {
  readonly applications: readonly Application[];
  readonly pathOf: PathOf;
}) => (
  <Table
    caption={<span className="visually-hidden">{COPY.applications}</span>}
    rows={applications}
    rowKey={({ id }) => id}
    head={{
      title: COPY.scheme,
      cell: ({ id, hasDetail, title, number, campaign }) => (
        <>
          <Name thing={{ kind: 'application', id }} hasDetail={hasDetail} pathOf={pathOf}>
            {title}
          </Name>
          <small>
            {COPY.number} <span className="pt-mono">{number}</span>
            {campaign === undefined ? null : `, ${COPY.campaign} ${campaign}`}
          </small>
        </>
      ),
    }}
    columns={[
      {
        key: 'amount',
        title: COPY.requested,
        kind: 'amount',
        strong: true,
        named: true,
        cell: ({ requestedCents }) => (requestedCents === undefined ? COPY.notGiven : euro(requestedCents)),
      },
      {
        key: 'date',
        title: COPY.submittedOn,
        named: true,
        cell: ({ submittedOn }) => (submittedOn === undefined ? COPY.neverSubmitted : day(submittedOn)),
      },
      {
        key: 'state',
        title: COPY.state,
        cell: ({ state, request }) => (
          <>
            <Tag {...applicationStates.tag(state)} />
            {request === undefined ? null : (
              <span className="d-block">
                {COPY.request(request.what)} {request.dueOn === undefined ? null : day(request.dueOn, COPY.by)}
              </span>
            )}
          </>
        ),
      },
    ]}
  />
);

/** Debts, each with amounts, date and state (PAGE-29). */
export const DebtsTable = ({
  debts,
  today,
  pathOf,
}: {
  readonly debts: readonly Debt[];
  readonly today: IsoDate;
  readonly pathOf: PathOf;
}) => (
  <Table
    caption={<span className="visually-hidden">{COPY.debts}</span>}
    rows={debts}
    rowKey={({ id }) => id}
    head={{
      title: COPY.description,
      cell: ({ id, hasDetail, description }) => (
        <Name thing={{ kind: 'debt', id }} hasDetail={hasDetail} pathOf={pathOf}>
          {description}
        </Name>
      ),
    }}
    columns={[
      {
        key: 'remaining',
        title: COPY.remaining,
        kind: 'amount',
        strong: true,
        named: true,
        cell: ({ remainingCents }) => euro(remainingCents),
      },
      {
        key: 'amount',
        title: COPY.original,
        kind: 'amount',
        named: true,
        cell: ({ amountCents }) => euro(amountCents),
      },
      {
        key: 'due',
        title: COPY.due,
        named: true,
        cell: ({ dueOn, remainingCents }) =>
          dueOn === undefined ? (
            remainingCents === 0 ? (
              COPY.noDue
            ) : (
              COPY.dueNotGiven
            )
          ) : (
            <>
              {day(dueOn)}
              {remainingCents === 0 ? null : <small className="d-block">{daysLeft(dueOn, today, 'm').words}</small>}
            </>
          ),
      },
      { key: 'state', title: COPY.state, cell: ({ state }) => <Tag {...debtStates.tag(state)} /> },
    ]}
  />
);
