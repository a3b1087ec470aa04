import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Database } from '#adapters/storage/postgres/index.ts';
import { antiForgeryPair } from '#tests/support/anti-forgery.ts';
import type { CastName } from '#tests/support/cast.ts';
import { CAST } from '#tests/support/cast.ts';
import { addressesOf, type Description } from '#tests/tools/contract/description.ts';
import { testServer } from '#tests/support/server-database.ts';
import { SERVICE_START_LIMIT_MS, startService, type TestService } from '#tests/support/service.ts';

let service: TestService;
/** Longer than the service believes what it has found of its parts, in milliseconds. */
const HEALTH_HOLDS_MS = 2_000;
/** How much later it is for the service than for the machine. */
let passedMs = 0;

beforeAll(async () => {
  service = await startService({ steadyClock: { now: () => performance.now() + passedMs } });
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

const ask = async (path: string, who?: CastName, init: RequestInit = {}): Promise<Response> =>
  fetch(`${service.api}${path}`, {
    ...init,
    headers: {
      ...(who === undefined ? {} : { authorization: `Bearer ${await service.tokenOf(who)}` }),
      ...(init.headers as Record<string, string> | undefined),
    },
  });
const statusOf = async (path: string, who?: CastName): Promise<number> => (await ask(path, who)).status;

const ANNA = 'BNCNNA80A41H501R';
const MARCO_VINI = '01234560017';
const CARLA = 'NRECRL68T60L117K';
const LIMONETO = '01234560066';
const RISERIA = '01234560082';
const NOBODY = '99999999990';

const PARTS = [
  'alerts',
  'card-header',
  'personal-contact-data',
  'bacarie-coordinates',
  'contracts-documents',
  'validation-sheet',
];

describe('without a genuine token', () => {
  const ADDRESSES = [
    '/private/cuaa',
    '/private/dashboard',
    '/private/regulations',
    '/private/caa-KPIs',
    `/private/file/alerts/${ANNA}`,
    `/private/detail/payments/${ANNA}`,
    `/private/notifications/unread-count/AGRI/${ANNA}`,
    '/private/fascicolo-aziendale-api/scheda-validazione-pdf?idScva=x',
    '/private/media/documenti/forms/niente.pdf',
  ];

  it.each(ADDRESSES)('[ROUTE-20] [API-02] should answer 401 at %s', async (path) => {
    expect(await statusOf(path)).toBe(401);
    const response = await fetch(`${service.api}${path}`, { headers: { authorization: 'Bearer una.firma.inventata' } });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('Bearer');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('[ROUTE-20] should refuse a token of another issuer, client, kind or time, and one without a person', async () => {
    const now = Math.floor(Date.now() / 1000);
    const anna = { fiscal_code: ANNA, userType: 'AGRI' };
    for (const claims of [
      { iss: 'http://altrove.example/realms/anpag' },
      { azp: 'altro' },
      { typ: 'ID' },
      { exp: now - 60 },
      { fiscal_code: '' },
    ]) {
      const token = await service.tokenWith({ ...anna, ...claims });
      expect(
        (await fetch(`${service.api}/private/cuaa`, { headers: { authorization: `Bearer ${token}` } })).status,
      ).toBe(401);
    }
  });
});

describe('who reads which company', () => {
  const READERS: Readonly<Record<string, readonly CastName[]>> = {
    [ANNA]: ['anna.bianchi', 'paola.verdi'],
    [MARCO_VINI]: ['marco.rinaldi', 'paola.verdi'],
    [LIMONETO]: ['niccolo.deluca', 'sara.conti'],
    [RISERIA]: ['niccolo.deluca', 'sara.conti'],
    // A mandate that is closed lets nobody read the file.
    [CARLA]: [],
    [NOBODY]: [],
  };
  const table = Object.entries(READERS).flatMap(([cuaa, readers]) =>
    CAST.map(({ username }) => [username as CastName, cuaa, readers.includes(username as CastName)] as const),
  );

  it.each(table)('[ROUTE-20] %s at %s: may read the file = %s', async (who, cuaa, may) => {
    for (const part of PARTS) expect(await statusOf(`/private/file/${part}/${cuaa}`, who)).toBe(may ? 200 : 403);
  });

  it('[ROUTE-20] should refuse alike what exists and what does not', async () => {
    const bare = async (path: string): Promise<unknown> => {
      const body = (await (await ask(path, 'ivo.rossi')).json()) as Record<string, unknown>;
      return { ...body, instance: '' };
    };
    expect(await bare(`/private/file/alerts/${ANNA}`)).toEqual(await bare(`/private/file/alerts/${NOBODY}`));
    expect(await bare(`/private/fascicolo-aziendale-api/scheda-validazione-pdf?idScva=NIENTE`)).toEqual(
      await bare(`/private/file/alerts/${NOBODY}`),
    );
  });

  it('[ROUTE-20] should ask the database the same before it refuses what is somebody else’s and what does not exist', async () => {
    const db = service.composition.get(Database);
    const asked = vi.spyOn(db, 'query');
    const statementsFor = async (path: string, who: CastName): Promise<readonly string[]> => {
      asked.mockClear();
      expect([path, await statusOf(path, who)]).toEqual([path, 403]);
      // In between the portal looks for itself whether contents have changed.
      return asked.mock.calls.map(([sql]) => sql).filter((sql) => !sql.includes('content_version'));
    };
    try {
      for (const who of ['marco.rinaldi', 'paola.verdi'] as const) {
        const foreign = Object.entries(READERS).find(
          ([cuaa, readers]) => cuaa !== NOBODY && readers.length > 0 && !readers.includes(who),
        )?.[0];
        const [known] = await db.query<{ sheet: string; address: string }>(
          'select sheet_id as sheet, friendly_url as address from company_file_part join company using (cuaa) where cuaa = $1 and sheet_id is not null',
          [foreign ?? ''],
        );
        const pairs = [
          ...PARTS.map((part) => [`/private/file/${part}/${foreign}`, `/private/file/${part}/${NOBODY}`] as const),
          ...['detail', 'caa/detail'].flatMap((base) =>
            ['payments', 'questions', 'debts'].map(
              (of) => [`/private/${base}/${of}/${foreign}`, `/private/${base}/${of}/${NOBODY}`] as const,
            ),
          ),
          [
            `/private/fascicolo-aziendale-api/scheda-validazione-pdf?idScva=${known?.sheet}`,
            '/private/fascicolo-aziendale-api/scheda-validazione-pdf?idScva=SV-2026-999999',
          ],
          [`/private/caa/anomalie-fascicolo/${foreign}`, `/private/caa/anomalie-fascicolo/${NOBODY}`],
          [`/private/caa/company-detail/${known?.address}`, '/private/caa/company-detail/nessuna'],
        ] as const;
        for (const [theirs, nobodys] of pairs) {
          const statements = await statementsFor(theirs, who);
          expect(statements.length).toBeGreaterThan(3);
          expect([nobodys, await statementsFor(nobodys, who)]).toEqual([nobodys, statements]);
        }
      }
    } finally {
      asked.mockRestore();
    }
  });

  it('[ROUTE-20] should keep farmers and assistance centres to their own addresses', async () => {
    expect(await statusOf(`/private/detail/payments/${ANNA}`, 'anna.bianchi')).toBe(200);
    expect(await statusOf(`/private/caa/detail/payments/${ANNA}`, 'anna.bianchi')).toBe(403);
    expect(await statusOf(`/private/caa/detail/payments/${ANNA}`, 'paola.verdi')).toBe(200);
    expect(await statusOf(`/private/detail/payments/${ANNA}`, 'paola.verdi')).toBe(403);
    for (const path of ['/private/caa-KPIs', '/private/caa/search-companies']) {
      expect(await statusOf(path, 'anna.bianchi')).toBe(403);
      expect(await statusOf(path, 'bruno.galli')).toBe(403);
      expect(await statusOf(path, 'paola.verdi')).toBe(200);
    }
  });

  it('[ROUTE-20] should note each look by who is not the company’s own, and each refusal', async () => {
    const db = service.composition.get(Database);
    const count = async (): Promise<number> =>
      (await db.query<{ n: number }>('select count(*)::int as n from audit_event'))[0]?.n ?? 0;
    const before = await count();
    await ask(`/private/file/alerts/${ANNA}`, 'anna.bianchi');
    expect(await count()).toBe(before);
    await ask(`/private/file/alerts/${ANNA}`, 'paola.verdi');
    await ask(`/private/file/alerts/${ANNA}`, 'marco.rinaldi');
    expect(await count()).toBe(before + 2);
    const [last] = await db.query('select actor, cuaa, outcome, action from audit_event order by id desc limit 1');
    expect(last).toEqual({
      actor: 'RNLMRC75C12M082C',
      cuaa: ANNA,
      outcome: 'refused',
      action: 'GET /api/private/file/alerts/:cuaa',
    });
  });
});

describe('after sign-in', () => {
  it('[API-02] [SES-12] should list the companies of the person, with closed mandates', async () => {
    const listed = async (who: CastName): Promise<unknown> => (await ask('/private/cuaa', who)).json();
    expect(await listed('anna.bianchi')).toEqual([
      {
        cuaa: ANNA,
        denominazione: 'Azienda agricola Bianchi Anna',
        mandatoChiuso: false,
        hasState: true,
        hasAlerts: true,
      },
    ]);
    expect(await listed('carla.neri')).toMatchObject([{ cuaa: CARLA, mandatoChiuso: true }]);
    expect(await listed('ivo.rossi')).toEqual([]);
    expect(await listed('paola.verdi')).toEqual([]);
    expect(await listed('marco.rinaldi')).toHaveLength(6);
  });

  it('[API-15] [SES-17] [SES-22] should tell offices, id links, qualification and whether the CRM answers', async () => {
    const json = async (path: string, who: CastName): Promise<unknown> => (await ask(path, who)).json();
    expect(await json('/private/dashboard', 'paola.verdi')).toMatchObject({
      caa: { name: 'Paola Verdi', idUfficio: ['053001', '056001'] },
    });
    expect(await json('/private/dashboard', 'bruno.galli')).toEqual({ caa: null });
    expect(await json('/private/dashboard', 'anna.bianchi')).toEqual({ caa: null });
    expect(await json('/private/sian-api/user/qual-exists', 'anna.bianchi')).toBe(true);
    expect(await json('/private/sian-api/user/qual-exists', 'ivo.rossi')).toBe(false);
    expect(Array.isArray(await json('/private/sian-api/user/available-id-links?isCaa=true', 'paola.verdi'))).toBe(true);
    expect(await json('/private/caa/is-crm-available', 'paola.verdi')).toBe(true);
    expect(await json('/private/caa/is-crm-available', 'anna.bianchi')).toBe(false);
    expect(await json('/private/services/desk?isCAA=true', 'paola.verdi')).toEqual(
      expect.arrayContaining([expect.objectContaining({ titleAriaLabel: expect.any(String) as string })]),
    );
    expect(await json(`/private/support/mandate-holder?cuaa=${ANNA}`, 'anna.bianchi')).toMatchObject({
      idUfficio: '056001',
      mail: 'viterbo@caaterrecomuni.example',
    });
  });

  it('[PAGE-37] [API-10] should read lists, filters, contacts and the six heads in the reserved area', async () => {
    for (const path of [
      '/private/regulations',
      '/private/services',
      '/private/forms',
      '/private/faqs',
      '/private/fead-national-contracts',
      '/private/filters?context=REGULATIONS',
      '/private/support/contacts',
      '/private/aids/desk',
      '/private/sian-api/myagricat-banner',
    ]) {
      const response = await ask(path, 'anna.bianchi');
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
    }
    for (const slug of [
      'supporto',
      'faq',
      'produttori',
      'le-tue-pratiche',
      'appalti-fondo-fead-nazionale',
      'notifiche',
    ]) {
      expect([slug, await statusOf(`/private/hero-sections/${slug}`, 'anna.bianchi')]).toEqual([slug, 200]);
    }
    expect(await statusOf('/private/hero-sections/homepage', 'anna.bianchi')).toBe(404);
  });
});

describe('the documents of reserved contents', () => {
  const FORM = 'caa-abilitazione-operatore';

  it('[PAGE-37] [ROUTE-20] should be read with the bearer token at the address that the reserved area gives, and by nobody else', async () => {
    const form = (await (await ask(`/private/forms/${FORM}`, 'paola.verdi')).json()) as {
      documents: { contentUrl: string }[];
    };
    const address = form.documents[0]?.contentUrl ?? '';
    expect(address).toMatch(/^\/api\/private\/media\/documenti\/forms\/[a-z0-9-]+\.pdf$/u);
    const listed = (await (await ask('/private/forms?search=abilitazione+operatore', 'paola.verdi')).json()) as {
      results: { document?: { contentUrl: string } }[];
    };
    expect(JSON.stringify(listed)).toContain(address);

    const path = address.slice('/api'.length);
    const pdf = await ask(path, 'paola.verdi', { headers: { accept: 'application/pdf' } });
    expect([pdf.status, pdf.headers.get('content-type'), pdf.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(new TextDecoder('latin1').decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
    expect(await statusOf(path)).toBe(401);
    expect(await statusOf('/private/media/documenti/forms/niente.pdf', 'paola.verdi')).toBe(404);
    expect([
      await statusOf(path, 'dario.longo'),
      await statusOf('/private/media/documenti/forms/niente.pdf', 'dario.longo'),
    ]).toEqual([403, 403]);

    // Where everybody's files stand it is not there, like its form among everybody's.
    const open = path.replace('/private/media', '/media');
    const responses = await Promise.all([fetch(`${service.origin}${open}`), ask(`/forms/${FORM}`)]);
    expect(
      responses.map(({ status, headers }) => [status, headers.get('content-type'), headers.get('cache-control')]),
    ).toEqual(Array.from({ length: 2 }, () => [404, 'application/problem+json; charset=utf-8', 'no-store']));
  });

  it('[PAGE-37] should leave the documents of public contents where everybody reads them, until they are withdrawn', async () => {
    const list = (await (await ask('/private/forms?search=sportello', 'paola.verdi')).json()) as {
      results: { id: string; document: { contentUrl: string } }[];
    };
    const [form] = list.results;
    if (form === undefined) expect.fail('the demonstration has no such form');
    const address = form.document.contentUrl;
    expect(address).toMatch(/^\/media\/documenti\/forms\//u);
    const open = await fetch(`${service.origin}${address}`);
    expect([open.status, open.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=300, stale-while-revalidate=86400',
    ]);

    const withdraw = (when: string): Promise<unknown> =>
      service.composition
        .get(Database)
        .query(`update content set withdrawn_at = ${when} where type = 'forms' and slug = $1`, [form.id]);
    await withdraw('now()');
    const gone = await fetch(`${service.origin}${address}`, {
      headers: { 'if-none-match': open.headers.get('etag') ?? '' },
    });
    expect([gone.status, await statusOf(address.replace('/media', '/private/media'), 'paola.verdi')]).toEqual([
      404, 404,
    ]);
    await withdraw('null');
  });
});

describe('the sheet', () => {
  it('[API-14] [FILE-08] should be a PDF for who may read the file, and refused to others', async () => {
    const sheet = (await (await ask(`/private/file/validation-sheet/${ANNA}`, 'anna.bianchi')).json()) as {
      idScva: string;
    };
    const path = `/private/fascicolo-aziendale-api/scheda-validazione-pdf?idScva=${encodeURIComponent(sheet.idScva)}`;
    const pdf = await ask(path, 'anna.bianchi', { headers: { accept: 'application/pdf' } });
    expect([pdf.status, pdf.headers.get('content-type'), pdf.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(new TextDecoder('latin1').decode((await pdf.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
    expect(await statusOf(path, 'marco.rinaldi')).toBe(403);
    expect(await statusOf(path)).toBe(401);
    expect(await statusOf('/private/fascicolo-aziendale-api/scheda-validazione-pdf', 'anna.bianchi')).toBe(400);
  });
});

describe('unsafe requests', () => {
  const pair = () => antiForgeryPair(service.api);
  const mark = async (body: unknown, headers: Record<string, string>): Promise<Response> =>
    ask('/private/notifications/mark-as', 'anna.bianchi', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const nothing = { kind: 'AGRI', id: ANNA, msgIds: [], read: true };

  it('[API-04] should be given a pair whose cookies stay on this site', async () => {
    const cookies = (await fetch(`${service.api}/csrf-token`)).headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    expect(cookies.filter((line) => !/SameSite=Strict/iu.test(line))).toEqual([]);
  });

  it('[API-04] should be refused without the pair, with half of it, and with another’s token', async () => {
    const own = await pair();
    const other = await pair();
    expect((await mark(nothing, {})).status).toBe(403);
    expect((await mark(nothing, { cookie: own['cookie'] ?? '' })).status).toBe(403);
    expect((await mark(nothing, { 'x-xsrf-token': own['x-xsrf-token'] ?? '' })).status).toBe(403);
    expect((await mark(nothing, { ...own, 'x-xsrf-token': other['x-xsrf-token'] ?? '' })).status).toBe(403);
    expect((await mark(nothing, own)).status).toBe(200);
  });

  it('[API-04] should tell a browser that keeps no cookies what it has to allow, and nobody else', async () => {
    const own = await pair();
    const refused = await mark(nothing, { 'x-xsrf-token': own['x-xsrf-token'] ?? '' });
    const { detail, errors } = (await refused.json()) as { detail: string; errors: { code: string }[] };
    expect([refused.status, errors[0]?.code]).toEqual([403, 'browser.data-blocked']);
    expect(detail).toMatch(/blocca i cookie .* consentirli .* ricaricare la pagina e riprovare/u);
    const forged = await mark(nothing, { ...own, 'x-xsrf-token': 'altro' });
    expect([forged.status, ((await forged.json()) as { errors?: unknown }).errors]).toEqual([403, undefined]);
  });

  it('[API-04] should be refused without the pair however the address is written, and say what to do', async () => {
    const token = await service.tokenOf('anna.bianchi');
    const { hostname, port } = new URL(service.origin);
    const post = (path: string): Promise<readonly [number | undefined, string]> =>
      new Promise((done, refuse) => {
        const sent = request(
          {
            hostname,
            port,
            path,
            method: 'POST',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          },
          (response) => {
            let body = '';
            response.on('data', (bytes) => (body += String(bytes)));
            response.on('end', () => done([response.statusCode, body]));
          },
        );
        sent.on('error', refuse);
        sent.end(JSON.stringify(nothing));
      });
    const path = '/private/notifications/mark-as';
    for (const written of [
      `/api${path}`,
      `/%61pi${path}`,
      `/api/private/notifications/mark%2Das`,
      `${service.api}${path}`,
    ]) {
      const [status, body] = await post(written);
      expect([written, status]).toEqual([written, 403]);
      expect(body).toContain('ricaricare la pagina e riprovare');
    }
  });

  it('[NOTE-08] [NOTE-05] should mark a message as read for this person, and count the rest', async () => {
    const unread = async (): Promise<number> =>
      (
        (await (await ask(`/private/notifications/unread-count/AGRI/${ANNA}`, 'anna.bianchi')).json()) as {
          count: number;
        }
      ).count;
    const latest = (await (
      await ask(`/private/notifications/get-latest-notifications/AGRI/${ANNA}?limit=4`, 'anna.bianchi')
    ).json()) as readonly { msgId: string; read: boolean }[];
    // "about" is an addition to the specified fields (D-43), left out where a message is about nothing.
    expect(Object.keys(latest[0] ?? {}).toSorted()).toEqual([
      'about',
      'corpoSemplice',
      'creationDate',
      'msgId',
      'oggetto',
      'read',
    ]);
    const message = latest.find(({ read }) => !read);
    const before = await unread();
    const own = await pair();

    const answer = await mark({ kind: 'AGRI', id: ANNA, msgIds: [message?.msgId], read: true }, own);
    expect(await answer.json()).toEqual({ count: before - 1 });
    expect(await unread()).toBe(before - 1);
    await mark({ kind: 'AGRI', id: ANNA, msgIds: [message?.msgId], read: false }, own);
    expect(await unread()).toBe(before);
  });

  it('[NOTE-08] should keep the inboxes of others closed, and an operator to the own one', async () => {
    expect(await statusOf(`/private/notifications/unread-count/AGRI/${ANNA}`, 'marco.rinaldi')).toBe(403);
    expect(await statusOf(`/private/notifications/unread-count/AGRI/${ANNA}`, 'paola.verdi')).toBe(403);
    expect(await statusOf('/private/notifications/unread-count/CAA/VRDPLA79M52G478S', 'paola.verdi')).toBe(200);
    expect(await statusOf('/private/notifications/unread-count/CAA/DLCNCL82E05F839N', 'paola.verdi')).toBe(403);
    expect(await statusOf('/private/notifications/unread-count/ALTRO/x', 'paola.verdi')).toBe(400);
  });

  it('[API-04] should keep an opinion on a page, with the pair and within its bounds', async () => {
    const db = service.composition.get(Database);
    const own = await pair();
    const send = (body: unknown, headers: Record<string, string> = own): Promise<Response> =>
      fetch(`${service.api}/feedback`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      });
    const opinion = { page: '/normative', clarity: 4, answers: ['indicazioni-chiare', 'inventata'], comment: null };
    expect((await send(opinion, {})).status).toBe(403);
    for (const wrong of [
      { ...opinion, clarity: 6 },
      { ...opinion, page: 'https://altrove.example' },
      { ...opinion, altro: 1 },
    ])
      expect((await send(wrong)).status).toBe(400);
    for (const refused of [
      { ...opinion, page: '/scrivania' },
      { ...opinion, comment: 'a'.repeat(201) },
    ])
      expect((await send(refused)).status).toBe(422);
    const tally = async () => (await fetch(`${service.api}/feedback`)).json();
    expect(await tally()).toEqual({ scores: [], answers: [] });
    expect((await send({ ...opinion, comment: 'Scrivetemi: anna@esempio.it' })).status).toBe(200);
    expect(await db.query('select page, clarity, answers, comment from feedback')).toEqual([
      { page: '/normative', clarity: 4, answers: ['indicazioni-chiare'], comment: 'Scrivetemi: [omesso]' },
    ]);
    // Nothing is kept of the sums: they change with every opinion, and the content does not.
    expect(await tally()).toEqual({
      scores: [{ page: '/normative', clarity: 4, count: 1 }],
      answers: [{ answer: 'indicazioni-chiare', count: 1 }],
    });
  });

  it('[PAGE-33] should take an assistance request once, whatever the retries, and say what is wrong field by field', async () => {
    const own = await pair();
    const request = {
      name: 'Anna',
      surname: 'Bianchi',
      fiscalCode: ANNA,
      email: 'anna@bianchi.example',
      phone: null,
      scope: 'domanda-unica',
      subject: 'Anticipo',
      message: 'Vorrei sapere quando arriva il mio anticipo.',
      consent: true,
    };
    const send = (body: unknown, key?: string): Promise<Response> =>
      fetch(`${service.api}/support/send-assistance-request`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          ...own,
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
      });

    expect((await send(request)).status).toBe(400);
    const first = await send(request, 'chiave-di-prova-1');
    expect(first.status).toBe(200);
    const receipt = (await first.json()) as { receiptNumber: string };
    expect(receipt.receiptNumber).not.toBe('');
    expect(await (await send(request, 'chiave-di-prova-1')).json()).toEqual(receipt);
    expect((await send({ ...request, subject: 'Altro oggetto' }, 'chiave-di-prova-1')).status).toBe(409);
    const wrong = await send(
      { ...request, fiscalCode: 'BNCNNA80A41H501X', message: 'breve', consent: false },
      'chiave-di-prova-2',
    );
    expect(wrong.status).toBe(422);
    const { errors } = (await wrong.json()) as { errors: readonly { name: string }[] };
    expect(errors.map(({ name }) => name)).toEqual(['fiscalCode', 'message', 'consent']);
  });
});

// On a server each connection has a setting of its own: see read-only-server.spec.ts.
describe.skipIf(testServer() !== undefined)('a database that only reads', () => {
  it('[API-06] [API-09] should be told by 503 to who has something written, by health, and to nobody who only reads', async () => {
    const db = service.composition.get(Database);
    const written = () => ask('/private/caa/company-detail/p-rinaldi-vini', 'paola.verdi');
    const health = async () => {
      const answer = await fetch(`${service.origin}/health/ready`);
      return [answer.status, ((await answer.json()) as { parti: object }).parti];
    };
    const before = (await written()).status;
    // What health has found before holds for a moment.
    passedMs += HEALTH_HOLDS_MS;
    await db.script('set default_transaction_read_only = on');
    try {
      const refused = await written();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await refused.json()).toMatchObject({ status: 503, title: 'Servizio non disponibile' });
      expect(await health()).toEqual([503, { database: 'assente' }]);
      expect(await statusOf('/regulations?search=sola-lettura')).toBe(200);
    } finally {
      await db.script('set default_transaction_read_only = off');
      passedMs += HEALTH_HOLDS_MS;
    }
    expect([(await written()).status, await health()]).toEqual([before, [200, { database: 'ok' }]]);
  });
});

describe('the published examples of requests', () => {
  it('[API-01] [API-18] should be taken by the running service, each of them', async () => {
    const description = (await (await fetch(`${service.api}/openapi.json`)).json()) as Description;
    const examples = addressesOf(description).flatMap(({ path, method, operation, isPrivate }) => {
      const { requestBody } = operation as {
        requestBody?: { content: Readonly<Record<string, { example?: unknown }>> };
      };
      return method === 'GET'
        ? []
        : [{ path, method, isPrivate, example: requestBody?.content['application/json']?.example }];
    });
    expect(examples.length).toBeGreaterThanOrEqual(5);
    for (const { path, method, isPrivate, example } of examples) {
      const who = !isPrivate ? undefined : path.startsWith('/private/caa/') ? 'paola.verdi' : 'anna.bianchi';
      const answer = await ask(path, who, {
        method,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `esempio-${path.replaceAll('/', '-')}`.slice(0, 100),
          ...(await antiForgeryPair(service.api)),
        },
        body: JSON.stringify(example),
      });
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, expect.anything()]);
    }
  });
});
