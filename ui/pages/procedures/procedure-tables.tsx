import type { ReactNode } from 'react';
import { formatDay } from '#core/formatting/date.ts';
import { formatEuro } from '#core/formatting/euro.ts';
import { type Cents, euroFromCents } from '#core/kernel/cents.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { barParts } from '#core/procedures/bar-scale.ts';
import { type CampaignSum, campaignSums } from '#core/procedures/filters.ts';
import type { CompanyPayment, Application } from '#core/procedures/procedure.ts';
import { applicationStates } from '#core/procedures/state-words.ts';
import { Tag } from '#ui/components/status.tsx';
import { MoneyKey } from '#ui/components/money-bars.tsx';
import { type Column, Table } from '#ui/components/table.tsx';
import { PROCEDURES_COPY as COPY } from '#ui/copy/procedures.ts';
import { beyond, rowIdOf } from './others.tsx';
import { RowName, type PathOf } from './row-name.tsx';

const euro = (cents: Cents): string => formatEuro(euroFromCents(cents));
const day = (date: IsoDate, words?: (text: string) => string): ReactNode => (
  <time dateTime={date}>{words === undefined ? formatDay(date) : words(formatDay(date))}</time>
);

/** What is in neither total, each with its own sum and why; nothing of it has a day. */
const Apart = ({ restCents, otherCents, suspendedCents }: CampaignSum) => (
  <ul className="pt-soft list-unstyled mb-0">
    {(
      [
        [COPY.rests, restCents],
        [COPY.elsewhere, otherCents],
        [COPY.suspended, suspendedCents],
      ] as const
    ).map(([words, cents]) =>
      cents === 0 ? null : (
        <li key={words}>
          {words} <span className="pt-num">{euro(cents)}</span>
        </li>
      ),
    )}
  </ul>
);

/** What was paid and is on its way, campaign by campaign, with the sum of all. */
export const SumsTable = ({ payments }: { readonly payments: readonly CompanyPayment[] }) => {
  const { sums, all } = campaignSums(payments);
  const partsOf = barParts(sums);
  return (
    <>
      <MoneyKey />
      <Table
        caption={<span className="visually-hidden">{COPY.sumsText}</span>}
        barFirst
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
        ]}
        bar={(sum) => {
          const { done, coming } = partsOf(sum);
          return { own: done, coming };
        }}
        total={{ title: COPY.total, cells: [euro(all.paidCents), euro(all.awaitedCents)] }}
      />
      <Apart {...all} />
    </>
  );
};

const APPLICATION_COLUMNS: readonly Column<Application>[] = [
  {
    key: 'date',
    title: COPY.submittedOn,
    cell: ({ submittedOn }) =>
      submittedOn === undefined ? (
        COPY.neverSubmitted
      ) : (
        <>
          <span className="cell-label">{COPY.submittedOn} </span>
          {day(submittedOn)}
        </>
      ),
  },
  {
    key: 'amount',
    title: COPY.requested,
    kind: 'amount',
    strong: true,
    cell: ({ requestedCents }) => (
      <>
        <span className="cell-label">{COPY.requested} </span>
        {requestedCents === undefined ? COPY.notGiven : euro(requestedCents)}
      </>
    ),
  },
  {
    key: 'state',
    title: COPY.state,
    line: true,
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
];

/** Applications, each with day, state and amount; what the agency asks for stands below its state (PAGE-29). */
export const ApplicationsTable = ({
  applications,
  inSight,
  pathOf,
}: {
  readonly applications: readonly Application[];
  /** How many of them a phone shows. */
  readonly inSight: number;
  readonly pathOf: PathOf;
}) => (
  <Table
    caption={<span className="visually-hidden">{COPY.applications}</span>}
    rows={applications}
    rowKey={({ id }) => id}
    rowId={({ id }) => rowIdOf('applications', id)}
    rowClass={(_application, at) => beyond(at, inSight)}
    head={{
      title: COPY.scheme,
      short: ({ title }) => title,
      cell: ({ id, hasDetail, title, number, campaign }) => (
        <>
          <RowName record={{ kind: 'application', id }} hasDetail={hasDetail} pathOf={pathOf}>
            {title}
          </RowName>
          <small>
            {COPY.number} <span className="pt-mono">{number}</span>
            {campaign === undefined ? null : `, ${COPY.campaign} ${campaign}`}
          </small>
        </>
      ),
    }}
    columns={APPLICATION_COLUMNS}
  />
);
