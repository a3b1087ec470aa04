import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  ACCESS_CASES,
  type AccessCase,
  type AccessFinding,
  addressOf,
  ask,
  comeIn,
  coveringSample,
  endOf,
  everyRoute,
  isAsDecided,
} from '#tests/support/access-cases.ts';
import {
  answerQuestions,
  chooseAccount,
  companyDialog,
  headingsSeen,
  load,
  loginEntry,
  pathOf,
  type SeenHeading,
  signIn,
  watchHeadings,
} from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { signOnUnderTest } from '#tests/support/sign-on-under-test.ts';
import { axeFindings, hydrated } from '#tests/support/visitor.ts';
import { within } from '#tests/support/within.ts';

/** The flags of the portal that all files share; `settings.spec.ts` has the dashboards switched off. */
const FLAGS = { dashboardPayments: true, caaKpi: true, fraudReport: true };
const FILE = '/scrivania/fascicolo-aziendale';

setUpPortal();

/** Every page that the specification keeps for others. */
const VISITORS_ONLY =
  '/ /home /agenzia /agenzia/direttore /agenzia/collegio-revisori /agenzia/organigramma /agenzia/organismo-paritetico /agenzia/comitato-garanzia /agenzia/delibere /agenzia/concorsi /agenzia/concorsi/:friendlyUrl /agenzia/appalti /agenzia/appalti/storico-appalti /agenzia/appalti/:friendlyUrl /agenzia/norme-istitutive /pubblici-proclami /agricoltori /caa /op'.split(
    ' ',
  );
const CENTRES_ONLY = '/scrivania-caa /produttori /produttori/:friendlyUrl'.split(' ');
const SIGNED_IN =
  '/scrivania /le-tue-pratiche /notifiche /scrivania/il-tuo-fascicolo /scrivania/fascicolo-aziendale'.split(' ');

