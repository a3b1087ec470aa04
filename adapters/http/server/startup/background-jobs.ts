import { AidRepository } from '#core/aids/aid-repository.ts';
import { AidListOutbox } from '#core/alerts/aid-list.ts';
import { AlertLinks } from '#core/alerts/alert-service.ts';
import { AlertDigests, AlertOutbox } from '#core/alerts/alert-outbox.ts';
import { FollowedEntries } from '#core/alerts/followed-entries.ts';
import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { Clock } from '#core/kernel/clock.ts';
import { Logger } from '#core/kernel/logger.ts';
import { AssistanceOutbox } from '#core/support/assistance-outbox.ts';
import type { Composition } from '#adapters/composition/compose.ts';
import {
  type Database,
  DeskJournal,
  startAlertRetention,
  startAssistanceRetention,
  startContentCalendar,
  startFeedbackRetention,
  startPolling,
} from '#adapters/storage/postgres/index.ts';
import { aidListDeliveryOf } from '../delivery/aid-list-mail.ts';
import { makeAlertDispatcher } from '../delivery/alert-dispatcher.ts';
import { alertDeliveryOf } from '../delivery/alert-mail.ts';
import { deliveryOf } from '../delivery/delivery.ts';
import { makeMailSender } from '../delivery/mail-sender.ts';
import { startOutboxDispatcher } from '../delivery/outbox-dispatcher.ts';
import { type ImportBatch, serveImports } from '../import/import-rpc.ts';
import { portalSettingsOf, type ServiceSettings } from '../settings/settings.ts';

/** Starts what runs beside the answers for as long as the process lives; answers how to stop all of it. */
export const startBackgroundJobs = async (
  settings: ServiceSettings,
  db: Database,
  composition: Composition,
  {
    jobs,
    importBatch,
  }: {
    readonly jobs: readonly { readonly start: () => Promise<() => Promise<void>> }[];
    /** Imports one batch after another, whoever brings it. */
    readonly importBatch: ImportBatch;
  },
  origin: () => string,
): Promise<() => Promise<void>> => {
  const [clock, log] = [composition.get(Clock), composition.get(Logger)];
  const { journal } = composition.get(DeskJournal);
  const stops = [
    await startContentCalendar(db, clock, log),
    ...(await Promise.all(jobs.map((job) => job.start()))),
    await startAssistanceRetention(db, journal, { clock, log, days: settings.assistanceDays }),
    startOutboxDispatcher(
      composition.get(AssistanceOutbox),
      deliveryOf(settings),
      log,
      startPolling,
      alertsOf(settings, composition, origin),
    ),
    await startAlertRetention(db, clock, log),
    await startFeedbackRetention(db, { clock, log, days: settings.opinionDays }),
  ];
  if (db.kind === 'embedded') stops.push(await serveImports(settings.dataDir, importBatch));
  return async () => {
    for (const stop of stops.toReversed()) await stop();
  };
};

// Helpers

/** What sends the alerts by e-mail, each message after the requests for assistance that are due; what somebody waits for goes before digests. */
const alertsOf =
  (settings: ServiceSettings, composition: Composition, origin: () => string) => (first: () => Promise<unknown>) => {
    const log = composition.get(Logger);
    const parts = {
      settings,
      portal: portalSettingsOf(settings),
      items: composition.get(CatalogueRepository),
      entries: composition.get(FollowedEntries),
      links: composition.get(AlertLinks),
      aids: composition.get(AidRepository),
      origin,
    };
    const outbox = composition.get(AlertOutbox);
    return makeAlertDispatcher({
      outbox,
      digests: composition.get(AlertDigests),
      senders: [
        makeMailSender(composition.get(AidListOutbox), aidListDeliveryOf(parts), log),
        makeMailSender(outbox, alertDeliveryOf(parts), log),
      ],
      first,
      perMinute: settings.alerts.mailsPerMinute,
      log,
    });
  };
