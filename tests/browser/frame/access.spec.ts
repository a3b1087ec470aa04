import { describe, expect, it } from 'vitest';
import {
  ask,
  ACCESS_CASES,
  askInside,
  comeIn,
  coveringSample,
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
  signIn,
  watchHeadings,
} from '#tests/support/portal-actions.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';
import { axeFindings, hydrated } from '#tests/support/visitor.ts';

const FLAGS = { dashboardPayments: false, caaKpi: true, fraudReport: true };
const FILE = '/scrivania/fascicolo-aziendale';
const ANNA = { name: 'Anna Bianchi' };
const GIULIA = { name: 'Giulia Ferri', company: 'Valle Verde' };

setUpOwnPortal({ flags: FLAGS });

const VISITORS_ONLY =
  '/ /home /agenzia /agenzia/direttore /agenzia/collegio-revisori /agenzia/organigramma /agenzia/organismo-paritetico /agenzia/comitato-garanzia /agenzia/delibere /agenzia/concorsi /agenzia/concorsi/:friendlyUrl /agenzia/appalti /agenzia/appalti/storico-appalti /agenzia/appalti/:friendlyUrl /agenzia/norme-istitutive /pubblici-proclami /agricoltori /caa /op'.split(
    ' ',
  );
const CENTRES_ONLY = '/scrivania-caa /produttori /produttori/:friendlyUrl'.split(' ');
const SIGNED_IN =
  '/scrivania /le-tue-pratiche /notifiche /scrivania/il-tuo-fascicolo /scrivania/fascicolo-aziendale'.split(' ');

/** Every page that the specification keeps for others, by the title of the case, and where it leads instead. */
const KEPT_FOR_OTHERS: Readonly<Record<string, readonly [patterns: readonly string[], end: string]>> = {
  'un visitatore': [[...CENTRES_ONLY, ...SIGNED_IN], '/home'],
  'Anna, AGRI': [[...VISITORS_ONLY, ...CENTRES_ONLY], '/scrivania'],
};

describe('who opens which page', () => {
  it.each(coveringSample().map(([accessCase, routes]) => [accessCase.title, accessCase, routes] as const))(
    '[ROUTE-01] [ROUTE-03] [ROUTE-13] [ROUTE-14] [ROUTE-15] [ROUTE-16] [ROUTE-17] [ROUTE-18] [ROUTE-22] [SSO-04] [SES-02] [SES-25] should be as the policy says for %s, from the sign-on on, without a flash of another page',
    async (title, accessCase, routes) => {
      const { page, errors } = await comeIn(visitors, portal, accessCase);
      expect(errors).toEqual([]);
      const [kept, end] = KEPT_FOR_OTHERS[title] ?? [[], ''];
      const findings = [];
      for (const route of routes) findings.push(await ask(page, portal, accessCase, route, FLAGS));
      if (kept.length > 0) await load(page, portal, end);
      const inside = [];
      for (const route of everyRoute().filter(({ pattern }) => kept.includes(pattern)))
        inside.push({ route, ...(await askInside(page, portal, accessCase, route, FLAGS)) });
      expect([...findings, ...inside].filter((finding) => !isAsDecided(finding))).toEqual([]);
      expect(inside.map(({ route: { pattern }, ended }) => [pattern, ended]).toSorted()).toEqual(
        kept.map((pattern) => [pattern, end]).toSorted(),
      );
    },
  );

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

describe('a private address asked for too early', () => {
  it('[ROUTE-15] [SES-25] should be kept with all its parameters, said, and reopened after the sign-in', async () => {
    const { page } = await visitors.newVisitor();
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
  });

  it('[SES-25] [ROUTE-18] should give way to the desk when the person may not open it', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, FILE);
    await page.waitForURL(/\/home$/);
    await loginEntry(page).click();
    await chooseAccount(page, portal, 'Paola Verdi');
    await page.waitForURL(/\/scrivania-caa$/);
    await page.getByRole('heading', { level: 1, name: 'Ciao Paola!' }).waitFor();
  });

  it('[SES-25] should be refused when it leads elsewhere', async () => {
    const { page, context } = await visitors.newVisitor();
    // Whatever writes to the store of this tab, at whatever moment.
    await context.addInitScript(() => {
      sessionStorage.setItem('requestedAddress', '//altrove.example/rubato');
      sessionStorage.setItem('signOnReturn', '/\\altrove.example/rubato');
    });
    await signIn(page, portal, ANNA, '/normative');
    await page.getByRole('heading', { level: 1, name: 'Ciao Anna!' }).waitFor();
    expect(page.url()).toBe(`${portal.home}scrivania`);
  });
});

