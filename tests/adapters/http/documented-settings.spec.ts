import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SETTINGS_HELP, type SettingHelp } from '#adapters/http/server/settings/settings-help.ts';
import { SETTINGS_PAGE, settingsPage } from '#adapters/http/server/settings/settings-page.ts';
import { KNOWN_KEYS, settingsSchema } from '#adapters/http/server/settings/settings-schema.ts';
import { copyOfDemonstrationData } from '#tests/support/demonstration-data.ts';
import { freePort } from '#tests/support/free-port.ts';

// Every documented setting, tried: most of them at once, in one real process to which nothing of the demonstration is left
// that can be set; the others where something of their own is needed, named here by the file that tries them.

const BUILD_LIMIT_MS = 420_000;
const HOST = '127.0.0.2';
const PUBLIC_ORIGIN = 'https://portale.campi.example';
const SECRET = 'segreto-di-prova-lungo-almeno-trentadue-caratteri';
const MARK = 'agenzia/organigramma.svg';
const PICTURE = 'condivisione/portale.png';

const FILE = {
  names: {
    agencyName: 'Agenzia dei Campi',
    agencyShortName: 'ADC',
    agencySlug: 'adc',
    productSlug: 'campi',
    appSlug: 'tasca',
  },
  external: {
    fraudReport: 'https://frodi.campi.example/',
    accessibilityDeclaration: 'https://accessibilita.campi.example/',
    ministry: 'https://ministero.campi.example/',
    gazette: 'https://bollettino.campi.example/',
    oldSite: 'https://archivio.campi.example/',
    caaPortal: 'https://centri.campi.example/',
    nationalSystemSignOn: 'sistema.campi.example/accesso',
    social: [{ name: 'Mastodon', icon: 'link', href: 'https://social.campi.example/adc' }],
  },
  contacts: {
    address: 'Piazza del Fieno 3, Serena',
    phone: '0461 000 100',
    certifiedMail: 'protocollo@pec.campi.example',
    vatNumber: '08000000002',
    taxCode: '80000000002',
  },
  colours: { brand: '#1b4f8a', accent: '#f2c14e', ground: '#eaf0f6' },
  mark: MARK,
  sharing: { file: PICTURE, description: 'Un campo di fieno' },
  agencyDomains: ['campi.example'],
  hstsSubdomains: true,
  statistics: { url: 'https://statistiche.campi.example/matomo.php', site: 'Xy12' },
  securityTxt: {
    contact: ['mailto:sicurezza@campi.example', 'https://campi.example/sicurezza'],
    expires: '2099-12-31T23:00:00+01:00',
    policy: 'https://campi.example/divulgazione',
  },
  agencyServices: ['https://pagamenti.campi.example/avvisi'],
  limits: { requestsPerMinute: 30, unsafeRequestsPerMinute: 2 },
};

let child: ChildProcess;
let said = '';
let port = 0;
let data = '';
let folder = '';

beforeAll(async () => {
  data = await copyOfDemonstrationData();
  rmSync(join(data, 'segreto-dei-cookie'), { force: true });
  folder = mkdtempSync(join(tmpdir(), 'portale-'));
  writeFileSync(join(folder, 'impostazioni.json'), JSON.stringify(FILE));
  port = await freePort(HOST);
  child = spawn(process.execPath, [resolve('adapters/http/server/start.mjs')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      PORTAL_PORT: String(port),
      PORTAL_HOST: HOST,
      PORTAL_DATA_DIR: data,
      PORTAL_BASE_PATH: '/campi/portale',
      PORTAL_SETTINGS: join(folder, 'impostazioni.json'),
      PORTAL_PUBLIC_ORIGIN: PUBLIC_ORIGIN,
      PORTAL_SECRET: SECRET,
      PORTAL_API_BASE: '/dati',
      PORTAL_IMAGE_BASE: '/figure',
      PORTAL_LOG_LEVEL: 'info',
      PORTAL_TRUST_PROXY: 'true',
      PORTAL_METRICS: 'false',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await new Promise<void>((done, refuse) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('risponde su')) done();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => refuse(new Error(`the portal ended with ${code}: ${said}`)));
  });
}, BUILD_LIMIT_MS);
afterAll(() => {
  child.kill('SIGKILL');
  for (const one of [folder, data]) rmSync(one, { recursive: true, force: true });
});

