import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLog } from '#adapters/http/server/health/log.ts';
import { pageSources } from '#adapters/http/server/pages/page-sources.ts';
import { portalSettingsOf, readSettings } from '#adapters/http/server/settings/settings.ts';
import type { Database } from '#adapters/storage/postgres/index.ts';
import { freePort } from '#tests/support/free-port.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { pageRendererOver } from '#tests/support/renderer.ts';
import { serveOver, type TestService } from '#tests/support/service.ts';

// Somebody else's service stands behind the pages, and is in trouble: the pages answer all the same.

const servers: Server[] = [];
const services: TestService[] = [];
afterAll(async () => {
  for (const service of services) await service.stop();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** A service that answers whatever it is asked in one way. */
const theirs = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
};

const saying =
  (status: number, type: string, body: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

/** How a service fails, and where it is. */
const TROUBLES: Readonly<Record<string, () => Promise<string>>> = {
  'is away': async () => `http://127.0.0.1:${await freePort()}/api`,
  'never answers': () => theirs(() => undefined),
  'never ends its answer': () =>
    theirs((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drops = setInterval(() => response.write(' '), 20);
      response.once('close', () => clearInterval(drops));
    }),
  'answers without measure': () =>
    theirs((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = (): void => {
        while (!response.destroyed && response.write('['.repeat(64 * 1024)));
      };
      response.on('drain', more);
      more();
    }),
  'cuts its answers': () =>
    theirs((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 }).write('{"items":');
      setImmediate(() => response.destroy());
    }),
  'answers 500': () => theirs(saying(500, 'text/html', '<h1>Internal Server Error</h1>')),
  'answers 503 in its own words': () =>
    theirs(saying(503, 'application/problem+json', JSON.stringify({ status: 503, detail: 'Manutenzione in corso.' }))),
  'answers a page in the place of JSON': () => theirs(saying(200, 'text/html', '<!doctype html><title>Login</title>')),
  'answers JSON of another form': () => theirs(saying(200, 'application/json', '{"items":[{"title":7}],"page":"x"}')),
  'answers what is no JSON': () => theirs(saying(200, 'application/json', '{"items":[')),
  'answers nothing': () => theirs(saying(200, 'application/json', 'null')),
};

/** A portal whose pages are drawn from that service. */
const portalOver = async (apiBase: string, inner?: string): Promise<TestService> => {
  const environment = { PORTAL_API_BASE: apiBase, PORTAL_API_INTERNAL_BASE: inner };
  const read = readSettings('demo', environment, () => '{}');
  if (!read.ok) throw new Error(read.failure.join('\n'));
  const nothing = { query: () => Promise.reject(new Error('no page reads the database')) } as unknown as Database;
  const render = await pageRendererOver(
    pageSources(
      portalSettingsOf(read.value),
      makeLog('silent'),
      nothing,
      { answerSeconds: ANSWER_S, internalBase: read.value.apiInternalBase },
      {
        secret: 'segreto-di-prova-lungo-almeno-trentadue-caratteri',
        confirmationsPerDay: 1,
      },
    ),
  );
  const service = await serveOver(memoryStorage(), {
    settings: { apiBase, ...(inner === undefined ? {} : { apiInternalBase: inner }) },
    draw: render,
  });
  services.push(service);
  return service;
};

/** How long the portal has for an answer, in seconds: its share of it is waited for a service that never answers. */
const ANSWER_S = 0.6;
const PAGES = ['/', '/normative', '/normative/una-circolare', '/ricerca?search=vite', '/note-legali'];

const ask = async (
  portal: TestService,
  path: string,
): Promise<{ readonly answer: Response; readonly html: string }> => {
  const answer = await fetch(`${portal.origin}/portale${path}`, { headers: { accept: 'text/html' } });
  return { answer, html: await answer.text() };
};
const wordsOf = (html: string): string =>
  (/<main[\s\S]*<\/main>/u.exec(html)?.[0] ?? '').replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');

