import type { ReactNode } from 'react';
import { formatDay } from '#core/formatting/date.ts';
import { daysLeft } from '#core/formatting/days-left.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { type Cents, euroFromCents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { campaignSums } from '#core/procedures/filters.ts';
import type { CompanyPayment, Debt, Application } from '#core/procedures/procedure.ts';
import { debtStates, paymentStates, applicationStates } from '#core/procedures/state-words.ts';
import { Tag } from '#ui/components/status.tsx';
import { Table } from '#ui/components/table.tsx';
import { PROCEDURES_COPY as COPY } from '#ui/copy/procedures.ts';

const euro = (cents: Cents): string => formatEuro(euroFromCents(cents));
const day = (date: IsoDate, words?: (text: string) => string): ReactNode => (
  <time dateTime={date}>{words === undefined ? formatDay(date) : words(formatDay(date))}</time>
);

/** What was paid and is on its way, campaign by campaign, with the sum of all. */
export const SumsTable = ({ payments }: { readonly payments: readonly CompanyPayment[] }) => {
  const { sums, all } = campaignSums(payments);
  const most = Math.max(1, ...sums.map(({ totalCents }) => totalCents));
  return (
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
      bar={({ totalCents }) => ({ own: totalCents / most })}
      total={{ title: COPY.total, cells: [euro(all.paidCents), euro(all.awaitedCents), euro(all.totalCents)] }}
    />
  );
};

/** Payments, each with amount, date and state (PAGE-29). */
export const PaymentsTable = ({ payments }: { readonly payments: readonly CompanyPayment[] }) => (
  <Table
    caption={<span className="visually-hidden">{COPY.payments}</span>}
    rows={payments}
    rowKey={({ id }) => id}
    head={{
      title: COPY.description,
      cell: ({ description, scheme, campaign }) => (
        <>
          <span className="fw-semibold">{description}</span>
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
export const ApplicationsTable = ({ applications }: { readonly applications: readonly Application[] }) => (
  <Table
    caption={<span className="visually-hidden">{COPY.applications}</span>}
    rows={applications}
    rowKey={({ id }) => id}
    head={{
      title: COPY.scheme,
      cell: ({ title, number, campaign }) => (
        <>
          <span className="fw-semibold">{title}</span>
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
export const DebtsTable = ({ debts, today }: { readonly debts: readonly Debt[]; readonly today: IsoDate }) => (
  <Table
    caption={<span className="visually-hidden">{COPY.debts}</span>}
    rows={debts}
    rowKey={({ id }) => id}
    head={{ title: COPY.description, cell: ({ description }) => <span className="fw-semibold">{description}</span> }}
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
            COPY.notGiven
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
