import { startRenderWorker, type RenderWorker, type WorkerOptions } from './render-worker.ts';

/** Connections to a server that all threads of a process share: drawing asks a handful of questions at once. */
const CONNECTIONS = 6;
/** Questions of one page wait for each other with fewer. */
const LEAST_CONNECTIONS = 2;

/** What the threads need to know; each is told how many connections are its own. */
export type SharedFacts = Omit<WorkerOptions, 'storage'> & {
  readonly storage: { readonly folder: string } | { readonly url: string };
};

/**
 * Starts as many render workers as are wanted (at least one), and makes them look like one: a page or PDF is drawn
 * by whichever has the fewest tasks under way. More than one need a database server. Throws as `startRenderWorker` does, with none left.
 */
export const startRenderWorkers = async (count: number, file: string, shared: SharedFacts): Promise<RenderWorker> => {
  const connections = Math.max(LEAST_CONNECTIONS, Math.ceil(CONNECTIONS / count));
  const storage = 'url' in shared.storage ? { ...shared.storage, connections } : shared.storage;
  const facts = { ...shared, storage };
  const started = await Promise.allSettled(Array.from({ length: count }, () => startRenderWorker(file, facts)));
  const threads = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async (): Promise<void> => {
    await Promise.all(threads.map((thread) => thread.stop()));
  };
  const failed = started.find((one) => one.status === 'rejected');
  if (failed !== undefined) {
    await stop();
    throw failed.reason;
  }
  const pool = new LeastBusy(threads);
  return {
    database: threads[0]?.database,
    prepareDrawing: async (draw) => {
      await Promise.all(threads.map((thread) => thread.prepareDrawing(draw)));
    },
    draw: (asked) => pool.run((thread) => thread.draw(asked)),
    renderPdf: (document) => pool.run((thread) => thread.renderPdf(document)),
    contentHasChanged: () => {
      for (const thread of threads) thread.contentHasChanged();
    },
    stop,
  };
};

/** Gives each task to the worker with the fewest tasks under way; of equals to the first. There is at least one worker. */
export class LeastBusy<Worker> {
  readonly #desks: readonly { readonly worker: Worker; tasks: number }[];

  constructor(workers: readonly Worker[]) {
    this.#desks = workers.map((worker) => ({ worker, tasks: 0 }));
  }

  async run<T>(task: (worker: Worker) => Promise<T>): Promise<T> {
    const desk = this.#desks.reduce((least, one) => (one.tasks < least.tasks ? one : least));
    desk.tasks += 1;
    try {
      return await task(desk.worker);
    } finally {
      desk.tasks -= 1;
    }
  }
}
