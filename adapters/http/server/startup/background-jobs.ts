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
import { alertSendingOf } from '../delivery/alert-sending.ts';
import { deliveryOf } from '../delivery/delivery.ts';
import { startOutboxDispatcher } from '../delivery/outbox-dispatcher.ts';
import { type ImportBatch, serveImports } from '../import/import-rpc.ts';
import type { ServiceSettings } from '../settings/settings.ts';

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
    startOutboxDispatcher(composition.get(AssistanceOutbox), deliveryOf(settings), log, startPolling, (first) =>
      alertSendingOf(settings, composition, origin, first),
    ),
    await startAlertRetention(db, clock, log),
    await startFeedbackRetention(db, { clock, log, days: settings.opinionDays }),
  ];
  if (db.kind === 'embedded') stops.push(await serveImports(settings.dataDir, importBatch));
  return async () => {
    for (const stop of stops.toReversed()) await stop();
  };
};
