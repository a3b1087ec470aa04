import type { Recipient } from '#core/client-messages/recipients.ts';
import { formatDay } from '#core/formatting/date.ts';
import { daysLeft } from '#core/formatting/days-left.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { anomaliesTag } from '#core/producers/anomaly.ts';
import { producerStatusTag, shownExpiries } from '#core/producers/expiries.ts';
import { EXPIRY_FILTER_WORDS, EXPIRY_WORDS, type ExpiryFilter } from '#core/producers/producer-list.ts';
import type { Producer } from '#core/producers/producer.ts';
import { termTag } from '#core/producers/work-words.ts';
import { Tag } from '#ui/components/status.tsx';
import { type Column, Table } from '#ui/components/table.tsx';
import { CLIENT_MESSAGES_COPY } from '#ui/copy/client-messages.ts';
import { PRODUCERS_COPY as COPY } from '#ui/copy/producers.ts';
import type { Choice } from '#ui/pages/client-messages/use-choice.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { Client, Euro, Term } from './client-cells.tsx';

/** A producer as somebody to write to: about what presses first of what the list tells. */
export const recipientOf = (producer: Producer, filter: ExpiryFilter | undefined, today: IsoDate): Recipient => {
  const [first] = shownExpiries(producer.expiries, filter, today);
  const { friendlyUrl, registeredName: name } = producer;
  if (first === undefined) return { friendlyUrl, name, kind: 'other' };
  const { name: what, gender } = EXPIRY_WORDS[first.kind];
  return { friendlyUrl, name, kind: first.kind, note: `${what}: ${daysLeft(first.day, today, gender).words}` };
};

const Box = ({ choice, recipient }: { readonly choice: Choice; readonly recipient: Recipient }) => (
  <input
    type="checkbox"
    className="pt-pick"
    aria-label={CLIENT_MESSAGES_COPY.choose(recipient.name)}
    checked={choice.isChosen(recipient)}
    onChange={() => choice.toggle(recipient)}
  />
);

/** All that presses of a file, or what the list is narrowed to, in order of deadline. */
const Terms = ({
  producer,
  filter,
  today,
}: {
  readonly producer: Producer;
  readonly filter: ExpiryFilter | undefined;
  readonly today: IsoDate;
}) => {
  const shown = shownExpiries(producer.expiries, filter, today);
  return shown.length === 0
    ? COPY.noExpiry
    : shown.map(({ kind, day }) => (
        <Term
          key={`${kind} ${day}`}
          tag={termTag(day, EXPIRY_WORDS[kind].gender, today)}
          what={EXPIRY_WORDS[kind].name}
          day={day}
        />
      ));
};

/** How the file stands, and when it was validated: what a list has room for and a desk has not. */
const fileColumns = (today: IsoDate): readonly Column<Producer>[] => [
  {
    key: 'status',
    title: COPY.status,
    line: true,
    cell: (producer) => {
      const tag = producerStatusTag(producer, today);
      const { lastValidation } = producer;
      return (
        <>
          {tag === undefined ? '–' : <Tag {...tag} />}{' '}
          <small>
            {COPY.lastValidation}:{' '}
            {lastValidation === undefined ? (
              COPY.never
            ) : (
              <time dateTime={lastValidation}>{formatDay(lastValidation)}</time>
            )}
          </small>
        </>
      );
    },
  },
];

/** What each loses; no column where the service sends no sums (D-40). */
const euroColumn = (producers: readonly Producer[]): readonly Column<Producer>[] =>
  producers.some(({ affected }) => affected !== undefined)
    ? [
        {
          key: 'euro',
          title: COPY.euro,
          kind: 'amount',
          named: true,
          cell: ({ affected }) => (affected === undefined ? '–' : <Euro sums={affected} />),
        },
      ]
    : [];

/** Producers in rows: who, what ends, what does not add up, what that stops, how the file stands and since when (PAGE-30). */
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
  /** On a desk, where two tables follow each other: each says what tells it from the other, and has three columns. */
  readonly narrow?: boolean | undefined;
}) => (
  <Table
    className="pt-clients"
    caption={
      <span className="visually-hidden">
        {narrow && filter !== undefined ? EXPIRY_FILTER_WORDS[filter] : COPY.caption}
      </span>
    }
    rows={producers}
    rowKey={({ friendlyUrl }) => friendlyUrl}
    head={{
      title: COPY.producer,
      short: ({ registeredName }) => registeredName,
      cell: (producer) => (
        <Client
          context={context}
          producer={producer}
          query={queryOf?.(producer) ?? ''}
          box={choice && <Box choice={choice} recipient={recipientOf(producer, filter, today)} />}
        />
      ),
    }}
    columns={[
      {
        key: 'expiry',
        title: COPY.expiries,
        line: true,
        cell: (producer: Producer) => <Terms producer={producer} filter={filter} today={today} />,
      },
      {
        key: 'anomalies',
        title: COPY.anomalies,
        line: true,
        cell: ({ anomalyCount, worstAnomaly }: Producer) =>
          worstAnomaly === undefined ? COPY.noAnomalies : <Tag {...anomaliesTag(anomalyCount, worstAnomaly)} />,
      },
      ...(narrow ? [] : [...euroColumn(producers), ...fileColumns(today)]),
    ]}
  />
);