let clients = 0;
/** Asks as the proxy in front would, each time for somebody else unless one is named. */
const ask = (path: string, from = `192.0.2.${(clients += 1)}`, method = 'GET'): Promise<Response> =>
  fetch(`http://${HOST}:${port}${path}`, {
    method,
    headers: {
      'x-forwarded-for': from,
      accept: '*/*',
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: '{}' }),
    redirect: 'manual',
  });
let page: Promise<string> | undefined;
const home = (): Promise<string> => (page ??= ask('/campi/portale/').then((answer) => answer.text()));
/** The page without what it hands to its script, where every setting stands anyway. */
const seen = async (): Promise<string> =>
  (await home()).replace(/<script type="application\/json"[\s\S]*?<\/script>/u, '');
/** What the page hands to its script. */
const handed = async (): Promise<string> =>
  /<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/u.exec(await home())?.[1] ?? '';
const pageShows = (text: string) => async (): Promise<void> => expect(await seen()).toContain(text);
const linkShown = (address: string) => pageShows(`href="${address}"`);
const scriptIsGiven = (text: string) => async (): Promise<void> => expect(await handed()).toContain(text);
const answers = (path: string, status: number) => async (): Promise<void> =>
  expect([path, (await ask(path)).status]).toEqual([path, status]);
const securityTxtSays = (text: string) => async (): Promise<void> =>
  expect(await (await ask('/.well-known/security.txt')).text()).toContain(text);
const policyNames = (origin: string) => async (): Promise<void> =>
  expect((await ask('/robots.txt')).headers.get('content-security-policy')).toContain(` ${origin}`);
/** The file that tries it, in which it is set by this text. */
const elsewhere = (file: string, text: string) => async (): Promise<void> =>
  expect([file, readFileSync(`tests/${file}`, 'utf8').includes(text)]).toEqual([file, true]);

const OTHER_SETTINGS = 'browser/frame/settings.spec.ts';
const OTHER_PROVIDER = 'browser/frame/foreign-provider.spec.ts';

