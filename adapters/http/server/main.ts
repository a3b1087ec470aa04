import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import { AlertOutbox } from '#core/alerts/alert-outbox.ts';
import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { ContentRepository } from '#core/content/content-repository.ts';
import { Clock } from '#core/kernel/clock.ts';
import { Logger } from '#core/kernel/logger.ts';
import { binding } from '#core/kernel/port-key.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { EndedSessions } from '#core/session/ended-sessions.ts';
import { compose, type Composition } from '#adapters/composition/compose.ts';
import {
  acceptsWrites,
  AlertSettings,
  AlertVault,
  auditRetention,
  PostgresMediaFiles,
  previewMails,
  standingFigures,
  startPolling,
  storedRegions,
  storedSian,
  takesWrites,
} from '#adapters/storage/postgres/index.ts';
import { serverBindings, systemClock } from './bindings.ts';
import { alertFigures } from './health/alert-figures.ts';
import { auditFigures } from './health/audit-figures.ts';
import { buildMeasure } from './health/build-measure.ts';
import { connectionMeasures, drawingMeasures, standingPolled } from './health/standing-measures.ts';
import { makeLog } from './health/log.ts';
import type { Metric } from './health/metrics.ts';
import { batchImporter } from './import/import-batch.ts';
import { publicAddresses } from './pages/site-map.ts';
import { makeService } from './service.ts';
import type { ServiceMode } from './settings/settings-defaults.ts';
import { loadSecret } from './settings/secret.ts';
import { portalSettingsOf, type ServiceSettings } from './settings/settings.ts';
import { startBackgroundJobs } from './startup/background-jobs.ts';
import type { Pages, ProjectPaths } from './startup/build-paths.ts';
import { assertPortFree, exitWith, settingsFor, stopOnSignals } from './startup/process.ts';
import { clientFolderOf, prepareRendering, type Rendering } from './startup/rendering.ts';
import { greetingOf, prepareSignOn } from './startup/sign-on.ts';
import {
  importDemonstration,
  needsSeed,
  openStorage,
  seedNewStorage,
  type Storage,
  usesDataFolder,
} from './startup/storage.ts';

/** A sign-on provider that does not answer by then counts as away (milliseconds). */
const SIGN_ON_LIMIT_MS = 2_000;

/** Starts the portal and stays until a signal stops it. Exits with a sentence when it cannot start. */
export const run = async (mode: ServiceMode, project: ProjectPaths): Promise<void> => {
  const settings = settingsFor(mode, project);
  if (settings === undefined) return;
  try {
    if (project.seedInChildProcess !== undefined && needsSeed(settings)) {
      await assertPortFree(settings);
      // The child process has written what is wrong.
      if (!(await project.seedInChildProcess())) process.exit(1);
    }
    const running = await start(settings, project);
    stopOnSignals(running.stop);
    process.stdout.write(running.greeting);
  } catch (error) {
    await exitWith(error, settings);
  }
};

/**
 * Creates and seeds the storage of a demonstration that starts for the first time. Called in a child process, because the
 * memory of an import would stay with the portal until its next start. Exits with a sentence when it cannot.
 */
export const seedStorage = async (project: ProjectPaths): Promise<void> => {
  const settings = settingsFor('demo', project);
  if (settings !== undefined) await seedNewStorage(settings).catch((error: unknown) => exitWith(error, settings));
};

/** Starts the demonstration from its sources; answers undefined, with a sentence written, when the settings are refused. */
export const startDevelopment = async (project: ProjectPaths): Promise<Running | undefined> => {
  const read = settingsFor('demo', project);
  if (read === undefined) return undefined;
  // Every source that a page is made from is a request here: a developer who loads it five times is no crowd.
  const settings = { ...read, limits: { ...read.limits, requestsPerMinute: Number.MAX_SAFE_INTEGER } };
  return start(settings, project);
};

