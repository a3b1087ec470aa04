import { Clock } from '#core/kernel/clock.ts';
import { Logger } from '#core/kernel/logger.ts';
import { AssistanceOutbox } from '#core/support/assistance-outbox.ts';
import type { Composition } from '#adapters/composition/compose.ts';
import {
  type auditRetention,
  type Database,
  DeskJournal,
  startAssistanceRetention,
  startContentCalendar,
  startPolling,
} from '#adapters/storage/postgres/index.ts';
import { systemClock } from '../bindings.ts';
import { deliveryOf } from '../delivery/delivery.ts';
import { startOutboxDispatcher } from '../delivery/outbox-dispatcher.ts';
import { batchImporter } from '../import/import-batch.ts';
import { serveImports } from '../import/import-rpc.ts';
import type { ServiceSettings } from '../settings/settings.ts';

/** Starts what runs beside the answers for as long as the process lives; answers how to stop all of it. */
export const startBackgroundJobs = async (
  settings: ServiceSettings,
  db: Database,
  composition: Composition,
  audit: ReturnType<typeof auditRetention>,
): Promise<() => Promise<void>> => {
  const [clock, log] = [composition.get(Clock), composition.get(Logger)];
  const { journal } = composition.get(DeskJournal);
  const stops = [
    await startContentCalendar(db, clock, log),
    await audit.start(),
    await startAssistanceRetention(db, journal, { clock, log, days: settings.assistanceDays }),
    startOutboxDispatcher(composition.get(AssistanceOutbox), deliveryOf(settings), log, startPolling),
  ];
  if (db.kind === 'embedded')
    stops.push(await serveImports(settings.dataDir, batchImporter(db, systemClock, settings)));
  return async () => {
    for (const stop of stops.toReversed()) await stop();
  };
};
