import { LRUCache } from 'lru-cache';
import type { Clock } from '#core/kernel/clock.ts';
import { clientAt } from './client-address.ts';

const WINDOW_MS = 60_000;
const MAX_CLIENTS = 5_000;
/** What an answer that had to be made costs on top of its request: it takes everybody's time (API-06). */
const MADE_COSTS_MORE = 2;

/** What a client has spent of the current minute. */
export interface Spent {
  readonly count: number;
  /** Until the minute is over (milliseconds). */
  readonly leftMs: number;
}

interface Minute {
  count: number;
  readonly startMs: number;
}

/**
 * Counts the requests of each client in a minute, in one place for everything that answers. The clock is a steady one: a machine
 * whose time of day is set back must not refuse anybody for it.
 */
export class RequestBudget {
  readonly #minutes = new LRUCache<string, Minute>({ max: MAX_CLIENTS });
  /** Client by network address: finding it costs more than looking it up. */
  readonly #clients = new LRUCache<string, string>({ max: MAX_CLIENTS });
  readonly #clock: Clock;
  /** Requests that one client may make in a minute. */
  readonly perMinute: number;

  constructor(clock: Clock, perMinute: number) {
    this.#clock = clock;
    this.perMinute = perMinute;
  }

  /** Counts a request from a network address, allowed or not. */
  spend(address: string): Spent {
    const nowMs = this.#clock.now();
    const minute = this.#minuteOf(address, nowMs);
    minute.count += 1;
    return { count: minute.count, leftMs: minute.startMs + WINDOW_MS - nowMs };
  }

  /** Counts a request from a network address if it is still allowed; false, and nothing counted, when it is not. */
  spendIfAllowed(address: string): boolean {
    const minute = this.#minuteOf(address, this.#clock.now());
    if (minute.count >= this.perMinute) return false;
    minute.count += 1;
    return true;
  }

  /** What a network address has spent, without counting anything. */
  spent(address: string): Spent {
    const nowMs = this.#clock.now();
    const { count, startMs } = this.#minuteOf(address, nowMs);
    return { count, leftMs: startMs + WINDOW_MS - nowMs };
  }

  /** Counts what an answer cost beyond its request, because it was not cached. */
  chargeMade(address: string): void {
    this.#minuteOf(address, this.#clock.now()).count += MADE_COSTS_MORE;
  }

  /** The client behind a network address. */
  clientAt(address: string): string {
    const known = this.#clients.get(address);
    if (known !== undefined) return known;
    const client = clientAt(address);
    this.#clients.set(address, client);
    return client;
  }

  #minuteOf(address: string, nowMs: number): Minute {
    const client = this.clientAt(address);
    const known = this.#minutes.get(client);
    if (known !== undefined && nowMs < known.startMs + WINDOW_MS) return known;
    const fresh = { count: 0, startMs: nowMs };
    this.#minutes.set(client, fresh);
    return fresh;
  }
}
