import { connect } from 'node:net';
import { request as ask } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { serveOver, type TestService } from '#tests/support/service.ts';

// Refusals that come before any route, and those that a person reads.

let service: TestService;
beforeAll(async () => {
  service = await serveOver(memoryStorage(), {
    settings: { limits: { requestsPerMinute: 40, unsafeRequestsPerMinute: 1 }, trustProxy: true },
    draw: async () => ({ status: 200, shared: true, html: '<!doctype html><title>Prova</title>' }),
  });
});
afterAll(() => service.stop());

let readers = 0;
/** Headers of somebody who has spent the whole budget. */
const spent = async (): Promise<Readonly<Record<string, string>>> => {
  const headers = { 'x-forwarded-for': `192.0.2.${(readers += 1)}` };
  for (let count = 0; count < 41; count += 1) await fetch(`${service.origin}/robots.txt`, { headers });
  return headers;
};

const raw = (text: string): Promise<string> =>
  new Promise((done, refuse) => {
    const socket = connect(Number(new URL(service.origin).port), '127.0.0.1', () => socket.end(text));
    let answer = '';
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.on('end', () => done(answer));
    socket.on('error', refuse);
  });

describe('health', () => {
  it('[API-09] should be told to who has spent the budget: a balancer asks in a peak above all', async () => {
    const headers = await spent();
    for (const path of ['/health/live', '/health/ready'])
      expect([path, (await fetch(service.origin + path, { headers })).status]).toEqual([path, 200]);
    expect((await fetch(`${service.origin}/robots.txt`, { headers })).status).toBe(429);
  });
});

describe('a browser that asks for a page too often', () => {
  it('[API-06] should get a page in Italian that stands alone, says when to come back, and leads home', async () => {
    const headers = { ...(await spent()), accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const answer = await fetch(`${service.origin}/portale/normative`, { headers });
    const html = await answer.text();
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      429,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(html).toContain('<html lang="it">');
    expect(html).toContain('<h1>Troppe richieste</h1>');
    expect(html).toContain(`riprovare tra ${answer.headers.get('retry-after') ?? ''} secondi`);
    expect(html).toContain('href="/portale/"');
    expect(html).not.toMatch(/<script|<link|<img/u);
    const style = /<style>([\s\S]*)<\/style>/u.exec(html)?.[1] ?? '';
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))).toString(
      'base64',
    );
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${digest}'`);
  });

  it('[API-06] should get a problem document below the API, as programs do anywhere', async () => {
    const headers = await spent();
    for (const [path, accept] of [
      ['/api/regulations', 'text/html'],
      ['/portale/normative', '*/*'],
    ] as const) {
      const answer = await fetch(service.origin + path, { headers: { ...headers, accept } });
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        429,
        'application/problem+json; charset=utf-8',
      ]);
    }
  });
});

describe('the sign-on in the same process', () => {
  it('[SES-02] should refuse with the status of the refusal, and take it for no fault of its own', async () => {
    const lines: string[] = [];
    const own = await serveOver(memoryStorage(), {
      settings: { logLevel: 'error', limits: { requestsPerMinute: 1, unsafeRequestsPerMinute: 1 } },
      logTo: { write: (line) => void lines.push(line) },
    });
    try {
      const statuses: number[] = [];
      for (let count = 0; count < 2; count += 1)
        statuses.push((await fetch(`${own.origin}/auth/realms/anpag/niente`)).status);
      expect(statuses).toEqual([404, 429]);
      expect(lines).toEqual([]);
    } finally {
      await own.stop();
    }
  });
});

describe('settings of a deployment', () => {
  it('[API-04] should keep the secret of the pair where no other host can write it, behind TLS', async () => {
    const own = await serveOver(memoryStorage(), { settings: { publicOrigin: 'https://portale.anpag.example' } });
    try {
      const [secret] = (await fetch(`${own.api}/csrf-token`)).headers.getSetCookie();
      expect(secret).toMatch(/^__Host-portale-segreto=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/u);
    } finally {
      await own.stop();
    }
  });

  it('[CONST-10] should let pages ask and show from where the API and the pictures are', async () => {
    const own = await serveOver(memoryStorage(), {
      settings: {
        apiBase: 'https://api.anpag.example/v1',
        imageBase: 'https://immagini.anpag.example',
        metrics: false,
      },
    });
    try {
      const policy = (await fetch(`${own.origin}/robots.txt`)).headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/connect-src 'self'[^;]* https:\/\/api\.anpag\.example(?:;| )/u);
      expect(policy).toMatch(/img-src 'self' data: https:\/\/immagini\.anpag\.example(?:;| )/u);
      expect(policy).toMatch(/media-src 'self' https:\/\/immagini\.anpag\.example(?:;| )/u);
      expect((await fetch(`${own.origin}/metrics`)).status).toBe(404);
    } finally {
      await own.stop();
    }
    const policy = (await fetch(`${service.origin}/robots.txt`)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("img-src 'self' data:;");
  });
});

describe('a request that no route ever sees', () => {
  it.each(['TRACE', 'PROPFIND', 'LOCK', 'PURGE'])(
    '[API-01] should be 405 for the method %s, and name those that are known',
    async (method) => {
      for (const path of ['/api/regulations', '/portale/', '/niente']) {
        const { status, headers } = await new Promise<{
          status: number | undefined;
          headers: Readonly<Record<string, unknown>>;
        }>((done, refuse) => {
          ask(service.origin + path, { method }, (response) => {
            response.resume();
            done({ status: response.statusCode, headers: response.headers });
          })
            .on('error', refuse)
            .end();
        });
        expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
          405,
          'application/problem+json; charset=utf-8',
          'nosniff',
        ]);
        expect(headers['allow']).toContain('GET');
      }
    },
  );

  it('[API-06] should carry the headers of all others when it cannot even be read', async () => {
    const { headers } = await fetch(`${service.origin}/robots.txt`);
    for (const text of [
      'NONSENSE\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
    ]) {
      const answer = await raw(text);
      for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-frame-options'])
        expect(answer.toLowerCase()).toContain(`${name}: ${headers.get(name)?.toLowerCase() ?? '?'}\r\n`);
      expect(answer.toLowerCase()).toContain('cache-control: no-store\r\n');
    }
  });

  it('[API-06] should be refused when it names two hosts, also where the answer is kept', async () => {
    for (const path of ['/api/regulations', '/portale/']) {
      await fetch(service.origin + path);
      await fetch(service.origin + path);
      expect(await raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1.1 400 /u,
      );
    }
  });
});
