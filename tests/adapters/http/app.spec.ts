import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { LIST_IDS } from '#core/catalogue/definitions.ts';
import { binding } from '#core/kernel/port-key.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { QueryError } from '#adapters/storage/postgres/connection/database.ts';
import { InMemoryCatalogueRepository } from '#tests/support/doubles/catalogue.ts';
import { aCatalogueDetail } from '#tests/support/mothers/catalogue.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { serveOver, type TestService } from '#tests/support/service.ts';

const refusedWith = (sqlState: string): QueryError =>
  new QueryError('refused', { sqlState, constraint: undefined, cause: undefined });

/** Thirty regulations, one whose reading breaks and one whose reading never ends. */
const frailStorage = () => {
  const lists = new InMemoryCatalogueRepository(
    Array.from({ length: 30 }, (_, index) => aCatalogueDetail({ id: `reg-${index}`, title: `Regolamento ${index}` })),
  );
  const broken: CatalogueRepository = {
    matching: (...asked) => lists.matching(...asked),
    filterOptions: () => Promise.reject(new ServiceError('the database is away')),
    detail: (list, slug) => {
      if (slug === 'eterno') return new Promise(() => undefined);
      if (/^[0-9A-Z]{5}$/u.test(slug)) return Promise.reject(refusedWith(slug));
      return slug === 'guasto' ? Promise.reject(new Error('segreto del guasto')) : lists.detail(list, slug);
    },
  };
  return memoryStorage(binding(CatalogueRepository, [], () => broken));
};

const lines: string[] = [];
let service: TestService;
beforeAll(async () => {
  service = await serveOver(frailStorage(), {
    settings: { logLevel: 'error' },
    logTo: { write: (line) => void lines.push(line) },
    draw: async ({ path }) => ({
      status: path === '/nulla' ? 404 : 200,
      shared: true,
      html: '<!doctype html><title>Prova</title>',
    }),
  });
});
afterAll(() => service.stop());

const problem = async (response: Response): Promise<Record<string, unknown>> => {
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = (await response.json()) as Record<string, unknown>;
  expect(body['status']).toBe(response.status);
  expect(body['instance']).toBe(response.headers.get('x-request-id'));
  return body;
};

/** Sends raw text over a socket and answers what comes back. */
const raw = (text: string): Promise<string> =>
  new Promise((done, refuse) => {
    const { port } = new URL(service.origin);
    const socket = connect(Number(port), '127.0.0.1', () => socket.end(text));
    let answer = '';
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.on('end', () => done(answer));
    socket.on('error', refuse);
  });

