import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MediaFile } from '#core/content/media-file.ts';
import { byteRange } from './byte-range.ts';
import { Refusal } from '../refusals/problem.ts';

const ONE_YEAR_MS = 31_536_000_000;
const ONE_DAY = 'public, max-age=86400';
/** Media keep their name when they change, so that browsers ask again, and are told by the entity tag that nothing did. */
const MEDIA_CACHE = 'public, max-age=300, stale-while-revalidate=86400';

/** Media that pages show in their place; everything else is a file to keep. */
const SHOWN = /^(?:image\/|video\/|text\/vtt|application\/pdf)/u;

/**
 * Serves the browser's build below the base path: `assets/` has names that change with the content and never expires,
 * the rest (silent sign-on page, icon) lasts a day. Compressed twins made at build time are sent where they can be read.
 */
export const addBuildFiles = async (app: FastifyInstance, basePath: string, folder: string): Promise<void> => {
  if (!existsSync(folder)) return;
  await app.register(staticFiles, {
    root: join(folder, 'assets'),
    prefix: `${basePath}/assets/`,
    preCompressed: true,
    immutable: true,
    maxAge: ONE_YEAR_MS,
    index: false,
    wildcard: true,
    decorateReply: true,
  });
};

/** Serves one loose file of the build, such as the silent sign-on page. */
export const addLooseFile = (app: FastifyInstance, basePath: string, folder: string, name: string): void => {
  app.get(`${basePath}/${name}`, { schema: { hide: true } }, async (_request, reply) =>
    reply.sendFile(name, folder, { immutable: false, maxAge: 0, cacheControl: false }).header('cache-control', ONE_DAY),
  );
};

/** Serves the editors' files below `base`, as they are kept with the content; `find` answers only what everybody may read. */
export const addMedia = (
  app: FastifyInstance,
  base: string,
  find: (path: string) => Promise<MediaFile | undefined>,
): void => {
  app.get(`${base}/*`, { schema: { hide: true } }, async (request, reply): Promise<FastifyReply> => {
    const path = Reflect.get(request.params as object, '*') as string;
    const media = await find(path);
    if (media === undefined) throw new Refusal(404);
    const etag = `"${media.digest.slice(0, 32)}"`;
    reply.headers({ etag, 'cache-control': MEDIA_CACHE, 'content-type': media.contentType });
    // What a browser does not show by itself is saved, and cannot run on the portal's origin however a browser takes it.
    if (!SHOWN.test(media.contentType))
      reply.headers({
        'content-disposition': `attachment; filename="${path.slice(path.lastIndexOf('/') + 1)}"`,
        'content-security-policy': "default-src 'none'; sandbox",
      });
    // A picture of the editors is never a page of its own: what it holds must not run.
    if (media.contentType.startsWith('image/'))
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    if (request.headers['if-none-match']?.includes(etag) === true) return reply.code(304).send();
    return sendPart(request, reply.header('accept-ranges', 'bytes'), Buffer.from(media.bytes), etag);
  });
};

// Helpers

/** Sends the part of a file that the request asks for, or all of it; a part of an older version is no part of this one. */
const sendPart = (request: FastifyRequest, reply: FastifyReply, bytes: Buffer, etag: string): FastifyReply => {
  const since = request.headers['if-range'];
  const range = since === undefined || since === etag ? byteRange(request.headers.range, bytes.length) : undefined;
  if (range === undefined) return reply.send(bytes);
  if (range === 'none') throw new Refusal(416, { headers: { 'content-range': `bytes */${bytes.length}` } });
  return reply
    .code(206)
    .header('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`)
    .send(bytes.subarray(range.first, range.last + 1));
};
