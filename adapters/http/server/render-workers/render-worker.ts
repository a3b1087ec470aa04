import { Worker } from 'node:worker_threads';
import type { PdfDocument, PdfRenderer } from '#core/formatting/pdf-document.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { type Database, databaseOver, StorageStartError } from '#adapters/storage/postgres/index.ts';
import type { DrawPage, PageRequest, PageDrawn } from '../pages/pages.ts';
import type { SignOnAddress } from '../sign-on/sign-on.ts';

// The heavy work, drawing pages and PDFs and the statements of the embedded database, has a thread of its own: the loop that answers
// from memory never waits for it.

/** What the thread is told at its birth. */
export interface WorkerOptions {
  /** Folder of the service's build, where the drawing half lies too. */
  readonly build: string;
  readonly logLevel: string;
  /** `connections`: how many it may hold open to the server. */
  readonly storage: { readonly folder: string } | { readonly url: string; readonly connections: number };
}

/** What it must know to draw. */
export interface RenderOptions {
  readonly portal: PortalSettings;
  /** An answer must have been made by then. */
  readonly answerSeconds: number;
  readonly signOn: SignOnAddress;
  /** Folder of the browser's build. */
  readonly clientFolder: string;
}

/** What is said to the thread besides calls to its database. */
export type ToWorker =
  | { readonly learn: RenderOptions }
  | { readonly draw: number; readonly asked: PageRequest }
  | { readonly print: number; readonly document: PdfDocument }
  | { readonly contentHasChanged: true };
/** What it says. */
export type FromWorker =
  | { readonly opened: true }
  | { readonly closed: { readonly code: string; readonly message: string } }
  | { readonly learnt: true }
  | { readonly drawn: number; readonly page: PageDrawn }
  | { readonly printed: number; readonly bytes: Uint8Array }
  | { readonly broken: number; readonly message: string; readonly stack: string | undefined };

/** The thread at work. */
export interface RenderWorker extends PdfRenderer {
  /** The embedded database in the thread; undefined where the portal works on a server. */
  readonly database: Database | undefined;
  /** Makes it ready to draw pages; PDFs need no preparation. */
  prepareDrawing(facts: RenderOptions): Promise<void>;
  draw: DrawPage;
  /** What is asked for from now on is drawn from the content as it is now. */
  contentHasChanged(): void;
  stop(): Promise<void>;
}

/** Starts the thread. Throws a `StorageStartError` when its database cannot be opened; a thread that dies later ends the process. */
export const startRenderWorker = async (file: string, facts: WorkerOptions): Promise<RenderWorker> => {
  const worker = new Worker(file, { workerData: facts });
  let isStopping = false;
  // Half of the portal is gone with it: whoever watches over the process starts it anew.
  worker.on('error', (error) => {
    throw error;
  });
  worker.on('exit', (code) => {
    if (!isStopping) throw new Error(`the render worker ended with ${code}`);
  });
  const said = <Kind extends FromWorker>(isIt: (message: FromWorker) => message is Kind): Promise<Kind> =>
    new Promise((done, refuse) => {
      const hear = (message: FromWorker): void => {
        if (typeof message !== 'object') return;
        if ('closed' in message)
          refuse(new StorageStartError(message.closed.code as StorageStartError['code'], message.closed.message));
        else if (isIt(message)) done(message);
        else return;
        worker.off('message', hear);
      };
      worker.on('message', hear);
    });
  const stop = async (): Promise<void> => {
    isStopping = true;
    await worker.terminate();
  };
  try {
    await said((message): message is { opened: true } => 'opened' in message);
  } catch (error) {
    await stop();
    throw error;
  }
  const pages = new Pending<PageDrawn>();
  const documents = new Pending<Uint8Array>();
  worker.on('message', (message: FromWorker) => {
    if ('drawn' in message) pages.resolve(message.drawn, message.page);
    else if ('printed' in message) documents.resolve(message.printed, message.bytes);
    else if ('broken' in message) {
      const error = Object.assign(new Error(message.message), { stack: message.stack });
      pages.reject(message.broken, error);
      documents.reject(message.broken, error);
    }
  });
  let last = 0;
  const nextId = (): number => (last += 1);
  const say = (message: ToWorker): void => worker.postMessage(message);
  return {
    database: 'folder' in facts.storage ? databaseOver(worker, facts.storage) : undefined,
    prepareDrawing: async (draw) => {
      const learnt = said((message): message is { learnt: true } => 'learnt' in message);
      say({ learn: draw });
      await learnt;
    },
    draw: (asked) => pages.start(nextId(), (draw) => say({ draw, asked })),
    renderPdf: (document) => documents.start(nextId(), (print) => say({ print, document })),
    contentHasChanged: () => say({ contentHasChanged: true }),
    stop,
  };
};

// Helpers

/** Answers of the thread that have not come yet, by the number of their task. */
class Pending<Answer> {
  readonly #waiting = new Map<
    number,
    { readonly done: (answer: Answer) => void; readonly refuse: (error: Error) => void }
  >();

  start(id: number, send: (id: number) => void): Promise<Answer> {
    return new Promise((done, refuse) => {
      this.#waiting.set(id, { done, refuse });
      send(id);
    });
  }

  resolve(id: number, answer: Answer): void {
    this.#waiting.get(id)?.done(answer);
    this.#waiting.delete(id);
  }

  reject(id: number, error: Error): void {
    this.#waiting.get(id)?.refuse(error);
    this.#waiting.delete(id);
  }
}
