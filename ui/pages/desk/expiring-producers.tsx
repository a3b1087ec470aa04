import { pathTo } from '#core/navigation/routes.ts';
import {
  type AnomalyFilter,
  ANOMALY_WORDS,
  type ExpiryFilter,
  HORIZON_FILTER,
  type ProducerAddress,
  producerAddressFrom,
} from '#core/producers/producer-list.ts';
import { Card } from '#ui/components/card.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { Notice } from '#ui/components/status.tsx';
import { MoreLink } from '#ui/components/tile.tsx';
import { DESK_COPY as COPY } from '#ui/copy/desk.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { producersPath } from '#ui/pages/producers/go-to-producers.ts';
import { producersQuery } from '#ui/pages/producers/producer-queries.ts';
import { ProducerTable } from '#ui/pages/producers/producer-table.tsx';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import { useToday } from '#ui/state/today.tsx';

// What a desk shows of a service without a work list (D-40): producers by what ends, and by what does not add up.

interface PartProps {
  readonly context: PageContext;
}

const addressOf = (filters: Partial<ProducerAddress>): ProducerAddress => ({ ...producerAddressFrom([]), ...filters });

/** The work list: what has ended, and what ends within the horizon. */
const WORK: readonly ExpiryFilter[] = ['past', HORIZON_FILTER];
/** The files that need a hand, by the heaviest of what does not add up. */
const WEIGHTS: readonly AnomalyFilter[] = ['blocking', 'warning', 'notice'];

/** What the first part asks. */
export const expiringQueries = (context: PageContext) =>
  WORK.flatMap((expiry) => producersQuery(context, addressOf({ expiry })));
/** What the second part asks. */
export const anomalyQueries = (context: PageContext) =>
  WEIGHTS.flatMap((anomaly) => producersQuery(context, addressOf({ anomaly })).map((query) => ({ anomaly, query })));

/** Producers of whom something has ended or is about to. */
export const ExpiringProducers = ({ context }: PartProps) => {
  const today = useToday();
  return (
    <section className="pt-stack">
      <SectionHead
        title={COPY.caaWork}
        text={COPY.caaWorkText}
        end={<MoreLink to={pathTo(context.table, 'producers')}>{COPY.caaAllExpiries}</MoreLink>}
      />
      {expiringQueries(context).map((query, at) => (
        <QuietBlock
          key={WORK[at]}
          bare
          query={query}
          failed={WORK[at] === 'past' ? COPY.caaWorkFailed.past : COPY.caaWorkFailed.next}
        >
          {({ items }) =>
            items.length > 0 ? (
              <ProducerTable context={context} producers={items} filter={WORK[at]} today={today} narrow />
            ) : WORK[at] === 'past' ? null : (
              <Notice tone="ok" title={COPY.caaWorkNone} />
            )
          }
        </QuietBlock>
      ))}
    </section>
  );
};

/** Producers by the heaviest of what does not add up. */
export const ProducersByAnomaly = ({ context }: PartProps) => (
  <section className="pt-stack">
    <SectionHead title={COPY.caaAnomalies} />
    <div className="pt-figures">
      {anomalyQueries(context).map(({ anomaly, query }) => (
        <QuietBlock key={anomaly} bare query={query} failed={COPY.caaAnomaliesFailed(ANOMALY_WORDS[anomaly])}>
          {({ totalCount }) => (
            <Card title={ANOMALY_WORDS[anomaly]} target={{ to: producersPath(context, addressOf({ anomaly })) }}>
              <p>{COPY.caaAnomalyCount(totalCount)}</p>
            </Card>
          )}
        </QuietBlock>
      ))}
    </div>
  </section>
);
