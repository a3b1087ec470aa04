import { type AnswerLimit, tooBusy, withinLimit } from './deadline.ts';

const MAX_RUNNING_PER_CLIENT = 2;
/** Jobs of one client that may wait; beyond it the client is answered 503. */
const MAX_WAITING_PER_CLIENT = 24;

/**
 * Fair queue for expensive jobs: at most `max` at once, two per client; the client with the fewest running jobs goes next, so
 * that a client with many jobs waits for its own. A turn, and the wait for it, end with the answer's limit: a job that hangs keeps none.
 */
export class FairQueue {
  readonly #max: number;
  readonly #limit: AnswerLimit;
  /** Waiting jobs by client; of two clients the one served longer ago stands first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #running = new Map<string, number>();
  #count = 0;

  constructor(max: number, limit: AnswerLimit) {
    this.#max = max;
    this.#limit = limit;
  }

  /** Runs the job when it is its client's turn. Throws an `HttpProblem` (503) when too many jobs of that client wait, or the limit has passed. */
  run<T>(client: string, job: () => Promise<T>): Promise<T> {
    return withinLimit(this.#limit, async (passed) => {
      await this.#turnOf(client, passed);
      try {
        return await Promise.race([job(), passed]);
      } finally {
        this.#count -= 1;
        const left = this.#runningOf(client) - 1;
        if (left === 0) this.#running.delete(client);
        else this.#running.set(client, left);
        this.#next();
      }
    });
  }

  #turnOf(client: string, passed: Promise<never>): Promise<void> {
    const jobs = this.#waiting.get(client) ?? [];
    if (jobs.length >= MAX_WAITING_PER_CLIENT) return Promise.reject(tooBusy());
    return new Promise((begin, refuse) => {
      jobs.push(begin);
      this.#waiting.set(client, jobs);
      passed.catch((error: unknown) => {
        this.#leave(client, begin);
        refuse(error);
      });
      this.#next();
    });
  }

  /** Nobody waits for this job any more. */
  #leave(client: string, begin: () => void): void {
    const left = (this.#waiting.get(client) ?? []).filter((one) => one !== begin);
    if (left.length === 0) this.#waiting.delete(client);
    else this.#waiting.set(client, left);
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
