import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { ContentRepository } from '#core/content/content-repository.ts';
import { Clock } from '#core/kernel/clock.ts';
import { Logger } from '#core/kernel/logger.ts';
import { binding, type Binding } from '#core/kernel/port-key.ts';
import { PdfRenderer } from '#core/formatting/pdf-document.ts';
import type { RouteId } from '#core/navigation/addresses.ts';
import { EndedSessions } from '#core/session/ended-sessions.ts';
import { wiring } from '#core/wiring.ts';
import { AssistanceOutbox } from '#core/support/assistance-outbox.ts';
import { compose, type Composition } from '#adapters/composition/compose.ts';
import { usersFromRealm } from '#adapters/keycloak/embedded/realm-users.ts';
import { loadSigningKeys } from '#adapters/keycloak/embedded/signing-keys.ts';
import {
  acceptsWrites,
  auditRetention,
  bindings as storageBindings,
  DeskJournal,
  Database,
  migrate,
  openDatabase,
  isFromFullDisk,
  isNewFolder,
  ownFolder,
  PostgresMediaFiles,
  writeForOwnerOnly,
  startAssistanceRetention,
  startContentCalendar,
  watchContent,
  storedRegions,
  storedSian,
  takesWrites,
} from '#adapters/storage/postgres/index.ts';
import { importContent, ImportRefused } from '#adapters/storage/import/index.ts';
import { DEMONSTRATION_CONTENT } from '#adapters/storage/seed/index.ts';
import { backgroundTimer, serverBindings, steadyClock, systemClock } from './bindings.ts';
import { browserFiles } from './pages/browser-files.ts';
import { startOutboxDispatcher } from './delivery/outbox-dispatcher.ts';
import { deliveryOf } from './delivery/delivery.ts';
import { SOURCE_FILES, type DevelopmentServer } from './pages/development-server.ts';
import type { RenderWorker } from './render-workers/render-worker.ts';
import { startRenderWorkers } from './render-workers/render-workers.ts';
import { batchImporter } from './import/import-batch.ts';
import { serveImports } from './import/import-rpc.ts';
import { auditFigures } from './health/audit-figures.ts';
import { makeLog, PinoPortLogger } from './health/log.ts';
import { isForeign, mayHaveChanged, pageSources } from './pages/page-sources.ts';
import type { DrawPage } from './pages/pages.ts';
import { sweepLeftovers } from './settings/leftovers.ts';
import { loadSecret } from './settings/secret.ts';
import { makeService } from './service.ts';
import type { ServiceMode } from './settings/settings-defaults.ts';
import { drawingThreadsOf, portalSettingsOf, readSettings, type ServiceSettings } from './settings/settings.ts';
import { embeddedSignOn, remoteSignOn, type SignOn, type SignOnAddress } from './sign-on/sign-on.ts';
import { publicAddresses } from './pages/site-map.ts';
import { StartFailure, startSentence } from './start-failure.ts';

/** The pages' half of the build; loaded by the launcher, because the service knows nothing of pages. */
export interface Renderer {
  makeRenderer(parts: {
    readonly injector: Composition;
    readonly browserSettings: { readonly signOn: SignOnAddress };
    readonly assetsOf: unknown;
  }): Promise<DrawPage>;
  assetsFrom(manifest: unknown, base: string, read: (file: string) => string): unknown;
}

/** Which pages there are; known without any of them being loaded. */
export interface Pages {
  hasPage(id: RouteId): boolean;
}

/** Where the process finds the rest of itself. */
export interface Place {
  /** Folder of the project. */
  readonly root: string;
  readonly loadRenderer: () => Promise<Renderer>;
  readonly loadPages: () => Promise<Pages>;
  /** Folder of the service's build, whose render workers are started; without it everything is done in one. */
  readonly build?: string;
  /** Seeds a new storage in a child process, and answers whether that succeeded; without it the portal seeds it itself. */
  readonly seedInChildProcess?: () => Promise<boolean>;
  /** Serves the browser's sources instead of its build. */
  readonly development?: DevelopmentServer;
}

