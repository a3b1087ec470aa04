import { HttpProblem } from '../problems/problem.ts';

/** Works of one client that may go on at once. */
const MOST_OF_ONE = 2;
/** Works of one client that may wait; who asks for more is asked to come again later. */
const MOST_WAITING_OF_ONE = 24;
const COME_BACK_S = 2;

/**
 * Lets the clients take turns at what is heavy, so that one who asks for much waits for its own works and not the others for
 * them: so many works at once, of one client fewer, and the next is that of whoever has the fewest going on.
 */
export class FairQueue {
  readonly #most: number;
  /** Works that wait, by client; of two the one served longer ago stands first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #going = new Map<string, number>();
  #count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Does the work when it is its client's turn. Throws a `HttpProblem` with 503 when too many of the same client wait. */
  async run<T>(client: string, work: () => Promise<T>): Promise<T> {
    await this.#turnOf(client);
    try {
      return await work();
    } finally {
      this.#count -= 1;
      const left = this.#goingOf(client) - 1;
      if (left === 0) this.#going.delete(client);
      else this.#going.set(client, left);
      this.#next();
    }
  }

  #turnOf(client: string): Promise<void> {
    const line = this.#waiting.get(client) ?? [];
    if (line.length >= MOST_WAITING_OF_ONE)
      return Promise.reject(new HttpProblem(503, { headers: { 'retry-after': String(COME_BACK_S) } }));
    return new Promise((begin) => {
      line.push(begin);
      this.#waiting.set(client, line);
      this.#next();
    });
  }

  #next(): void {
    while (this.#count < this.#most) {
      const client = this.#first();
      const line = client === undefined ? undefined : this.#waiting.get(client);
      const begin = line?.shift();
      if (client === undefined || line === undefined || begin === undefined) return;
      // Whoever was served goes to the end.
      this.#waiting.delete(client);
      if (line.length > 0) this.#waiting.set(client, line);
      this.#count += 1;
      this.#going.set(client, this.#goingOf(client) + 1);
      begin();
    }
  }

  /** The client with the fewest works going on; of equals the one served longest ago. */
  #first(): string | undefined {
    let first: string | undefined;
    for (const client of this.#waiting.keys())
      if (this.#goingOf(client) < (first === undefined ? MOST_OF_ONE : this.#goingOf(first))) first = client;
    return first;
  }

  #goingOf(client: string): number {
    return this.#going.get(client) ?? 0;
  }
}
