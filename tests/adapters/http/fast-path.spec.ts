import { get, request as ask, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { binding } from '#core/kernel/port-key.ts';
import { InMemoryCatalogueRepository } from '#tests/support/doubles/catalogue.ts';
import { UrlIndex } from '#adapters/http/server/cache/url-index.ts';
import { aCatalogueDetail } from '#tests/support/mothers/catalogue.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { serveOver, type TestService } from '#tests/support/service.ts';

// Answers from memory: nobody must be able to tell them from those of the routes.

const lists = new InMemoryCatalogueRepository(
  Array.from({ length: 30 }, (_, index) => aCatalogueDetail({ id: `reg-${index}`, title: `Regolamento ${index}` })),
);
let asked = 0;
const counting: CatalogueRepository = {
  matching: (list, criteria, from) => {
    asked += 1;
    return lists.matching(list, criteria, from);
  },
  filterOptions: (list, criteria) => lists.filterOptions(list, criteria),
  detail: (list, slug) => lists.detail(list, slug),
};
const storage = () => memoryStorage(binding(CatalogueRepository, [], () => counting));

const lines: string[] = [];
let service: TestService;
let changed: () => void;
let drawn = 0;
beforeAll(async () => {
  service = await serveOver(storage(), {
    settings: { logLevel: 'info' },
    logTo: { write: (line) => void lines.push(line) },
    onContentChange: (whenChanged) => (changed = whenChanged),
    draw: async ({ wasLoggedIn, path }) => {
      drawn += 1;
      return {
        status: path === '/nulla' ? 404 : 200,
        shared: !wasLoggedIn,
        html: `<!doctype html><title>${wasLoggedIn ? 'rientro' : 'visita'}</title>${'x'.repeat(2_000)}`,
      };
    },
  });
});
afterAll(() => service.stop());

interface Raw {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks without undoing any encoding. */
const raw = (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Raw> =>
  new Promise((done, refuse) => {
    const sent = (method === 'GET' ? get : ask)(url, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', refuse);
    sent.end();
  });

/** What is the same each time: neither the moment nor the request's own id. */
const lasting = ({ status, headers: { date: _date, 'x-request-id': _id, ...headers }, body }: Raw): object => ({
  status,
  headers,
  body: body.toString('base64'),
});

const valueOf = async (figure: RegExp): Promise<number> =>
  Number(figure.exec(await (await fetch(`${service.origin}/metrics`)).text())?.[1] ?? '0');

describe('an answer from memory', () => {
  it.each([
    ['/api/regulations?page=2', {}, 'GET'],
    ['/api/regulations?page=2&pageSize=4', { 'accept-encoding': 'gzip, deflate, br' }, 'GET'],
    ['/api/regulations?page=2&pageSize=5', { 'accept-encoding': 'gzip' }, 'GET'],
    ['/api/regulations?page=2&pageSize=6', { 'accept-encoding': 'br;q=0, gzip;q=0' }, 'GET'],
    ['/api/regulations/reg-3', {}, 'HEAD'],
    ['/portale/normative', { 'accept-encoding': 'br' }, 'GET'],
    ['/portale/normative?page=2', {}, 'HEAD'],
  ])('[API-01] should be the same as the one of the route: %s %o %s', async (path, headers, method) => {
    const ofTheRoute = await raw(service.origin + path, headers, method);
    const before = asked + drawn;
    const ofTheMemory = await raw(service.origin + path, headers, method);

    expect(asked + drawn).toBe(before);
    expect(ofTheRoute.status).toBe(200);
    expect(lasting(ofTheMemory)).toEqual(lasting(ofTheRoute));
    expect(ofTheMemory.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/u);
    expect(ofTheMemory.headers['x-request-id']).not.toBe(ofTheRoute.headers['x-request-id']);
  });

  it('[API-01] should be 304 for who has it, in whatever encoding', async () => {
    const url = `${service.api}/regulations?page=3`;
    const first = await raw(url, { 'accept-encoding': 'br' });
    for (const tag of [first.headers.etag ?? '', '"other", W/"x"', '*']) {
      const again = await raw(url, { 'if-none-match': tag });
      expect([tag, again.status, again.body.length]).toEqual([
        tag,
        tag.includes('other') ? 200 : 304,
        tag.includes('other') ? again.body.length : 0,
      ]);
      expect(again.headers.etag).toBeDefined();
      expect(again.headers['cache-control']).toContain('public');
    }
  });

  it('[API-01] should be another one once the content has changed', async () => {
    const url = `${service.api}/regulations?page=4`;
    await raw(url);
    await raw(url);
    const before = asked;
    changed();
    await raw(url);

    expect(asked).toBe(before + 1);
  });

  it('[API-06] should not be given to who cannot read it, nor to another method', async () => {
    const url = `${service.api}/regulations?page=2`;
    await raw(url);

    expect((await raw(url, { accept: 'text/html' })).status).toBe(406);
    expect((await raw(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })).status).toBe(200);
    expect((await raw(url, {}, 'DELETE')).status).toBe(405);
  });

  it('[D-22] should tell apart the visitor from who was logged in here, and keep what is not there too', async () => {
    const url = `${service.origin}/portale/servizi`;
    const mark = { cookie: 'altro=1; portale-accesso=1' };
    for (const _ of [1, 2]) {
      const visit = await raw(url);
      expect(visit.body.toString()).toContain('<title>visita</title>');
      expect(visit.headers).not.toHaveProperty('cross-origin-opener-policy');
      const own = await raw(url, mark);
      expect(own.body.toString()).toContain('<title>rientro</title>');
      // What a person's page shows in the end may come back from no memory of the browser.
      expect(own.headers['cache-control']).toBe('no-store');
      expect(own.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
      expect(own.headers['origin-agent-cluster']).toBe('?1');
    }
    const before = drawn;
    for (const _ of [1, 2]) expect((await raw(`${service.origin}/portale/nulla`)).status).toBe(404);
    expect(drawn).toBe(before + 1);
  });

  it('[API-01] should be counted and logged like any other, without what was searched', async () => {
    const url = `${service.api}/regulations?search=parola-cercata`;
    const count = /http_requests_total\{method="GET",route="\/api\/regulations",status="200"\} (\d+)/u;
    const before = await valueOf(count);
    const { headers } = await raw(url);
    const { headers: fast } = await raw(url);

    expect((await valueOf(count)) - before).toBe(2);
    for (const id of [headers['x-request-id'], fast['x-request-id']]) {
      const entry = JSON.parse(lines.find((line) => line.includes(String(id))) ?? '{}') as Record<string, unknown>;
      expect(entry).toMatchObject({
        level: 'info',
        msg: 'risposta',
        status: 200,
        req: { method: 'GET', path: '/api/regulations' },
      });
    }
    expect(lines.join('')).not.toContain('parola-cercata');
  });
});

describe('the budget of a client', () => {
  it('[API-06] should be one for answers from memory and from the routes, and end in 429', async () => {
    const strict = await serveOver(storage(), {
      // Three for the one that has to be made, and one for each of the others.
      settings: { limits: { requestsPerMinute: 7, unsafeRequestsPerMinute: 1 } },
    });
    try {
      const statuses: number[] = [];
      for (const path of [
        '/regulations',
        '/regulations',
        '/regulations',
        '/niente',
        '/regulations',
        '/regulations',
        '/regulations',
      ])
        statuses.push((await raw(strict.api + path)).status);
      expect(statuses).toEqual([200, 200, 200, 404, 200, 429, 429]);
      expect(Number((await raw(`${strict.api}/regulations`)).headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await strict.stop();
    }
  });

  it('[API-06] should be smaller where something is written', async () => {
    const strict = await serveOver(storage(), {
      settings: { limits: { requestsPerMinute: 100, unsafeRequestsPerMinute: 2 } },
    });
    try {
      const authorization = `Bearer ${await strict.tokenOf('anna.bianchi')}`;
      const send = (path: string): Promise<Response> =>
        fetch(strict.api + path, {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json', authorization },
        });
      for (const path of ['/feedback', '/support/send-assistance-request', '/private/notifications/mark-as']) {
        expect([path, (await send(path)).status, (await send(path)).status]).toEqual([path, 403, 403]);
        const refused = await send(path);
        expect([path, refused.status]).toEqual([path, 429]);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect((await raw(`${strict.api}/regulations`)).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });

  it('[API-06] should be spent by whatever is refused', async () => {
    const strict = await serveOver(storage(), {
      settings: { limits: { requestsPerMinute: 6, unsafeRequestsPerMinute: 100 } },
    });
    try {
      const statuses: number[] = [];
      const ask = async (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<void> =>
        void statuses.push((await raw(strict.api + path, headers, method)).status);
      await ask('/private/cuaa');
      await ask('/private/cuaa', { authorization: 'Bearer falso' });
      await ask('/regulations', { accept: 'text/html' });
      await ask('/regulations', {}, 'DELETE');
      await ask('/regulations/%00');
      await ask('/regulations/%E0%A4%A');
      for (const [path, headers, method] of [
        ['/private/cuaa'],
        ['/regulations', { accept: 'text/html' }],
        ['/regulations', {}, 'DELETE'],
        ['/regulations/%00'],
        ['/regulations/%E0%A4%A'],
      ] as const)
        await ask(path, headers, method);
      expect(statuses).toEqual([401, 401, 406, 405, 400, 400, 429, 429, 429, 429, 429]);
    } finally {
      await strict.stop();
    }
  });

  it('[API-06] should be that of the address that the proxy in front has seen, whatever the client claims', async () => {
    let claims = 0;
    const behind = await serveOver(storage(), {
      settings: { trustProxy: true, limits: { requestsPerMinute: 2, unsafeRequestsPerMinute: 1 } },
    });
    try {
      const from = async (address: string): Promise<number> =>
        (await raw(`${behind.api}/regulations`, { 'x-forwarded-for': `203.0.113.${(claims += 1)}, ${address}` }))
          .status;
      // From now on it is kept, and costs everybody the same.
      await from('192.0.2.99');
      expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([200, 200, 429]);
      expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8::3')]).toEqual([
        200, 200, 429,
      ]);
      expect(await from('192.0.2.2')).toBe(200);
      // Some proxies write the port too; it is no other client.
      expect([await from('192.0.2.3:5001'), await from('192.0.2.3:5002'), await from('192.0.2.3')]).toEqual([
        200, 200, 429,
      ]);
      expect([
        await from('[2001:db8:1::1]:5001'),
        await from('[2001:db8:1::1]:5002'),
        await from('2001:db8:1::2'),
      ]).toEqual([200, 200, 429]);
    } finally {
      await behind.stop();
    }
  });
});

describe('a page of which something could not be read just now', () => {
  it('[ERR-03] should be shown, and kept by nobody', async () => {
    let isAway = true;
    const shaken = await serveOver(storage(), {
      draw: async () => ({
        status: 200,
        shared: true,
        isPartial: isAway,
        html: `<!doctype html><title>${isAway ? 'in parte' : 'intera'}</title>`,
      }),
    });
    try {
      const partial = await raw(`${shaken.origin}/portale/`);
      expect([
        partial.status,
        partial.headers['cache-control'],
        partial.headers['x-robots-tag'],
        partial.body.toString(),
      ]).toEqual([503, 'no-store', 'noindex', expect.stringContaining('in parte')]);
      isAway = false;
      const whole = await raw(`${shaken.origin}/portale/`);
      expect([whole.status, whole.headers['cache-control'], whole.body.toString()]).toEqual([
        200,
        expect.stringContaining('public'),
        expect.stringContaining('intera'),
      ]);
    } finally {
      await shaken.stop();
    }
  });
});

describe('UrlIndex', () => {
  const known = { route: '/x', isJson: true, keyOf: () => 'x' };

  it('should keep those asked for last, and no long ones', () => {
    const addresses = new UrlIndex(2);
    addresses.note('/a', known);
    addresses.note('/b', known);
    addresses.find('/a');
    addresses.note('/c', known);
    addresses.note(`/${'d'.repeat(600)}`, known);

    expect([addresses.find('/a'), addresses.find('/b'), addresses.find('/c')]).toEqual([known, undefined, known]);
    expect(addresses.size).toBe(2);
  });

  it('should leave everything to the routes once it is closed', () => {
    const addresses = new UrlIndex();
    addresses.note('/a', known);
    addresses.close();
    addresses.note('/b', known);

    expect([addresses.find('/a'), addresses.find('/b')]).toEqual([undefined, undefined]);
  });
});