describe('refusals', () => {
  it.each([
    ['/regulations?sort=CRESCENTE', 'sort'],
    ['/regulations?page=0', 'page'],
    ['/regulations?page=-1', 'page'],
    ['/regulations?page=1.5', 'page'],
    ['/regulations?pageSize=101', 'pageSize'],
    ['/regulations?publicationDateFrom=2024-02-30', 'publicationDateFrom'],
    ['/regulations?publicationDateFrom=1899-12-31', 'publicationDateFrom'],
    ['/regulations?publicationDateTo=2101-01-01', 'publicationDateTo'],
    ['/regulations?publicationDateFrom=2024-02-02&publicationDateTo=2024-02-01', 'publicationDate'],
    ['/resolutions?deedNumber=dodici', 'deedNumber'],
    ['/competitions?competitionStatus=Sospeso', 'competitionStatus'],
    ['/filters', 'context'],
    ['/filters?context=NIENTE', 'context'],
    ['/search-engine', 'search'],
    ['/search-engine?search=%20', 'search'],
    ['/search-engine?search=a&type=NIENTE', 'type'],
    ['/search-engine?search=a&pageSize=50', 'pageSize'],
    ['/dashboard-payments/regions/amounts?department=x', 'yearCampaign'],
  ])('[API-06] should name what is wrong in %s, in Italian', async (path, name) => {
    const response = await fetch(`${service.api}${path}`);

    expect(response.status).toBe(400);
    const body = await problem(response);
    expect(body['title']).toBe('Richiesta non valida');
    const errors = body['errors'] as readonly { name: string; reason: string }[];
    expect(errors.map((one) => one.name).join(' ')).toContain(name);
    for (const { reason } of errors) expect(reason).not.toMatch(/Invalid|expected|received/u);
  });

  it('[API-06] should answer 404 for an address and for a thing that are not there', async () => {
    for (const path of ['/niente', '/regulations/niente', '/hero-sections/niente']) {
      const response = await fetch(`${service.api}${path}`);
      expect(response.status).toBe(404);
      await problem(response);
    }
  });

  it('[API-01] should answer 405 to other methods, and name those that it knows', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await fetch(`${service.api}/regulations`, { method, body: 'x' });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toContain('GET');
      await problem(response);
    }
  });

  it('[API-06] should answer 406 to whoever cannot read JSON', async () => {
    const response = await fetch(`${service.api}/regulations`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(406);
    await problem(response);
  });

  it('[API-06] should answer 413 to a body that is too large, 415 to one of another kind, 400 to broken JSON', async () => {
    const send = (body: string, type: string): Promise<Response> =>
      fetch(`${service.api}/support/send-assistance-request`, {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      });

    expect((await send('x'.repeat(70_000), 'application/json')).status).toBe(413);
    expect((await send('a=b', 'text/csv')).status).toBe(415);
    expect((await send('{', 'application/json')).status).toBe(400);
  });

  it('[API-06] should answer 414 to an address that is too long, and 400 or 431 to what is no request', async () => {
    expect((await fetch(`${service.api}/regulations?search=${'a'.repeat(5_000)}`)).status).toBe(414);
    expect(await raw('GET /api/niente HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 .*application\/problem\+json.*Host/su,
    );
    expect(await raw('GET /api/niente HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: altro\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 417 .*application\/problem\+json.*"status":417/su,
    );
    expect(await raw('BUONGIORNO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*application\/problem\+json/su);
    expect(await raw(`GET / HTTP/1.1\r\nHost: x\r\nX-Lungo: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /u,
    );
  });

  it('[API-06] should answer 503 while the storage is away, and 500 without a word of what broke', async () => {
    const away = await fetch(`${service.api}/filters?context=REGULATIONS`);
    expect(away.status).toBe(503);
    await problem(away);
    const broken = await fetch(`${service.api}/regulations/guasto`);
    expect(broken.status).toBe(500);
    expect(JSON.stringify(await problem(broken))).not.toMatch(/segreto|Error:|\.ts/u);
  });

  it.each([
    ['57014', 503, false],
    ['25006', 503, true],
    ['42P01', 500, true],
  ])(
    '[API-06] should answer what the database refuses with %s by %i, and take it for a fault: %s',
    async (sqlState, status, isFault) => {
      lines.length = 0;
      const answer = await fetch(`${service.api}/regulations/${sqlState}`);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, status === 503 ? '5' : null]);
      await problem(answer);
      expect(lines.some((line) => line.includes(sqlState))).toBe(isFault);
    },
  );

  it('[API-06] should answer 503 when an answer takes longer than it may, and go on with the others', async () => {
    const impatient = await serveOver(frailStorage(), { settings: { limits: { answerSeconds: 1 } } });
    try {
      const [late, ready] = await Promise.all([
        fetch(`${impatient.api}/regulations/eterno`),
        fetch(`${impatient.api}/regulations/reg-1`),
      ]);
      expect([late.status, ready.status]).toEqual([503, 200]);
      expect(await problem(late)).toMatchObject({ title: 'Servizio non disponibile' });
    } finally {
      await impatient.stop();
    }
  });
});

describe('headers', () => {
  it('[API-01] should carry the strict policy on every kind of answer', async () => {
    for (const path of [
      '/api/regulations',
      '/api/niente',
      '/portale/normative',
      '/portale/nulla',
      '/health/live',
      '/api/csrf-token',
    ]) {
      const { headers } = await fetch(`${service.origin}${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toMatch(/unsafe|\*/u);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/u);
      expect(headers.has('strict-transport-security')).toBe(false);
      expect(headers.has('x-powered-by')).toBe(false);
    }
  });
});

describe('answers that are kept', () => {
  it('[API-01] should have a strong entity tag and answer 304 to whoever has it', async () => {
    const first = await fetch(`${service.api}/regulations`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/u);
    expect(first.headers.get('cache-control')).toContain('public');

    const second = await fetch(`${service.api}/regulations?page=1`, { headers: { 'if-none-match': etag } });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    expect((await fetch(`${service.api}/regulations?page=2`, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('[API-05] should answer an empty list past the end', async () => {
    const answer = (await (await fetch(`${service.api}/regulations?page=99`)).json()) as unknown;
    expect(answer).toEqual({ results: [], pagination: { totalCount: 30, page: 99, pageSize: 9, totalPages: 4 } });
    for (const page of [100_000, 100_001, 2_147_483_647]) {
      const far = (await (await fetch(`${service.api}/regulations?page=${page}&pageSize=100`)).json()) as unknown;
      expect(far).toMatchObject({ results: [], pagination: { totalCount: 30, page } });
    }
    expect((await fetch(`${service.api}/regulations?page=2147483648`)).status).toBe(400);
  });

  it('[API-06] [LIST-09] should take an empty day for none, as the description says', async () => {
    for (const name of ['publicationDateFrom', 'publicationDateTo']) {
      const refused = await fetch(`${service.api}/regulations?${name}=`);
      expect(refused.status).toBe(400);
      expect(await problem(refused)).toMatchObject({ errors: [{ name }] });
    }
  });

  it('[API-12] should cut pages of the size that is asked for, none lost and none twice', async () => {
    const ids: string[] = [];
    for (const page of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const answer = (await (await fetch(`${service.api}/regulations?pageSize=4&page=${page}`)).json()) as {
        results: readonly { id: string }[];
      };
      ids.push(...answer.results.map(({ id }) => id));
    }
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
  });

  it('[API-05] should lead from page to page by cursor, in pages of any size', async () => {
    for (const [query, sizes] of [
      ['', [9, 9, 9, 3]],
      ['&pageSize=20&sort=ASC', [20, 10]],
      ['&pageSize=10', [10, 10, 10]],
    ] as const) {
      const read = async (more: string) =>
        (await (await fetch(`${service.api}/regulations?${more}${query}`)).json()) as {
          results: readonly { id: string }[];
          pagination: { page: number; next?: string };
        };
      const pages = [await read('page=1')];
      for (let next = pages[0]?.pagination.next; next !== undefined; next = pages.at(-1)?.pagination.next)
        pages.push(await read(`cursor=${encodeURIComponent(next)}`));
      expect(pages.map(({ results }) => results.length)).toEqual(sizes);
      expect(pages.map(({ pagination }) => pagination.page)).toEqual(sizes.map((_, index) => index + 1));
      expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size).toBe(30);
    }
  });

  it('[API-06] should refuse a cursor that was made up, altered, or is of another list, in Italian', async () => {
    const { pagination } = (await (await fetch(`${service.api}/regulations`)).json()) as {
      pagination: { next: string };
    };
    const next = encodeURIComponent(pagination.next);
    for (const path of [
      '/regulations?cursor=prova',
      '/regulations?cursor=',
      `/regulations?cursor=${next}x`,
      `/services?cursor=${next}`,
      `/regulations?sort=ASC&cursor=${next}`,
      `/regulations?pageSize=10&cursor=${next}`,
      `/regulations?page=2&cursor=${next}`,
    ]) {
      const answer = await fetch(`${service.api}${path}`);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        400,
        expect.stringContaining('application/problem+json'),
      ]);
      expect(await answer.json()).toMatchObject({
        errors: [{ name: 'cursor', reason: expect.stringMatching(/^Non /u) as string }],
      });
    }
  });

  it('[ROUTE-01] should lead from the root of the origin to the portal, and keep the query', async () => {
    const root = await fetch(`${service.origin}/`, { redirect: 'manual' });
    expect([root.status, root.headers.get('location')]).toEqual([302, '/portale/']);
    const bare = await fetch(`${service.origin}/portale?a=b`, { redirect: 'manual' });
    expect([bare.status, bare.headers.get('location')]).toEqual([308, '/portale/?a=b']);
  });
});

describe('beside the portal', () => {
  it('[API-01] should tell its health, its metrics and its map', async () => {
    expect((await fetch(`${service.origin}/health/live`)).status).toBe(200);
    expect(await (await fetch(`${service.origin}/health/ready`)).json()).toMatchObject({ stato: 'pronto' });
    expect(await (await fetch(`${service.origin}/metrics`)).text()).toMatch(
      /^http_requests_total\{.*route="\/api\/regulations".*\} \d+$/mu,
    );
    // A proxy in front denies the address, and no other spelling of it may go past.
    for (const path of [
      '/metrics/',
      '/metrics/?a=b',
      '/%6detrics',
      '/metric%73',
      '/metrics/%2e',
      '/metrics;a',
      '//metrics',
    ])
      expect([path, (await fetch(`${service.origin}${path}`)).status]).toEqual([path, 404]);
    expect((await fetch(`${service.origin}/metrics?a=b`)).status).toBe(200);
    expect(await (await fetch(`${service.origin}/robots.txt`)).text()).toContain('Sitemap: http://127.0.0.1');
    expect(await (await fetch(`${service.origin}/sitemap.xml`)).text()).toContain('<urlset');
  });

  it('[API-01] [API-02] [D-11] should publish its description, with every address that it answers', async () => {
    const document = (await (await fetch(`${service.api}/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, unknown>;
    };
    expect(document.openapi).toMatch(/^3\.1\./u);
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/regulations',
        '/private/file/bacarie-coordinates/{cuaa}',
        '/private/notifications/mark-as',
      ]),
    );
  });
});

describe('the summaries of the description', () => {
  it('[API-01] [API-03] should be Italian words, which tell the lists of tenders apart', async () => {
    const { paths } = (await (await fetch(`${service.api}/openapi.json`)).json()) as {
      readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly summary?: string }>>>>;
    };
    const summaries = Object.values(paths).flatMap((path) =>
      Object.values(path).flatMap(({ summary = '' }) => summary),
    );
    expect(summaries.length).toBeGreaterThan(200);
    const ids = new RegExp(String.raw`\b(?:op|${LIST_IDS.join('|')})\b`, 'u');
    expect(summaries.filter((summary) => summary === '' || ids.test(summary))).toEqual([]);
    const ofTenders = summaries.filter((summary) => /(?:appalti|FEAD)/u.test(summary));
    expect(ofTenders).toEqual([...new Set(ofTenders)]);
  });
});

describe('limits', () => {
  it('[API-06] should end requests that do not arrive, and connections that nobody uses', () => {
    const { requestTimeout, keepAliveTimeout, headersTimeout } = service.app.server;
    expect([requestTimeout, keepAliveTimeout]).toEqual([30_000, 72_000]);
    expect(headersTimeout).toBeLessThanOrEqual(60_000);
  });

  it('[API-06] should answer 429 with Retry-After to who asks too often', async () => {
    const strict = await serveOver(memoryStorage(), {
      // The first is made, and costs three.
      settings: { limits: { requestsPerMinute: 5, unsafeRequestsPerMinute: 1 } },
    });
    try {
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await fetch(`${strict.api}/regulations`)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
      const refused = await fetch(`${strict.api}/regulations`);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      await problem(refused);
    } finally {
      await strict.stop();
    }
  });
});
