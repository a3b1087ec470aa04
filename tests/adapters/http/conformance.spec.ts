import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareWithContract } from '#tests/tools/contract/compare.ts';
import { SERVICE_START_LIMIT_MS, type TestService } from '#tests/support/service.ts';
import { sharedService } from '#tests/support/shared-service.ts';

// The conformance suite says nothing about this service, and tells what is wrong with one that is not like it.

const RUN_LIMIT_MS = 240_000;

let service: TestService;
beforeAll(async () => {
  service = await sharedService();
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

const run = async (
  base: string,
  tokens: { farmer?: string; operator?: string } = {},
  only?: readonly string[],
): Promise<{ code: number; lines: readonly string[] }> => {
  const lines: string[] = [];
  const code = await compareWithContract({
    base,
    tokens,
    ...(only === undefined ? {} : { only }),
    say: (line) => void lines.push(line),
  });
  return { code, lines };
};

/** What a wrong service does to an answer before it passes it on. */
type Spoil = (path: string, response: { status: number; headers: Record<string, string>; body: string }) => void;

/** A service that answers like the genuine one, but for what is spoilt. */
const spoilt = async (spoil: Spoil): Promise<{ base: string; stop: () => Promise<void> }> => {
  const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
    const { connection: _connection, host: _host, 'accept-encoding': _encodings, ...headers } = asked.headers;
    const onward = forward(`${service.origin}${asked.url ?? ''}`, { method: asked.method, headers }, (came) => {
      const chunks: Buffer[] = [];
      came.on('data', (chunk: Buffer) => chunks.push(chunk));
      came.on('end', () => {
        const kept = Object.fromEntries(
          Object.entries(came.headers).flatMap(([name, value]) =>
            typeof value === 'string' &&
            !['connection', 'transfer-encoding', 'content-length', 'keep-alive'].includes(name)
              ? [[name, value]]
              : [],
          ),
        );
        const response = { status: came.statusCode ?? 0, headers: kept, body: Buffer.concat(chunks).toString() };
        spoil((asked.url ?? '').replace(/^\/api/u, ''), response);
        answer.writeHead(response.status, response.headers).end(response.body);
      });
    });
    asked.pipe(onward);
  };
  const server = createServer(pass);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    base: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/api`,
    stop: () => new Promise((done) => void server.close(() => done())),
  };
};

it(
  '[API-01] [API-02] [API-05] [API-06] [ROUTE-20] should find this service conforming, public and private',
  { timeout: RUN_LIMIT_MS },
  async () => {
    const { code, lines } = await run(service.api, {
      farmer: await service.tokenOf('anna.bianchi'),
      operator: await service.tokenOf('paola.verdi'),
    });

    expect(lines.filter((line) => line.startsWith('DIVERSO') || line.startsWith('  '))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('in parte') && !line.includes('POST'))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('conforme')).length).toBeGreaterThan(90);
    expect(code).toBe(0);
  },
);

/** Of what is spoilt below, and of some beside it that are not. */
const SPOILT_OR_BESIDE: readonly string[] = [
  '/agency/director',
  '/carousels/home',
  '/regulations',
  '/KPIs',
  '/forms',
  '/support/contacts',
  '/private/cuaa',
  '/resolutions',
  '/filters',
  '/private/dashboard',
  '/need-help',
  '/articles',
  '/services/{friendlyUrl}',
  '/private/alert-preferences',
];

it('[API-01] [API-05] [API-06] should tell what differs, and where', { timeout: RUN_LIMIT_MS }, async () => {
  const wrong = await spoilt((path, response) => {
    if (path === '/agency/director') response.body = response.body.replace('"title"', '"titolo"');
    if (path === '/carousels/home') response.body = response.body.replace(/"title":"[^"]*"/u, '"title":7');
    if (path.startsWith('/regulations?page=9999')) response.status = 404;
    if (path.startsWith('/KPIs')) response.headers['etag'] = 'W/"debole"';
    if (path.startsWith('/forms?sort=')) Object.assign(response, { status: 200, body: '{}' });
    if (path === '/support/contacts') response.headers['content-type'] = 'text/html';
    if (path === '/private/cuaa') Object.assign(response, { status: 200, body: '[]' });
    if (path.startsWith('/resolutions?sort=')) response.headers['content-type'] = 'application/json';
    if (path === '/filters?context=OP_REGIONS') response.body = response.body.replace('"idMappa"', '"mappa"');
    if (path === '/private/dashboard') response.headers['content-type'] = 'application/json';
    if (path === '/need-help') Object.assign(response, { status: 500, body: 'guasto' });
  });
  const { code, lines } = await run(wrong.base, {}, SPOILT_OR_BESIDE).finally(wrong.stop);
  const reported = (address: string): string => {
    const at =
      lines.indexOf(`DIVERSO  GET ${address}`) >= 0
        ? lines.indexOf(`DIVERSO  GET ${address}`)
        : lines.findIndex((line) => line.startsWith(`DIVERSO  GET ${address} (`));
    const rest = lines.slice(at + 1);
    return at < 0
      ? ''
      : rest
          .slice(
            0,
            rest.findIndex((line) => !line.startsWith('  ')),
          )
          .join('\n');
  };

  expect(code).toBe(1);
  expect(reported('/agency/director')).toContain('# manca il campo "title"');
  expect(reported('/carousels/home')).toContain('#/0/title deve essere di tipo string');
  expect(reported('/regulations')).toContain('oltre la fine risponde 404');
  expect(reported('/KPIs')).toContain('non è un contrassegno forte');
  expect(reported('/forms')).toContain('con sort=CRESCENTE: risponde 200 e non 400');
  expect(reported('/support/contacts')).toContain('il tipo è "text/html" e non "application/json"');
  expect(reported('/private/cuaa')).toContain('senza gettone: risponde 200 e non 401');
  expect(reported('/resolutions')).toContain(
    'con sort=CRESCENTE: il tipo è "application/json" e non "application/problem+json"',
  );
  expect(reported('/filters')).toContain('#/categories/0 con context=OP_REGIONS: manca il campo "idMappa"');
  expect(reported('/private/dashboard')).toContain('senza gettone: il tipo è "application/json"');
  expect(reported('/need-help')).toContain('risponde 500 e non 200');
  expect(lines.filter((line) => line.startsWith('DIVERSO'))).toHaveLength(11);
  expect(lines.at(-1)).toMatch(/11 diversi/u);
  expect(lines.filter((line) => line.startsWith('conforme')).length).toBeGreaterThan(1);
});

it('[API-01] should say when there is nothing to compare with', { timeout: RUN_LIMIT_MS }, async () => {
  const nobody = await spoilt(() => undefined);
  await nobody.stop();
  const { code, lines } = await run(nobody.base);

  expect(code).toBe(2);
  expect(lines.at(-1)).toContain('non si raggiunge');
});