describe.each(Object.keys(TROUBLES))('a portal over a service that %s', (trouble) => {
  let portal: TestService;
  beforeAll(async () => {
    portal = await portalOver((await TROUBLES[trouble]?.()) ?? '');
  });

  it.each(PAGES)('[CONST-10] [ERR-03] should answer %s in its frame, with what failed and "Riprova"', async (path) => {
    const { answer, html } = await ask(portal, path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(html).toMatch(/<html lang="it"[\s\S]*<header[\s\S]*<h1[\s\S]*<footer/u);
    expect(wordsOf(html)).toContain('Riprova');
    expect(wordsOf(html)).toMatch(
      /Il servizio non ha risposto come previsto|Manutenzione in corso|non sono disponibili in questo momento/u,
    );
    // A success is no fault, and what others write of theirs is not for people.
    expect(wordsOf(html)).not.toMatch(/errore: 2\d\d|Internal Server Error|Login|\[\[/u);
  });

  it('[CONST-10] [ERR-03] should answer a reserved page with its frame, in which the browser goes on', async () => {
    const { answer, html } = await ask(portal, '/scrivania');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(html).toMatch(/<html lang="it"[\s\S]*<header[\s\S]*<footer[\s\S]*<script type="module"/u);
  });
});

describe('a portal over a service that is well again', () => {
  it('[CONST-10] should have kept nobody waiting for those that were asked before', async () => {
    let isWell = false;
    const well = await serveOver(memoryStorage());
    services.push(well);
    const portal = await portalOver(
      await theirs((request, response) => isWell && well.app.server.emit('request', request, response)),
    );
    const before = await Promise.all(Array.from({ length: 6 }, (_, at) => ask(portal, `/ricerca?search=${at}`)));
    expect(before.map(({ answer }) => answer.status)).toEqual(before.map(() => 503));
    isWell = true;
    await expect.poll(async () => (await ask(portal, '/')).answer.status, { timeout: 60_000 }).toBe(200);
  });
});

describe('a portal that reaches the service by a way of its own', () => {
  const BODY = { id: '1', nome: 'OP Interno', scope: 'national', url: 'https://op-interno.example/', regions: [] };
  const answering = (asked: string[]): Promise<string> =>
    theirs((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://a');
      asked.push(pathname);
      const found = {
        '/api/support/op/site': [BODY],
        '/api/support/op/site/count': { opSiteRegionCount: 0, opSiteNationCount: 1 },
      }[pathname];
      response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(found ?? {}));
    });

  it.each([
    ['at the portal’s own origin', '/api'],
    ['at an origin of its own', 'https://dati.example/api'],
  ])(
    '[CONST-11] should draw its pages by the inner address, and tell browsers the outer one alone: %s',
    async (_where, outer) => {
      const asked: string[] = [];
      const inner = await answering(asked);
      const { html } = await ask(await portalOver(outer, inner), '/supporto/ricerca-op');
      expect(wordsOf(html)).toContain('OP Interno');
      expect(asked).toContain('/api/support/op/site');
      expect(html.includes(new URL(inner).host)).toBe(false);
      expect(html.includes(`"apiBase":"${outer}"`)).toBe(true);
    },
  );
});

describe('a portal over a service that means harm', () => {
  const BODY = { id: '1', nome: 'OP Lontano', scope: 'national', regions: [] };
  const contents: Readonly<Record<string, unknown>> = {
    '/api/support/op/site': [
      { ...BODY, url: 'javascript:alert(1)' },
      { ...BODY, id: '2', nome: 'OP Vicino', url: 'https://op-vicino.example/' },
    ],
    '/api/support/op/site/count': { opSiteRegionCount: 0, opSiteNationCount: 2 },
  };

  it('[VAL-03] [CONST-10] should link to nothing that runs, and to all else as before', async () => {
    const portal = await portalOver(
      await theirs((request, response) => {
        const found = contents[new URL(request.url ?? '', 'http://a').pathname];
        response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(found ?? {}));
      }),
    );
    const { html } = await ask(portal, '/supporto/ricerca-op');
    expect(html).toContain('OP Lontano');
    expect(html).toContain('href="https://op-vicino.example/"');
    expect(html).not.toMatch(/javascript:/iu);
    expect(
      [...html.matchAll(/Vai al sito<span class="visually-hidden"> di ([^<]+)</gu)].map(([, name]) => name),
    ).toEqual(['OP Vicino']);
  });

  it('[CONST-10] should be given nothing from the origin to which it leads', async () => {
    const asked: string[] = [];
    const elsewhere = await theirs((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    });
    const portal = await portalOver(
      await theirs(
        (request, response) => void response.writeHead(302, { location: `${elsewhere}${request.url ?? ''}` }).end(),
      ),
    );
    expect((await ask(portal, '/normative')).answer.status).toBe(503);
    expect(asked).toEqual([]);
  });
});
