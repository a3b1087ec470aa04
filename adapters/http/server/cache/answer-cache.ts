import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { LruCache } from './lru-cache.ts';

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
export interface Forms {
  readonly whole: Form;
  readonly unchanged: Form;
}

/** What a public address answers, before it is prepared. */
export interface FreshAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** The tag of the body, where somebody has made it already. */
  readonly etag?: string | undefined;
  /** Whether it changes with what people do: equal questions asked at once are answered once, and nothing is kept. */
  readonly isLive?: boolean;
}

/** Below this size compression costs more than it saves. */
const WORTH_COMPRESSING_BYTES = 1_024;
const BROTLI_QUALITY = 5;
/** While others wait for theirs: a sixth larger, and two fifths of the work. */
const HURRIED_QUALITY = 2;
/** So many answers that are being made at once are a crowd. */
const CROWD = 4;
/** For what is kept and asked for again: a tenth smaller, and twenty times the work. */
const FINEST_QUALITY = constants.BROTLI_MAX_QUALITY;
/** What is compressed otherwise says so in its tag: other bytes. */
const FINEST_TAG = '-br-fine';
const HURRIED_TAG = '-br-fast';
/** How often a form must have been asked for to be worth the work, and how large what is compressed may be. */
const ASKED_OFTEN = 3;
const MOST_REFINED_BYTES = 256 * 1024;
/** What may follow the digest in an entity tag: one ending per form. */
export const TAG_ENDS: ReadonlySet<string> = new Set([
  '',
  ...ENCODINGS.map((one) => `-${one}`),
  FINEST_TAG,
  HURRIED_TAG,
]);
/** Of a digest of 256 bits: more than enough to tell two answers apart. */
const ETAG_CHARACTERS = 27;
const DEFAULT_LIMIT_BYTES = 48 * 1024 * 1024;
/** For what says that nothing is there: whoever makes up addresses pushes nothing else out. */
const MISSING_LIMIT_BYTES = 4 * 1024 * 1024;
const NOT_FOUND = 404;
const MINUTE_MS = 60_000;
/** A window of n bits holds so many bytes less than 2^n. */
const WINDOW_MARGIN_BYTES = 16;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** The smallest window that sees all of the bytes: the same result, without the memory that a window of 4 MB has to be cleared in. */
const windowFor = ({ length }: Buffer): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + WINDOW_MARGIN_BYTES)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );
const squeezed = (bytes: Buffer, quality: number): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Whether a finest form is being made: one at a time, whoever waits for a first answer comes before. */
let isRefining = false;

/** The entity tag of a body, without its marks. */
export const etagOf = (body: Uint8Array): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, ETAG_CHARACTERS);

/** An answer ready to be sent as it is: its bytes, and compressed once somebody has asked for that. */
export class PreparedAnswer {
  readonly status: number;
  readonly isLive: boolean;
  /** Entity tag without its marks and without its encoding. */
  readonly etag: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #plain: Buffer;
  readonly #isHurried: boolean;
  readonly #forms = new Map<Encoding, Forms>();
  readonly #coming = new Map<Encoding, Promise<Forms>>();
  #bytes: number;
  #asked = 0;
  #isRefined = false;

  /** `isHurried`: others wait for an answer of theirs to be made, and this one is compressed as soon as can be. */
  constructor({ status, headers, body, etag, isLive = false }: FreshAnswer, isHurried = false) {
    this.status = status;
    this.#isHurried = isHurried;
    this.isLive = isLive;
    this.#plain =
      typeof body === 'string' ? Buffer.from(body, 'utf8') : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    this.#headers = { vary: 'Accept-Encoding', ...headers };
    this.#bytes = this.#plain.length;
    this.etag = etag ?? etagOf(this.#plain);
    this.#forms.set('identity', this.#formsOf('identity', this.#plain));
  }

  /** Of all forms that were made. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Whether it is worth compressing at all. */
  get isCompressible(): boolean {
    return this.#plain.length >= WORTH_COMPRESSING_BYTES;
  }

  /** The forms of an encoding, if somebody has asked for them before. */
  made(encoding: Encoding): Forms | undefined {
    const forms = this.#forms.get(encoding);
    if (encoding === 'br' && forms !== undefined) void this.#refine(forms);
    return forms;
  }

  /** The forms of an encoding, made now if nobody has asked for them before: nothing is compressed for who cannot read it. */
  make(encoding: Encoding): Promise<Forms> {
    const coming = this.#coming.get(encoding) ?? this.#make(encoding);
    this.#coming.set(encoding, coming);
    return coming;
  }

  async #make(encoding: Encoding): Promise<Forms> {
    const known = this.#forms.get(encoding);
    if (known !== undefined) return known;
    const forms = encoding === 'br' ? await this.#squeezed() : this.#formsOf(encoding, await zip(this.#plain));
    this.#forms.set(encoding, forms);
    this.#bytes += forms.whole.body?.length ?? 0;
    return forms;
  }

