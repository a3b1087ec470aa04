import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { antiForgeryPair } from '#tests/support/anti-forgery.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { serveOver, type TestService } from '#tests/support/service.ts';

// What is looked at before any route: size, host and form of a request, and whether its sender still reads.

const lines: string[] = [];
let service: TestService;
beforeAll(async () => {
  service = await serveOver(memoryStorage(), {
    settings: { logLevel: 'info' },
    logTo: { write: (line) => void lines.push(line) },
    silenceMs: 300,
    draw: async ({ path, origin }) => ({
      status: 200,
      shared: true,
      isPartial: path === '/a-meta',
      html: path === '/lunga' ? 'a'.repeat(20_000_000) : `<!doctype html><title>${path} ${origin}</title>`,
    }),
  });
});
afterAll(() => service.stop());

const opened = async (): Promise<Socket> => {
  const socket = connect(Number(new URL(service.origin).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};
/** Sends raw text and answers what comes back. */
const raw = async (text: string): Promise<string> => {
  const socket = await opened();
  socket.end(text);
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString()));
  await once(socket, 'close');
  return answer;
};
const get = (target: string, ...headers: readonly string[]): Promise<string> =>
  raw(`GET ${target} HTTP/1.1\r\n${['Connection: close', ...headers].join('\r\n')}\r\n\r\n`);
const cookies = (bytes: number): string =>
  `Cookie: ${Array.from({ length: bytes / 500 }, (_, at) => `altro${at}=${'a'.repeat(490)}`).join('; ')}`;
const BROWSER = 'Accept: text/html,application/xhtml+xml,*/*;q=0.8';

describe('more cookies than are taken', () => {
  it.each([17_000, 40_000, 60_000])(
    '[API-06] should be answered to a person with a page that says what to do: %i bytes',
    async (bytes) => {
      const answer = await get('/portale/normative', 'Host: x', BROWSER, cookies(bytes));
      expect(answer).toMatch(/^HTTP\/1\.1 431 /u);
      expect(answer).toMatch(/^content-type: text\/html; charset=utf-8\r$/imu);
      expect(answer).toMatch(/^content-security-policy: default-src 'none'/imu);
      expect(answer).toContain('<h1>Il browser invia troppi cookie</h1>');
      expect(answer).toContain('cancella i cookie di questo sito');
      expect(answer).toContain('<a href="/portale/">Riprova dalla Home</a>');
    },
  );

  it.each([
    ['/api/regulations', BROWSER],
    ['/portale/normative', 'Accept: application/json'],
  ])('[API-06] should be answered to a program with a problem document: %s', async (target, accept) => {
    const answer = await get(target, 'Host: x', accept, cookies(20_000));
    expect(answer).toMatch(/^HTTP\/1\.1 431 .*content-type: application\/problem\+json.*"status":431/isu);
  });

  it('[API-06] should be taken below the limit', async () => {
    expect(await get('/portale/normative', 'Host: x', BROWSER, cookies(14_000))).toMatch(/^HTTP\/1\.1 200 /u);
  });
});

describe('the host of a request', () => {
  it('[API-06] should be asked for, whether the answer is kept or not', async () => {
    for (const target of ['/portale/normative', '/api/regulations']) {
      await fetch(`${service.origin}${target}`);
      for (const asked of [target, `${target}?page=2`])
        for (const headers of [[], ['Host:']])
          expect([asked, (await get(asked, ...headers)).slice(0, 12)]).toEqual([asked, 'HTTP/1.1 400']);
    }
  });

  it('[API-06] should be that of the address where the address is whole, and the answer the same', async () => {
    const answer = await get('http://portale.example:8080/portale/normative?page=2', 'Host: altro.example');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /u);
    expect(answer).toContain('<title>/normative http://portale.example:8080</title>');
    expect(await get('http://portale.example', 'Host: x')).toMatch(/^HTTP\/1\.1 302 .*location: \/portale\/\r/isu);
    for (const target of ['http://a@b.example/portale/normative', 'ftp://b.example/', 'http:///portale/'])
      expect([target, (await get(target, 'Host: x')).slice(0, 12)]).toEqual([target, 'HTTP/1.1 400']);
  });
});

describe('a body', () => {
  const send = (coding: string, path = '/support/send-assistance-request'): Promise<Response> =>
    fetch(`${service.api}${path}`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'content-encoding': coding },
    });

  it('[API-06] should be refused where it says that it is packed: nobody would unpack it', async () => {
    for (const coding of ['br', 'gzip', 'gzip, br', 'zstd', 'altro']) {
      const answer = await send(coding);
      expect([coding, answer.status, answer.headers.get('accept-encoding')]).toEqual([coding, 415, 'identity']);
      expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('compresso') as string });
    }
    expect((await send('identity')).status).not.toBe(415);
  });

  it('[API-09] should be no fault of the portal when its sender breaks it off', async () => {
    const before = lines.length;
    const socket = await opened();
    const gone = once(service.app.server, 'broken-off');
    socket.write(
      'POST /api/support/send-assistance-request HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"nome":',
    );
    service.app.server.once('request', (request) => {
      request.once('close', () => setImmediate(() => setImmediate(() => service.app.server.emit('broken-off'))));
      socket.destroy();
    });
    await gone;
    const said = lines.slice(before).join('');
    expect(said).toContain('richiesta interrotta da chi la inviava');
    expect(said).not.toMatch(/"level":"(?:error|warn)"/u);
  });
});

describe('what another site sends', () => {
  const send = async (headers: Readonly<Record<string, string>>): Promise<number> =>
    (
      await fetch(`${service.api}/feedback`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json', ...(await antiForgeryPair(service.api)), ...headers },
      })
    ).status;

  it('[API-03] should be refused, whatever pair it holds', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://altro.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://altro.example' },
    ])
      expect([headers, await send(headers)]).toEqual([headers, 403]);
  });

  it('[API-03] should be looked at when it comes from the portal or from a program', async () => {
    for (const headers of [{}, { origin: service.origin }, { 'sec-fetch-site': 'same-origin', origin: service.origin }])
      expect([headers, await send(headers)]).toEqual([headers, 400]);
  });
});

describe('what comes through a proxy with TLS', () => {
  it('[API-03] should be measured by the origin under which people reach the portal', async () => {
    const behind = await serveOver(memoryStorage(), {
      settings: { publicOrigin: 'https://portale.example', trustProxy: true },
    });
    try {
      const send = async (origin: string): Promise<number> =>
        (
          await fetch(`${behind.api}/feedback`, {
            method: 'POST',
            body: '{}',
            headers: { 'content-type': 'application/json', ...(await antiForgeryPair(behind.api)), origin },
          })
        ).status;
      expect([await send('https://portale.example'), await send(behind.origin)]).toEqual([400, 403]);
    } finally {
      await behind.stop();
    }
  });
});

describe('an answer', () => {
  it('[API-06] should say when to come back where a page could not be drawn whole', async () => {
    const answer = await fetch(`${service.origin}/portale/a-meta`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await fetch(`${service.origin}/portale/normative`)).headers.get('retry-after')).toBeNull();
  });

  it('[API-06] should be ended for a reader who takes nothing of it', async () => {
    const socket = await opened();
    socket.pause();
    socket.write('GET /portale/lunga HTTP/1.1\r\nHost: x\r\n\r\n');
    // The portal ends it by itself: nothing here does.
    const [request] = (await once(service.app.server, 'request')) as [{ socket: Socket }];
    await once(request.socket, 'close');
    socket.destroy();
  });
});