describe('who opens which page', () => {
  it('[ROUTE-01] [ROUTE-13] [ROUTE-15] [ROUTE-16] [ROUTE-17] [ROUTE-18] [ROUTE-22] should be as the policy says for a visitor, who finds the portal under its base path, to which the origin leads', async () => {
    const { page } = await comeIn(visitors, portal, caseOf('un visitatore'));
    await page.goto(portal.origin);
    await hydrated(page);
    expect(page.url()).toBe(portal.home);
    const inside = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(inside.filter((href) => !/^\/(portale|media)\//.test(href))).toEqual([]);
    expect((await fetch(`${portal.origin}/normative`)).status).toBe(404);
    await expectDecided(page, 'un visitatore');
    await expectKept(page, 'un visitatore', [...CENTRES_ONLY, ...SIGNED_IN], '/home');
  });

  it('[ROUTE-01] [ROUTE-03] [ROUTE-13] [ROUTE-14] [ROUTE-15] [ROUTE-16] [ROUTE-17] [ROUTE-18] [ROUTE-22] [SSO-04] [SES-02] [SES-25] should be as the policy says for Anna, AGRI, who asked for a private address too early, and finds it said, kept with all its parameters and reopened, and never the public home', async () => {
    const { page, errors } = await visitors.newVisitor();
    await watchHeadings(page);
    await load(page, portal, `${FILE}?scheda=contratti-e-documenti&x=%2Fa+b%25#antimafia`);
    await page.waitForURL(/\/home$/);
    await page.getByRole('status').filter({ hasText: 'Accedi per aprire la pagina richiesta' }).waitFor();
    await page.locator('main').getByText('Accedi per aprire la pagina richiesta').waitFor();
    expect((await headingsSeen(page)).filter(({ at }) => !at.endsWith('/home'))).toEqual([]);
    await loginEntry(page).click();
    await chooseAccount(page, portal, 'Anna Bianchi');
    await page.getByRole('heading', { level: 2, name: 'Contratti e documenti' }).waitFor();
    expect(page.url()).toBe(
      `${portal.home.replace(/\/$/, '')}${FILE}?scheda=contratti-e-documenti&x=%2Fa+b%25#antimafia`,
    );
    expect(errors).toEqual([]);
    await expectDecided(page, 'Anna, AGRI');

    // Not even while the check is on its way; a browser without script shows that under a heading of its own.
    const html = await (await page.request.get(portal.home)).text();
    expect(html).toContain('Caricamento in corso');
    expect(html.replace(/<noscript>.*?<\/noscript>/gsu, '')).not.toContain('<h1');
    await load(page, portal, '/');
    await page.waitForURL(/\/scrivania$/);
    await page.getByRole('heading', { level: 1, name: 'Ciao Anna!' }).waitFor();
    expect(await headingsSeen(page)).toEqual([{ at: '/portale/scrivania', heading: 'Ciao Anna!' }]);
    await expectKept(page, 'Anna, AGRI', [...VISITORS_ONLY, ...CENTRES_ONLY], '/scrivania');
  });

  it('[ROUTE-15] [ROUTE-16] [ROUTE-18] [ROUTE-22] [NAV-25] [SES-08] [SES-13] should be as the policy says for Giulia, AGRI-IST, and follow the company of a link, which is still known after sign-in and company choice, offering the switch, never making it', async () => {
    const { page, errors } = await comeIn(visitors, portal, caseOf('Giulia, AGRI-IST'));
    expect(errors).toEqual([]);
    await expectDecided(page, 'Giulia, AGRI-IST');
    const ofValleVerde = await leaveTheFileOfValleVerde(page);
    await expectOfferOf(page, ofValleVerde);
    await load(page, portal, `${FILE}?azienda=sconosciuta`);
    await page.waitForURL(new RegExp(`${FILE}$`));

    await page.getByText('Ciao Giulia!').first().click();
    await page.getByRole('button', { name: 'Esci' }).click();
    await signOnUnderTest.loginPage(page).waitFor();
    await load(page, portal, ofValleVerde);
    await page.waitForURL(/\/home$/);
    await loginEntry(page).click();
    await chooseAccount(page, portal, 'Giulia Ferri');
    await companyDialog(page).waitFor();
    await answerQuestions(page, { company: 'Orti di Ponente' });
    await page.getByRole('dialog', { name: 'Questa pagina riguarda Istituto Agrario Valle Verde' }).waitFor();
    expect(pathOf(page, portal)).toBe(ofValleVerde);
  });

  it.each(['Niccolò, AGRI-CAA come agricoltore', 'Niccolò, AGRI-CAA come CAA'])(
    '[ROUTE-01] [ROUTE-13] [ROUTE-14] [ROUTE-16] [ROUTE-17] [ROUTE-18] [ROUTE-22] should be as the policy says for %s, without a flash of another page',
    async (title) => {
      const { page, errors } = await comeIn(visitors, portal, caseOf(title));
      expect(errors).toEqual([]);
      await expectDecided(page, title);
    },
  );

  it('[SES-25] [ROUTE-16] [ROUTE-17] [ROUTE-18] [ROUTE-22] should be as the policy says for Paola, CAA, whom an address of farmers, asked for too early, leads to her desk', async () => {
    const { page } = await visitors.newVisitor();
    await watchHeadings(page);
    await load(page, portal, FILE);
    await page.waitForURL(/\/home$/);
    await loginEntry(page).click();
    await chooseAccount(page, portal, 'Paola Verdi');
    await page.waitForURL(/\/scrivania-caa$/);
    await page.getByRole('heading', { level: 1, name: 'Ciao Paola!' }).waitFor();
    await expectDecided(page, 'Paola, CAA');
  });

  it('[SES-25] [ROUTE-16] [ROUTE-18] [ROUTE-22] should be as the policy says for Carla, whose mandate is closed, whatever address elsewhere is kept for after the sign-on', async () => {
    const { page, context } = await visitors.newVisitor();
    await watchHeadings(page);
    // Whatever writes to the store of this tab, at whatever moment.
    await context.addInitScript(() => {
      sessionStorage.setItem('requestedAddress', '//altrove.example/rubato');
      sessionStorage.setItem('signOnReturn', '/\\altrove.example/rubato');
    });
    await signIn(page, portal, { name: 'Carla Neri' }, '/normative');
    await page.getByRole('heading', { level: 1, name: 'Ciao Carla!' }).waitFor();
    expect(page.url()).toBe(`${portal.home}scrivania`);
    await expectDecided(page, 'Carla, mandato chiuso');
  });

  it('[ROUTE-22] should be asked for seven kinds of people', () => {
    expect(ACCESS_CASES.map(({ session }) => session.kind)).toEqual([
      'anonymous',
      'farmer',
      'farmer',
      'farmer',
      'caa',
      'caa',
      'farmer',
    ]);
  });
});

describe('an address that is not listed', () => {
  it('[ROUTE-02] [ROUTE-21] should answer 404 within header and footer, with ways to go on that exist, also after a link', async () => {
    const { page, errors } = await visitors.newVisitor();
    const response = await load(page, portal, '/non/esiste');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Pagina non trovata' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'ANPAG Agenzia Nazionale' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mappa del sito' }).waitFor();
    expect(await page.title()).toBe('Pagina non trovata - ANPAG');
    const ways = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(ways.length).toBeGreaterThan(2);
    for (const href of ways) expect([href, (await page.request.get(href)).status()]).toEqual([href, 200]);
    expect(await axeFindings(page)).toEqual([]);
    // The same for a regulation that nobody knows, and after a link inside the portal, with title and focus.
    expect((await load(page, portal, '/normative/atto-che-non-esiste'))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Pagina non trovata' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mappa del sito' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mappa del sito' }).waitFor();
    await page.evaluate(() => history.pushState(null, '', '/portale/non-esiste'));
    await page.getByRole('heading', { level: 1, name: 'Pagina non trovata' }).waitFor();
    await page.waitForFunction(
      () =>
        document.activeElement === document.querySelector('main h1') && document.title === 'Pagina non trovata - ANPAG',
    );
    expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
  });
});

describe('the start of the portal', () => {
  it('[ROUTE-03] should be readable, with links that work, before any script', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    await page.goto(`${portal.home}normative`);
    await page.getByRole('heading', { level: 1, name: 'Normative' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mappa del sito' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mappa del sito' }).waitFor();
  });
});

