import assert from 'node:assert/strict';
import process from 'node:process';
import { fastify } from 'fastify';
import type { Page } from 'playwright-core';
import { backgroundTimer, steadyClock } from '#adapters/http/server/bindings.ts';
import { RequestBudget } from '#adapters/http/server/rate-limit/request-budget.ts';
import { addLogoutNotices } from '#adapters/http/server/sign-on/logout-notices.ts';
import { JoseLogoutNotices } from '#adapters/keycloak/verifier/jose-logout-notices.ts';
import { JoseTokenVerifier, type TrustedIssuer } from '#adapters/keycloak/verifier/jose-token-verifier.ts';
import { fetchKeysFrom, keysFromIssuer, keysFromSetting } from '#adapters/keycloak/verifier/verification-keys.ts';
import { InMemoryEndedSessions } from '#tests/support/doubles/session.ts';
import { launchChromium } from '#tests/support/chromium.ts';
import { addSignOnSite } from '#tests/support/sign-on-site.ts';

// What the embedded provider is trusted to imitate, seen on a real Keycloak; started by run.mjs.
const setting = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`Manca ${name}: avvia questa prova con tests/tools/keycloak/run.mjs`);
  return value;
};
const url = setting('KEYCLOAK_URL');
const origin = setting('KEYCLOAK_PORTAL_ORIGIN');
const issuer = `${url}/realms/${setting('KEYCLOAK_REALM')}`;
const ALMOST_ACCESS_LIFE_MS = 297_000;
const clock = { now: () => Date.now() };
const trusted: TrustedIssuer = {
  issuer: () => issuer,
  clientId: 'portale',
  keys: keysFromIssuer(fetchKeysFrom(`${issuer}/protocol/openid-connect/certs`), {
    steadyClock,
    timer: backgroundTimer,
    log: { warn: (message) => process.stderr.write(`${message}\n`) },
  }),
};
const ended = new InMemoryEndedSessions();

const app = fastify({ logger: false, forceCloseConnections: true });
await addSignOnSite(app, { providerUrl: () => url });
addLogoutNotices(app, {
  notices: new JoseLogoutNotices(trusted, clock),
  ended,
  budget: new RequestBudget(clock, 1_200),
});
await app.listen({ host: '127.0.0.1', port: Number(new URL(origin).port) });
const browser = await launchChromium();
const context = await browser.newContext({ locale: 'it-IT' });
const page = await context.newPage();
const complaints: string[] = [];
page.on('pageerror', (error) => complaints.push(error.message));
page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));

const ready = async (): Promise<Page> => {
  await page.waitForSelector('[data-ready]', { state: 'attached' });
  return page;
};
const check = async () => (await ready()).evaluate(() => window.signOn.check());
const done = (what: string): void => void process.stdout.write(`  riuscito: ${what}\n`);

const signIn = async (username: string, returnTo: string): Promise<void> => {
  await page.evaluate((path) => void window.signOn.login(path), returnTo);
  await page.locator('#username').fill(username);
  await page.locator('#password').fill('prova');
  await page.locator('#kc-login').click();
  await page.waitForURL(`${origin}/portale/scrivania#**`);
};