  async #squeezed(): Promise<Forms> {
    return this.#isHurried
      ? this.#formsOf('br', await squeezed(this.#plain, HURRIED_QUALITY), HURRIED_TAG)
      : this.#formsOf('br', await squeezed(this.#plain, BROTLI_QUALITY));
  }

  /** Who asks from now on gets fewer bytes; what was sent before keeps its tag, and is known by it. */
  async #refine({ whole: { body: former } }: Forms): Promise<void> {
    if (this.isLive || this.#isRefined || isRefining || former === undefined) return;
    this.#asked += 1;
    if (this.#asked < ASKED_OFTEN || this.#plain.length > MOST_REFINED_BYTES) return;
    this.#isRefined = true;
    isRefining = true;
    const body = await squeezed(this.#plain, FINEST_QUALITY).catch(() => former);
    isRefining = false;
    if (body.length >= former.length) return;
    this.#forms.set('br', this.#formsOf('br', body, FINEST_TAG));
    this.#bytes -= former.length - body.length;
  }

  #formsOf(encoding: Encoding, body: Buffer, tag = encoding === 'identity' ? '' : `-${encoding}`): Forms {
    // One strong tag per form: two encodings are two sequences of bytes.
    const { 'content-type': type, ...others } = {
      ...this.#headers,
      etag: `"${this.etag}${tag}"`,
    } as Record<string, string>;
    const ofBody = {
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(body.length),
    };
    const { status } = this;
    return { whole: { status, headers: { ...others, ...ofBody }, body }, unchanged: { status: 304, headers: others } };
  }
}

/** Public answers kept as bytes until the content changes; those not asked for longest go when there are too many bytes. */
export class AnswerCache {
  readonly #found: LruCache<PreparedAnswer>;
  readonly #missing = new LruCache<PreparedAnswer>(MISSING_LIMIT_BYTES);
  readonly #coming = new Map<string, Promise<PreparedAnswer>>();
  readonly #clock: Clock;
  #minute = -1;
  #day = '';
  #generation = 0;
  hits = 0;
  misses = 0;

  constructor(clock: Clock, limitBytes = DEFAULT_LIMIT_BYTES) {
    this.#clock = clock;
    this.#found = new LruCache(limitBytes);
  }

  /** Number of bytes held now. */
  get bytes(): number {
    return this.#found.bytes + this.#missing.bytes;
  }

  /** Forgets everything: what is being made for former content will not be kept. */
  clear(): void {
    this.#generation += 1;
    this.#found.clear();
    this.#missing.clear();
    this.#coming.clear();
  }

  /** The answer under `key`, if it is kept. */
  peek(key: string): PreparedAnswer | undefined {
    this.#startDay();
    const kept = this.#found.find(key) ?? this.#missing.find(key);
    if (kept !== undefined) this.hits += 1;
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
    const made = make().then((fresh) => new PreparedAnswer(fresh, this.#coming.size >= CROWD));
    this.#coming.set(key, made);
    try {
      const answer = await made;
      if (generation === this.#generation && !answer.isLive) this.#shelfOf(answer)?.keep(key, answer);
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

  /** Refusals and faults are answered anew each time. */
  #shelfOf({ status }: PreparedAnswer): LruCache<PreparedAnswer> | undefined {
    return status === 200 ? this.#found : status === NOT_FOUND ? this.#missing : undefined;
  }
}
