import { normalizeIP, type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Clock } from '#core/kernel/clock.ts';

const WINDOW_MS = 60_000;
/** Clients that are counted at once; the oldest go first. */
const MOST_CLIENTS = 5_000;

/** What a client has spent of the current minute. */
export interface Spent {
  readonly count: number;
  /** Until the minute is over (milliseconds). */
  readonly leftMs: number;
}

interface Minute {
  count: number;
  startMs: number;
}

/** What an answer that had to be made costs more than one that was kept: it takes the time of everybody (API-06). */
const MADE_COSTS_MORE = 2;

/**
 * Counts what each client asks in a minute, in one place for everything that answers. The clock is a steady one: a machine
 * whose time of day is set back must not refuse anybody for it.
 */
export class RequestBudget {
  readonly #minutes = new Map<string, Minute>();
  readonly #clients = new Map<string, string>();
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
    const minute = this.#minuteOf(this.#clientOf(address), nowMs);
    minute.count += 1;
    return { count: minute.count, leftMs: minute.startMs + WINDOW_MS - nowMs };
  }

  /** Counts a request from a network address if it is still allowed; false, and nothing counted, when it is not. */
  spendIfAllowed(address: string): boolean {
    const minute = this.#minuteOf(this.#clientOf(address), this.#clock.now());
    if (minute.count >= this.perMinute) return false;
    minute.count += 1;
    return true;
  }

  /** What a network address has spent, without counting anything. */
  spent(address: string): Spent {
    const nowMs = this.#clock.now();
    const { count, startMs } = this.#minuteOf(this.#clientOf(address), nowMs);
    return { count, leftMs: startMs + WINDOW_MS - nowMs };
  }

  /** Counts what an answer cost beyond its request, because nobody had asked for it before. */
  chargeMade(address: string): void {
    this.#minuteOf(this.#clientOf(address), this.#clock.now()).count += MADE_COSTS_MORE;
  }

  /** Who an address stands for: its port and the lower half of a version 6 address are the client's to choose. */
  clientAt(address: string): string {
    return this.#clientOf(address);
  }

  #minuteOf(client: string, nowMs: number): Minute {
    const known = this.#minutes.get(client);
    if (known !== undefined && nowMs < known.startMs + WINDOW_MS) return known;
    const fresh = { count: 0, startMs: nowMs };
    put(this.#minutes, client, fresh);
    return fresh;
  }

  /** One client may have many addresses of version 6; finding that out costs more than remembering it. */
  #clientOf(address: string): string {
    const known = this.#clients.get(address);
    if (known !== undefined) return known;
    const client = normalizeIP(withoutPort(address));
    put(this.#clients, address, client);
    return client;
  }
}

/** What the rate limit plugin counts with, by the service's clock: each route that has a limit gets a count of its own. */
export const storeOn = (clock: Clock): FastifyRateLimitStoreCtor =>
  class implements FastifyRateLimitStore {
    readonly #budget = new RequestBudget(clock, 0);

    incr(client: string, callback: (error: Error | null, spent?: { current: number; ttl: number }) => void): void {
      const { count, leftMs } = this.#budget.spend(client);
      callback(null, { current: count, ttl: leftMs });
    }

    child(): FastifyRateLimitStore {
      const Store = storeOn(clock);
      return new Store({});
    }
  };

// Helpers

/** Some proxies write the port beside the address: `192.0.2.1:51234`, `[2001:db8::1]:51234`. */
const withoutPort = (address: string): string =>
  /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/u.exec(address)?.[1] ?? /^\[([^\]]+)\](?::\d+)?$/u.exec(address)?.[1] ?? address;

/** Puts a line at the end and drops the oldest when there are too many. */
const put = <Value>(lines: Map<string, Value>, key: string, value: Value): void => {
  lines.delete(key);
  lines.set(key, value);
  if (lines.size <= MOST_CLIENTS) return;
  const [oldest] = lines.keys();
  if (oldest !== undefined) lines.delete(oldest);
};
