import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayInRome } from '#core/kernel/iso-date.ts';
import { Database } from '#adapters/storage/postgres/index.ts';
import { antiForgeryPair } from '#tests/support/anti-forgery.ts';
import type { CastName } from '#tests/support/cast.ts';
import { SERVICE_START_LIMIT_MS, startService, type TestService } from '#tests/support/service.ts';

let service: TestService;
let db: Database;
beforeAll(async () => {
  service = await startService();
  db = service.composition.get(Database);
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

const asking = async (token: string, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${service.api}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string> | undefined) },
  });
const ask = async (path: string, who: CastName): Promise<Response> => asking(await service.tokenOf(who), path);
const statusOf = async (path: string, who: CastName): Promise<number> => (await ask(path, who)).status;
const statusesOf = (paths: readonly string[], who: CastName): Promise<readonly number[]> =>
  Promise.all(paths.map((path) => statusOf(path, who)));
const all = (paths: readonly string[], status: number): readonly number[] => paths.map(() => status);

const RISERIA = '01234560082';
const MARCO_VINI = '01234560017';
const PAOLA = 'VRDPLA79M52G478S';
const SARA = 'CNTSRA90D43C773A';
const today = dayInRome(Date.now());

describe('a mandate counts from its first to its last day', () => {
  interface Term {
    readonly since: string;
    readonly until: string | null;
  }
  const termOf = async (cuaa: string): Promise<Term | undefined> =>
    (await db.query<Term>('select since, until from mandate where cuaa = $1', [cuaa]))[0];
  const setTerm = (cuaa: string, { since, until }: Term): Promise<unknown> =>
    db.query('update mandate set since = $2::date, until = $3::date where cuaa = $1', [cuaa, since, until]);
  const during = async (cuaa: string, term: Term, look: () => Promise<void>): Promise<void> => {
    const before = await termOf(cuaa);
    await setTerm(cuaa, term);
    try {
      await look();
    } finally {
      if (before !== undefined) await setTerm(cuaa, before);
    }
  };

  const OF_THE_OPERATOR = [
    `/private/file/card-header/${RISERIA}`,
    `/private/caa/detail/debts/${RISERIA}`,
    `/private/caa/anomalie-fascicolo/${RISERIA}`,
    `/private/support/mandate-holder?cuaa=${RISERIA}`,
  ];
  const listed = async (): Promise<boolean> => {
    const { results } = (await (await ask('/private/caa/search-companies?pageSize=100', 'sara.conti')).json()) as {
      results: readonly { cuaa: string }[];
    };
    return results.some(({ cuaa }) => cuaa === RISERIA);
  };
  const addressOf = async (): Promise<string> => {
    const [row] = await db.query<{ address: string }>('select friendly_url as address from company where cuaa = $1', [
      RISERIA,
    ]);
    return `/private/caa/company-detail/${row?.address ?? ''}`;
  };

  it.each([
    ['begins tomorrow', { since: addDays(today, 1), until: null }, false],
    ['begins today', { since: today, until: null }, true],
    ['ends today', { since: addDays(today, -9), until: today }, true],
    ['ended yesterday', { since: addDays(today, -9), until: addDays(today, -1) }, false],
  ] as const)('[ROUTE-20] should treat an operator whose mandate %s alike at every address', async (_, term, may) => {
    const paths = [...OF_THE_OPERATOR, await addressOf()];
    await during(RISERIA, term, async () => {
      expect(await statusesOf(paths, 'sara.conti')).toEqual(all(paths, may ? 200 : 403));
      expect(await listed()).toBe(may);
    });
  });

  const closed = async (): Promise<unknown> => {
    const companies = (await (await ask('/private/cuaa', 'marco.rinaldi')).json()) as readonly {
      cuaa: string;
      mandatoChiuso: boolean;
    }[];
    return companies.find(({ cuaa }) => cuaa === MARCO_VINI)?.mandatoChiuso;
  };
  const both = async (): Promise<readonly unknown[]> => [
    await closed(),
    await statusOf(`/private/file/card-header/${MARCO_VINI}`, 'marco.rinaldi'),
  ];

  it('[ROUTE-18] [ROUTE-20] should say of a company that its mandate is closed exactly when the file is', async () => {
    await during(MARCO_VINI, { since: '2017-02-11', until: addDays(today, -1) }, async () =>
      expect(await both()).toEqual([true, 403]),
    );
    await during(MARCO_VINI, { since: '2017-02-11', until: today }, async () =>
      expect(await both()).toEqual([false, 200]),
    );
    await during(MARCO_VINI, { since: addDays(today, 1), until: null }, async () =>
      expect(await both()).toEqual([false, 200]),
    );
    expect(await both()).toEqual([false, 200]);
  });

  it('[ROUTE-18] [ROUTE-20] should follow the agency’s own word, also where no mandate was ever given', async () => {
    const [kept] = await db.query<{ office_id: string; since: string }>(
      'select office_id, since from mandate where cuaa = $1',
      [MARCO_VINI],
    );
    await db.query('delete from mandate where cuaa = $1', [MARCO_VINI]);
    expect(await both()).toEqual([false, 200]);
    await db.query('update company set mandate_closed = true where cuaa = $1', [MARCO_VINI]);
    expect(await both()).toEqual([true, 403]);
    await db.query('update company set mandate_closed = false where cuaa = $1', [MARCO_VINI]);
    await db.query('insert into mandate (cuaa, office_id, since) values ($1, $2, $3::date)', [
      MARCO_VINI,
      kept?.office_id ?? '',
      kept?.since ?? today,
    ]);
  });
});