describe('the start of the portal', () => {
  it('[ROUTE-03] [ROUTE-14] should never paint the public home for somebody who is logged in, not even while the check is on its way', async () => {
    const { page } = await visitors.as(ANNA);
    await watchHeadings(page);
    const html = await (await page.request.get(portal.home)).text();
    expect(html).toContain('Caricamento in corso');
    // A browser without script shows that under a heading of its own.
    expect(html.replace(/<noscript>.*?<\/noscript>/gsu, '')).not.toContain('<h1');
    await load(page, portal, '/');
    await page.waitForURL(/\/scrivania$/);
    await page.getByRole('heading', { level: 1, name: 'Ciao Anna!' }).waitFor();
    expect(await headingsSeen(page)).toEqual([{ at: '/portale/scrivania', heading: 'Ciao Anna!' }]);
  });

  it('[ROUTE-03] should be readable, with links that work, before any script', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    await page.goto(`${portal.home}normative`);
    await page.getByRole('heading', { level: 1, name: 'Normative' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mappa del sito' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mappa del sito' }).waitFor();
  });

  it('[ROUTE-01] [ROUTE-13] should stand under the base path, to which the origin leads, and the payments dashboard while its flag is off', async () => {
    const { page } = await visitors.newVisitor();
    await page.goto(portal.origin);
    await hydrated(page);
    expect(page.url()).toBe(portal.home);
    const inside = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(inside.filter((href) => !/^\/(portale|media)\//.test(href))).toEqual([]);
    expect((await page.request.get(`${portal.origin}/normative`)).status()).toBe(404);
    const response = await load(page, portal, '/cruscotto-pagamenti/2024/feaga?x=1');
    expect(pathOf(page, portal)).toBe('/');
    expect(response?.request().redirectedFrom()?.url()).toContain('/cruscotto-pagamenti/2024/feaga');
  });
});

describe('a link to a page of another company', () => {
  it('[NAV-25] [SES-13] should offer the switch, never make it, and follow the company that is chosen', async () => {
    const { page } = await visitors.as(GIULIA);
    await load(page, portal, '/scrivania');
    await page.getByRole('link', { name: 'Apri il fascicolo' }).click();
    await page.waitForURL(/fascicolo-aziendale\?azienda=/);
    const ofValleVerde = pathOf(page, portal);
    await page.waitForFunction(() => document.activeElement === document.querySelector('main h1'));
    await page.getByText('Ciao Giulia!').click();
    await page.getByRole('button', { name: /^Orti di Ponente/ }).click();
    await page.locator('main').getByText('Orti di Ponente').first().waitFor();
    await page.waitForURL((url) => url.search.includes('azienda=') && !url.href.endsWith(ofValleVerde));

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

    await load(page, portal, `${FILE}?azienda=sconosciuta`);
    await page.waitForURL(new RegExp(`${FILE}$`));
  });

  it('[ROUTE-15] [SES-08] should still be known after sign-in and company choice', async () => {
    const first = await visitors.as(GIULIA);
    await load(first.page, portal, '/scrivania');
    const link = (await first.page.getByRole('link', { name: 'Apri il fascicolo' }).getAttribute('href')) ?? '';
    const { page } = await visitors.newVisitor();
    await page.goto(`${portal.origin}${link}`);
    await page.waitForURL(/\/home$/);
    await loginEntry(page).click();
    await chooseAccount(page, portal, 'Giulia Ferri');
    await companyDialog(page).waitFor();
    await answerQuestions(page, { company: 'Orti di Ponente' });
    await page.getByRole('dialog', { name: 'Questa pagina riguarda Istituto Agrario Valle Verde' }).waitFor();
    expect(`/portale${pathOf(page, portal)}`).toBe(link);
  });
});