try {
  await page.goto(`${origin}/portale/normative`);
  assert.deepEqual(await check(), { kind: 'anonymous' });
  done('la verifica silenziosa non trova nessuno');

  await signIn('niccolo.deluca', '/le-tue-pratiche?anno=2024');
  const found = await check();
  assert.equal(found.kind, 'signedIn');
  assert.equal(page.url(), `${origin}/portale/le-tue-pratiche?anno=2024`);
  const claims: Readonly<Record<string, unknown>> = found.kind === 'signedIn' ? found.claims : {};
  assert.deepEqual(
    ['given_name', 'family_name', 'name', 'fiscal_code', 'userType', 'azp', 'typ', 'iss'].map((name) => claims[name]),
    ['Niccolò', 'De Luca', 'Niccolò De Luca', 'DLCNCL82E05F839N', 'AGRI-CAA', 'portale', 'Bearer', issuer],
  );
  done('dopo l’accesso si torna alla pagina chiesta, con i dati della persona nel token');

  const token = (await page.evaluate(() => window.signOn.token())) ?? '';
  const published = new JoseTokenVerifier(trusted, clock);
  const verdict = await published.verify(token);
  assert.equal(verdict.kind, 'genuine');
  const session = verdict.kind === 'genuine' ? String(verdict.claims['sid']) : '';
  const realm = (await (await fetch(issuer)).json()) as { public_key: string };
  const given = new JoseTokenVerifier({ ...trusted, keys: await keysFromSetting(realm.public_key) }, clock);
  assert.equal((await given.verify(token)).kind, 'genuine');
  done('il servizio riconosce il token con le chiavi pubblicate e con la chiave data nelle impostazioni');

  await page.reload();
  assert.equal((await check()).kind, 'signedIn');
  done('dopo un ricaricamento la verifica silenziosa ritrova la persona');

  // The browser's clock, and not Keycloak's, is moved to where the token has less than five seconds of life.
  await page.clock.install();
  await page.clock.fastForward(ALMOST_ACCESS_LIFE_MS);
  const before = await page.evaluate(() => window.signOn.token());
  assert.equal(await page.evaluate(() => window.signOn.refresh()), 'ok');
  assert.notEqual(await page.evaluate(() => window.signOn.token()), before);
  done('il rinnovo riesce');

  const otherTab = await context.newPage();
  await otherTab.goto(`${origin}/portale/normative`);
  await otherTab.waitForSelector('[data-ready]', { state: 'attached' });
  assert.equal((await otherTab.evaluate(() => window.signOn.check())).kind, 'signedIn');
  assert.equal(await ended.hasEnded(session), false);
  await otherTab.evaluate(() => void window.signOn.logout('home'));
  await otherTab.waitForURL(`${origin}/portale/`);
  assert.equal(await ended.hasEnded(session), true);
  done('Keycloak dice al servizio quale sessione è finita, con un avviso che il servizio riconosce');
  await otherTab.close();
  await page.clock.fastForward(ALMOST_ACCESS_LIFE_MS);
  assert.equal(await page.evaluate(() => window.signOn.refresh()), 'invalid');
  assert.equal(await page.evaluate(() => window.signOn.token()), undefined);
  // Chromium itself writes a line for every answer of 400.
  assert.match(complaints.splice(0).join('\n'), /^Failed to load resource: .* 400 \(Bad Request\)$/);
  done('il rinnovo di una sessione chiusa in un’altra scheda toglie i token');

  await signIn('niccolo.deluca', '/scrivania');
  assert.equal((await check()).kind, 'signedIn');

  await page.evaluate(() => void window.signOn.logout('login'));
  await page.locator('#username').waitFor();
  await page.goto(`${origin}/portale/normative`);
  assert.deepEqual(await check(), { kind: 'anonymous' });
  done('l’uscita verso la pagina di accesso chiude la sessione');

  await signIn('anna.bianchi', '/scrivania');
  assert.equal((await check()).kind, 'signedIn');
  await page.evaluate(() => void window.signOn.logout('home'));
  await page.waitForURL(`${origin}/portale/`);
  assert.deepEqual(await check(), { kind: 'anonymous' });
  done('l’uscita verso la pagina iniziale chiude la sessione');

  const plain = new URLSearchParams({
    client_id: 'portale',
    redirect_uri: `${origin}/portale/scrivania`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'plain',
  });
  const refused = await fetch(`${issuer}/protocol/openid-connect/auth?${plain}`, { redirect: 'manual' });
  assert.match(refused.headers.get('location') ?? '', /error=invalid_request/);
  done('una richiesta senza S256 è respinta');

  assert.deepEqual(complaints, []);
  done('nessuna violazione della politica dei contenuti');
} finally {
  await browser.close();
  await app.close();
}
