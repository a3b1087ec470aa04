import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addMedia } from '#adapters/http/server/answers/files.ts';

const BYTES = Buffer.from('0123456789');
const ETAG = `"${'a'.repeat(32)}"`;

describe('addMedia', () => {
  it.each([
    [{}, 200, '0123456789', undefined],
    [{ range: 'bytes=2-4' }, 206, '234', 'bytes 2-4/10'],
    [{ range: 'bytes=7-' }, 206, '789', 'bytes 7-9/10'],
    [{ range: 'bytes=2-4', 'if-range': ETAG }, 206, '234', 'bytes 2-4/10'],
    [{ range: 'bytes=2-4', 'if-range': '"altro"' }, 200, '0123456789', undefined],
    [{ range: 'bytes=0-1,4-5' }, 200, '0123456789', undefined],
  ])('[PAGE-12] should send the part that a player asks for: %o', async (headers, status, body, part) => {
    const reply = await asked(headers);
    expect([reply.statusCode, reply.body, reply.headers['content-range'], reply.headers['content-type']]).toEqual([
      status,
      body,
      part,
      'video/mp4',
    ]);
    expect([reply.headers['accept-ranges'], reply.headers['etag']]).toEqual(['bytes', ETAG]);
  });

  it('[PAGE-12] should refuse a part beyond the end and say where it is', async () => {
    const reply = await asked({ range: 'bytes=10-' });
    expect([reply.statusCode, reply.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it('[PAGE-12] should send nothing again that the browser has', async () => {
    expect((await asked({ range: 'bytes=2-4', 'if-none-match': ETAG })).statusCode).toBe(304);
  });
});

describe('addMedia of documents', () => {
  const of = async (contentType: string) =>
    (await asked({}, '/media/documenti/circolare.pdf.p7m', contentType)).headers;

  it.each(['application/pkcs7-mime', 'application/xml', 'text/plain; charset=utf-8', 'application/geo+json'])(
    '[API-08] should have %s saved under its name, and let nothing of it run',
    async (contentType) => {
      expect(await of(contentType)).toMatchObject({
        'content-type': contentType,
        'content-disposition': 'attachment; filename="circolare.pdf.p7m"',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    },
  );

  it.each(['application/pdf', 'video/mp4', 'text/vtt; charset=utf-8', 'image/png'])(
    '[API-08] should have %s shown',
    async (contentType) => {
      expect(await of(contentType)).not.toHaveProperty('content-disposition');
    },
  );
});

// Helpers

const asked = async (headers: Record<string, string>, url = '/media/video/a.mp4', contentType = 'video/mp4') => {
  const app = Fastify();
  app.setErrorHandler(async (error: Error & { status?: number; headers?: Record<string, string> }, _request, reply) =>
    reply
      .code(error.status ?? 500)
      .headers(error.headers ?? {})
      .send(),
  );
  addMedia(app, '/media', async () => ({ contentType, bytes: BYTES, digest: 'a'.repeat(64) }));
  return app.inject({ url, headers });
};
