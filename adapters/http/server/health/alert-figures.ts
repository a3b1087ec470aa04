import type { AlertFigures, AlertOutbox } from '#core/alerts/alert-outbox.ts';
import type { Logger } from '#core/kernel/logger.ts';
import type { StartPolling } from '../delivery/outbox-dispatcher.ts';
import { counter, gauge, type Metric } from './metrics.ts';
import { polledFigures } from './polled-figures.ts';

/** A message that waits for longer is late (seconds). */
const LATE_AFTER_S = 900;

/** The figures of the alerts by email, read every minute for /metrics. Answers them, and how to begin. */
export const alertFigures = (outbox: Pick<AlertOutbox, 'figures'>, log: Logger, startPolling: StartPolling) => {
  const polled = polledFigures(
    () => outbox.figures(),
    'le cifre degli avvisi per email non si possono leggere',
    log,
    startPolling,
  );
  const figures = (): readonly Metric[] => {
    const last = polled.last();
    return last === undefined ? [] : alertMetrics(last);
  };
  /** Whether messages leave in time; what is not known is not said to work (SERV-01). */
  const isInTime = (): boolean => {
    const last = polled.last();
    return polled.isKnown() && last !== undefined && !last.isPaused && last.oldestS <= LATE_AFTER_S;
  };
  return { figures, isInTime, start: polled.start };
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
