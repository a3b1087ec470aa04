import { startRenderWorker, type RenderWorker, type WorkerOptions } from './render-worker.ts';

/** Connections to a server that all workers of a process share: a page sends a handful of queries at once. */
const CONNECTIONS = 6;
/** With fewer, the queries of one page wait for each other. */
const MIN_CONNECTIONS = 2;

/** What the workers are started with; the connections to a server are shared among them. */
export type SharedOptions = Omit<WorkerOptions, 'storage'> & {
  readonly storage: { readonly folder: string } | { readonly url: string };
};

/**
 * Starts as many workers as are wanted (at least one), and makes them look like one: each job goes to the worker with the fewest.
 * More than one need a database server. Throws as `startRenderWorker` does, with none left.
 */
export const startRenderWorkers = async (count: number, file: string, shared: SharedOptions): Promise<RenderWorker> => {
  const connections = Math.max(MIN_CONNECTIONS, Math.ceil(CONNECTIONS / count));
  const storage = 'url' in shared.storage ? { ...shared.storage, connections } : shared.storage;
  const options = { ...shared, storage };
  const started = await Promise.allSettled(Array.from({ length: count }, () => startRenderWorker(file, options)));
  const workers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async (): Promise<void> => {
    await Promise.all(workers.map((worker) => worker.stop()));
  };
  const failed = started.find((one) => one.status === 'rejected');
  if (failed !== undefined) {
    await stop();
    throw failed.reason;
  }
  const pool = new LeastBusy(workers);
  return {
    database: workers[0]?.database,
    prepareDrawing: async (render) => {
      await Promise.all(workers.map((worker) => worker.prepareDrawing(render)));
    },
    draw: (request) => pool.run((worker) => worker.draw(request)),
    renderPdf: (document) => pool.run((worker) => worker.renderPdf(document)),
    contentHasChanged: () => {
      for (const worker of workers) worker.contentHasChanged();
    },
    stop,
  };
};

/** Gives each job to the worker with the fewest running; of equals to the first. There is at least one worker. */
export class LeastBusy<Worker> {
  readonly #workers: readonly { readonly worker: Worker; running: number }[];

  constructor(workers: readonly Worker[]) {
    this.#workers = workers.map((worker) => ({ worker, running: 0 }));
  }

  async run<T>(job: (worker: Worker) => Promise<T>): Promise<T> {
    const least = this.#workers.reduce((best, one) => (one.running < best.running ? one : best));
    least.running += 1;
    try {
      return await job(least.worker);
    } finally {
      least.running -= 1;
    }
  }
}
