import type { Recipient } from '#core/client-messages/recipients.ts';
import { formatDay } from '#core/formatting/date.ts';
import { daysLeft, type Urgency } from '#core/formatting/days-left.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { anomaliesTag } from '#core/producers/anomaly.ts';
import { producerStatusTag, shownExpiries } from '#core/producers/expiries.ts';
import { EXPIRY_FILTER_WORDS, EXPIRY_WORDS, type ExpiryFilter } from '#core/producers/producer-list.ts';
import type { Expiry, Producer } from '#core/producers/producer.ts';
import { Icon } from '#ui/components/icons/icon.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { Tag } from '#ui/components/status.tsx';
import { type Column, Table } from '#ui/components/table.tsx';
import { CLIENT_MESSAGES_COPY } from '#ui/copy/client-messages.ts';
import { PRODUCERS_COPY as COPY } from '#ui/copy/producers.ts';
import type { Choice } from '#ui/pages/client-messages/use-choice.ts';
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
const wideColumns = (today: IsoDate): readonly Column<Producer>[] => [
  {
    key: 'place',
    title: COPY.place,
    line: true,
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
    // Beside the anomalies its words would be broken on a phone.
    line: true,
    cell: (producer) => {
      const tag = producerStatusTag(producer, today);
      return tag === undefined ? '–' : <Tag {...tag} />;
    },
  },
];

const VALIDATION: Column<Producer> = {
  key: 'validation',
  title: COPY.lastValidation,
  named: true,
  line: true,
  cell: ({ lastValidation }) =>
    lastValidation === undefined ? COPY.never : <time dateTime={lastValidation}>{formatDay(lastValidation)}</time>,
};

/** A producer as somebody to write to: about what presses first of what the list tells. */
export const recipientOf = (producer: Producer, filter: ExpiryFilter | undefined, today: IsoDate): Recipient => {
  const [first] = shownExpiries(producer.expiries, filter, today);
  const { friendlyUrl, registeredName: name } = producer;
  if (first === undefined) return { friendlyUrl, name, kind: 'other' };
  const { name: what, gender } = EXPIRY_WORDS[first.kind];
  return { friendlyUrl, name, kind: first.kind, note: `${what}: ${daysLeft(first.day, today, gender).words}` };
};

/** Producers in rows: who, where, how the file stands, what does not add up, what ends (PAGE-30); in a narrow place only who, what does not add up and what ends. */
export const ProducerTable = ({
  context,
  producers,
  filter,
  today,
  narrow = false,
  queryOf,
  choice,
}: {
  readonly context: PageContext;
  readonly producers: readonly Producer[];
  /** The producers that can be chosen to be written to; none can without it. */
  readonly choice?: Choice | undefined;
  /** What a producer's address tells of the list it is opened from; nothing without it. */
  readonly queryOf?: ((producer: Producer) => string) | undefined;
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
      cell: (producer) => (
        <>
          {choice === undefined ? null : (
            <input
              type="checkbox"
              className="pt-pick"
              aria-label={CLIENT_MESSAGES_COPY.choose(producer.registeredName)}
              checked={choice.isChosen(recipientOf(producer, filter, today))}
              onChange={() => choice.toggle(recipientOf(producer, filter, today))}
            />
          )}
          <LinkTo
            to={`${pathTo(context.table, 'producer', { friendlyUrl: producer.friendlyUrl })}${queryOf?.(producer) ?? ''}`}
          >
            {producer.registeredName}
          </LinkTo>
          <small className="pt-mono">{producer.cuaa}</small>
        </>
      ),
    }}
    columns={[
      ...(narrow ? [] : wideColumns(today)),
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
        line: true,
        cell: (producer: Producer) => <Expiries producer={producer} filter={filter} today={today} />,
      },
      ...(narrow ? [] : [VALIDATION]),
    ]}
  />
);
