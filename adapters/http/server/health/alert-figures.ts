import type { AlertFigures, AlertOutbox } from '#core/alerts/alert-outbox.ts';
import type { Logger } from '#core/kernel/logger.ts';
import type { StartPolling } from '../delivery/outbox-dispatcher.ts';
import type { Metric } from './metrics.ts';

const POLL_EVERY_MS = 60_000;
/** A message that waits for longer is late (seconds). */
const LATE_AFTER_S = 900;

/** The figures of the alerts by email, read every minute for /metrics. Answers them, and how to begin. */
export const alertFigures = (outbox: Pick<AlertOutbox, 'figures'>, log: Logger, startPolling: StartPolling) => {
  let last: AlertFigures | undefined;
  let isKnown = false;
  const read = async (): Promise<void> => {
    try {
      last = await outbox.figures();
      isKnown = true;
    } catch (error) {
      isKnown = false;
      log.warn('le cifre degli avvisi per email non si possono leggere', {
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  };
  return {
    figures: (): readonly Metric[] => (last === undefined ? [] : alertMetrics(last)),
    /** Whether messages leave in time; what is not known is not said to work (SERV-01). */
    isInTime: (): boolean => isKnown && last !== undefined && !last.isPaused && last.oldestS <= LATE_AFTER_S,
    start: async (): Promise<() => Promise<void>> => {
      await read();
      return startPolling(POLL_EVERY_MS, read);
    },
  };
};

/** The figures as measures. */
export const alertMetrics = (figures: AlertFigures): readonly Metric[] => [
  gauge('portal_alerts_active', 'Avvisi per email confermati.', figures.active),
  gauge('portal_alerts_waiting', 'Avvisi per email che aspettano la conferma.', figures.waiting),
  gauge('portal_alerts_personal', 'Persone con avvisi confermati su ciò che le riguarda.', figures.personal),
  gauge(
    'portal_alerts_personal_waiting',
    'Persone che non hanno ancora confermato il loro indirizzo.',
    figures.personalWaiting,
  ),
  gauge('portal_alert_mails_queued', 'Messaggi degli avvisi in coda.', figures.queued),
  gauge('portal_alert_mails_oldest_seconds', 'Da quanto aspetta il messaggio più vecchio.', figures.oldestS),
  gauge('portal_alerts_paused', '1 quando molti rifiuti del relay tengono fermi gli avvisi.', figures.isPaused ? 1 : 0),
  counter('portal_alert_mails_delivered_total', 'Messaggi degli avvisi presi dal relay.', figures.delivered),
  counter('portal_alert_recipients_refused_total', 'Destinatari rifiutati dal relay (5.1.x).', figures.refused),
];

// Helpers

const gauge = (name: string, help: string, value: number): Metric => ({ name, kind: 'gauge', help, value });
const counter = (name: string, help: string, value: number): Metric => ({ name, kind: 'counter', help, value });
