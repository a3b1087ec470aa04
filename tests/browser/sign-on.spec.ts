import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { fastify, type FastifyInstance } from 'fastify';
import type { Browser, BrowserContext, Page, Request, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { embeddedProvider } from '#adapters/keycloak/embedded/plugin.ts';
import { ANNA, movableClock, NICCOLO, testKeys, type MovableClock } from '#tests/support/embedded-provider.ts';
import { workerBrowser } from '#tests/support/portal-fixture.ts';
import { addSignOnSite } from '#tests/support/sign-on-site.ts';
import { newPage } from '#tests/support/slowness.ts';
import { ASKING_FRAME } from '#tests/support/sign-on-under-test.ts';
import { WIDTHS } from '#tests/support/visitor.ts';

const MINUTE_MS = 60_000;
const START = new Date('2026-03-02T09:00:00Z');
/** Later than any page takes to open: there the page's clock is stopped. */
const STOPPED = new Date(START.getTime() + 10 * MINUTE_MS);
/** Less than the five seconds of validity that the portal asks for, so that each renewal is a real one. */
const SHORT_ACCESS_MS = 4_000;

let browser: Browser;
let app: FastifyInstance;
let origin: string;
let clock: MovableClock;
let redirectCheck = 'never';
let context: BrowserContext;
let page: Page;
let requests: Request[];
let complaints: string[];

beforeAll(async () => {
  browser = await workerBrowser();
  clock = movableClock(Date.now());
  app = fastify({ logger: false, forceCloseConnections: true });
  const addresses = () => ({
    origin,
    portal: `${origin}/portale/`,
    redirectUris: [`${origin}/portale/scrivania`, `${origin}/portale/silent-check-sso.html`],
    postLogoutRedirectUris: [`${origin}/portale/`],
  });
  await app.register(
    embeddedProvider({
      realm: 'anpag',
      clientId: 'portale',
      agency: 'ANPAG',
      users: [ANNA, NICCOLO],
      addresses,
      keys: await testKeys(),
      clock,
      host: '127.0.0.1',
      beyondLoopback: false,
      lifetimes: { accessMs: SHORT_ACCESS_MS },
    }),
    { prefix: '/auth' },
  );
  await addSignOnSite(app, { redirectCheck: () => redirectCheck });
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());
beforeEach(async () => {
  redirectCheck = 'never';
  context = await browser.newContext({ locale: 'it-IT' });
  page = await newPage(context);
  requests = [];
  complaints = [];
  page.on('request', (request) => requests.push(request));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
});
afterEach(() => context.close());

describe('the silent check', () => {
  it('[SES-02] [SES-26] should find nobody by one hidden question, without a login frame, and ask nothing before it nor after', async () => {
    await open('/normative');
    expect(await check()).toEqual({ kind: 'anonymous' });
    expect(authorizations().map((one) => [one.get('prompt'), one.get('code_challenge_method')])).toEqual([
      ['none', 'S256'],
    ]);
    const asked = requests.map((request) => new URL(request.url()).pathname);
    expect(asked.filter((path) => path.includes('/openid-connect/'))).toEqual([
      '/auth/realms/anpag/protocol/openid-connect/auth',
    ]);
    expect(asked.filter((path) => /login-status-iframe|openid-configuration/u.test(path))).toEqual([]);
    expect(page.url()).toBe(`${origin}/portale/normative`);
    expect(complaints).toEqual([]);
  });

  it('[SES-02] [IDLE-03] [CONST-07] [SES-15] should find who is here each time anew, also after a reload, with tokens in memory only, renewed with less than five seconds of life', async () => {
    await signIn();
    expect((await check()).kind).toBe('signedIn');
    expect((await check()).kind).toBe('signedIn');
    expect(authorizations().filter((one) => one.get('prompt') === 'none')).toHaveLength(2);
    const first = await token();
    await page.reload();
    expect(await check()).toMatchObject({ kind: 'signedIn', claims: { fiscal_code: ANNA.fiscal_code } });
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    );
    expect(stored).not.toContain('eyJ');
    const before = await token();
    expect(before).not.toBe(first);
    expect(await refresh()).toBe('ok');
    expect(await token()).not.toBe(before);
    // A message time-out of 10 s, an interval of 5 s and a minimum validity of 5 s.
    const asked = await page.evaluate(() => window.askedOfKeycloak);
    expect(asked).toContainEqual(
      expect.objectContaining({ messageReceiveTimeout: 10_000, checkLoginIframeInterval: 5, pkceMethod: 'S256' }),
    );
    expect(asked.at(-1)).toEqual({ minValidity: 5 });
    expect(complaints).toEqual([]);
  });

  it('[CONST-07] should give a silent provider ten seconds and no less', async () => {
    await page.route('**/protocol/openid-connect/auth?**', () => undefined);
    await page.clock.install({ time: START });
    await open('/normative');
    await page.clock.pauseAt(STOPPED);
    const found = page.evaluate(async () => {
      const { kind } = await window.signOn.check();
      document.body.dataset['found'] = kind;
      return kind;
    });
    await page.waitForSelector(ASKING_FRAME, { state: 'attached' });
    await page.clock.runFor(9_999);
    expect(await page.evaluate(() => document.body.dataset['found'])).toBeUndefined();
    await page.clock.runFor(1);
    expect(await found).toBe('unreachable');
  });

  it('[SES-26] should ignore an answer that comes after ten seconds', async () => {
    await signIn();
    await page.clock.install();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/protocol/openid-connect/token', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await ready();
    const asked = page.waitForRequest('**/protocol/openid-connect/token');
    const found = page.evaluate(() => window.signOn.check());
    await asked;
    await page.clock.runFor(10_000);
    release();
    expect(await found).toEqual({ kind: 'unreachable' });
    expect(await token()).toBeUndefined();
  });

  it('[SES-26] should take a refusal for an answer when nobody listens at its address or it answers with a fault, long before ten seconds, and keep the tokens it has', async () => {
    await signIn();
    const before = await token();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + MINUTE_MS);
    const refusals: readonly ((route: Route) => Promise<unknown>)[] = [
      (route) => route.abort('connectionrefused'),
      (route) => route.fulfill({ status: 503, body: '' }),
    ];
    for (const [at, refuse] of refusals.entries()) {
      await page.route('**/auth/**', refuse);
      const found = page.evaluate(() => window.signOn.check());
      await page.waitForSelector(ASKING_FRAME, { state: 'attached' });
      await page.clock.runFor(500);
      expect([at, await found, await token()]).toEqual([at, { kind: 'unreachable' }, before]);
      await page.unroute('**/auth/**');
    }
  });
});