describe('who looked at what', () => {
  const events = () => db.query('select actor, role, cuaa, action, outcome from audit_event order by id');
  afterEach(async () => {
    await db.query('delete from audit_event');
  });
  const fresh = async (look: () => Promise<unknown>): Promise<readonly unknown[]> => {
    await db.query('delete from audit_event');
    await look();
    return events();
  };
  const SEARCH = 'GET /api/private/caa/search-companies';
  const DETAIL = 'GET /api/private/caa/company-detail/:friendlyUrl';

  it('[ROUTE-20] should note each company that a search of producers shows, and a search that shows none', async () => {
    const first = await fresh(async () => {
      const { results } = (await (
        await ask('/private/caa/search-companies?search=rinaldi%20vini', 'paola.verdi')
      ).json()) as { results: readonly { cuaa: string }[] };
      expect(results.map(({ cuaa }) => cuaa)).toEqual([MARCO_VINI]);
    });
    expect(first).toEqual([{ actor: PAOLA, role: 'caa', cuaa: MARCO_VINI, action: SEARCH, outcome: 'allowed' }]);
    expect(await fresh(() => ask('/private/caa/search-companies', 'paola.verdi'))).toHaveLength(8);
    expect(await fresh(() => ask('/private/caa/search-companies?search=nessuna', 'paola.verdi'))).toEqual([
      { actor: PAOLA, role: 'caa', cuaa: null, action: SEARCH, outcome: 'allowed' },
    ]);
  });

  it('[ROUTE-20] should note who was refused a producer, and which one where there is one', async () => {
    const [row] = await db.query<{ address: string }>('select friendly_url as address from company where cuaa = $1', [
      MARCO_VINI,
    ]);
    const refused = (actor: string, role: string, cuaa: string | null, action = DETAIL) => ({
      actor,
      role,
      cuaa,
      action,
      outcome: 'refused',
    });
    expect(await fresh(() => ask(`/private/caa/company-detail/${row?.address ?? ''}`, 'sara.conti'))).toEqual([
      refused(SARA, 'farmer', MARCO_VINI),
    ]);
    expect(await fresh(() => ask('/private/caa/company-detail/non-esiste', 'sara.conti'))).toEqual([
      refused(SARA, 'farmer', null),
    ]);
    expect(await fresh(() => ask(`/private/caa/company-detail/${row?.address ?? ''}`, 'anna.bianchi'))).toEqual([
      refused('BNCNNA80A41H501R', 'farmer', MARCO_VINI),
    ]);
    expect(await fresh(() => ask('/private/caa/search-companies', 'bruno.galli'))).toEqual([
      refused('GLLBRN64H09L219R', 'caa', null, SEARCH),
    ]);
  });

  it('[ROUTE-20] should note who was refused a sheet that does not exist, and the inbox of another operator', async () => {
    expect(
      await fresh(() => ask('/private/fascicolo-aziendale-api/scheda-validazione-pdf?idScva=NIENTE', 'ivo.rossi')),
    ).toHaveLength(1);
    expect(await fresh(() => ask(`/private/notifications/unread-count/CAA/${SARA}`, 'paola.verdi'))).toHaveLength(1);
  });
});