// Helpers

const caseOf = (title: string): AccessCase => {
  const found = ACCESS_CASES.find((one) => one.title === title);
  if (found === undefined) throw new Error(`nobody comes in as ${title}`);
  return found;
};

/** What the policy says of a sample of routes, each asked for as a bookmark does. */
const expectDecided = async (page: Page, title: string): Promise<void> => {
  const [accessCase, routes] = coveringSample().find(([one]) => one.title === title) ?? [caseOf(title), []];
  expect(routes.length).toBeGreaterThan(2);
  const findings: AccessFinding[] = [];
  for (const route of routes) findings.push(await ask(page, portal, accessCase, route, FLAGS));
  expect(findings.filter((finding) => !isAsDecided(finding))).toEqual([]);
};

/** Every page that the specification keeps for others, asked for inside the page, where it leads instead. */
const expectKept = async (page: Page, title: string, patterns: readonly string[], end: string): Promise<void> => {
  const { session } = caseOf(title);
  const inside = everyRoute().filter(({ pattern }) => patterns.includes(pattern));
  expect(inside.map(({ pattern }) => pattern).toSorted()).toEqual(patterns.toSorted());
  const paths = inside.map(addressOf);
  expect(paths.map((path) => [path, endOf(path, session, FLAGS)])).toEqual(paths.map((path) => [path, end]));
  const base = new URL(portal.home).pathname.replace(/\/$/, '');
  const found = await within(
    page.evaluate(followInside, { paths, base, end }),
    () => `links of ${title} inside the page`,
  );
  expect(found).toEqual(paths.map((path) => ({ path, ended: end, flashes: [] })));
};

/** Goes on from one address to the next as links inside the page do; notes where each ended, and each heading that stood on the way and belongs elsewhere. Written for the page. */
const followInside = async ({
  paths,
  base,
  end,
}: {
  readonly paths: readonly string[];
  readonly base: string;
  readonly end: string;
}): Promise<readonly { readonly path: string; readonly ended: string; readonly flashes: readonly SeenHeading[] }[]> => {
  const seen = (window as unknown as { seenHeadings: readonly SeenHeading[] }).seenHeadings;
  const heading = (): string => document.querySelector('main h1')?.textContent ?? '';
  const isThere = (): boolean => window.location.pathname === `${base}${end}` && heading() !== '';
  const found = [];
  for (const path of paths) {
    const [before, count] = [heading(), seen.length];
    history.pushState(null, '', `${base}${path}`);
    while (!isThere()) await new Promise((next) => requestAnimationFrame(next));
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const flashes = seen.slice(count).filter((one) => !one.at.endsWith(end) && one.heading !== before);
    found.push({ path, ended: window.location.pathname.slice(base.length), flashes });
  }
  return found;
};

/** Opens the file of the first company by its link, changes to the other one there, and answers the address that was left. */
const leaveTheFileOfValleVerde = async (page: Page): Promise<string> => {
  await load(page, portal, '/scrivania');
  await page.getByRole('link', { name: 'Apri il fascicolo' }).click();
  await page.waitForURL(/fascicolo-aziendale\?azienda=/);
  const ofValleVerde = pathOf(page, portal);
  await page.waitForFunction(() => document.activeElement === document.querySelector('main h1'));
  await page.getByText('Ciao Giulia!').click();
  await page.getByRole('button', { name: /^Orti di Ponente/ }).click();
  await page.locator('main').getByText('Orti di Ponente').first().waitFor();
  await page.waitForURL((url) => url.search.includes('azienda=') && !url.href.endsWith(ofValleVerde));
  return ofValleVerde;
};

/** A link to the page of a company that is not the chosen one offers to change to it, and goes without it when that is refused. */
const expectOfferOf = async (page: Page, ofValleVerde: string): Promise<void> => {
  await load(page, portal, ofValleVerde);
  const offer = page.getByRole('dialog', { name: 'Questa pagina riguarda Istituto Agrario Valle Verde' });
  await offer.getByText('Orti di Ponente').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await offer.waitFor({ state: 'detached' });
  expect(pathOf(page, portal)).toBe(FILE);
  await page.locator('main').getByText('Orti di Ponente').first().waitFor();

  await load(page, portal, ofValleVerde);
  await offer.getByRole('button', { name: 'Passa a questa azienda' }).click();
  await page.locator('main').getByText('Istituto Agrario Valle Verde').first().waitFor();
  expect(pathOf(page, portal)).toBe(ofValleVerde);
};
