import { Worker } from 'node:worker_threads';
import type { PdfDocument, PdfRenderer } from '#core/formatting/pdf.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import {
  type AlertSettings,
  type Database,
  databaseOver,
  StorageStartError,
} from '#adapters/storage/postgres/index.ts';
import { type AnswerLimit, tooBusy } from '../rate-limit/deadline.ts';
import type { ForeignCalls } from '../pages/page-sources.ts';
import type { DrawPage, PageDrawn, PageRequest } from '../pages/pages.ts';
import type { SignOnAddress } from '../sign-on/sign-on.ts';
import { Heartbeat } from './heartbeat.ts';

// Render workers take what is expensive, pages, PDFs and the statements of the embedded database, off the event loop that answers
// from the cache. This is the side of that loop; `render-jobs.ts` runs in the worker.

/** What a worker is started with. */
export interface WorkerOptions {
  /** Folder of the service's build, where the renderer lies too. */
  readonly build: string;
  readonly logLevel: string;
  /** `connections`: how many it may hold open to the server. */
  readonly storage: { readonly folder: string } | { readonly url: string; readonly connections: number };
}

/** What it needs to render pages; known only once the sign-on is. */
export interface RenderOptions {
  readonly portal: PortalSettings;
  /** How another service behind the contract is asked. */
  readonly calls: ForeignCalls;
  readonly signOn: SignOnAddress;
  readonly alerts: AlertSettings;
  /** Folder of the browser's build. */
  readonly clientFolder: string;
}

/** Messages to the worker, beside those of the database RPC; `job` numbers what is to be answered. */
export type ToWorker =
  | { readonly kind: 'prepare'; readonly options: RenderOptions }
  | { readonly kind: 'page'; readonly job: number; readonly request: PageRequest }
  | { readonly kind: 'pdf'; readonly job: number; readonly document: PdfDocument }
  | { readonly kind: 'contentChanged' }
  | { readonly kind: 'ping' };
/** Messages from the worker. */
export type FromWorker =
  | { readonly kind: 'opened' }
  | { readonly kind: 'notOpened'; readonly code: StorageStartError['code']; readonly message: string }
  | { readonly kind: 'prepared' }
  | { readonly kind: 'pong' }
  | { readonly kind: 'done'; readonly job: number; readonly result: PageDrawn | Uint8Array }
  | { readonly kind: 'failed'; readonly job: number; readonly message: string; readonly stack: string | undefined };

/** A running worker, or several that share the jobs. */
export interface RenderWorker extends PdfRenderer {
  /** The embedded database in the worker; undefined where the portal works on a server. */
  readonly database: Database | undefined;
  /** Makes it ready to render pages; PDFs need no preparation. */
  prepareDrawing(options: RenderOptions): Promise<void>;
  draw: DrawPage;
  /** What is asked for from now on is rendered from the content as it is now. */
  contentHasChanged(): void;
  /** Whether it answers: false while one hangs. */
  isAnswering(): boolean;
  stop(): Promise<void>;
}

/**
 * Starts a worker. Throws a `StorageStartError` when its database cannot be opened; a worker that dies later ends the process, and of
 * one that has said nothing for the limit of an answer `onHung` hears once.
 */
export const startRenderWorker = async (
  file: string,
  options: WorkerOptions,
  { limitMs, timer }: AnswerLimit,
  onHung: (worker: RenderWorker) => void,
): Promise<RenderWorker> => {
  const worker = new Worker(file, { workerData: options });
  let isStopping = false;
  let heartbeat: Heartbeat | undefined;
  // Half of the portal is gone with it: what supervises the process starts it again.
  worker.on('error', (error) => {
    throw error;
  });
  worker.on('exit', (code) => {
    if (!isStopping) throw new Error(`the render worker ended with ${code}`);
  });
  const stop = async (): Promise<void> => {
    isStopping = true;
    heartbeat?.stop();
    await worker.terminate();
  };
  const opened = await nextOf(worker, ['opened', 'notOpened']);
  if (opened.kind === 'notOpened') {
    await stop();
    throw new StorageStartError(opened.code, opened.message);
  }
  const run = jobsOf(worker);
  const started: RenderWorker = {
    database: 'folder' in options.storage ? databaseOver(worker, options.storage) : undefined,
    prepareDrawing: async (render) => {
      const prepared = nextOf(worker, ['prepared']);
      send(worker, { kind: 'prepare', options: render });
      await prepared;
    },
    draw: (request) => run((job) => ({ kind: 'page', job, request })),
    renderPdf: (document) => run((job) => ({ kind: 'pdf', job, document })),
    contentHasChanged: () => send(worker, { kind: 'contentChanged' }),
    isAnswering: () => heartbeat?.isHeard ?? true,
    stop,
  };
  heartbeat = new Heartbeat(
    timer,
    limitMs,
    () => send(worker, { kind: 'ping' }),
    () => onHung(started),
  );
  worker.on('message', () => heartbeat?.hear());
  return started;
};

// Helpers

const send = (worker: Worker, message: ToWorker): void => worker.postMessage(message);

/** The next message of one of these kinds. */
const nextOf = <Kind extends FromWorker['kind']>(
  worker: Worker,
  kinds: readonly Kind[],
): Promise<FromWorker & { readonly kind: Kind }> =>
  new Promise((done) => {
    const listener = (message: FromWorker): void => {
      if (!kinds.some((kind) => kind === message.kind)) return;
      worker.off('message', listener);
      done(message as FromWorker & { readonly kind: Kind });
    };
    worker.on('message', listener);
  });

/** Runs jobs in the worker: each answer finds its job by the number, and what it has not done when it ends is refused (503). */
const jobsOf = (worker: Worker) => {
  const pending = new Map<number, { done(result: unknown): void; refuse(error: Error): void }>();
  let last = 0;
  worker.on('message', (message: FromWorker) => {
    if (message.kind !== 'done' && message.kind !== 'failed') return;
    const job = pending.get(message.job);
    pending.delete(message.job);
    if (message.kind === 'done') job?.done(message.result);
    else job?.refuse(Object.assign(new Error(message.message), { stack: message.stack }));
  });
  worker.on('exit', () => {
    for (const job of pending.values()) job.refuse(tooBusy());
    pending.clear();
  });
  return <Result>(messageOf: (job: number) => ToWorker): Promise<Result> =>
    new Promise((done, refuse) => {
      last += 1;
      pending.set(last, { done: (result) => done(result as Result), refuse });
      send(worker, messageOf(last));
    });
};
