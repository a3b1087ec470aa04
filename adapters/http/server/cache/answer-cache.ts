import { LRUCache } from 'lru-cache';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { NOT_FOUND } from '#core/kernel/http-status.ts';
import { MS_PER_MINUTE } from '#core/kernel/time-units.ts';
import { isDayTurning, isEnding, publicCache } from './cache-control.ts';
import { type FreshAnswer, PreparedAnswer } from './prepared-answer.ts';

const DEFAULT_LIMIT_BYTES = 48 * 1024 * 1024;
/** For answers that nothing is there: clients that make up addresses must not evict the others. */
const MISSING_LIMIT_BYTES = 4 * 1024 * 1024;
const BYTES_PER_CHARACTER = 2;

/** Public answers as bytes, cached until the content changes: an LRU cache within a number of bytes. */
export class AnswerCache {
  readonly #found: LRUCache<string, PreparedAnswer>;
  readonly #missing = lruOfBytes(MISSING_LIMIT_BYTES);
  readonly #pending = new Map<string, Promise<PreparedAnswer>>();
  readonly #clock: Clock;
  #minute = -1;
  #day = '';
  #generation = 0;
  hits = 0;
  misses = 0;

  constructor(clock: Clock, limitBytes = DEFAULT_LIMIT_BYTES) {
    this.#clock = clock;
    this.#found = lruOfBytes(limitBytes);
  }

  /** Cache-Control of an answer that is made now. */
  get cacheControl(): string {
    return publicCache(this.#clock.now());
  }

  /** Number of bytes held now, with room for the compressed ones. */
  get bytes(): number {
    return this.#found.calculatedSize + this.#missing.calculatedSize;
  }

  /** Drops everything; answers under way for the former content will not be cached. */
  clear(): void {
    this.#generation += 1;
    this.#found.clear();
    this.#missing.clear();
    this.#pending.clear();
  }

  /** The answer under `key`, if it is cached. */
  peek(key: string): PreparedAnswer | undefined {
    this.#startDay();
    const cached = this.#found.get(key) ?? this.#missing.get(key);
    if (cached === undefined) return undefined;
    // Its header lets shared caches keep it for a while: it is given out no later than that while before its words change.
    if (this.isEnding(cached.changesAt)) {
      this.#found.delete(key);
      return undefined;
    }
    this.hits += 1;
    return cached;
  }

  /** Whether what is made now may not be cached, because its words become others at `changesAt`. */
  isEnding(changesAt: number | undefined): boolean {
    return isEnding(this.#clock.now(), changesAt);
  }

  /** The answer under `key`, made by `make` when it is not cached. Equal requests at the same time share one answer. */
  async get(key: string, make: () => Promise<FreshAnswer>): Promise<PreparedAnswer> {
    const ready = this.peek(key) ?? this.#pending.get(key);
    if (ready !== undefined) return ready;
    this.misses += 1;
    const generation = this.#generation;
    const made = make().then((fresh) => new PreparedAnswer(fresh));
    this.#pending.set(key, made);
    try {
      const answer = await made;
      if (generation === this.#generation && !answer.isLive) this.#cacheFor(answer)?.set(key, answer);
      return answer;
    } finally {
      if (this.#pending.get(key) === made) this.#pending.delete(key);
    }
  }

  /**
   * Pages speak of the day, and some content appears from one day to the next: a new day in Italy starts with an empty cache, and so
   * do the minutes around it, in which no shared cache may keep a page (`isDayTurning`). Checked once a minute.
   */
  #startDay(): void {
    const now = this.#clock.now();
    const minute = Math.floor(now / MS_PER_MINUTE);
    if (minute === this.#minute) return;
    this.#minute = minute;
    const day = `${dayInRome(now)} ${isDayTurning(now)}`;
    if (day !== this.#day) this.clear();
    this.#day = day;
  }

  /** Problems and faults are never cached. */
  #cacheFor({ status }: PreparedAnswer): LRUCache<string, PreparedAnswer> | undefined {
    return status === 200 ? this.#found : status === NOT_FOUND ? this.#missing : undefined;
  }
}

// Helpers

function lruOfBytes(maxSize: number): LRUCache<string, PreparedAnswer> {
  return new LRUCache({
    maxSize,
    sizeCalculation: ({ bytes }, key) => key.length * BYTES_PER_CHARACTER + bytes,
  });
}
