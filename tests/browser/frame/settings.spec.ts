import { describe, expect, it } from 'vitest';
import { load, pathOf, signIn } from '#tests/support/portal-actions.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';

// A deployment that shares nothing with the demonstration but its build.
const SETTINGS = {
  basePath: '/campi/portale',
  apiBase: '/dati',
  imageBase: '/figure',
  names: {
    agencyName: 'Agenzia dei Campi',
    agencyShortName: 'ADC',
    agencySlug: 'adc',
    productSlug: 'campi',
    appSlug: 'tasca',
  },
  flags: { dashboardPayments: false, caaKpi: false, fraudReport: false },
  crm: false,
  loginFailedPayingBodies: ['Primo', 'Secondo', 'Terzo'],
  external: {
    ministry: 'https://altro-ministero.example/',
    social: [{ name: 'Mastodon', icon: 'it-link', href: 'https://social.example/adc' }],
  },
};

setUpOwnPortal(SETTINGS);

describe('a deployment with settings of its own, on the same build', () => {
  it('[CONST-10] [ROUTE-01] [ROUTE-13] [NAV-01] [NAV-02] [NAV-03] should have its own base path, names, menus and addresses, and no payments dashboard while its flag is off', async () => {
    const { page, errors } = await visitors.newVisitor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(portal.origin);
    expect(page.url()).toBe(portal.home);
    await load(page, portal, '/');
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'ADC Agenzia dei Campi' }).waitFor();
    expect(await banner.getByRole('link', { name: /^Segnalazione frodi/ }).count()).toBe(0);
    expect(await banner.getByRole('link', { name: 'ADC comunica' }).getAttribute('href')).toBe(
      '/campi/portale/adc-comunica',
    );
    await banner.getByText('Strumenti utili').click();
    expect(await banner.getByRole('link', { name: 'L’app ADC' }).getAttribute('href')).toBe(
      '/campi/portale/servizi/adc-tasca',
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mastodon (si apre in una nuova scheda)' }).waitFor();
    expect(
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /^Ministero/ })
        .getAttribute('href'),
    ).toBe('https://altro-ministero.example/');
    expect(await page.title()).toContain('ADC');
    const pictures = await page.locator('main img').evaluateAll((images) =>
      images
        .map((image) => new URL((image as HTMLImageElement).src))
        // The drawings of the first view stand in the page itself.
        .filter(({ protocol }) => protocol !== 'data:')
        .map(({ pathname }) => pathname),
    );
    expect(pictures.filter((path) => !/^\/(figure|campi\/portale\/assets)\//.test(path))).toEqual([]);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Mappa del sito' }).click();
    await page.locator('main').getByRole('link', { name: 'Normative' }).first().waitFor();
    expect(asked).toContain('/dati/footer-pages/mappa-sito');
    expect(
      asked.filter((path) => path.startsWith('/api/') || path.startsWith('/media/') || path.startsWith('/portale/')),
    ).toEqual([]);

    for (const path of ['/cruscotto-pagamenti', '/cruscotto-pagamenti/2024/feaga?x=1']) {
      const response = await load(page, portal, path);
      expect([path, pathOf(page, portal)]).toEqual([path, '/']);
      expect(response?.request().redirectedFrom()?.url()).toBe(`${portal.home}${path.slice(1)}`);
    }
    expect(errors).toEqual([]);
  });

  it('[ERR-01] [SES-25] [ROUTE-13] [NAV-11] should sign people in and deny them in its own words', async () => {
    const paola = await visitors.newVisitor();
    await signIn(paola.page, portal, { name: 'Paola Verdi' });
    await paola.page.waitForURL(`${portal.home}scrivania-caa`);
    await paola.settled();
    const crm = paola.page.waitForResponse('**/dati/private/caa/is-crm-available');
    // Its flag is off for a centre, too.
    await load(paola.page, portal, '/cruscotto-pagamenti');
    await paola.page.waitForURL(`${portal.home}scrivania-caa`);
    expect(await (await crm).json()).toBe(false);
    await paola.settled();
    expect(await paola.page.getByRole('link', { name: /^Comunicazioni/ }).count()).toBe(0);
    expect(
      (await paola.context.cookies()).filter(({ name }) => name === 'portale-accesso').map(({ path }) => path),
    ).toEqual(['/campi/portale']);

    const ivo = await visitors.newVisitor();
    await signIn(ivo.page, portal, { name: 'Ivo Rossi' });
    await ivo.page
      .getByRole('alertdialog', { name: 'Accesso negato' })
      .getByText('presso l’Organismo Pagatore Primo, Secondo o Terzo')
      .waitFor();
  });
});
