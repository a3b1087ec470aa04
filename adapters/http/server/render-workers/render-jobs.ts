import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { PdfkitRenderer } from '#adapters/storage/pdf/pdf-renderer.ts';
import { type Database, openDatabase, serveDatabase, StorageStartError } from '#adapters/storage/postgres/index.ts';
import { browserFiles } from '../pages/browser-files.ts';
import type { RenderOptions, FromWorker, WorkerOptions, ToWorker } from './render-worker.ts';
import { etagOf } from '../cache/prepared-answer.ts';
import { makeLog } from '../health/log.ts';
import type { Renderer } from '../main.ts';
import { HeadCache } from '../pages/head-cache.ts';
import { pageSources } from '../pages/page-sources.ts';
import type { DrawPage } from '../pages/pages.ts';
import { sheetNumber } from '../protection/security-headers.ts';

// The composition root of the render worker; see `render-worker.ts`.

/**
 * So much less than the process has that the system lets the thread that answers go first: where they share a core that has
 * no time left, drawing still gets a tenth of it.
 */
const GIVES_WAY = 10;
// On Linux a priority is a thread's own; elsewhere it would be that of the whole process.
// Who starts the portal with little of it already has less to give.
if (process.platform === 'linux') setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + GIVES_WAY));

const facts = workerData as WorkerOptions;
const log = makeLog(facts.logLevel);
const heads = new HeadCache();
const say = (message: FromWorker, given: readonly ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, [...given]);

const failed =
  (broken: number) =>
  (error: unknown): void =>
    say({
      broken,
      message: error instanceof Error ? error.message : String(error),
      stack: error instanceof Error ? error.stack : undefined,
    });

const rendererOf = async (build: string): Promise<Renderer> =>
  Object.assign(
    {},
    ...(await Promise.all(
      ['entry-server.js', 'build-assets.js'].map((name) => import(pathToFileURL(join(build, name)).href)),
    )),
  ) as Renderer;

const learn = async (
  db: Database,
  { portal, answerSeconds, signOn, clientFolder }: RenderOptions,
): Promise<DrawPage> => {
  const renderer = await rendererOf(facts.build);
  return renderer.makeRenderer({
    injector: pageSources(portal, log, db, answerSeconds, heads),
    browserSettings: { signOn },
    assetsOf: browserFiles(renderer, clientFolder, portal),
  });
};

const work = (db: Database): void => {
  let drawing: Promise<DrawPage> = Promise.reject(new Error('nothing is known yet of what is drawn'));
  drawing.catch(() => undefined);
  parentPort?.on('message', (message: ToWorker) => {
    if ('learn' in message) {
      drawing = learn(db, message.learn);
      drawing.then(
        () => say({ learnt: true }),
        // Without pages there is no portal.
        (error: unknown) => {
          throw error;
        },
      );
    } else if ('contentHasChanged' in message) heads.forget();
    else if ('print' in message) {
      PdfkitRenderer.renderPdf(message.document).then((document) => {
        const bytes = Uint8Array.from(document);
        say({ printed: message.print, bytes }, [bytes.buffer]);
      }, failed(message.print));
    } else if ('draw' in message) {
      drawing
        .then((draw) => draw(message.asked))
        .then(
          // Bytes are handed over, a text would be copied: the thread that answers has nothing left to do with them.
          ({ sheets = [], ...page }) => {
            const html = typeof page.html === 'string' ? new TextEncoder().encode(page.html) : page.html;
            const drawn = { ...page, html, etag: etagOf(html), sheetNumbers: sheets.map(sheetNumber) };
            say({ drawn: message.draw, page: drawn }, [html.buffer as ArrayBuffer]);
          },
          failed(message.draw),
        );
    }
  });
};

try {
  const { storage } = facts;
  const db = await openDatabase(
    'folder' in storage
      ? { kind: 'embedded', folder: storage.folder }
      : { kind: 'server', url: storage.url, poolSize: storage.connections },
  );
  if (parentPort !== null && db.kind === 'embedded') serveDatabase(db, parentPort);
  work(db);
  say({ opened: true });
} catch (error) {
  if (!(error instanceof StorageStartError)) throw error;
  say({ closed: { code: error.code, message: error.message } });
}
