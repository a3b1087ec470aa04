import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { PdfkitRenderer } from '#adapters/storage/pdf/pdf-renderer.ts';
import { type Database, openDatabase, serveDatabase, StorageStartError } from '#adapters/storage/postgres/index.ts';
import { etagOf } from '../cache/prepared-answer.ts';
import { makeLog } from '../health/log.ts';
import { browserFiles } from '../pages/browser-files.ts';
import { HeadCache } from '../pages/head-cache.ts';
import { pageSources } from '../pages/page-sources.ts';
import type { DrawPage, PageRequest } from '../pages/pages.ts';
import { hashesOf } from '../protection/security-headers.ts';
import type { Renderer } from '../startup/build-paths.ts';
import type { FromWorker, RenderOptions, ToWorker, WorkerOptions } from './render-worker.ts';

// Runs in the render worker, and is its composition root; `render-worker.ts` is the other side.

/**
 * By so much less priority than the process the system lets the event loop go first: where they share a core that has no time
 * left, rendering still gets a tenth of it.
 */
const NICENESS = 10;
// On Linux a priority is a thread's own; elsewhere it would be that of the whole process.
// A portal that is started with low priority has less of it to give.
if (process.platform === 'linux') setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + NICENESS));

const { build, logLevel, storage } = workerData as WorkerOptions;
const log = makeLog(logLevel);
const heads = new HeadCache();

const send = (message: FromWorker, transferred: readonly ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, [...transferred]);

const rendererOf = async (): Promise<Renderer> =>
  Object.assign(
    {},
    ...(await Promise.all(
      ['entry-server.js', 'build-assets.js'].map((name) => import(pathToFileURL(join(build, name)).href)),
    )),
  ) as Renderer;

const prepare = async (
  db: Database,
  { portal, calls, signOn, alerts, clientFolder }: RenderOptions,
): Promise<DrawPage> => {
  const renderer = await rendererOf();
  return renderer.makeRenderer({
    injector: pageSources(portal, log, db, calls, alerts, heads),
    browserSettings: { signOn },
    assetsOf: browserFiles(renderer, clientFolder, portal),
  });
};

/** Renders a page to bytes: they are transferred, where a text would be copied, with all that the event loop would compute of them. */
const renderPage = async (job: number, request: PageRequest, drawing: Promise<DrawPage>): Promise<void> => {
  const draw = await drawing;
  const { inline, ...page } = await draw(request);
  const html = typeof page.html === 'string' ? new TextEncoder().encode(page.html) : page.html;
  const result = {
    ...page,
    html,
    etag: etagOf(html),
    ...(inline === undefined ? {} : { inlineHashes: hashesOf(inline) }),
  };
  send({ kind: 'done', job, result }, [html.buffer as ArrayBuffer]);
};

const renderPdf = async (job: number, document: Parameters<typeof PdfkitRenderer.renderPdf>[0]): Promise<void> => {
  const result = Uint8Array.from(await PdfkitRenderer.renderPdf(document));
  send({ kind: 'done', job, result }, [result.buffer]);
};

const reportFailure =
  (job: number) =>
  (error: unknown): void => {
    const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
    send({ kind: 'failed', job, message, stack });
  };

const listen = (db: Database): void => {
  let drawing: Promise<DrawPage> = Promise.reject(new Error('the worker is not prepared to render pages'));
  drawing.catch(() => undefined);
  parentPort?.on('message', (message: ToWorker) => {
    switch (message.kind) {
      case 'prepare':
        drawing = prepare(db, message.options);
        // An error that nothing handles ends the worker, and the process: without pages there is no portal.
        void drawing.then(() => send({ kind: 'prepared' }));
        break;
      case 'contentChanged':
        heads.forget();
        break;
      case 'ping':
        send({ kind: 'pong' });
        break;
      case 'page':
        renderPage(message.job, message.request, drawing).catch(reportFailure(message.job));
        break;
      case 'pdf':
        renderPdf(message.job, message.document).catch(reportFailure(message.job));
        break;
      default:
      // A call of the database RPC.
    }
  });
};

try {
  const db = await openDatabase(
    'folder' in storage
      ? { kind: 'embedded', folder: storage.folder }
      : { kind: 'server', url: storage.url, poolSize: storage.connections },
  );
  if (parentPort !== null && db.kind === 'embedded') serveDatabase(db, parentPort);
  listen(db);
  send({ kind: 'opened' });
} catch (error) {
  if (!(error instanceof StorageStartError)) throw error;
  send({ kind: 'notOpened', code: error.code, message: error.message });
}
