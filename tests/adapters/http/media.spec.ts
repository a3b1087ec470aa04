import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addMedia } from '#adapters/http/server/cache/media.ts';

const BYTES = Buffer.from('0123456789');
const ETAG = `"${'a'.repeat(32)}"`;
const MEBIBYTE = 1024 * 1024;

describe('addMedia', () => {
  it.each([
    [{}, 200, '0123456789', undefined],
    [{ range: 'bytes=2-4' }, 206, '234', 'bytes 2-4/10'],
    [{ range: 'bytes=7-' }, 206, '789', 'bytes 7-9/10'],
    [{ range: 'bytes=2-4', 'if-range': ETAG }, 206, '234', 'bytes 2-4/10'],
    [{ range: 'bytes=2-4', 'if-range': '"altro"' }, 200, '0123456789', undefined],
    [{ range: 'bytes=0-1,4-5' }, 200, '0123456789', undefined],
  ])('[PAGE-12] should send the part that a player asks for: %o', async (headers, status, body, part) => {
    const reply = await setUp().ask(headers);
    expect([reply.statusCode, reply.body, reply.headers['content-range'], reply.headers['content-type']]).toEqual([
      status,
      body,
      part,
      'video/mp4',
    ]);
    expect([reply.headers['accept-ranges'], reply.headers['etag']]).toEqual(['bytes', ETAG]);
  });

  it('[PAGE-12] should refuse a part beyond the end and say where it is', async () => {
    const reply = await setUp().ask({ range: 'bytes=10-' });
    expect([reply.statusCode, reply.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it('[PAGE-12] should send nothing again that the browser has, and read nothing for it', async () => {
    const { ask, read } = setUp();
    expect((await ask({ range: 'bytes=2-4', 'if-none-match': ETAG })).statusCode).toBe(304);
    expect(read).toEqual([]);
  });

  it('[API-06] should read only the part that is asked for, in turns and charged', async () => {
    const { ask, read, charged } = setUp({ bytes: Buffer.alloc(3 * MEBIBYTE, 7) });
    const reply = await ask({ range: 'bytes=2000000-2000000' });
    expect([reply.rawPayload.length, read]).toEqual([1, [[2_000_000, 1]]]);
    // Once to find it, once to read from it.
    expect(charged()).toBe(2);
  });

  it('[API-06] should read a long file part by part, each in its turn, and send it whole', async () => {
    const bytes = Buffer.from(Array.from({ length: MEBIBYTE + 5 }, (_, at) => (at * 7 + (at >> 8)) % 256));
    const { ask, read, charged } = setUp({ bytes });
    const reply = await ask();
    expect(Buffer.compare(reply.rawPayload, bytes)).toBe(0);
    expect(reply.headers['content-length']).toBe(String(bytes.length));
    expect(Math.max(...read.map(([, length]) => length))).toBeLessThanOrEqual(MEBIBYTE / 2);
    expect(charged()).toBe(1 + read.length);
  });

  it('[PAGE-12] should say how long a file is to who asks for its head, and read nothing of it', async () => {
    const { ask, read } = setUp({ bytes: Buffer.alloc(3 * MEBIBYTE) });
    const reply = await ask({}, 'HEAD');
    expect([reply.statusCode, reply.headers['content-length'], reply.rawPayload.length, read]).toEqual([
      200,
      String(3 * MEBIBYTE),
      0,
      [],
    ]);
  });

  it('[API-06] should read a picture once for everybody, free of charge afterwards, until the content changes', async () => {
    const { ask, read, charged, forget } = setUp({ contentType: 'image/webp' });
    const bodies = await Promise.all([ask(), ask(), ask({ range: 'bytes=2-4' })]);
    bodies.push(await ask());
    expect(bodies.map(({ body }) => body)).toEqual(['0123456789', '0123456789', '234', '0123456789']);
    expect([read, charged()]).toEqual([[[0, 10]], 1]);
    forget();
    await ask();
    expect([read.length, charged()]).toEqual([2, 2]);
  });

  it('[API-06] should not keep a picture that was read while the content changed', async () => {
    const scene = setUp({ contentType: 'image/webp', onRead: () => scene.forget() });
    await scene.ask();
    await scene.ask();
    expect(scene.read).toHaveLength(2);
  });
});

describe('addMedia of documents', () => {
  it.each(['application/pkcs7-mime', 'application/xml', 'text/plain; charset=utf-8', 'application/geo+json'])(
    '[API-08] should have %s saved under its name, and let nothing of it run',
    async (contentType) => {
      expect((await setUp({ contentType }).ask({}, 'GET', '/media/documenti/circolare.pdf.p7m')).headers).toMatchObject(
        {
          'content-type': contentType,
          'content-disposition': 'attachment; filename="circolare.pdf.p7m"',
          'content-security-policy': "default-src 'none'; sandbox",
        },
      );
    },
  );

  it.each(['application/pdf', 'video/mp4', 'text/vtt; charset=utf-8', 'image/png'])(
    '[API-08] should have %s shown',
    async (contentType) => {
      expect((await setUp({ contentType }).ask()).headers).not.toHaveProperty('content-disposition');
    },
  );
});

// Helpers

/** Media of one file; `read` is what was read of it (first byte, length), `charged` how often somebody paid. */
const setUp = ({
  bytes = BYTES,
  contentType = 'video/mp4',
  onRead = (): void => undefined,
}: { readonly bytes?: Buffer; readonly contentType?: string; readonly onRead?: () => void } = {}) => {
  const app = Fastify();
  const read: [number, number][] = [];
  let charged = 0;
  app.setErrorHandler(async (error: Error & { status?: number; headers?: Record<string, string> }, _request, reply) =>
    reply
      .code(error.status ?? 500)
      .headers(error.headers ?? {})
      .send(),
  );
  const forget = addMedia(app, '/media', {
    find: async () => ({
      contentType,
      digest: 'a'.repeat(64),
      sizeBytes: bytes.length,
      read: async (first, length) => {
        read.push([first, length]);
        onRead();
        return bytes.subarray(first, first + length);
      },
    }),
    makeAnswer: (_request, work) => {
      charged += 1;
      return work();
    },
  });
  const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', url = '/media/video/a.mp4') =>
    app.inject({ method, url, headers });
  return { ask, read, charged: () => charged, forget };
};
