import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compressed encodings, the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;

/** The encodings in which an answer can be sent. */
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** A response as it is sent: status, every header that depends on the answer, and the bytes if there are any. */
export interface Representation {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** The response with its body, and the one for a client that has the body already (304). */
export interface Representations {
  readonly full: Representation;
  readonly notModified: Representation;
}

/** What a public address answers, before it is prepared. */
export interface FreshAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** The tag of the body, where the render worker has already made it. */
  readonly etag?: string | undefined;
  /** Whether it changes with what people do: equal requests at the same time share one answer, and nothing is cached. */
  readonly isLive?: boolean;
  /** When it becomes another by itself, in milliseconds: then it is rebuilt. */
  readonly changesAt?: number | undefined;
}

/** Below this size compression costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1_024;
/** For what is made on request: the best takes 200 times the CPU for a tenth fewer bytes. What is built has the best. */
const BROTLI_QUALITY = 5;
/** Enough of a digest of 256 bits to distinguish any two answers. */
const ETAG_CHARACTERS = 27;
/** Room for the compressed bytes beside the plain ones: pages and JSON shrink to a quarter in either encoding. */
const COMPRESSED_SHARE = 0.5;
/** A Brotli window of n bits holds this number of bytes less than 2^n. */
const WINDOW_MARGIN_BYTES = 16;

/** What may follow the digest in an entity tag: a suffix per encoding, because two encodings are two sequences of bytes. */
export const TAG_SUFFIXES: ReadonlySet<string> = new Set(['', ...ENCODINGS.map((one) => `-${one}`)]);

/** The entity tag of a body, without its quotes. */
export const etagOf = (body: Uint8Array): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, ETAG_CHARACTERS);

/** An answer ready to be sent: its plain bytes, and each compressed encoding once a client has asked for it. */
export class PreparedAnswer {
  readonly status: number;
  readonly isLive: boolean;
  readonly changesAt: number | undefined;
  /** Entity tag without its quotes and without the suffix of an encoding. */
  readonly etag: string;
  /** Memory that it takes, with room for the compressed bytes. */
  readonly bytes: number;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #plain: Buffer;
  readonly #ready = new Map<Encoding, Representations>();
  readonly #pending = new Map<Encoding, Promise<Representations>>();

  constructor({ status, headers, body, etag, isLive = false, changesAt }: FreshAnswer) {
    this.status = status;
    this.isLive = isLive;
    this.changesAt = changesAt;
    this.#plain =
      typeof body === 'string' ? Buffer.from(body, 'utf8') : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    this.#headers = { vary: 'Accept-Encoding', ...headers };
    this.bytes = Math.ceil(this.#plain.length * (this.isCompressible ? 1 + COMPRESSED_SHARE : 1));
    this.etag = etag ?? etagOf(this.#plain);
    this.#ready.set('identity', this.#representationsOf('identity', this.#plain));
  }

  /** Whether it is large enough to be compressed. */
  get isCompressible(): boolean {
    return this.#plain.length >= MIN_COMPRESSED_BYTES;
  }

  /** The representations in an encoding, if a client has asked for it before. */
  find(encoding: Encoding): Representations | undefined {
    return this.#ready.get(encoding);
  }

  /** The representations in an encoding, compressed now if no client has asked for it before. */
  encode(encoding: Encoding): Promise<Representations> {
    const pending = this.#pending.get(encoding) ?? this.#encode(encoding);
    this.#pending.set(encoding, pending);
    return pending;
  }

  async #encode(encoding: Encoding): Promise<Representations> {
    const ready = this.#ready.get(encoding);
    if (ready !== undefined) return ready;
    const body = await (encoding === 'br' ? compressed(this.#plain) : zip(this.#plain));
    const representations = this.#representationsOf(encoding, body);
    this.#ready.set(encoding, representations);
    return representations;
  }

  #representationsOf(encoding: Encoding, body: Buffer): Representations {
    const { 'content-type': type, ...others } = {
      ...this.#headers,
      etag: `"${this.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`,
    } as Record<string, string>;
    const ofBody = {
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(body.length),
    };
    const { status } = this;
    return { full: { status, headers: { ...others, ...ofBody }, body }, notModified: { status: 304, headers: others } };
  }
}

// Helpers

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The smallest window that sees all of the bytes: the same result, without 4 MB of window to clear for each answer. */
const windowFor = ({ length }: Buffer): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + WINDOW_MARGIN_BYTES)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

const compressed = (bytes: Buffer): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
