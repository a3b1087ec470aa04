import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load, loginEntry, pathOf } from '#tests/support/portal-actions.ts';
import { ASKING_FRAME, signOnUnderTest } from '#tests/support/sign-on-under-test.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { axeFindings, hydrated } from '#tests/support/visitor.ts';

const LIMIT_MS = 10_000;
/** After this long without an answer the provider is asked whether it is there at all. */
const PROBE_MS = 500;
const QUIET_NOTICE =
  'Il servizio di accesso non risponde: puoi consultare le pagine pubbliche e riprovare ad accedere tra poco.';

setUpPortal();

describe('a provider that does not do its work', () => {
  it.each<[string, number, (page: Page) => Promise<unknown>]>([
    ['is silent', LIMIT_MS, (page) => page.route(signOnUnderTest.addresses, () => undefined)],
    // It is seen to be down at once, and the notice stands for five seconds.
    ['is down', PROBE_MS, (page) => page.route(signOnUnderTest.addresses, (route) => route.abort())],
    [
      'answers rubbish',
      LIMIT_MS,
      (page) =>
        page.route(signOnUnderTest.addresses, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<p>non sono io' }),
        ),
    ],
  ])(
    '[SES-26] should leave the public pages readable and usable when it %s, with a quiet notice',
    async (_title, known, spoil) => {
      const { page } = await visitors.newVisitor();
      const documents = documentsOf(page);
      await spoil(page);
      await page.clock.install();
      // The document is not whole before the frame of the provider is, which never comes.
      await page.goto(`${portal.home}normative`, { waitUntil: 'domcontentloaded' });
      await page.getByRole('heading', { level: 1, name: 'Normative' }).waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Mappa del sito' }).click();
      await page.getByRole('heading', { level: 1, name: 'Mappa del sito' }).waitFor();
      // One or two, as the link is followed before the page is hydrated or after: from here on it is not left.
      const read = documents();
      await page.locator(ASKING_FRAME).waitFor({ state: 'attached' });
      await page.clock.runFor(known);
      await hydrated(page);
      await page.getByRole('region', { name: 'Messaggi del portale' }).getByText(QUIET_NOTICE).waitFor();
      expect(pathOf(page, portal)).toBe('/mappa-del-sito');
      expect(documents()).toBe(read);
      await loginEntry(page).waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Dichiarazione di accessibilità' }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.clock.runFor(5_000);
      await page.getByRole('region', { name: 'Messaggi del portale' }).waitFor({ state: 'detached' });
      await page.locator('main').getByText(QUIET_NOTICE).waitFor();
    },
  );

  it('[SES-26] should move nothing from under a pointer that is pressing, when it is said that it is down', async () => {
    const { page } = await visitors.newVisitor();
    let fail = (): void => undefined;
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(signOnUnderTest.addresses, async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto(`${portal.home}normative`, { waitUntil: 'domcontentloaded' });
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Mappa del sito' });
    await link.hover();
    await page.mouse.down();
    fail();
    await page.getByRole('region', { name: 'Messaggi del portale' }).getByText(QUIET_NOTICE).waitFor();
    await hydrated(page);
    await page.mouse.up();
    await page.getByRole('heading', { level: 1, name: 'Mappa del sito' }).waitFor();
  });

  it('[SES-26] should not be believed when it answers after ten seconds', async () => {
    const { page } = await visitors.as({ name: 'Anna Bianchi' });
    await page.clock.install();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/protocol/openid-connect/token', async (route) => {
      await held;
      await route.continue();
    });
    const bearers: string[] = [];
    page.on('request', (request) => request.headers()['authorization'] !== undefined && bearers.push(request.url()));
    const asked = page.waitForRequest('**/protocol/openid-connect/token');
    await page.goto(`${portal.home}scrivania`);
    await asked;
    await page.clock.runFor(LIMIT_MS);
    await page.waitForURL(/\/home$/);
    const answered = page.waitForResponse('**/protocol/openid-connect/token');
    release();
    await (await answered).finished();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mappa del sito' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mappa del sito' }).waitFor();
    await loginEntry(page).waitFor();
    expect(await page.getByText('Ciao Anna!').count()).toBe(0);
    expect(bearers).toEqual([]);
  });

  it('[SES-26] [ROUTE-15] should not send anybody round in circles from a private address', async () => {
    const { page } = await visitors.newVisitor();
    const documents = documentsOf(page);
    await page.route(signOnUnderTest.addresses, (route) => route.abort());
    await page.goto(`${portal.home}scrivania/fascicolo-aziendale`);
    // A provider that refuses has answered: nobody waits for it, and what is said goes by itself after a while.
    await page.getByRole('region', { name: 'Messaggi del portale' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/home$/);
    expect(documents()).toBe(1);
  });

  it('[SES-26] [SES-25] should be said when not even its script comes, also to who wants to sign in', async () => {
    const { page } = await visitors.newVisitor();
    await page.route('**/assets/keycloak-*.js', (route) => route.abort());
    await load(page, portal, '/normative');
    const toast = page.getByRole('region', { name: 'Messaggi del portale' });
    await toast.getByText(QUIET_NOTICE).waitFor();
    await toast.getByRole('button', { name: 'Chiudi il messaggio' }).click();
    await toast.waitFor({ state: 'detached' });
    await loginEntry(page).click();
    await toast.getByText(QUIET_NOTICE).waitFor();
    expect(pathOf(page, portal)).toBe('/normative');
  });

  it('[SES-02] should leave somebody a visitor whose browser keeps its cookies from frames, without a loop', async () => {
    const { page } = await visitors.as({ name: 'Anna Bianchi' });
    const documents = documentsOf(page);
    await page.route('**/protocol/openid-connect/auth?**', (route) => {
      const asked = new URL(route.request().url()).searchParams;
      if (asked.get('prompt') !== 'none') return route.continue();
      return route.fulfill({
        status: 302,
        headers: {
          location: `${asked.get('redirect_uri') ?? ''}#error=login_required&state=${asked.get('state') ?? ''}`,
        },
      });
    });
    await load(page, portal, '/normative');
    await loginEntry(page).waitFor();
    expect(documents()).toBe(1);
    // The way in still works: it is a whole page of the provider, which needs no cookie in a frame.
    await loginEntry(page).click();
    await page.waitForURL(/\/scrivania$/);
    await hydrated(page);
    await page.getByText('Ciao Anna!').first().waitFor();
  });
});

// Helpers

/** Counts the documents of the portal that the main frame has loaded since now. */
const documentsOf = (page: Page): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
};