/** Time that the process is given to end once it is asked to; the service has ended its connections before. */
const CLOSING_LIMIT_MS = 10_000;

/** Starts the portal and stays until it is told to stop. Exits with a sentence when it cannot start. */
export const run = async (mode: ServiceMode, place: Place): Promise<void> => {
  const settings = settingsFor(mode, place);
  if (settings === undefined) return;
  try {
    if (place.seedInChildProcess !== undefined && needsSeed(settings)) {
      await assertPortFree(settings);
      // The child process has written what is wrong.
      if (!(await place.seedInChildProcess())) process.exit(1);
    }
    const running = await start(settings, place);
    stopOnSignals(running.stop);
    process.stdout.write(running.greeting);
  } catch (error) {
    process.stderr.write(`${await sentenceOf(error, settings)}\n`);
    // Whatever half of the portal is already up ends with the process.
    process.exit(1);
  }
};

/**
 * Creates and seeds the storage of a demonstration that starts for the first time. Called in a child process, because the
 * memory of an import would stay with the portal until its next start. Exits with a sentence when it cannot.
 */
export const seedStorage = async (place: Place): Promise<void> => {
  const settings = settingsFor('demo', place);
  if (settings === undefined) return;
  try {
    ownFolder(settings.dataDir);
    const db = await openDatabase({ kind: 'embedded', folder: settings.dataDir });
    try {
      await migrate(db);
      await importDemonstration(db, settings);
    } finally {
      await db.close();
    }
  } catch (error) {
    process.stderr.write(`${await sentenceOf(error, settings)}\n`);
    process.exit(1);
  }
};

/** Starts the demonstration from its sources; answers undefined, with a sentence written, when it cannot start. */
export const startDevelopment = async (place: Place): Promise<Running | undefined> => {
  const read = settingsFor('demo', place);
  if (read === undefined) return undefined;
  // Every source that a page is made from is a request here: a developer who loads it five times is no crowd.
  const settings = { ...read, limits: { ...read.limits, requestsPerMinute: Number.MAX_SAFE_INTEGER } };
  const running = await start(settings, place);
  process.stdout.write(running.greeting);
  return running;
};

/** A portal that is answering. */
export interface Running {
  readonly origin: string;
  readonly greeting: string;
  readonly stop: () => Promise<void>;
}

