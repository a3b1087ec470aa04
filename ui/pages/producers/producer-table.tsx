import { fileStatusTag } from '#core/company-file/file-status.ts';
import { formatDay } from '#core/formatting/date.ts';
import { daysLeft, type Pressure } from '#core/formatting/days-left.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { severityTag } from '#core/producers/anomaly.ts';
import { EXPIRY_WORDS } from '#core/producers/producer-list.ts';
import type { Expiry, Producer } from '#core/producers/producer.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Tag } from '#ui/components/status.tsx';
import { Table } from '#ui/components/table.tsx';
import { PRODUCERS_COPY as COPY } from '#ui/copy/producers.ts';
import type { PageContext } from '#ui/pages/page-module.ts';

const SIGNS = { past: 'error', soon: 'clock', later: undefined } as const satisfies Readonly<
  Record<Pressure, 'error' | 'clock' | undefined>
>;

/** What ends, when, and how many days are left, with a sign where it presses. */
export const ExpiryWords = ({ expiry, today }: { readonly expiry: Expiry; readonly today: IsoDate }) => {
  const { name, gender } = EXPIRY_WORDS[expiry.kind];
  const { words, pressure } = daysLeft(expiry.day, today, gender);
  const sign = SIGNS[pressure];
  return (
    <>
      <span className="d-block">{name}</span>
      <span className={`pt-term ${pressure}`}>
        {sign === undefined ? null : <Icon name={sign} size="sm" />} {words}
      </span>
      <small className="d-block">
        <time dateTime={expiry.day}>{formatDay(expiry.day)}</time>
      </small>
    </>
  );
};

/** Producers in rows: who, where, how the file stands, what does not add up, what ends first (PAGE-30). */
export const ProducerTable = ({
  context,
  producers,
  today,
}: {
  readonly context: PageContext;
  readonly producers: readonly Producer[];
  readonly today: IsoDate;
}) => (
  <Table
    caption={COPY.caption}
    rows={producers}
    rowKey={({ friendlyUrl }) => friendlyUrl}
    head={{
      title: COPY.producer,
      cell: ({ friendlyUrl, registeredName, cuaa }) => (
        <>
          <LinkTo to={pathTo(context.table, 'producer', { friendlyUrl })}>{registeredName}</LinkTo>
          <small className="pt-mono">{cuaa}</small>
        </>
      ),
    }}
    columns={[
      {
        key: 'place',
        title: COPY.place,
        cell: ({ city, office }) => (
          <>
            {city}
            <small className="d-block">{office}</small>
          </>
        ),
      },
      {
        key: 'status',
        title: COPY.status,
        cell: ({ fileStatus }) => {
          const tag = fileStatusTag(fileStatus);
          return tag === undefined ? '–' : <Tag {...tag} />;
        },
      },
      {
        key: 'anomalies',
        title: COPY.anomalies,
        named: true,
        cell: ({ anomalyCount, worstAnomaly }) =>
          worstAnomaly === undefined ? (
            COPY.noAnomalies
          ) : (
            <>
              <span className="pt-num">{COPY.count(anomalyCount)}</span> <Tag {...severityTag(worstAnomaly)} />
            </>
          ),
      },
      {
        key: 'expiry',
        title: COPY.nextExpiry,
        named: true,
        cell: ({ nextExpiry }) =>
          nextExpiry === undefined ? COPY.noExpiry : <ExpiryWords expiry={nextExpiry} today={today} />,
      },
      {
        key: 'validation',
        title: COPY.lastValidation,
        named: true,
        cell: ({ lastValidation }) =>
          lastValidation === undefined ? (
            COPY.never
          ) : (
            <time dateTime={lastValidation}>{formatDay(lastValidation)}</time>
          ),
      },
    ]}
  />
);
