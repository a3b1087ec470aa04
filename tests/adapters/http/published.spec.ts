import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVICE_START_LIMIT_MS, type TestService } from '#tests/support/service.ts';
import { sharedService } from '#tests/support/shared-service.ts';

// Every address of §7.1 and §7.2, once, over the demonstration content.

let service: TestService;
let farmer = '';
let operator = '';
beforeAll(async () => {
  service = await sharedService();
  farmer = await service.tokenOf('anna.bianchi');
  operator = await service.tokenOf('paola.verdi');
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

const get = (path: string, token = ''): Promise<Response> =>
  fetch(`${service.api}${path}`, { headers: token === '' ? {} : { authorization: `Bearer ${token}` } });
const json = async (path: string, token = ''): Promise<unknown> => {
  const response = await get(path, token);
  if (response.status !== 200) throw new Error(`${response.status} at ${path}`);
  return response.json();
};
const keysOf = (value: unknown): readonly string[] => Object.keys((Array.isArray(value) ? value[0] : value) as object);
const first = (value: unknown): Record<string, unknown> =>
  (value as { results: readonly Record<string, unknown>[] }).results[0] ?? {};

const HEROES = [
  'homepage',
  'eventi',
  'normative',
  'servizi',
  'agenzia',
  'link-utili',
  'contatti',
  'supporto',
  'organismi-pagatori',
  'faq',
  'delibere',
  'comunicati-stampa',
  'modulistica',
  'concorsi',
  'appalti-bilancio',
  'agricoltori',
  'caa',
  'op',
  'bandi-aiuti-sociali',
  'pagamenti-ocm',
  'sviluppo-rurale',
  'appalti-fondo-fead-nazionale',
  'anpag-risponde',
  'pubblici-proclami',
  'articoli',
  'anpag-comunica',
  'storico-appalti',
  'cruscotto-pagamenti',
  'cruscotto-pagamenti-op-extra-anpag',
];
const LISTS = [
  'press-releases',
  'events',
  'regulations',
  'services',
  'useful-links',
  'faqs',
  'resolutions',
  'forms',
  'competitions',
  'contracts',
  'contracts-history',
  'fead-national-contracts-history',
  'fead-national-contracts',
  'public-proclamations',
  'articles',
  'information-articles',
];
const OTHERS = [
  ...['home', 'agricoltori', 'caa'].map((place) => `/carousels/${place}`),
  ...['homepage', 'link-utili', 'agricoltori', 'caa', 'op'].map((place) => `/most-used-tools/${place}`),
  ...['homepage', 'agricoltori', 'caa'].map((place) => `/alerts/${place}`),
  '/banners/homepage',
  '/home-in-evidence',
  '/home-agency-communicates',
  '/KPIs',
  '/other-op-kpi',
  '/footer-pages',
  '/footer-pages/mappa-sito',
  '/imminent-events',
  '/events-in-evidence',
  '/articles-in-evidence',
  ...[
    'institutional-rules',
    'organization-chart',
    'joint-body',
    'single-committee',
    'director',
    'board-of-auditors',
  ].map((page) => `/agency/${page}`),
  '/pages/agenzia',
  ...['agricoltori', 'caa', 'op'].map((place) => `/services/${place}`),
  '/useful-links?search=meteo',
  '/support/contacts',
  '/support/assistance-request-scopes',
  '/page-previews/supporto',
  '/faqs/most-recent/supporto',
  '/faqs/most-recent/agricoltori',
  '/support/op/site',
  '/support/op/site?categories=toscana',
  '/support/op/site/count',
  '/aid-and-tenders',
  '/support/agency-replies',
  ...[
    'state-aids',
    'social-aid-tenders',
    'direct-payments',
    'direct-payments-helps',
    'ocm-payments',
    'ocm-payments-helps',
    'rural-development-plans',
  ].map((path) => `/aid-and-tenders/${path}`),
  '/transparent-administration',
  '/transparent-administration/side',
  '/projects',
  '/need-help',
  '/dashboard-payments/campaigns',
  '/search-engine?search=agricoltura&page=1&pageSize=10',
  '/search-engine?search=agricoltura&type=NORMATIVE',
  '/search-engine/suggestions?search=agr',
  '/press-releases?pageSize=4&page=1&sort=DESC',
  '/information-articles?page=1&pageSize=9&sort=ASC',
  '/filters?context=OP_REGIONS',
  '/filters?context=ARTICLES',
];

describe('public addresses', () => {
  it.each(HEROES)('[API-10] [PAGE-36] should have the head %s', async (slug) => {
    expect(await json(`/hero-sections/${slug}`)).toMatchObject({
      slug,
      title: expect.stringMatching(/\S/u) as string,
      description: expect.stringMatching(/\S/u) as string,
    });
  });

  it.each(LISTS)('[API-01] [API-05] should answer the list %s, its pages and an entry', async (list) => {
    const answer = (await json(`/${list}`)) as {
      results: readonly { friendlyUrl: string }[];
      pagination: Record<string, unknown>;
    };
    expect(answer.results.length).toBeGreaterThan(0);
    expect(
      Object.keys(answer.pagination)
        .filter((name) => name !== 'next')
        .toSorted(),
    ).toEqual(['page', 'pageSize', 'totalCount', 'totalPages']);
    const entry = answer.results[0]?.friendlyUrl ?? '';
    expect((await get(`/${list}/${entry}`)).status).toBe(200);
    expect(await json(`/${list}?page=9999`)).toMatchObject({ results: [] });
  });

  it.each(OTHERS)('[API-01] [API-11] [API-12] should answer %s', async (path) => {
    const answer = await json(path);
    expect(JSON.stringify(answer).length).toBeGreaterThan(2);
  });

  it('[API-13] should answer the dashboard by campaign, intervention and region, with the specification’s names', async () => {
    const campaigns = (await json('/dashboard-payments/campaigns')) as readonly {
      annoCampagna: number;
      divisioni: readonly { divisione: string; programmazione?: string | null; aiutiDiretti: boolean }[];
    }[];
    expect(campaigns.length).toBeGreaterThanOrEqual(3);
    const campaign = campaigns[0];
    const division = campaign?.divisioni.find(({ aiutiDiretti }) => aiutiDiretti);
    expect(keysOf(campaign?.divisioni)).toEqual(
      expect.arrayContaining(['divisione', 'programmazione', 'aiutiDiretti', 'tipoIntervento']),
    );
    const planning =
      typeof division?.programmazione === 'string' ? `&planning=${encodeURIComponent(division.programmazione)}` : '';
    const query = `yearCampaign=${campaign?.annoCampagna ?? ''}&department=${encodeURIComponent(division?.divisione ?? '')}${planning}`;
    const interventions = (await json(`/dashboard-payments/interventions/amounts?${query}`)) as readonly {
      codiceIntervento: string;
      importoErogato: number;
    }[];
    expect(keysOf(interventions)).toEqual([
      'codiceIntervento',
      'descrizioneIntervento',
      'descrizioneEstesaIntervento',
      'importoErogato',
      'numBeneficiari',
    ]);
    const regions = (await json(`/dashboard-payments/regions/amounts?${query}`)) as readonly {
      importoErogato: number;
    }[];
    expect(keysOf(regions)).toEqual(['regione', 'importoErogato', 'numBeneficiari']);
    expect(await json(`/dashboard-payments/regions?${query}`)).toEqual(regions);
    const one = (await json(
      `/dashboard-payments/${interventions[0]?.codiceIntervento ?? ''}/amounts-by-intervention?${query}`,
    )) as readonly { importoErogato: number }[];
    const total = one.reduce((sum, { importoErogato }) => sum + importoErogato, 0);
    expect(total).toBeCloseTo(interventions[0]?.importoErogato ?? 0, 1);
  });
});

describe('fields', () => {
  it('[API-16] should keep the names of §3 for articles, projects, agency pages, bodies, regions, results and figures', async () => {
    expect(keysOf(first(await json('/articles')))).toEqual(
      expect.arrayContaining(['id', 'image', 'isNew', 'publicationDate', 'title', 'description', 'scope']),
    );
    const article = (await json(
      `/information-articles/${String(first(await json('/information-articles'))['friendlyUrl'])}`,
    )) as Record<string, unknown>;
    expect(Object.keys(article)).toEqual(
      expect.arrayContaining(['title', 'description', 'images', 'documents', 'links', 'logo']),
    );
    const project = (await json(
      `/${((await json('/projects')) as readonly { friendlyUrl: string }[])[0]?.friendlyUrl.replace('progetti/', 'projects/') ?? ''}`,
    )) as Record<string, unknown>;
    expect(Object.keys(project)).toEqual(
      expect.arrayContaining(['title', 'description', 'sections', 'accordions', 'documents', 'links', 'logo']),
    );
    expect(await json('/agency/director')).toMatchObject({
      contentArea: {
        title: expect.any(String) as string,
        description: expect.any(Array) as unknown[],
        email: expect.any(String) as string,
        phoneNumber: expect.any(String) as string,
      },
    });
    const auditors = (await json('/agency/board-of-auditors')) as {
      membersArea: { areaTitle: string; memberList: readonly object[] };
    };
    expect(keysOf(auditors.membersArea.memberList)).toEqual(expect.arrayContaining(['role', 'name']));
    expect(keysOf(await json('/support/op/site'))).toEqual(
      expect.arrayContaining(['id', 'nome', 'address', 'numAddress', 'cap', 'city', 'url', 'regions']),
    );
    expect(keysOf(await json('/support/op/site/count'))).toEqual(['opSiteRegionCount', 'opSiteNationCount']);
    expect(keysOf(await json('/KPIs'))).toEqual(
      expect.arrayContaining(['icon', 'value', 'formatting', 'description', 'tooltip', 'lastUpdate']),
    );
    expect(keysOf(first(await json('/search-engine?search=regolamento')))).toEqual(
      expect.arrayContaining([
        'id',
        'title',
        'summary',
        'preview',
        'type',
        'friendlyUrl',
        'resolutions',
        'documents',
        'attachments',
      ]),
    );
    expect(keysOf(first(await json('/competitions')))).toEqual(
      expect.arrayContaining(['competitionStatus', 'lastUpdate', 'friendlyUrl']),
    );
    expect(keysOf(first(await json('/events')))).toEqual(expect.arrayContaining(['eventDate', 'isOnlineEvent']));
    expect(keysOf(first(await json('/public-proclamations')))).toEqual(
      expect.arrayContaining(['id', 'title', 'description', 'attachments']),
    );
  });

  it('[API-16] [API-11] [CONST-08] should keep the names of §3 for the regions of the paying-body finder', async () => {
    const regions = (await json('/filters?context=OP_REGIONS')) as {
      categories: readonly { value: string; locRegione: string; count: number }[];
    };
    expect(Object.keys(regions)).toEqual(['categories']);
    expect(regions.categories.map(({ locRegione }) => locRegione)).toEqual([
      ...Array<string>(8).fill('NI'),
      ...Array<string>(4).fill('CI'),
      ...Array<string>(8).fill('SI'),
    ]);
    const { count, ...tuscany } = regions.categories.find(({ value }) => value === 'toscana') ?? { count: 0 };
    expect(tuscany).toEqual({ name: 'Toscana', value: 'toscana', idMappa: 'IT-52', locRegione: 'CI', provincia: 'FI' });
    expect(await json('/support/op/site?categories=toscana')).toHaveLength(count);
    expect(await json('/private/filters?context=OP_REGIONS', farmer)).toEqual(regions);
  });

  it('[API-01] should answer under aid and tenders all that has no other entry above it, and the page of the agency’s replies', async () => {
    const slugsAt = async (path: string): Promise<readonly string[]> =>
      ((await json(`/aid-and-tenders${path}`)) as readonly { friendlyUrl: string }[]).map(
        ({ friendlyUrl }) => friendlyUrl,
      );
    const all = await slugsAt('');
    const parts = await Promise.all(
      ['/state-aids', '/social-aid-tenders', '/direct-payments', '/ocm-payments', '/rural-development-plans'].map(
        slugsAt,
      ),
    );
    expect(all.toSorted()).toEqual([...new Set(parts.flat())].toSorted());
    expect(await json('/support/agency-replies')).toMatchObject({
      slug: 'agency-replies',
      title: expect.stringMatching(/risponde/u) as string,
    });
  });

  it('[LIST-14] [API-11] should name and count the options of each list', async () => {
    for (const context of [
      'REGULATIONS',
      'SERVICES',
      'PRESS_RELEASES',
      'ARTICLES',
      'FORMS',
      'COMPETITIONS',
      'CONTRACTS',
      'EVENTS',
      'INFORMATION_ARTICLES',
      'USEFUL_LINKS',
      'FAQS',
    ]) {
      const sections = Object.values(
        (await json(`/filters?context=${context}`)) as Record<string, readonly { name: string; value: string }[]>,
      );
      expect([context, sections.length > 0]).toEqual([context, true]);
      for (const options of sections) expect(keysOf(options)).toEqual(expect.arrayContaining(['name', 'value']));
    }
  });

  it('[LIST-08] should narrow a list by what the filters name, and give its own number', async () => {
    const { categories } = (await json('/filters?context=REGULATIONS')) as {
      categories: readonly { value: string; count: number }[];
    };
    const { value = '', count = 0 } = categories[0] ?? {};
    expect(await json(`/regulations?categories=${encodeURIComponent(value)}`)).toMatchObject({
      pagination: { totalCount: count },
    });
  });
});

describe('private addresses', () => {
  const CUAA = 'BNCNNA80A41H501R';
  it.each([
    '/cuaa',
    '/sian-api/user/available-id-links?isCaa=false',
    '/sian-api/user/qual-exists',
    '/sian-api/myagricat-banner',
    '/dashboard',
    '/services',
    '/services/desk?isCAA=false',
    '/regulations',
    '/forms',
    '/faqs',
    '/filters?context=REGULATIONS',
    '/fead-national-contracts',
    `/detail/payments/${CUAA}`,
    `/detail/questions/${CUAA}`,
    `/detail/debts/${CUAA}`,
    '/aids/desk',
    '/support/contacts',
    `/support/mandate-holder?cuaa=${CUAA}`,
    `/notifications/get-notifications/AGRI/${CUAA}`,
    `/notifications/get-notifications/AGRI/${CUAA}?timePeriod=30&unreadOnly=true&page=1`,
    `/notifications/unread-count/AGRI/${CUAA}`,
    `/notifications/get-latest-notifications/AGRI/${CUAA}?limit=4`,
  ])('[API-02] [API-15] should answer a farmer at /private%s', async (path) => {
    expect((await get(`/private${path}`, farmer)).status).toBe(200);
  });

  it('[API-02] [API-15] [PAGE-30] should answer an operator at the addresses of the assistance centre', async () => {
    for (const path of [
      '/caa/is-crm-available',
      `/caa/anomalie-fascicolo/${CUAA}`,
      '/caa/search-companies',
      `/caa/detail/payments/${CUAA}`,
      `/caa/detail/questions/${CUAA}`,
      `/caa/detail/debts/${CUAA}`,
      '/caa-KPIs',
      '/services/desk?isCAA=true',
      '/notifications/unread-count/CAA/VRDPLA79M52G478S',
    ]) {
      expect([path, (await get(`/private${path}`, operator)).status]).toEqual([path, 200]);
    }
    const producers = (await json('/private/caa/search-companies?search=bianchi', operator)) as {
      results: readonly { friendlyUrl: string; cuaa: string }[];
    };
    expect(producers.results.map(({ cuaa }) => cuaa)).toEqual([CUAA]);
    expect(
      await json(`/private/caa/company-detail/${producers.results[0]?.friendlyUrl ?? ''}`, operator),
    ).toMatchObject({ cuaa: CUAA });
  });

  it('[API-01] [API-02] should be described without exception in the published document', async () => {
    const { paths } = (await json('/openapi.json')) as { paths: Record<string, unknown> };
    const known = Object.keys(paths);
    for (const one of [
      ...LISTS.map((list) => `/${list}`),
      ...OTHERS.map((path) => path.split('?')[0] ?? ''),
      '/private/cuaa',
      '/private/support/send-assistance-request',
      '/support/send-assistance-request',
      '/private/notifications/mark-as',
    ]) {
      if (one.startsWith('/pages/') || one.startsWith('/hero-sections/')) continue;
      expect(known).toContain(one);
    }
  });
});