/** Opens the storage, brings it up to date, and listens. */
export const start = async (settings: ServiceSettings, place: Place): Promise<Running> => {
  await assertPortFree(settings);
  const log = makeLog(settings.logLevel);
  if (keepsFiles(settings)) ownFolder(settings.dataDir);
  const thread = await renderWorkersOf(settings, place);
  const db =
    thread?.database ??
    (await openDatabase(
      settings.databaseUrl === undefined
        ? { kind: 'embedded', folder: settings.dataDir }
        : { kind: 'server', url: settings.databaseUrl },
    ));
  let app: FastifyInstance | undefined;
  try {
    await migrate(db);
    if (keepsFiles(settings)) sweepLeftovers(settings.dataDir, systemClock.now());
    if (settings.mode === 'demo') await importDemonstration(db, settings);
    let origin = settings.publicOrigin ?? `http://${inAddress(settings.host)}:${settings.port}`;
    const signOn = await signOnOf(
      settings,
      () => origin,
      (session) => composition.get(EndedSessions).end(session),
      log,
    );
    const portal = portalSettingsOf(settings);
    const composition: Composition = compose(wiring, serverBindings(log, portal), storageOf(thread), signOn.bindings, [
      binding(Database, [], () => db),
    ]);
    const media = new PostgresMediaFiles(db);
    const pages = await place.loadPages();
    const audit = auditRetention(db, composition.get(Clock), composition.get(Logger), settings.auditDays);
    const sources = isForeign(portal) ? pageSources(portal, log, db, settings.limits.answerSeconds) : composition;
    const watch = isForeign(portal) ? mayHaveChanged : watchContent(db);
    const draw = await drawingOf(settings, place, sources, signOn, thread);
    app = await makeService({
      settings,
      log,
      composition,
      secret: settings.secret ?? (await loadSecret(settings.dataDir)),
      dependencies: {
        database: () => acceptsWrites(db),
        ...(keepsFiles(settings) ? { disco: () => takesWrites(settings.dataDir) } : {}),
      },
      sian: storedSian(db),
      regions: storedRegions(db),
      media: (path) => media.open(path),
      // The thread first: a page that is asked for afterwards is drawn from the new content.
      onContentChange: (changed) =>
        watch(() => {
          thread?.contentHasChanged();
          changed();
        }),
      siteMap: publicAddresses({
        names: portal.names,
        flags: portal.flags,
        items: sources.get(CatalogueRepository),
        pages: sources.get(ContentRepository),
        hasPage: pages.hasPage,
      }),
      metrics: () => auditFigures(audit.figures()),
      draw,
      ...(place.development === undefined
        ? { clientFolder: clientFolderOf(place) }
        : { development: place.development }),
      ...(signOn.provider === undefined ? {} : { provider: signOn.provider }),
    });
    await app.listen({ host: settings.host, port: settings.port });
    const stopCalendar = await startContentCalendar(db, composition.get(Clock), composition.get(Logger));
    const stopForgetting = await audit.start();
    const stopForgettingRequests = await startAssistanceRetention(db, composition.get(DeskJournal).journal, {
      clock: composition.get(Clock),
      log: composition.get(Logger),
      days: settings.assistanceDays,
    });
    const stopDispatcher = startOutboxDispatcher(
      composition.get(AssistanceOutbox),
      deliveryOf(settings),
      composition.get(Logger),
    );
    const stopImports =
      db.kind === 'embedded'
        ? await serveImports(settings.dataDir, batchImporter(db, systemClock, settings.names))
        : async () => undefined;
    const address = app.server.address();
    if (settings.publicOrigin === undefined && typeof address === 'object' && address !== null)
      origin = `http://${inAddress(settings.host)}:${address.port}`;
    const service = app;
    return {
      origin,
      greeting: await greetingOf(settings, origin),
      stop: async () => {
        await service.close();
        await stopImports();
        await stopDispatcher();
        await stopCalendar();
        await stopForgetting();
        await stopForgettingRequests();
        await db.close();
        await thread?.stop();
      },
    };
  } catch (error) {
    await app?.close().catch(() => undefined);
    await db.close().catch(() => undefined);
    await thread?.stop();
    throw error;
  }
};

// Helpers

/** What is said of an error at the start, when it is known whether the disk has room. */
const sentenceOf = async (error: unknown, settings: ServiceSettings): Promise<string> =>
  startSentence(
    error,
    settings,
    await isFromFullDisk(error, settings.databaseUrl === undefined ? settings.dataDir : undefined),
  );

/** The settings of this process; undefined, with what is wrong written and the code of the process set, when they will not do. */
const settingsFor = (mode: ServiceMode, { root }: Place): ServiceSettings | undefined => {
  writeForOwnerOnly();
  const read = readSettings(mode, process.env, (path) => readFileSync(path, 'utf8'));
  if (read.ok) return { ...read.value, dataDir: resolve(root, read.value.dataDir) };
  process.stderr.write(`Le impostazioni non vanno bene:\n${read.failure.map((fault) => `- ${fault}\n`).join('')}`);
  process.exitCode = 1;
  return undefined;
};

const needsSeed = ({ mode, databaseUrl, dataDir }: ServiceSettings): boolean =>
  mode === 'demo' && databaseUrl === undefined && isNewFolder(dataDir);

/** A process that is told everything and works on a server has no use for a data folder, and makes none. */
const keepsFiles = ({ databaseUrl, secret, signOn, outbox, staging }: ServiceSettings): boolean =>
  databaseUrl === undefined || secret === undefined || signOn === undefined || outbox.kind === 'file' || staging;

const renderWorkersOf = (settings: ServiceSettings, { build }: Place): Promise<RenderWorker | undefined> =>
  build === undefined
    ? Promise.resolve(undefined)
    : startRenderWorkers(drawingThreadsOf(settings, availableParallelism()), join(build, 'render-jobs.js'), {
        build,
        logLevel: settings.logLevel,
        storage: settings.databaseUrl === undefined ? { folder: settings.dataDir } : { url: settings.databaseUrl },
      });

