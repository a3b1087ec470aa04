import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATA_BLOCKED, DATA_BLOCKED_TEXT, helpAfter } from '#core/session/browser-data.ts';
import { AssistanceService } from '#core/support/assistance-service.ts';
import { anAssistanceRequest } from '#tests/support/mothers/assistance.ts';
import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import { CompanyFileRepository } from '#core/company-file/company-file-repository.ts';
import { ContentRepository } from '#core/content/content-repository.ts';
import { ReservedFiles } from '#core/content/reserved-files.ts';
import { DeskRepository } from '#core/desk/desk-repository.ts';
import { PayingBodyRepository } from '#core/paying-bodies/paying-body-repository.ts';
import { PaymentRepository } from '#core/payments/payment-repository.ts';
import { sideMenuFailure } from '#core/payments/side-menu.ts';
import { SearchIndex } from '#core/search/search-index.ts';
import { SelectionRepository } from '#core/selections/selection-repository.ts';
import { succeed } from '#core/kernel/result.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { NotificationRepository } from '#core/notifications/notification-repository.ts';
import { httpClient, type LogLine } from '#tests/support/http-client.ts';

/** What the stand-in service answers to one call. */
interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | string[]>>;
}

let server: Server;
let base = '';
let asked: { readonly method: string; readonly url: string; readonly headers: IncomingMessage['headers'] }[] = [];
let answer: (url: string, count: number) => Answer;
let lines: LogLine[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    const { status, body, headers = {} } = answer(request.url ?? '', asked.length);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === undefined ? '' : JSON.stringify(body));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  base = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}/api` : '';
});
afterAll(
  () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    }),
);
beforeEach(() => {
  asked = [];
  lines = [];
});

const EMPTY_LIST = { results: [], pagination: { totalCount: 0, page: 1, pageSize: 9, totalPages: 0 } };
const list = (token?: string) =>
  httpClient(base, token, lines).get(CatalogueRepository).matching('regulations', noCriteria(), 1);

describe('a page of content', () => {
  it.each([
    ['agenzia/direttore', '/api/agency/director'],
    ['progetti/occhi-sul-campo', '/api/projects/occhi-sul-campo'],
    ['amministrazione-trasparente/organizzazione/uffici', '/api/transparent-administration/organizzazione/uffici'],
    ['note-legali', '/api/pages/note-legali'],
  ])('[PAGE-17] [PAGE-32] should be read at the address that §7.1 gives it: %s', async (slug, url) => {
    answer = () => ({ status: 404 });
    expect(await httpClient(base, undefined, lines).get(ContentRepository).page(slug)).toBeUndefined();
    expect(asked.map((call) => call.url)).toEqual([url]);
  });
});

describe('a call that fails', () => {
  it('[SES-16] [ERR-02] [ERR-09] should be told to who listens with status and sentence, also where the repository deals with it', async () => {
    const heard: ServiceError[] = [];
    const client = httpClient(base, 'bearer', lines, heard);
    answer = () => ({ status: 500, body: { detail: 'Archivio non raggiungibile.' } });
    await expect(client.get(CatalogueRepository).matching('regulations', noCriteria(), 1)).rejects.toBeInstanceOf(
      ServiceError,
    );
    answer = () => ({ status: 403, body: {} });
    await client
      .get(NotificationRepository)
      .unreadCount({ kind: 'AGRI', id: '01234560017', reader: 'BNCNNA80A41H501R' });
    answer = () => ({ status: 200, body: EMPTY_LIST });
    await client.get(CatalogueRepository).matching('regulations', noCriteria(), 1);
    expect(heard.map(({ status, serverMessage }) => [status, serverMessage])).toEqual([
      [500, 'Archivio non raggiungibile.'],
      [403, undefined],
    ]);
  });
});

describe('a service that says what is in the way', () => {
  it('[API-04] should be heard by its code, after a second pair was of no use', async () => {
    const client = httpClient(base, undefined, lines);
    answer = () => ({
      status: 403,
      body: { detail: DATA_BLOCKED_TEXT, errors: [{ name: 'Cookie', code: DATA_BLOCKED }] },
    });
    const failure = await client
      .get(AssistanceService)
      .send(anAssistanceRequest(), 'prima-chiave-00001')
      .catch((error: unknown) => error);
    if (!(failure instanceof ServiceError)) expect.fail('it was taken');
    expect([failure.code, helpAfter(failure, 'altro')]).toEqual([DATA_BLOCKED, DATA_BLOCKED_TEXT]);
    expect(helpAfter(new ServiceError('refused', { status: 403 }), 'altro')).toBe('altro');
  });
});

describe('a session that ends', () => {
  it('[SES-15] should drop what is being read for the person, and tell nobody', async () => {
    const heard: ServiceError[] = [];
    const session = new AbortController();
    // The end comes while the service is about to refuse.
    answer = () => {
      session.abort();
      return { status: 401 };
    };
    const files = httpClient(base, 'bearer', lines, heard, () => session.signal).get(CompanyFileRepository);
    await expect(files.part('01234560017', 'header')).rejects.toMatchObject({ isDropped: true, status: undefined });
    expect([asked.length, lines, heard]).toEqual([1, [], []]);
  });

  it('[SES-15] should let go on what the person sent, and what anybody may read', async () => {
    const session = new AbortController();
    const inbox = { kind: 'AGRI', id: '01234560017', reader: 'BNCNNA80A41H501R' } as const;
    answer = (url) => {
      session.abort();
      return { status: 200, body: url.endsWith('/csrf-token') ? {} : { ...EMPTY_LIST, count: 3 } };
    };
    const ofAnna = httpClient(base, 'bearer', lines, [], () => session.signal).get(NotificationRepository);
    expect(await ofAnna.markAs(inbox, ['m-1'], true)).toEqual(succeed(3));
    const open = httpClient(base, undefined, lines, [], () => session.signal).get(CatalogueRepository);
    expect((await open.matching('regulations', noCriteria(), 1)).totalCount).toBe(0);
    expect(lines).toEqual([]);
  });
});

describe('every call', () => {
  it('[API-03] should ask for JSON in Italian, without a bearer while nobody is logged in', async () => {
    answer = () => ({ status: 200, body: EMPTY_LIST });
    await list();
    expect(asked[0]?.url).toBe('/api/regulations?sort=DESC&page=1&pageSize=9');
    expect(asked[0]?.headers).toMatchObject({ accept: 'application/json', 'accept-language': 'it-IT' });
    expect(asked[0]?.headers.authorization).toBeUndefined();
  });

  it('[API-03] [PAGE-37] should carry the bearer once there is a token, and read the reserved list', async () => {
    answer = () => ({ status: 200, body: EMPTY_LIST });
    await list('un.gettone.x');
    expect(asked[0]?.url).toBe('/api/private/regulations?sort=DESC&page=1&pageSize=9');
    expect(asked[0]?.headers.authorization).toBe('Bearer un.gettone.x');
  });

  it('[API-03] should follow a redirect', async () => {
    answer = (url) =>
      url.startsWith('/api/regulations')
        ? { status: 307, headers: { location: '/api/altrove' } }
        : { status: 200, body: { ...EMPTY_LIST, pagination: { ...EMPTY_LIST.pagination, totalCount: 7 } } };
    expect((await list()).totalCount).toBe(7);
  });

  it('[LIST-08] [API-12] should write criteria with the names of the contract, and order, page and size always', async () => {
    answer = () => ({ status: 200, body: EMPTY_LIST });
    const items = httpClient(base).get(CatalogueRepository);
    await items.matching(
      'resolutions',
      {
        search: 'olio & vino',
        selections: { deedNumber: ['12'], referenceYear: ['2024'], publicationDateFrom: ['2024-01-01'] },
        sort: 'ASC',
      },
      3,
    );
    expect(new URLSearchParams(asked[0]?.url.split('?')[1])).toEqual(
      new URLSearchParams([
        ['search', 'olio & vino'],
        ['deedNumber', '12'],
        ['referenceYear', '2024'],
        ['publicationDateFrom', '2024-01-01'],
        ['sort', 'ASC'],
        ['page', '3'],
        ['pageSize', '9'],
      ]),
    );
    await items.matching('informationArticles', noCriteria(), 1);
    await httpClient(base).get(SelectionRepository).latestPressReleases();
    expect(asked.slice(1).map(({ url }) => url)).toEqual([
      '/api/information-articles?sort=DESC&page=1&pageSize=9',
      '/api/press-releases?pageSize=4&page=1&sort=DESC',
    ]);
  });

  it('[API-03] [API-04] should fetch the anti-forgery pair before the first unsafe call, and send it with each', async () => {
    answer = (url) =>
      url === '/api/csrf-token'
        ? {
            status: 200,
            body: { token: 't-1' },
            headers: { 'set-cookie': ['portale-segreto=s; HttpOnly', 'XSRF-TOKEN=t-1'] },
          }
        : { status: 200, body: { count: 2 } };
    const notifications = httpClient(base, 'un.gettone.x').get(NotificationRepository);
    const inbox = { kind: 'AGRI', id: '01234560017', reader: 'x' } as const;
    expect(await notifications.markAs(inbox, ['m-1'], true)).toEqual({ ok: true, value: 2 });
    await notifications.markAs(inbox, ['m-1'], false);
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/csrf-token',
      'POST /api/private/notifications/mark-as',
      'POST /api/private/notifications/mark-as',
    ]);
    expect(asked[1]?.headers).toMatchObject({ 'x-xsrf-token': 't-1', cookie: 'portale-segreto=s; XSRF-TOKEN=t-1' });
  });

  it('[API-04] should fetch a new pair once when the service does not accept the old one', async () => {
    let pairs = 0;
    answer = (url, count) => {
      if (url === '/api/csrf-token')
        return {
          status: 200,
          body: { token: `t-${(pairs += 1)}` },
          headers: { 'set-cookie': [`XSRF-TOKEN=t-${pairs}`] },
        };
      return count < 3 ? { status: 403, body: {} } : { status: 200, body: { count: 0 } };
    };
    const outcome = await httpClient(base, 'un.gettone.x')
      .get(NotificationRepository)
      .markAs({ kind: 'AGRI', id: 'x', reader: 'x' }, [], true);
    expect(outcome).toEqual({ ok: true, value: 0 });
    expect(asked.at(-1)?.headers['x-xsrf-token']).toBe('t-2');
  });
});

describe('failures', () => {
  const failureOf = async (call: Promise<unknown>): Promise<ServiceError> => {
    const error: unknown = await call.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof ServiceError)) throw new Error('the call did not fail as it should');
    return error;
  };

  it('[ERR-09] should log every failure and throw it with its status and the service’s own words', async () => {
    answer = () => ({ status: 500, body: { title: 'Errore interno', detail: 'Qualcosa è andato storto.' } });
    const failure = await failureOf(list());
    expect([failure.status, failure.serverMessage]).toEqual([500, 'Qualcosa è andato storto.']);
    expect(lines).toEqual([
      {
        level: 'error',
        message: 'chiamata fallita',
        facts: { address: '/regulations', status: 500, code: 'ERR_BAD_RESPONSE' },
      },
    ]);
  });

  it('[ERR-04] [ERR-09] should know of an answer that says that all is well and is none', async () => {
    answer = () => ({ status: 200, body: { results: 'nessuno' } });
    const failure = await failureOf(list());
    expect([failure.answered, failure.status]).toEqual([200, undefined]);
  });

  it('[ERR-09] should not take a network that is away for a status', async () => {
    const failure = await failureOf(
      httpClient('http://127.0.0.1:1/api', undefined, lines)
        .get(CatalogueRepository)
        .matching('regulations', noCriteria(), 1),
    );
    expect(failure.status).toBeUndefined();
    expect(lines).toHaveLength(1);
  });

  it('[ERR-09] should refuse an answer that is not what the contract says', async () => {
    answer = () => ({ status: 200, body: { results: 'niente' } });
    await failureOf(list());
    expect(lines.map(({ message }) => message)).toEqual(['risposta non conforme al contratto']);
  });

  it('[ERR-09] should turn the statuses that a repository expects into values', async () => {
    const files = httpClient(base, 'un.gettone.x', lines).get(CompanyFileRepository);
    answer = () => ({ status: 403, body: {} });
    expect(await files.part('01234560017', 'header')).toEqual({ ok: false, failure: 'company-file.forbidden' });
    answer = () => ({ status: 404, body: {} });
    expect(await files.part('01234560017', 'header')).toEqual({ ok: false, failure: 'company-file.not-found' });
    expect(await files.sheetPdf('x')).toEqual({ ok: false, failure: 'company-file.sheet-unavailable' });
    expect(JSON.stringify(lines)).not.toContain('01234560017');
  });

  it.each([201, 202, 204])('[ERR-11] [D-26] should take %i for no content, without a crash', async (status) => {
    answer = () => ({ status });
    expect(await list()).toMatchObject({ items: [], totalCount: 0 });
    expect(await httpClient(base).get(ContentRepository).page('agenzia')).toBeUndefined();
    expect(await httpClient(base, 'un.gettone.x').get(CompanyFileRepository).sheetPdf('x')).toEqual({
      ok: false,
      failure: 'company-file.sheet-unavailable',
    });
  });

  it.each([201, 204, 206, 299])(
    '[ERR-04] [D-26] should take a side menu that comes with %i for a failure, whatever it holds',
    async (status) => {
      answer = () => ({ status, ...(status === 204 ? {} : { body: [{ annoCampagna: 2025, divisioni: [] }] }) });
      const failure = await failureOf(httpClient(base, undefined, lines).get(PaymentRepository).campaigns());
      expect(failure.answered).toBe(status);
      expect(sideMenuFailure(failure).message).toBe('Failed to fetch side menu data');
    },
  );

  it.each([201, 204, 206])(
    '[ERR-11] [D-26] should take %i for no content wherever a page needs 200',
    async (status) => {
      answer = () => ({ status, ...(status === 204 ? {} : { body: [] }) });
      const client = httpClient(base, undefined, lines);
      const asked = { yearCampaign: 2025, department: 'x' };
      const selections = client.get(SelectionRepository);
      const bodies = client.get(PayingBodyRepository);
      const desk = httpClient(base, 'un.gettone.x', lines).get(DeskRepository);
      expect(
        await Promise.all([
          selections.figures('home'),
          selections.latestPressReleases(),
          selections.recentFaqs('supporto'),
          selections.imminentEvents(),
          selections.servicesFor('op'),
          bodies.serving(undefined),
          client
            .get(PaymentRepository)
            .regions(asked)
            .then(({ rows }) => rows),
          client.get(AssistanceService).contacts(),
          desk.aids(),
        ]),
      ).toEqual(Array.from({ length: 9 }, () => []));
      expect(await client.get(SearchIndex).find({ text: 'olio', type: '', page: 1 })).toMatchObject({
        items: [],
        totalCount: 0,
        countsByType: {},
      });
      expect(lines).toEqual([]);
    },
  );

  it('[PAGE-37] should find no document where the service refuses one, or the path is none', async () => {
    const files = httpClient(base, 'un.gettone.x').get(ReservedFiles);
    answer = () => ({ status: 404, body: {} });
    expect([await files.bytes('documenti/forms/delega.pdf'), await files.bytes('altrove/delega.pdf')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('should never let a typed address lead elsewhere', async () => {
    answer = () => ({ status: 404, body: {} });
    const items = httpClient(base).get(CatalogueRepository);
    for (const slug of ['', '.', '..', '../private/cuaa', 'a/b', '?x=1', '#']) await items.detail('regulations', slug);
    for (const { url } of asked) expect(url).toMatch(/^\/api\/regulations\/[^/?#]+$/u);
  });
});
