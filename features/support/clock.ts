import type { Clock, Timer } from '#core/kernel/clock.ts';

/** A clock that stands still until a scenario moves it; waits come due only when it is moved. */
export class SettableClock implements Clock, Timer {
  #now: number;
  #waits: { due: number; action: () => void }[] = [];

  constructor(startIso = '2026-11-21T09:00:00+01:00') {
    this.#now = Date.parse(startIso);
  }

  now(): number {
    return this.#now;
  }

  after(delayMs: number, action: () => void): () => void {
    const wait = { due: this.#now + delayMs, action };
    this.#waits.push(wait);
    return () => {
      this.#waits = this.#waits.filter((other) => other !== wait);
    };
  }

  /** Puts the clock at an instant written as ISO 8601 with its offset. */
  set(iso: string): void {
    const instant = Date.parse(iso);
    if (Number.isNaN(instant)) throw new Error(`Istante non leggibile: ${iso}`);
    this.#now = instant;
  }

  /** Moves the clock forward, running on the way every wait that comes due, in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#waits.filter((wait) => wait.due <= end).sort((a, b) => a.due - b.due)[0];
      if (next === undefined) break;
      this.#waits = this.#waits.filter((other) => other !== next);
      this.#now = Math.max(this.#now, next.due);
      next.action();
    }
    this.#now = end;
  }
}