/** The repositories; PDFs are drawn in the render worker where there is one, never on the loop that answers. */
const storageOf = (thread: RenderWorker | undefined): readonly Binding[] =>
  thread === undefined
    ? storageBindings
    : [...storageBindings.filter(({ key }) => key !== PdfRenderer), binding(PdfRenderer, [], () => thread)];

const clientFolderOf = ({ root }: Place): string => join(root, 'dist', 'client');

/** What draws the pages: the render worker, or this one. Their scripts and sheets lie in the build, or while developing in the sources. */
const drawingOf = async (
  settings: ServiceSettings,
  place: Place,
  composition: Composition,
  signOn: SignOn,
  thread: RenderWorker | undefined,
): Promise<DrawPage> => {
  const { development } = place;
  if (thread !== undefined) {
    await thread.prepareDrawing({
      portal: portalSettingsOf(settings),
      answerSeconds: settings.limits.answerSeconds,
      signOn: signOn.address,
      clientFolder: clientFolderOf(place),
    });
    return thread.draw;
  }
  const renderer = await place.loadRenderer();
  const draw = await renderer.makeRenderer({
    injector: composition,
    browserSettings: { signOn: signOn.address },
    assetsOf: development === undefined ? browserFiles(renderer, clientFolderOf(place), settings) : () => SOURCE_FILES,
  });
  return development === undefined ? draw : development.withSources(draw);
};

const inAddress = (host: string): string =>
  host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host;

/** Asks before anything is opened or written, so that a second start answers at once. */
const assertPortFree = ({ host, port }: ServiceSettings): Promise<void> =>
  new Promise((done, refuse) => {
    const probe = createServer();
    probe.once('error', refuse);
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done()));
  });

const importDemonstration = async (db: Database, { contents, names }: ServiceSettings): Promise<void> => {
  try {
    // What an editor has brought under the same names stays: it must not keep the demonstration from starting.
    await importContent(db, contents ?? DEMONSTRATION_CONTENT, {
      clock: systemClock,
      givesWay: true,
      ...(contents === undefined ? {} : { names }),
    });
  } catch (error) {
    throw error instanceof ImportRefused ? new StartFailure(error.message, { cause: error }) : error;
  }
};

const readRealmUsers = async () =>
  usersFromRealm(JSON.parse(await readFile(new URL('../../keycloak/realm/anpag-realm.json', import.meta.url), 'utf8')));

const signOnOf = async (
  settings: ServiceSettings,
  origin: () => string,
  onLogout: (session: string) => Promise<void>,
  log: ReturnType<typeof makeLog>,
): Promise<SignOn> => {
  if (settings.signOn !== undefined)
    return remoteSignOn(settings.signOn, { steadyClock, timer: backgroundTimer, log: PinoPortLogger(log) });
  return embeddedSignOn(settings, {
    keys: await loadSigningKeys(settings.dataDir),
    users: await readRealmUsers(),
    clock: systemClock,
    origin,
    onLogout,
  });
};

const greetingOf = async (settings: ServiceSettings, origin: string): Promise<string> => {
  const lines = [`Il portale risponde su ${origin}${settings.basePath}/`];
  if (settings.mode === 'demo' && settings.signOn === undefined) {
    const users = await readRealmUsers();
    lines.push('Utenti di prova (nessuna password: si scelgono nella pagina di accesso):');
    lines.push(
      ...users.map(
        ({ username, given_name, family_name, userType }) =>
          `  ${username.padEnd(16)} ${given_name} ${family_name} (${userType})`,
      ),
    );
    lines.push('Ctrl-C per chiudere.');
  }
  return `${lines.join('\n')}\n`;
};

/** Stops once at the first signal; what does not end in its time ends as it is. */
const stopOnSignals = (stop: () => Promise<void>): void => {
  let isStopping = false;
  const onSignal = (): void => {
    if (isStopping) return;
    isStopping = true;
    const limit = setTimeout(() => process.exit(1), CLOSING_LIMIT_MS);
    limit.unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
};
