import type { Logger } from '#core/kernel/logger.ts';
import type { StandingFigures } from '#core/support/standing-figures.ts';
import type { StartPolling } from '../delivery/outbox-dispatcher.ts';
import { counter, gauge, type Metric } from './metrics.ts';
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
  gauge('portal_assistance_waiting', 'Richieste di assistenza non consegnate.', waiting),
  gauge('portal_assistance_oldest_seconds', 'Da quanto aspetta la richiesta più vecchia.', oldestS),
  counter('portal_wal_archive_failures_total', 'File WAL che PostgreSQL non ha potuto conservare.', archiveFailures),
];

/** Shows how often a thread that draws did not answer, and another took its place. */
export const drawingMeasures = (replaced: number): readonly Metric[] => [
  counter(
    'portal_drawing_threads_replaced_total',
    'Thread di disegno che non rispondevano, e sono stati sostituiti.',
    replaced,
  ),
];

/** Shows how many connections to the database server are taken; an embedded database has none to run out of (API-09). */
export const connectionMeasures = (
  connections: Readonly<Record<'used' | 'idle' | 'waiting', number>> | undefined,
): readonly Metric[] =>
  connections === undefined
    ? []
    : [
        gauge('portal_database_connections_used', 'Collegamenti al database in uso.', connections.used),
        gauge('portal_database_connections_idle', 'Collegamenti al database aperti e liberi.', connections.idle),
        gauge('portal_database_waiting', 'Interrogazioni che aspettano un collegamento.', connections.waiting),
      ];
