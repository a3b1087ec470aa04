import { HttpProblem } from '../problems/problem.ts';

/** Works of one asker that may go on at once. */
const MOST_OF_ONE = 2;
/** Works of one asker that may wait; who asks for more is asked to come again later. */
const MOST_WAITING_OF_ONE = 24;
const COME_BACK_S = 2;

/**
 * Lets the askers take turns at what is heavy, so that one who asks for much waits for its own works and not the others for
 * them: so many works at once, of one asker fewer, and the next is that of whoever has the fewest going on.
 */
export class FairTurns {
  readonly #most: number;
  /** Works that wait, by asker; of two the one served longer ago stands first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #going = new Map<string, number>();
  #count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Does the work when it is its asker's turn. Throws a `HttpProblem` with 503 when too many of the same asker wait. */
  async run<T>(asker: string, work: () => Promise<T>): Promise<T> {
    await this.#turnOf(asker);
    try {
      return await work();
    } finally {
      this.#count -= 1;
      const left = this.#goingOf(asker) - 1;
      if (left === 0) this.#going.delete(asker);
      else this.#going.set(asker, left);
      this.#next();
    }
  }

  #turnOf(asker: string): Promise<void> {
    const line = this.#waiting.get(asker) ?? [];
    if (line.length >= MOST_WAITING_OF_ONE)
      return Promise.reject(new HttpProblem(503, { headers: { 'retry-after': String(COME_BACK_S) } }));
    return new Promise((begin) => {
      line.push(begin);
      this.#waiting.set(asker, line);
      this.#next();
    });
  }

  #next(): void {
    while (this.#count < this.#most) {
      const asker = this.#first();
      const line = asker === undefined ? undefined : this.#waiting.get(asker);
      const begin = line?.shift();
      if (asker === undefined || line === undefined || begin === undefined) return;
      // Whoever was served goes to the end.
      this.#waiting.delete(asker);
      if (line.length > 0) this.#waiting.set(asker, line);
      this.#count += 1;
      this.#going.set(asker, this.#goingOf(asker) + 1);
      begin();
    }
  }

  /** The asker with the fewest works going on; of equals the one served longest ago. */
  #first(): string | undefined {
    let first: string | undefined;
    for (const asker of this.#waiting.keys())
      if (this.#goingOf(asker) < (first === undefined ? MOST_OF_ONE : this.#goingOf(first))) first = asker;
    return first;
  }

  #goingOf(asker: string): number {
    return this.#going.get(asker) ?? 0;
  }
}
