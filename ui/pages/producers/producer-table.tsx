import { fileStatusTag } from '#core/company-file/file-status.ts';
import { formatDay } from '#core/formatting/date.ts';
import { daysLeft, type Urgency } from '#core/formatting/days-left.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { anomaliesTag } from '#core/producers/anomaly.ts';
import { shownExpiries } from '#core/producers/expiries.ts';
import { EXPIRY_FILTER_WORDS, EXPIRY_WORDS, type ExpiryFilter } from '#core/producers/producer-list.ts';
import type { Expiry, Producer } from '#core/producers/producer.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Tag } from '#ui/components/status.tsx';
import { type Column, Table } from '#ui/components/table.tsx';
import { PRODUCERS_COPY as COPY } from '#ui/copy/producers.ts';
import type { PageContext } from '#ui/pages/page-module.ts';

const ICONS = { past: 'error', soon: 'clock', later: undefined } as const satisfies Readonly<
  Record<Urgency, 'error' | 'clock' | undefined>
>;

/** What ends, when, and how many days are left, with an icon where it presses. */
const ExpiryWords = ({ expiry, today }: { readonly expiry: Expiry; readonly today: IsoDate }) => {
  const { name, gender } = EXPIRY_WORDS[expiry.kind];
  const { words, urgency } = daysLeft(expiry.day, today, gender);
  const icon = ICONS[urgency];
  return (
    <>
      <span className="d-block">{name}</span>
      <span className={`pt-term ${urgency}`}>
        {icon === undefined ? null : <Icon name={icon} size="sm" />} {words}
      </span>
      <small className="d-block">
        <time dateTime={expiry.day}>{formatDay(expiry.day)}</time>
      </small>
    </>
  );
};

/** All that presses of a file, or what the list is narrowed to, in order of deadline. */
export const Expiries = ({
  producer,
  filter,
  today,
}: {
  readonly producer: Producer;
  readonly filter?: ExpiryFilter | undefined;
  readonly today: IsoDate;
}) => {
  const told = shownExpiries(producer.expiries, filter, today);
  if (told.length === 0) return COPY.noExpiry;
  return (
    <ul className="list-unstyled pt-terms">
      {told.map((expiry) => (
        <li key={`${expiry.kind} ${expiry.day}`}>
          <ExpiryWords expiry={expiry} today={today} />
        </li>
      ))}
    </ul>
  );
};

/** Where a producer is, and how its file stands: what a list has room for and a desk has not. */
const WIDE: readonly Column<Producer>[] = [
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
];

const VALIDATION: Column<Producer> = {
  key: 'validation',
  title: COPY.lastValidation,
  named: true,
  cell: ({ lastValidation }) =>
    lastValidation === undefined ? COPY.never : <time dateTime={lastValidation}>{formatDay(lastValidation)}</time>,
};

/** Producers in rows: who, where, how the file stands, what does not add up, what ends (PAGE-30); in a narrow place only who, what does not add up and what ends. */
export const ProducerTable = ({
  context,
  producers,
  filter,
  today,
  narrow = false,
}: {
  readonly context: PageContext;
  readonly producers: readonly Producer[];
  /** What the list is narrowed to. */
  readonly filter: ExpiryFilter | undefined;
  readonly today: IsoDate;
  readonly narrow?: boolean | undefined;
}) => (
  <Table
    // On a desk two tables follow each other: each says what tells it from the other.
    caption={narrow && filter !== undefined ? EXPIRY_FILTER_WORDS[filter] : COPY.caption}
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
      ...(narrow ? [] : WIDE),
      {
        key: 'anomalies',
        title: COPY.anomalies,
        named: true,
        cell: ({ anomalyCount, worstAnomaly }: Producer) =>
          worstAnomaly === undefined ? (
            COPY.noAnomalies
          ) : (
            <>
              <span className="pt-num">{COPY.count(anomalyCount)}</span>{' '}
              <Tag {...anomaliesTag(anomalyCount, worstAnomaly)} />
            </>
          ),
      },
      {
        key: 'expiry',
        title: COPY.expiries,
        named: true,
        cell: (producer: Producer) => <Expiries producer={producer} filter={filter} today={today} />,
      },
      ...(narrow ? [] : [VALIDATION]),
    ]}
  />
);
