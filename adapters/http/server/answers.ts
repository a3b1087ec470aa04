import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';

/** Compressed forms, the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;

/** The ways in which the bytes of an answer may be written. */
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** One way to answer: status, every header that depends on the answer, bytes if there are any. */
export interface Form {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** What is sent to who does not have the answer yet, and to who has it. */
interface Forms {
  readonly whole: Form;
  readonly unchanged: Form;
}

/** An answer ready to be sent as it is, in the forms that browsers accept. */
export interface PreparedAnswer {
  readonly status: number;
  /** Entity tag without its marks and without its encoding. */
  readonly etag: string;
  readonly forms: { readonly identity: Forms } & Readonly<Partial<Record<Encoding, Forms>>>;
  /** Of all forms together. */
  readonly bytes: number;
}

/** What a public address answers, before it is prepared. */
export interface FreshAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Below this size compression costs more than it saves. */
const WORTH_COMPRESSING_BYTES = 1_024;
const BROTLI_QUALITY = 5;
/** Of a digest of 256 bits: more than enough to tell two answers apart. */
const ETAG_CHARACTERS = 27;
const DEFAULT_LIMIT_BYTES = 48 * 1024 * 1024;
const MINUTE_MS = 60_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Serialises once: bytes, strong entity tag, compressed twins. */
export const prepare = async ({ status, headers, body }: FreshAnswer): Promise<PreparedAnswer> => {
  const plain = Buffer.from(body, 'utf8');
  const worthIt = plain.length >= WORTH_COMPRESSING_BYTES;
  const [br, gz] = worthIt
    ? await Promise.all([brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }), zip(plain)])
    : [undefined, undefined];
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, ETAG_CHARACTERS);
  const formsOf = (encoding: Encoding, body: Buffer): Forms => {
    // One strong tag per form: two encodings are two sequences of bytes.
    const { 'content-type': type, ...others } = {
      vary: 'Accept-Encoding',
      ...headers,
      etag: `"${etag}${encoding === 'identity' ? '' : `-${encoding}`}"`,
    } as Record<string, string>;
    const ofBody = {
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(body.length),
    };
    return { whole: { status, headers: { ...others, ...ofBody }, body }, unchanged: { status: 304, headers: others } };
  };
  return {
    status,
    etag,
    forms: {
      identity: formsOf('identity', plain),
      ...(br === undefined ? {} : { br: formsOf('br', br) }),
      ...(gz === undefined ? {} : { gzip: formsOf('gzip', gz) }),
    },
    bytes: plain.length + (br?.length ?? 0) + (gz?.length ?? 0),
  };
};

/** Public answers kept as bytes until the content changes; those not asked for longest go when there are too many bytes. */
export class AnswerCache {
  readonly #kept = new Map<string, PreparedAnswer>();
  readonly #coming = new Map<string, Promise<PreparedAnswer>>();
  readonly #clock: Clock;
  readonly #limitBytes: number;
  #minute = -1;
  #day = '';
  #bytes = 0;
  #generation = 0;
  hits = 0;
  misses = 0;

  constructor(clock: Clock, limitBytes = DEFAULT_LIMIT_BYTES) {
    this.#clock = clock;
    this.#limitBytes = limitBytes;
  }

  /** Number of bytes held now. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Forgets everything: what is being made for former content will not be kept. */
  clear(): void {
    this.#generation += 1;
    this.#kept.clear();
    this.#coming.clear();
    this.#bytes = 0;
  }

  /** The answer under `key`, if it is kept. */
  peek(key: string): PreparedAnswer | undefined {
    this.#startDay();
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    this.hits += 1;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept;
  }

  /** The answer under `key`, made by `make` when it is not kept. Equal questions asked at once are answered once. */
  async get(key: string, make: () => Promise<FreshAnswer>): Promise<PreparedAnswer> {
    const kept = this.peek(key);
    if (kept !== undefined) return kept;
    const coming = this.#coming.get(key);
    if (coming !== undefined) return coming;
    this.misses += 1;
    const generation = this.#generation;
    const made = make().then(prepare);
    this.#coming.set(key, made);
    try {
      const answer = await made;
      if (generation === this.#generation && answer.status === 200) this.#keep(key, answer);
      return answer;
    } finally {
      if (this.#coming.get(key) === made) this.#coming.delete(key);
    }
  }

  /** Some content shows from one day to another: a new day in Italy starts with nothing kept. Looked at once a minute. */
  #startDay(): void {
    const now = this.#clock.now();
    const minute = Math.floor(now / MINUTE_MS);
    if (minute === this.#minute) return;
    this.#minute = minute;
    const day = dayInRome(now);
    if (day !== this.#day) this.clear();
    this.#day = day;
  }

  #keep(key: string, answer: PreparedAnswer): void {
    this.#kept.set(key, answer);
    this.#bytes += sizeOf(key, answer);
    for (const [oldKey, old] of this.#kept) {
      if (this.#bytes <= this.#limitBytes) return;
      this.#kept.delete(oldKey);
      this.#bytes -= sizeOf(oldKey, old);
    }
  }
}

// Helpers

const sizeOf = (key: string, { bytes }: PreparedAnswer): number => key.length * 2 + bytes;