describe('login', () => {
  it('[SES-25] should lead to the provider and back to the address that was asked for, with all its parts', async () => {
    await signIn('/le-tue-pratiche?anno=2024&x=%2F#pagamenti');
    expect(page.url()).toBe(`${origin}/portale/le-tue-pratiche?anno=2024&x=%2F#pagamenti`);
    expect(complaints).toEqual([]);
  });

  it('[SES-25] should not return to an address outside the portal', async () => {
    await signIn('//altrove.example/');
    expect(page.url()).toBe(`${origin}/portale/scrivania`);
  });

  it('[CONST-07] should use S256 with a verifier of 96 characters, and keep its callback for an hour', async () => {
    await open('/normative');
    const before = Date.now();
    await leave(() => void window.signOn.login('/scrivania'));
    await page.waitForURL('**/protocol/openid-connect/auth?**');
    await page.goto(`${origin}/portale/normative`);
    const [stored = '{}'] = await page.evaluate(() =>
      Object.entries<string>(localStorage)
        .filter(([name]) => name.startsWith('kc-callback-'))
        .map(([, value]) => value),
    );
    const callback = JSON.parse(stored) as { expires: number; pkceCodeVerifier: string };
    expect(callback.pkceCodeVerifier).toHaveLength(96);
    expect(Math.round((callback.expires - before) / MINUTE_MS)).toBe(60);
    expect(authorizations()[0]?.get('code_challenge_method')).toBe('S256');
  });

  it('should come back as a visitor when the person gives up', async () => {
    await open('/normative');
    await check();
    await leave(() => void window.signOn.login('/normative?sort=ASC'));
    await page.getByRole('link', { name: 'Torna al portale senza accedere' }).click();
    await ready();
    expect(await check()).toEqual({ kind: 'anonymous' });
    expect(page.url()).toBe(`${origin}/portale/normative?sort=ASC`);
  });

  it('should work where storage for the tab is forbidden', async () => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      }),
    );
    await signIn('/le-tue-pratiche');
    expect(page.url()).toBe(`${origin}/portale/scrivania`);
  });

  it('should let a person choose without any script, by keyboard alone', async () => {
    await context.close();
    context = await browser.newContext({ javaScriptEnabled: false });
    page = await newPage(context);
    await page.goto(`${origin}/auth/realms/anpag/protocol/openid-connect/auth?${authorizationText()}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/portale/scrivania#**');
    expect(page.url()).toMatch(/[#&]code=/);
  });
});

describe('redirect check', () => {
  it('should leave a public address alone, ask by redirect once on a private one, and settle on a visitor', async () => {
    redirectCheck = 'privateAddresses';
    await open('/normative');
    expect(await check()).toEqual({ kind: 'anonymous' });
    expect(page.url()).toBe(`${origin}/portale/normative`);
    await open('/le-tue-pratiche?anno=2024');
    await leave(() => void window.signOn.check());
    await page.waitForURL('**/portale/scrivania#**');
    await ready();
    expect(await check()).toEqual({ kind: 'anonymous' });
    expect(page.url()).toBe(`${origin}/portale/le-tue-pratiche?anno=2024`);
  });

  it('should find a person by redirect when it is always on', async () => {
    await signIn();
    redirectCheck = 'always';
    await open('/normative');
    await leave(() => void window.signOn.check());
    await page.waitForURL('**/portale/scrivania#**');
    await ready();
    expect((await check()).kind).toBe('signedIn');
    expect(page.url()).toBe(`${origin}/portale/normative`);
  });
});

describe('refresh', () => {
  it('[SES-15] should keep the tokens when the network fails and when the provider answers 503, and drop them when it answers 400', async () => {
    await signIn();
    for (const fail of [
      (route: Route) => route.abort(),
      (route: Route) => route.fulfill({ status: 503, body: '{}' }),
    ]) {
      const before = await token();
      await page.route('**/protocol/openid-connect/token', fail);
      expect(await refresh()).toBe('unreachable');
      expect(await token()).toBe(before);
      await page.unroute('**/protocol/openid-connect/token');
      expect(await refresh()).toBe('ok');
    }
    clock.advance(31 * MINUTE_MS);
    expect(await refresh()).toBe('invalid');
    expect(await token()).toBeUndefined();
    expect(await refresh()).toBe('invalid');
  });

  it('[SES-19] [SES-14] should find the session over when it was ended in another tab, which comes back to the portal as a visitor', async () => {
    await signIn();
    const other = await newPage(context);
    await other.goto(`${origin}/portale/scrivania`);
    await other.waitForSelector('[data-ready]', { state: 'attached' });
    await other.evaluate(() => window.signOn.check());
    await other.evaluate(() => void window.signOn.logout('home'));
    await other.waitForURL(`${origin}/portale/`);
    await other.waitForSelector('[data-ready]', { state: 'attached' });
    expect(await other.evaluate(() => window.signOn.check())).toEqual({ kind: 'anonymous' });
    expect(await refresh()).toBe('invalid');
  });
});

describe('logout', () => {
  it('[SES-14] should end the session and lead to the login page, where another person comes in, also when the tokens are already gone', async () => {
    await signIn();
    await leave(() => void window.signOn.logout('login'));
    await page.waitForURL('**/protocol/openid-connect/auth?**');
    await page.getByRole('heading', { name: 'Utenti di prova' }).waitFor();
    await open('/normative');
    expect(await check()).toEqual({ kind: 'anonymous' });
    await leave(() => void window.signOn.login('/scrivania'));
    await page.getByRole('button', { name: /Niccolò De Luca/ }).click();
    await page.waitForURL('**/portale/scrivania#**');
    await ready();
    expect(await check()).toMatchObject({ kind: 'signedIn', claims: { userType: 'AGRI-CAA', given_name: 'Niccolò' } });
    await page.evaluate(() => window.signOn.forgetTokens());
    await leave(() => void window.signOn.logout('login'));
    await page.getByRole('heading', { name: 'Utenti di prova' }).waitFor();
  });
});

describe('the page of the test users', () => {
  it('should have no fault that axe finds, at any width', async () => {
    const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    await page.goto(`${origin}/auth/realms/anpag/protocol/openid-connect/auth?${authorizationText()}`);
    await page.evaluate(axe);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await page.evaluate(async () => {
        const { violations } = await (
          window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } }
        ).axe.run();
        return violations.map(({ id }) => id);
      });
      expect([width, faults]).toEqual([width, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(complaints).toEqual([]);
  });
});

// Helpers

const ready = async (): Promise<void> => {
  await page.waitForSelector('[data-ready]', { state: 'attached' });
};
const open = async (path: string): Promise<void> => {
  await page.goto(`${origin}/portale${path}`);
  await ready();
};
const check = async (): Promise<Awaited<ReturnType<Window['signOn']['check']>>> => {
  await ready();
  return page.evaluate(() => window.signOn.check());
};
const refresh = (): Promise<string> => page.evaluate(() => window.signOn.refresh());
const token = (): Promise<string | undefined> => page.evaluate(() => window.signOn.token());
/** Starts something that leaves the page; it never answers. */
const leave = (action: () => void): Promise<void> => page.evaluate(action);

/** The whole way through the provider's page, as Anna. */
const signIn = async (returnTo = '/scrivania'): Promise<void> => {
  await open('/normative');
  await page.evaluate((path) => void window.signOn.login(path), returnTo);
  await page.getByRole('button', { name: /Anna Bianchi/ }).click();
  await page.waitForURL('**/portale/scrivania#**');
  await ready();
  expect(await check()).toMatchObject({ kind: 'signedIn', claims: { given_name: 'Anna', userType: 'AGRI' } });
};

/** The parameters of every authorization request so far. */
const authorizations = (): URLSearchParams[] =>
  requests
    .map((request) => new URL(request.url()))
    .filter(({ pathname }) => pathname.endsWith('/protocol/openid-connect/auth'))
    .map(({ searchParams }) => searchParams);

const authorizationText = (): string =>
  new URLSearchParams({
    client_id: 'portale',
    redirect_uri: `${origin}/portale/scrivania`,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid',
    code_challenge_method: 'S256',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  }).toString();
