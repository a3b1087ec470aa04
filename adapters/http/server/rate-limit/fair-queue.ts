import { HttpProblem } from '../problems/problem.ts';

const MAX_RUNNING_PER_CLIENT = 2;
/** Jobs of one client that may wait; beyond it the client is answered 503. */
const MAX_WAITING_PER_CLIENT = 24;
const RETRY_AFTER_S = 2;

/**
 * Fair queue for expensive jobs: at most `max` at once, two per client; the client with the fewest running jobs goes next, so
 * that a client with many jobs waits for its own.
 */
export class FairQueue {
  readonly #max: number;
  /** Waiting jobs by client; of two clients the one served longer ago stands first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #running = new Map<string, number>();
  #count = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** Runs the job when it is its client's turn. Throws an `HttpProblem` (503) when too many jobs of that client wait. */
  async run<T>(client: string, job: () => Promise<T>): Promise<T> {
    await this.#turnOf(client);
    try {
      return await job();
    } finally {
      this.#count -= 1;
      const left = this.#runningOf(client) - 1;
      if (left === 0) this.#running.delete(client);
      else this.#running.set(client, left);
      this.#next();
    }
  }

  #turnOf(client: string): Promise<void> {
    const jobs = this.#waiting.get(client) ?? [];
    if (jobs.length >= MAX_WAITING_PER_CLIENT)
      return Promise.reject(new HttpProblem(503, { headers: { 'retry-after': String(RETRY_AFTER_S) } }));
    return new Promise((begin) => {
      jobs.push(begin);
      this.#waiting.set(client, jobs);
      this.#next();
    });
  }

  #next(): void {
    while (this.#count < this.#max) {
      const client = this.#nextClient();
      const jobs = client === undefined ? undefined : this.#waiting.get(client);
      const begin = jobs?.shift();
      if (client === undefined || jobs === undefined || begin === undefined) return;
      // The client just served goes to the end.
      this.#waiting.delete(client);
      if (jobs.length > 0) this.#waiting.set(client, jobs);
      this.#count += 1;
      this.#running.set(client, this.#runningOf(client) + 1);
      begin();
    }
  }

  /** The client with the fewest running jobs; of equals the one served longest ago. */
  #nextClient(): string | undefined {
    let next: string | undefined;
    for (const client of this.#waiting.keys())
      if (this.#runningOf(client) < (next === undefined ? MAX_RUNNING_PER_CLIENT : this.#runningOf(next)))
        next = client;
    return next;
  }

  #runningOf(client: string): number {
    return this.#running.get(client) ?? 0;
  }
}