/** A portal that is answering. */
export interface Running {
  readonly origin: string;
  readonly greeting: string;
  /** The portal's base path, such as `/portale`. */
  readonly basePath: string;
  /** Imports the portal's own contents again. Throws a `StartFailure` with a sentence for contents that are refused. */
  readonly importContents: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts storage, sign-on, rendering, the service and the background jobs, and listens. */
export const start = async (settings: ServiceSettings, project: ProjectPaths): Promise<Running> => {
  const { development } = project;
  if (development === undefined) await assertPortFree(settings);
  const log = makeLog(settings.logLevel);
  const storage = await openStorage(settings, project, log);
  let app: FastifyInstance | undefined;
  try {
    const { db } = storage;
    const origin = { current: settings.publicOrigin ?? localOrigin(settings.host, settings.port) };
    const { secret, alerts, signOn, composition } = await composed(settings, log, storage, () => origin.current);
    const rendering = await prepareRendering(settings, project, storage, composition, log, signOn.address, alerts);
    const importBatch = batchImporter(
      db,
      systemClock,
      settings,
      previewMails(composition.get(AlertVault), routeTable(settings.names)),
    );
    const { mails, jobs, metrics } = measured(settings, project, storage, composition);
    app = await makeService({
      settings,
      log,
      composition,
      secret,
      state: { checks: { signOn: () => answersSignOn(settings), mails: async () => mails.isInTime() }, startPolling },
      metrics,
      ...storedParts(settings, storage),
      ...renderedParts(settings, project, rendering, await project.loadPages()),
      publishing: { importBatch, signOn: signOn.address },
      ...(signOn.provider === undefined ? {} : { provider: signOn.provider }),
    });
    if (development === undefined) await app.listen({ host: settings.host, port: settings.port });
    else development.attach(app.routing);
    const stopJobs = await startBackgroundJobs(settings, db, composition, { jobs, importBatch }, () => origin.current);
    const address = app.server.address();
    if (settings.publicOrigin === undefined && typeof address === 'object' && address !== null)
      origin.current = localOrigin(settings.host, address.port);
    return {
      origin: origin.current,
      greeting: await greetingOf(settings, origin.current),
      basePath: settings.basePath,
      importContents: () => importDemonstration(db, settings),
      stop: stopping(app, stopJobs, storage),
    };
  } catch (error) {
    await app?.close().catch(() => undefined);
    await storage.close().catch(() => undefined);
    throw error;
  }
};

// Helpers

/** Secrets, sign-on and the composition of everything that the service is made of. `origin` answers once the service listens. */
const composed = async (
  settings: ServiceSettings,
  log: ReturnType<typeof makeLog>,
  storage: Storage,
  origin: () => string,
) => {
  const secret = settings.secret ?? (await loadSecret(settings.dataDir));
  const alerts: AlertSettings = {
    secret,
    previousSecret: settings.previousSecret,
    confirmationsPerDay: settings.alerts.confirmationsPerDay,
  };
  const signOn = await prepareSignOn(settings, {
    origin,
    onLogout: (session) => composition.get(EndedSessions).end(session),
    log,
  });
  const composition: Composition = compose(
    serverBindings(log, portalSettingsOf(settings)),
    storage.bindings,
    signOn.bindings,
    binding(AlertSettings, [], () => alerts),
  );
  return { secret, alerts, signOn, composition };
};

/** What is measured beside the answers: how to read it, and the jobs that keep it up to date. */
const measured = (
  settings: ServiceSettings,
  { root }: ProjectPaths,
  { db, replaced }: Storage,
  composition: Composition,
) => {
  const log = composition.get(Logger);
  const audit = auditRetention(db, composition.get(Clock), log, settings.auditDays);
  const mails = alertFigures(composition.get(AlertOutbox), log, startPolling);
  const standing = standingPolled(() => standingFigures(db, systemClock.now()), log, startPolling);
  const build = buildMeasure(root);
  const metrics = (): readonly Metric[] => [
    ...auditFigures(audit.figures()),
    ...mails.figures(),
    ...standing.measures(),
    ...drawingMeasures(replaced()),
    ...connectionMeasures(db.connections?.()),
    build,
  ];
  return { mails, jobs: [audit, mails, standing], metrics };
};

/** Whether the sign-on provider answers; the embedded one does while the process does. */
const answersSignOn = async ({ signOn }: ServiceSettings): Promise<boolean> => {
  if (signOn === undefined) return true;
  const { status } = await fetch(`${signOn.url}/realms/${signOn.realm}`, {
    signal: AbortSignal.timeout(SIGN_ON_LIMIT_MS),
  });
  return status === 200;
};

/** What the service reads from the storage. */
const storedParts = (settings: ServiceSettings, { db, workers }: Storage) => {
  const media = new PostgresMediaFiles(db);
  return {
    dependencies: {
      database: () => acceptsWrites(db),
      ...(workers === undefined ? {} : { disegno: async () => workers.isAnswering() }),
      ...(usesDataFolder(settings) ? { disco: () => takesWrites(settings.dataDir) } : {}),
    },
    sian: storedSian(db),
    regions: storedRegions(db),
    media: (path: string) => media.open(path),
  };
};

/** What the service answers pages with. */
const renderedParts = (
  settings: ServiceSettings,
  project: ProjectPaths,
  { draw, sources, onContentChange }: Rendering,
  { hasPage }: Pages,
) => {
  const { names, flags } = portalSettingsOf(settings);
  const [items, pages] = [sources.get(CatalogueRepository), sources.get(ContentRepository)];
  return {
    draw,
    onContentChange,
    siteMap: publicAddresses({ names, flags, items, pages, hasPage }),
    ...(project.development === undefined ? { clientFolder: clientFolderOf(project) } : { isDevelopment: true }),
  };
};

/** Ends in the order that loses nothing: answers under way, background jobs, database. */
const stopping =
  (app: FastifyInstance, stopJobs: () => Promise<void>, storage: Storage): (() => Promise<void>) =>
  async () => {
    await app.close();
    await stopJobs();
    await storage.close();
  };

const localOrigin = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
