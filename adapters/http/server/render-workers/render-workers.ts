import { type AnswerLimit, tooBusy, withinLimit } from '../rate-limit/deadline.ts';
import { type RenderOptions, startRenderWorker, type RenderWorker, type WorkerOptions } from './render-worker.ts';

/** Connections to a server that all workers of a process share: a page sends a handful of queries at once. */
const CONNECTIONS = 6;
/** With fewer, the queries of one page wait for each other. */
const MIN_CONNECTIONS = 2;

/** What the workers are started with; the connections to a server are shared among them. */
export type SharedOptions = Omit<WorkerOptions, 'storage'> & {
  readonly storage: { readonly folder: string } | { readonly url: string };
};

/** How long a job may take, and who hears of a worker that hangs. */
export interface Supervision extends AnswerLimit {
  /** The worker with the embedded database hangs, which nothing can replace: the process must end. */
  readonly onDatabaseHung: () => void;
  /** Another worker hangs, and a new one takes its place. */
  readonly onReplaced: () => void;
}

/**
 * Starts as many workers as are wanted (at least one), and makes them look like one: each job goes to the worker with the fewest.
 * More than one need a database server. One that hangs is ended and replaced. Throws as `startRenderWorker` does, with none left.
 */
export const startRenderWorkers = async (
  count: number,
  file: string,
  shared: SharedOptions,
  supervision: Supervision,
): Promise<RenderWorker> => {
  const connections = Math.max(MIN_CONNECTIONS, Math.ceil(CONNECTIONS / count));
  const storage = 'url' in shared.storage ? { ...shared.storage, connections } : shared.storage;
  const begin = (): Promise<RenderWorker> =>
    startRenderWorker(file, { ...shared, storage }, supervision, (hung) => {
      if (hung.database === undefined) void replace(hung);
      else supervision.onDatabaseHung();
    });
  const started = await Promise.allSettled(Array.from({ length: count }, begin));
  const pool = new LeastBusy(
    started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    supervision,
  );
  let prepared: RenderOptions | undefined;
  let isStopping = false;
  // A new worker that cannot start ends the process, as one that dies does.
  const replace = async (hung: RenderWorker): Promise<void> => {
    supervision.onReplaced();
    pool.replace(hung, undefined);
    await hung.stop();
    if (isStopping) return;
    const fresh = await begin();
    if (prepared !== undefined) await fresh.prepareDrawing(prepared);
    pool.replace(undefined, fresh);
    if (isStopping) await fresh.stop();
  };
  const stop = async (): Promise<void> => {
    isStopping = true;
    await Promise.all(pool.workers.map((worker) => worker.stop()));
  };
  const failed = started.find((one) => one.status === 'rejected');
  if (failed !== undefined) {
    await stop();
    throw failed.reason;
  }
  return {
    database: pool.workers[0]?.database,
    prepareDrawing: async (render) => {
      prepared = render;
      await Promise.all(pool.workers.map((worker) => worker.prepareDrawing(render)));
    },
    draw: (request) => pool.run((worker) => worker.draw(request)),
    renderPdf: (document) => pool.run((worker) => worker.renderPdf(document)),
    contentHasChanged: () => {
      for (const worker of pool.workers) worker.contentHasChanged();
    },
    isAnswering: () => pool.workers.length === count && pool.workers.every((worker) => worker.isAnswering()),
    stop,
  };
};

/** Room for a worker, with how many jobs it has running. */
interface Slot<Worker> {
  readonly worker: Worker | undefined;
  running: number;
}

/** Gives each job to the worker with the fewest running; of equals to the first. A job is given up, with 503, once the limit has passed. */
export class LeastBusy<Worker> {
  readonly #slots: Slot<Worker>[];
  readonly #limit: AnswerLimit;

  constructor(workers: readonly Worker[], limit: AnswerLimit) {
    this.#slots = workers.map((worker) => ({ worker, running: 0 }));
    this.#limit = limit;
  }

  /** The workers that are there now. */
  get workers(): readonly Worker[] {
    return this.#slots.flatMap(({ worker }) => (worker === undefined ? [] : [worker]));
  }

  /** Puts a worker in another's room, and undefined where there is none for now. */
  replace(former: Worker | undefined, worker: Worker | undefined): void {
    const at = this.#slots.findIndex((slot) => slot.worker === former);
    if (at >= 0) this.#slots[at] = { worker, running: 0 };
  }

  async run<T>(job: (worker: Worker) => Promise<T>): Promise<T> {
    const least = this.#slots
      .filter(({ worker }) => worker !== undefined)
      .reduce<Slot<Worker> | undefined>(
        (best, one) => (best === undefined || one.running < best.running ? one : best),
        undefined,
      );
    if (least?.worker === undefined) throw tooBusy();
    const { worker } = least;
    least.running += 1;
    try {
      return await withinLimit(this.#limit, () => job(worker));
    } finally {
      least.running -= 1;
    }
  }
}
