import type { Logger } from '#core/kernel/logger.ts';
import type { StandingFigures } from '#core/support/standing-figures.ts';
import type { StartPolling } from '../delivery/outbox-dispatcher.ts';
import type { Metric } from './metrics.ts';
import { polledFigures } from './polled-figures.ts';

/** The measures of what stands still in the database, read every minute, and how to begin. */
export const standingPolled = (read: () => Promise<StandingFigures>, log: Logger, startPolling: StartPolling) => {
  const polled = polledFigures(
    read,
    'le richieste di assistenza non consegnate non si possono contare',
    log,
    startPolling,
  );
  const measures = (): readonly Metric[] => {
    const last = polled.last();
    return last === undefined ? [] : standingMeasures(last);
  };
  return { measures, start: polled.start };
};

/** Shows at /metrics what keeps people waiting, or a disk filling, without any answer failing (PAGE-33). */
export const standingMeasures = ({ waiting, oldestS, archiveFailures }: StandingFigures): readonly Metric[] => [
  { name: 'portal_assistance_waiting', kind: 'gauge', help: 'Richieste di assistenza non consegnate.', value: waiting },
  {
    name: 'portal_assistance_oldest_seconds',
    kind: 'gauge',
    help: 'Da quanto aspetta la richiesta più vecchia.',
    value: oldestS,
  },
  {
    name: 'portal_wal_archive_failures_total',
    kind: 'counter',
    help: 'File WAL che PostgreSQL non ha potuto conservare.',
    value: archiveFailures,
  },
];

/** Shows how often a thread that draws did not answer, and another took its place. */
export const drawingMeasures = (replaced: number): readonly Metric[] => [
  {
    name: 'portal_drawing_threads_replaced_total',
    kind: 'counter',
    help: 'Thread di disegno che non rispondevano, e sono stati sostituiti.',
    value: replaced,
  },
];