describe('what is reserved and belongs to no company', () => {
  const LISTS = ['regulations', 'services', 'forms', 'faqs', 'fead-national-contracts'].map(
    (list) => `/private/${list}`,
  );
  const FOR_ALL = [
    ...LISTS,
    '/private/filters?context=REGULATIONS',
    '/private/hero-sections/supporto',
    '/private/support/contacts',
    '/private/support/assistance-request-scopes',
    '/private/sian-api/myagricat-banner',
  ];
  const FOR_FARMERS = ['/private/aids/desk', '/private/services/desk', '/private/services/desk?isCAA=false'];
  const FOR_CAA = ['/private/services/desk?isCAA=true', '/private/caa-KPIs'];
  const EVERYTHING = [...FOR_ALL, ...FOR_FARMERS, ...FOR_CAA];

  it.each(['ivo.rossi', 'bruno.galli', 'dario.longo'] as const)(
    '[ROUTE-20] should be refused to %s, whom the sign-in turns away',
    async (who) => {
      expect(await statusesOf(EVERYTHING, who)).toEqual(all(EVERYTHING, 403));
    },
  );

  it('[ROUTE-20] should be refused to a user type that the portal does not know, also in the name of somebody who holds a company', async () => {
    const token = await service.tokenWith({ fiscal_code: 'BNCNNA80A41H501R', userType: 'GUEST' });
    for (const path of EVERYTHING) expect([path, (await asking(token, path)).status]).toEqual([path, 403]);
  });

  it('[ROUTE-20] should be refused entry by entry too', async () => {
    const { results } = (await (await ask('/private/regulations', 'anna.bianchi')).json()) as {
      results: readonly { friendlyUrl: string }[];
    };
    const entry = `/private/regulations/${results[0]?.friendlyUrl ?? ''}`;
    expect([await statusOf(entry, 'anna.bianchi'), await statusOf(entry, 'ivo.rossi')]).toEqual([200, 403]);
  });

  it('[ROUTE-16] [ROUTE-17] [ROUTE-20] should be open to each role as far as its pages are, before the role is chosen too', async () => {
    for (const who of [
      'anna.bianchi',
      'marco.rinaldi',
      'giulia.ferri',
      'carla.neri',
      'niccolo.deluca',
      'paola.verdi',
      'sara.conti',
    ] as const)
      expect(await statusesOf(FOR_ALL, who)).toEqual(all(FOR_ALL, 200));
    for (const who of ['anna.bianchi', 'giulia.ferri'] as const)
      expect(await statusesOf([...FOR_FARMERS, ...FOR_CAA], who)).toEqual([200, 200, 200, 403, 403]);
    for (const who of ['paola.verdi', 'sara.conti'] as const)
      expect(await statusesOf([...FOR_FARMERS, ...FOR_CAA], who)).toEqual([403, 403, 403, 200, 200]);
    expect(await statusesOf([...FOR_FARMERS, ...FOR_CAA], 'niccolo.deluca')).toEqual([200, 200, 200, 200, 200]);
  });

  it('[SES-17] [ROUTE-20] should leave open to all what the sign-in itself asks, and tell nobody the links of another role', async () => {
    const ASKED = [
      '/private/cuaa',
      '/private/dashboard',
      '/private/sian-api/user/qual-exists',
      '/private/sian-api/user/available-id-links?isCaa=true',
      '/private/sian-api/user/available-id-links?isCaa=false',
    ];
    for (const who of ['anna.bianchi', 'paola.verdi', 'ivo.rossi', 'bruno.galli', 'dario.longo'] as const)
      expect(await statusesOf(ASKED, who)).toEqual(all(ASKED, 200));
    const links = async (who: CastName, isCaa: boolean): Promise<number> =>
      ((await (await ask(`/private/sian-api/user/available-id-links?isCaa=${isCaa}`, who)).json()) as readonly string[])
        .length;
    expect([
      (await links('anna.bianchi', false)) > 0,
      await links('anna.bianchi', true),
      (await links('paola.verdi', true)) > 0,
      await links('ivo.rossi', false),
    ]).toEqual([true, 0, true, 0]);
  });
});

describe('the reserved half of support', () => {
  const publicly = async (path: string): Promise<readonly { title?: string; value?: string }[]> =>
    (await fetch(`${service.api}${path}`)).json() as Promise<readonly { title?: string; value?: string }[]>;
  const reserved = async (path: string, who: CastName): Promise<readonly { title?: string; value?: string }[]> =>
    (await ask(`/private${path}`, who)).json() as Promise<readonly { title?: string; value?: string }[]>;

  it.each([
    ['/support/contacts', { title: 'Debiti e recuperi' }],
    ['/support/assistance-request-scopes', { value: 'controlli' }],
  ])(
    '[PAGE-37] should show at %s what is public to everybody, and what is reserved to who is logged in',
    async (path, entry) => {
      const open = await publicly(path);
      expect(open).not.toContainEqual(expect.objectContaining(entry));
      for (const who of ['anna.bianchi', 'paola.verdi'] as const) {
        const own = await reserved(path, who);
        expect(own).toContainEqual(expect.objectContaining(entry));
        expect(own).toEqual(expect.arrayContaining([...open]));
      }
    },
  );

  it('[PAGE-33] [PAGE-37] should take a request about a reserved scope from who is logged in, and from nobody else', async () => {
    const pair = await antiForgeryPair(service.api);
    const body = JSON.stringify({
      name: 'Anna',
      surname: 'Bianchi',
      fiscalCode: 'BNCNNA80A41H501R',
      email: 'anna@bianchi.example',
      phone: null,
      scope: 'controlli',
      subject: 'Controllo in campo',
      message: 'Vorrei sapere che cosa preparare per il controllo.',
      consent: true,
    });
    const send = (path: string, key: string, token?: string): Promise<Response> =>
      fetch(`${service.api}${path}`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          ...pair,
          'idempotency-key': key,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
      });
    const [anna, ivo] = [await service.tokenOf('anna.bianchi'), await service.tokenOf('ivo.rossi')];
    expect((await send('/support/send-assistance-request', 'ambito-riservato-1')).status).toBe(422);
    expect((await send('/private/support/send-assistance-request', 'ambito-riservato-2', ivo)).status).toBe(403);
    const taken = await send('/private/support/send-assistance-request', 'ambito-riservato-3', anna);
    expect(taken.status).toBe(200);
    expect(await (await send('/private/support/send-assistance-request', 'ambito-riservato-3', anna)).json()).toEqual(
      await taken.json(),
    );
  });
});