/** Each setting, and what shows that it holds. */
const PROOFS: Readonly<Record<string, () => Promise<void>>> = {
  port: async () => expect(port).toBeGreaterThan(0),
  host: async () => {
    await answers('/health/live', 200)();
    await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow('fetch failed');
  },
  dataDir: async () => expect(existsSync(join(data, 'database'))).toBe(true),
  basePath: async () => {
    await answers('/campi/portale/normative', 200)();
    await answers('/portale/normative', 404)();
  },
  apiBase: async () => {
    await answers('/dati/regulations', 200)();
    await answers('/api/regulations', 404)();
  },
  apiInternalBase: elsewhere('adapters/http/foreign-service.spec.ts', 'PORTAL_API_INTERNAL_BASE: inner'),
  imageBase: async () => {
    await answers(`/figure/${PICTURE}`, 200)();
    await answers(`/media/${PICTURE}`, 404)();
    expect(await seen()).not.toContain('"/media/');
  },
  databaseUrl: elsewhere('adapters/http/process.spec.ts', 'DATABASE_URL: own.url'),
  publicOrigin: async () => {
    await linkShown(`${PUBLIC_ORIGIN}/campi/portale/`)();
    expect(await (await ask('/robots.txt')).text()).toContain(PUBLIC_ORIGIN);
    expect((await ask('/dati/csrf-token')).headers.getSetCookie()[0]).toMatch(/^__Host-/u);
    expect((await ask('/health/live')).headers.get('strict-transport-security')).toContain('max-age');
    await elsewhere('browser/frame/behind-tls.spec.ts', 'publicOrigin')();
  },
  // A process makes and keeps none of what its settings give it.
  secret: async () => {
    await ask('/dati/csrf-token');
    expect(existsSync(join(data, 'segreto-dei-cookie'))).toBe(false);
  },
  previousSecret: elsewhere('adapters/storage/postgres/alerts.spec.ts', 'previousSecret: SECRET'),
  trustProxy: async () => {
    const statuses: number[] = [];
    for (let count = 0; count <= FILE.limits.requestsPerMinute; count += 1)
      statuses.push((await ask('/health-of-nothing', '198.51.100.7')).status);
    expect([statuses.at(-1), (await ask('/dati/regulations', '198.51.100.8')).status]).toEqual([429, 200]);
  },
  logLevel: async () => {
    await ask('/dati/regulations');
    await expect.poll(() => said).toContain('"msg":"risposta"');
  },
  demoAnywhere: elsewhere('adapters/http/settings.spec.ts', 'PORTAL_DEMO_ANYWHERE'),
  auditDays: elsewhere('adapters/storage/postgres/audit-retention.spec.ts', 'auditRetention('),
  publishingBatches: elsewhere('adapters/http/publishing.spec.ts', 'publishingBatches: ['),
  publishingRole: elsewhere('adapters/http/publishing.spec.ts', 'publishingRole: ROLE'),
  redirects: elsewhere('adapters/http/redirects.spec.ts', 'redirects:'),
  assistanceDays: elsewhere('adapters/storage/postgres/assistance-retention.spec.ts', 'startAssistanceRetention('),
  opinionDays: elsewhere('adapters/storage/postgres/feedback-retention.spec.ts', 'startFeedbackRetention('),
  drawingThreads: elsewhere('adapters/http/process.spec.ts', "PORTAL_DRAWING_THREADS: '2'"),
  staging: elsewhere('adapters/http/staging.spec.ts', 'staging: true'),
  hstsSubdomains: async () =>
    expect((await ask('/health/live')).headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    ),
  metrics: answers('/metrics', 404),
  crm: elsewhere(OTHER_SETTINGS, 'crm: false'),
  mark: async () => {
    await pageShows(`rel="icon" href="/figure/${MARK}"`)();
    await answers(`/figure/${MARK}`, 200)();
    const asked = await ask('/favicon.ico');
    expect([asked.status, asked.headers.get('location')]).toEqual([302, `/figure/${MARK}`]);
  },
  contents: elsewhere('browser/adoption/another-agency.spec.ts', 'contents: resolve('),
  loginFailedPayingBodies: elsewhere(OTHER_SETTINGS, 'loginFailedPayingBodies'),
  agencyDomains: scriptIsGiven('"agencyDomains":["campi.example"]'),
  agencyServices: scriptIsGiven('"agencyServices":["https://pagamenti.campi.example/avvisi"]'),
  outbox: elsewhere('adapters/http/outbox-dispatcher.spec.ts', "kind: 'smtp'"),
  'names.agencyName': pageShows(FILE.names.agencyName),
  'names.agencyShortName': pageShows(` - ${FILE.names.agencyShortName}</title>`),
  'names.agencySlug': linkShown('/campi/portale/adc-comunica'),
  'names.productSlug': answers('/campi/portale/cruscotto-pagamenti-op-extra-campi', 200),
  'names.appSlug': linkShown('/campi/portale/servizi/adc-tasca'),
  'flags.dashboardPayments': elsewhere(OTHER_SETTINGS, 'dashboardPayments: false'),
  'flags.caaKpi': elsewhere('browser/frame/hand-over.spec.ts', 'caaKpi: false'),
  'flags.fraudReport': elsewhere(OTHER_SETTINGS, 'fraudReport: false'),
  'external.fraudReport': linkShown(FILE.external.fraudReport),
  'external.accessibilityDeclaration': linkShown(FILE.external.accessibilityDeclaration),
  'external.ministry': linkShown(FILE.external.ministry),
  'external.gazette': linkShown(FILE.external.gazette),
  'external.oldSite': linkShown(FILE.external.oldSite),
  'external.caaPortal': scriptIsGiven(FILE.external.caaPortal),
  'external.nationalSystemSignOn': policyNames('http://sistema.campi.example'),
  'external.documentSigning': elsewhere('browser/frame/hand-over.spec.ts', 'documentSigning'),
  'external.social': linkShown(FILE.external.social[0]?.href ?? ''),
  'contacts.address': pageShows(FILE.contacts.address),
  'contacts.phone': pageShows(FILE.contacts.phone),
  'contacts.certifiedMail': pageShows(FILE.contacts.certifiedMail),
  'contacts.vatNumber': pageShows(FILE.contacts.vatNumber),
  'contacts.taxCode': pageShows(FILE.contacts.taxCode),
  'colours.brand': async () => {
    await pageShows(FILE.colours.brand)();
    // The drawings follow: the one above the footer, a file of the build, and the one that stands in the page.
    const [, hills = ''] = /src="([^"]*footer-hills[^"]*\.svg)"/u.exec(await seen()) ?? [];
    const drawing = await ask(hills);
    expect([drawing.status, drawing.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect((await drawing.text()).match(/#(?:1b4f8a|1a6145)/gu)).toEqual(['#1b4f8a']);
    const inPage = /<svg class="pt-icons".*?<\/svg>/su.exec(await seen())?.[0].match(/#(?:1b4f8a|1a6145)/gu);
    expect(new Set(inPage)).toEqual(new Set(['#1b4f8a']));
  },
  'colours.accent': pageShows(FILE.colours.accent),
  'colours.ground': pageShows(FILE.colours.ground),
  'sharing.file': async () => {
    await pageShows(`content="${PUBLIC_ORIGIN}/figure/${PICTURE}"`)();
    await answers(`/figure/${PICTURE}`, 200)();
  },
  'sharing.description': pageShows(`content="${FILE.sharing.description}"`),
  'openData.licence': elsewhere('adapters/http/open-data.spec.ts', "licence: 'CC0-1.0'"),
  'openData.ipaCode': elsewhere('adapters/http/open-data.spec.ts', "ipaCode: 'adc_00'"),
  'statistics.url': async () => {
    await scriptIsGiven('"statistics":{"url":"https://statistiche.campi.example/matomo.php"')();
    const policy = (await ask('/robots.txt')).headers.get('content-security-policy') ?? '';
    const named = policy.split(';').filter((line) => line.includes('https://statistiche.campi.example'));
    expect(named.map((line) => line.split(' ', 1)[0])).toEqual(['connect-src']);
  },
  'statistics.site': scriptIsGiven('"site":"Xy12"'),
  'securityTxt.contact': securityTxtSays(
    'Contact: mailto:sicurezza@campi.example\nContact: https://campi.example/sicurezza\n',
  ),
  'securityTxt.expires': securityTxtSays('\nExpires: 2099-12-31T22:00:00.000Z\n'),
  'securityTxt.policy': securityTxtSays('\nPolicy: https://campi.example/divulgazione\n'),
  'signOn.realm': elsewhere(OTHER_PROVIDER, 'realm: REALM'),
  'signOn.url': elsewhere(OTHER_PROVIDER, 'url: `${providerOrigin}'),
  'signOn.clientId': elsewhere(OTHER_PROVIDER, 'clientId: CLIENT'),
  'signOn.publicKey': elsewhere(OTHER_PROVIDER, 'publicKey }'),
  'limits.requestsPerMinute': async () => {
    const statuses: number[] = [];
    for (let count = 0; count <= FILE.limits.requestsPerMinute; count += 1)
      statuses.push((await ask('/niente', '198.51.100.9')).status);
    expect(statuses.slice(-2)).toEqual([404, 429]);
  },
  'limits.unsafeRequestsPerMinute': async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await ask('/dati/feedback', '198.51.100.10', 'POST')).status);
    expect(statuses).toEqual([403, 403, 429]);
  },
  'limits.answerSeconds': elsewhere('adapters/http/app.spec.ts', 'answerSeconds'),
  'alerts.mailsPerMinute': elsewhere('support/alert-mails.ts', 'mailsPerMinute'),
  'alerts.confirmationsPerDay': elsewhere('adapters/storage/postgres/alerts.spec.ts', 'ASKS_A_DAY + 1)'),
};

/** Every setting that there is, those of a section one by one. */
const EVERY = Object.entries(KNOWN_KEYS).flatMap(([section, keys]) =>
  section === '' ? keys.filter((key) => KNOWN_KEYS[key] === undefined) : keys.map((key) => `${section}.${key}`),
);

describe('every setting', () => {
  it('[CONST-10] should be on the page of settings, which is as `npm run pages` writes it', () => {
    expect(readFileSync(SETTINGS_PAGE, 'utf8')).toBe(settingsPage());
    const explained = [...Object.keys(SETTINGS_HELP), 'outbox'];
    expect(EVERY.filter((setting) => !explained.includes(setting))).toEqual([]);
  });

  it('[CONST-10] should be explained with an example that the schema accepts', () => {
    const examples: Record<string, Record<string, unknown>> = {};
    for (const [path, { example }] of Object.entries<SettingHelp>(SETTINGS_HELP)) {
      const [section = '', key] = path.split('.');
      if (example === undefined) continue;
      if (key === undefined) Object.assign(examples, { [section]: example });
      else examples[section] = { ...examples[section], [key]: example };
    }
    expect(settingsSchema.safeParse(examples).error?.issues ?? []).toEqual([]);
  });

  it('[CONST-10] should be tried', () => {
    expect(Object.keys(PROOFS).toSorted()).toEqual(EVERY.toSorted());
  });

  it.each(Object.keys(PROOFS))('[CONST-10] should hold: %s', async (setting) => {
    await PROOFS[setting]?.();
  });
});
