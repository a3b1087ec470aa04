import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { MediaFile } from '#core/content/media-file.ts';
import type { MakeAnswer } from '../rate-limit/on-demand-answers.ts';
import { HttpProblem } from '../problems/problem.ts';
import { byteRange } from './byte-range.ts';

/** Media keep their names when they change: browsers ask again, and the entity tag says whether anything did. */
const MEDIA_CACHE = 'public, max-age=300, stale-while-revalidate=86400';
/** Media that pages show inline; everything else is downloaded. */
const SHOWN = /^(?:image\/|video\/|text\/vtt|application\/pdf)/u;
/** Bytes that are read in one turn; more are read as the reader takes them. */
const TURN_BYTES = 512 * 1024;
/** Pictures of all pages together, with room to spare. */
const PICTURES_LIMIT_BYTES = 16 * 1024 * 1024;
/** A long answer to a slow client is no fault of the handler: slow clients have a limit of their own. */
const NO_HANDLER_LIMIT_MS = 2 ** 31 - 1;

/** How media are found, and who pays for reading them. */
export interface MediaParts {
  /** A file that everybody may read, by its path below the base. */
  readonly find: (path: string) => Promise<MediaFile | undefined>;
  readonly makeAnswer: MakeAnswer;
}

/** A picture in memory. */
interface Picture extends Pick<MediaFile, 'contentType' | 'digest'> {
  readonly content: Uint8Array;
}

/** Opens a file by its path, in the turn of the client that asks for it. */
type OpenMedia = (request: FastifyRequest, path: string) => Promise<MediaFile | undefined>;

/**
 * Serves the editors' files below `base` (PAGE-12). Pictures that are asked for are cached until the content changes; everything
 * else is read in turns and charged (API-06), a large file part by part as its client takes it. Returns what empties the cache.
 */
export const addMedia = (app: FastifyInstance, base: string, parts: MediaParts): (() => void) => {
  const { open, forget } = pictureCache(parts);
  app.get(
    `${base}/*`,
    { schema: { hide: true }, handlerTimeout: NO_HANDLER_LIMIT_MS },
    async (request, reply): Promise<FastifyReply> => {
      const path = Reflect.get(request.params as object, '*') as string;
      const file = await open(request, path);
      if (file === undefined) throw new HttpProblem(404);
      const etag = `"${file.digest.slice(0, 32)}"`;
      reply.headers({ etag, 'cache-control': MEDIA_CACHE, ...headersOf(file, path) });
      if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send();
      const range = rangeOf(request, file, etag);
      reply.header('accept-ranges', 'bytes');
      if (range === 'none') throw new HttpProblem(416, { headers: { 'content-range': `bytes */${file.sizeBytes}` } });
      const { first, last } = range ?? { first: 0, last: file.sizeBytes - 1 };
      if (range !== undefined) reply.code(206).header('content-range', `bytes ${first}-${last}/${file.sizeBytes}`);
      const length = last - first + 1;
      const read = (from: number, bytes: number): Promise<Uint8Array> =>
        isSmallPicture(file) ? file.read(from, bytes) : parts.makeAnswer(request, () => file.read(from, bytes));
      reply.header('content-length', length);
      // Nothing is read for a request for the head alone.
      if (request.method === 'HEAD') return reply.send(Readable.from([]));
      return length <= TURN_BYTES
        ? reply.send(Buffer.from(await read(first, length)))
        : reply.send(Readable.from(partsOf(first, length, read)));
    },
  );
  return forget;
};

// Helpers

/** An LRU cache of small pictures, each read once for all clients that ask for it at the same time. */
const pictureCache = ({ find, makeAnswer }: MediaParts): { readonly open: OpenMedia; readonly forget: () => void } => {
  const pictures = new LRUCache<string, Picture>({
    maxSize: PICTURES_LIMIT_BYTES,
    sizeCalculation: ({ content }) => Math.max(content.length, 1),
  });
  const pending = new Map<string, Promise<MediaFile | undefined>>();
  const open: OpenMedia = (request, path) => {
    const cached = pictures.get(path);
    if (cached !== undefined) return Promise.resolve(inMemory(cached));
    const opening =
      pending.get(path) ??
      makeAnswer(request, async () => {
        const file = await find(path);
        if (file === undefined || !isSmallPicture(file)) return file;
        const { contentType, digest } = file;
        const picture = { contentType, digest, content: await file.read(0, file.sizeBytes) };
        // What was read before the content changed is not cached.
        if (pending.get(path) === opening) pictures.set(path, picture);
        return inMemory(picture);
      }).finally(() => {
        if (pending.get(path) === opening) pending.delete(path);
      });
    pending.set(path, opening);
    return opening;
  };
  return {
    open,
    forget: () => {
      pictures.clear();
      pending.clear();
    },
  };
};

const headersOf = (file: MediaFile, path: string): Readonly<Record<string, string>> => ({
  'content-type': file.contentType,
  // What a browser does not show by itself is saved, and cannot run on the portal's origin however a browser takes it.
  ...(SHOWN.test(file.contentType)
    ? {}
    : {
        'content-disposition': `attachment; filename="${path.slice(path.lastIndexOf('/') + 1)}"`,
        'content-security-policy': "default-src 'none'; sandbox",
      }),
  // A picture of the editors is never a page of its own: what it holds must not run.
  ...(isPicture(file) ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" } : {}),
});

const isPicture = ({ contentType }: Pick<MediaFile, 'contentType'>): boolean => contentType.startsWith('image/');

const isSmallPicture = (file: MediaFile): boolean => isPicture(file) && file.sizeBytes <= TURN_BYTES;

const inMemory = ({ contentType, digest, content }: Picture): MediaFile => ({
  contentType,
  digest,
  sizeBytes: content.length,
  read: async (first, length) => content.subarray(first, first + length),
});

/** The part that the request asks for, undefined for all of it; a part of an older version is no part of this one. */
const rangeOf = ({ headers }: FastifyRequest, { sizeBytes }: MediaFile, etag: string): ReturnType<typeof byteRange> => {
  const since = headers['if-range'];
  return since === undefined || since === etag ? byteRange(headers.range, sizeBytes) : undefined;
};

/** The bytes of a long part, read one after the other as they are taken. */
async function* partsOf(
  first: number,
  length: number,
  read: (first: number, length: number) => Promise<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (let done = 0; done < length; done += TURN_BYTES)
    yield await read(first + done, Math.min(TURN_BYTES, length - done));
}
