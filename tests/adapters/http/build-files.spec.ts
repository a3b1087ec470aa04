import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addBuildFiles } from '#adapters/http/server/cache/files.ts';
import { securityHeaders } from '#adapters/http/server/protection/security-headers.ts';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
const headers = securityHeaders({
  formTargets: [],
  frames: [],
  tls: true,
  hstsSubdomains: false,
  staging: false,
  loose: false,
});
const app = fastify();

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const name of ['a.js', 'a.css', 'a.woff2', 'a.svg']) writeFileSync(join(folder, 'assets', name), 'x');
  writeFileSync(join(folder, 'assets', 'a.js.br'), brotliCompressSync('x'));
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  await addBuildFiles(app, '/portale', folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const headersOf = async (name: string, encoding = 'identity') => {
  const answer = await app.inject({ url: `/portale/assets/${name}`, headers: { 'accept-encoding': encoding } });
  expect(answer.statusCode).toBe(200);
  return answer.headers;
};

it.each(['a.js', 'a.css', 'a.woff2'])(
  '[API-01] should send %s with what a file needs, and nothing that is of documents',
  async (name) => {
    for (const encoding of ['identity', 'br']) {
      const sent = await headersOf(name, encoding);
      expect(sent).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': headers['strict-transport-security'],
        'x-content-type-options': 'nosniff',
      });
      expect(
        Object.keys(sent)
          .filter((one) => /policy$|frame|prefetch/u.test(one))
          .toSorted(),
      ).toEqual(['cross-origin-resource-policy', 'referrer-policy']);
    }
  },
);

it('[API-01] should keep the policy on a picture, which a browser opens as a document', async () => {
  expect(await headersOf('a.svg')).toMatchObject(headers);
});
