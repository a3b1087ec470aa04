import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Logger as PinoLogger } from 'pino';
import { PdfRenderer } from '#core/formatting/pdf.ts';
import { binding, type Binding } from '#core/kernel/port-key.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { importContent, ImportRefused } from '#adapters/storage/import/index.ts';
import {
  bindings as storageBindings,
  Database,
  isNewFolder,
  migrate,
  openDatabase,
  ownFolder,
  recordFirstVisits,
  refreshOwnPages,
} from '#adapters/storage/postgres/index.ts';
import { DEMONSTRATION_CONTENT } from '#adapters/storage/seed/index.ts';
import { demonstrationVisits } from '#adapters/storage/seed/visits.ts';
import { answerLimitOf, systemClock } from '../bindings.ts';
import type { RenderWorker } from '../render-workers/render-worker.ts';
import { startRenderWorkers } from '../render-workers/render-workers.ts';
import { sweepLeftovers } from '../settings/leftovers.ts';
import { drawingThreadsOf, type ServiceSettings } from '../settings/settings.ts';
import type { ProjectPaths } from './build-paths.ts';
import { StartFailure } from './start-failure.ts';

/** How a process ends whose database hangs: `start.mjs`, and what supervises a process, starts it again. */
const HUNG_EXIT_CODE = 75;

/** The database, up to date, and the repositories over it. */
export interface Storage {
  readonly db: Database;
  readonly bindings: readonly Binding[];
  /** The render workers, the first of which holds the embedded database; undefined where everything runs on one thread. */
  readonly workers: RenderWorker | undefined;
  /** How many of them hung and were replaced. */
  readonly replaced: () => number;
  readonly close: () => Promise<void>;
}

/** Opens the database and brings it up to date. */
export const openStorage = async (
  settings: ServiceSettings,
  project: ProjectPaths,
  log: PinoLogger,
): Promise<Storage> => {
  if (usesDataFolder(settings)) ownFolder(settings.dataDir);
  let replaced = 0;
  const workers = await renderWorkersOf(settings, project, log, () => {
    replaced += 1;
  });
  const db = workers?.database ?? (await openDatabase(databaseOf(settings)));
  const close = async (): Promise<void> => {
    await db.close();
    await workers?.stop();
  };
  try {
    await migrate(db);
    if (usesDataFolder(settings)) sweepLeftovers(settings.dataDir, systemClock.now());
    if (settings.mode === 'demo') await importDemonstration(db, settings);
    await refreshOwnPages(db, routeTable(settings.names), settings.flags);
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
  const bindings = [...repositoriesOf(workers), binding(Database, [], () => db)];
  return { db, workers, replaced: () => replaced, bindings, close };
};

/** Creates the embedded database of a demonstration that starts for the first time, and imports its content. */
export const seedNewStorage = async (settings: ServiceSettings): Promise<void> => {
  ownFolder(settings.dataDir);
  const db = await openDatabase({ kind: 'embedded', folder: settings.dataDir });
  try {
    await migrate(db);
    await importDemonstration(db, settings);
    await refreshOwnPages(db, routeTable(settings.names), settings.flags);
  } finally {
    await db.close();
  }
};

/** Whether a demonstration starts for the first time. */
export const needsSeed = ({ mode, databaseUrl, dataDir }: ServiceSettings): boolean =>
  mode === 'demo' && databaseUrl === undefined && isNewFolder(dataDir);

/** Whether something of the process is a file: one with a database server and all secrets in its settings has none. */
export const usesDataFolder = ({ databaseUrl, secret, signOn, outbox, staging }: ServiceSettings): boolean =>
  databaseUrl === undefined || secret === undefined || signOn === undefined || outbox.kind === 'file' || staging;

/** Imports the contents of the demonstration. Throws a `StartFailure` for contents that are refused. */
export const importDemonstration = async (db: Database, { contents, names }: ServiceSettings): Promise<void> => {
  try {
    await importContent(db, contents ?? DEMONSTRATION_CONTENT, {
      clock: systemClock,
      // What an editor has imported under the same names stays: it must not keep the demonstration from starting.
      givesWay: true,
      ...(contents === undefined ? {} : { names }),
    });
    if (contents === undefined) await recordFirstVisits(db, demonstrationVisits(systemClock.now()));
  } catch (error) {
    throw error instanceof ImportRefused ? new StartFailure(error.message, { cause: error }) : error;
  }
};

// Helpers

const databaseOf = ({ databaseUrl, dataDir }: ServiceSettings): Parameters<typeof openDatabase>[0] =>
  databaseUrl === undefined ? { kind: 'embedded', folder: dataDir } : { kind: 'server', url: databaseUrl };

const renderWorkersOf = (
  settings: ServiceSettings,
  { build }: ProjectPaths,
  log: PinoLogger,
  countReplaced: () => void,
): Promise<RenderWorker | undefined> => {
  if (build === undefined) return Promise.resolve(undefined);
  const silence = `un thread che disegna le pagine non risponde da ${settings.limits.answerSeconds} secondi`;
  return startRenderWorkers(
    drawingThreadsOf(settings, availableParallelism()),
    join(build, 'render-jobs.js'),
    {
      build,
      logLevel: settings.logLevel,
      storage: settings.databaseUrl === undefined ? { folder: settings.dataDir } : { url: settings.databaseUrl },
    },
    {
      ...answerLimitOf(settings),
      onReplaced: () => {
        countReplaced();
        log.error(`${silence}: al suo posto ne parte un altro`);
      },
      // What starts the process again gives it its database back.
      onDatabaseHung: () => {
        log.fatal(`${silence}, e con lui il database incorporato: il processo finisce e va riavviato`);
        process.exit(HUNG_EXIT_CODE);
      },
    },
  );
};

/** The repositories; PDFs are rendered in a worker where there is one, never on the loop that answers. */
const repositoriesOf = (workers: RenderWorker | undefined): readonly Binding[] =>
  workers === undefined
    ? storageBindings
    : [...storageBindings.filter(({ key }) => key !== PdfRenderer), binding(PdfRenderer, [], () => workers)];
