import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

const main = (page: Page) => page.locator('main');
const answer = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.request.get(`${portal.origin}/api${path}`)).json()) as T;
interface Titled {
  readonly title: string;
  readonly description?: string;
}
const expectTitles = async (page: Page, call: string): Promise<void> => {
  const text = await main(page).innerText();
  const found = await answer<readonly Titled[]>(page, call);
  expect([call, found.length > 0]).toEqual([call, true]);
  for (const { title } of found) expect([call, text]).toEqual([call, expect.stringContaining(title)]);
};

/** The path of farmers leads from its first service to the page of that service. */
const expectServiceOf = async (page: Page): Promise<void> => {
  const [first] = await answer<readonly (Titled & { friendlyUrl: string })[]>(page, '/services/agricoltori');
  const services = main(page)
    .locator('.pt-section')
    .filter({ has: page.getByRole('heading', { name: 'I servizi per te' }) });
  await services.getByRole('link', { name: first?.title ?? '', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: first?.title ?? '' }).waitFor();
  expect(pathOf(page, portal)).toBe(`/servizi/${first?.friendlyUrl}`);
};

describe('the guided paths', () => {
  it.each([
    [
      '/agricoltori',
      'agricoltori',
      [
        '/carousels/agricoltori',
        '/services/agricoltori',
        '/most-used-tools/agricoltori',
        '/alerts/agricoltori',
        '/faqs/most-recent/agricoltori',
      ],
    ],
    [
      '/caa',
      'caa',
      ['/carousels/caa', '/services/caa', '/most-used-tools/caa', '/alerts/caa', '/faqs/most-recent/caa'],
    ],
    ['/op', 'op', ['/carousels/op', '/services/op', '/most-used-tools/op', '/alerts/op', '/faqs/most-recent/op']],
  ] as const)(
    '[PAGE-27] [PAGE-36] [ROUTE-14] %s should show head, carousel, services, tools, alerts and questions of its audience',
    async (path, hero, calls) => {
      const { page, errors } = await visitors.newVisitor();
      await load(page, portal, path);
      const head = await answer<Titled>(page, `/hero-sections/${hero}`);
      await page.getByRole('heading', { level: 1, name: head.title }).waitFor();
      await main(page)
        .getByText(head.description ?? '')
        .waitFor();
      for (const call of calls) await expectTitles(page, call);
      if (path === '/agricoltori') await expectServiceOf(page);
      expect(errors).toEqual([]);
    },
  );
});

describe('the support', () => {
  it('[PAGE-34] [PAGE-44] [PAGE-36] should show its head, the ways of /page-previews/supporto, the latest questions and what the agency answers', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/supporto');
    await page
      .getByRole('heading', { level: 1, name: (await answer<Titled>(page, '/hero-sections/supporto')).title })
      .waitFor();
    await expectTitles(page, '/page-previews/supporto');
    const ways = await answer<readonly (Titled & { icon: string; ctaLabel: string })[]>(
      page,
      '/page-previews/supporto',
    );
    for (const { title, icon, ctaLabel } of ways) {
      const card = main(page).getByRole('article').filter({ hasText: title });
      await card.getByText(ctaLabel, { exact: true }).waitFor();
      // Its own sign; that of its foot says what following it does.
      expect(await card.locator('.pt-spot use').getAttribute('href')).toMatch(new RegExp(`#${icon}$`));
    }
    await expectTitles(page, '/faqs/most-recent/supporto');
    const replies = await answer<Titled>(page, '/support/agency-replies');
    await main(page).getByRole('heading', { name: replies.title }).waitFor();
    await main(page)
      .getByText(replies.description ?? '')
      .waitFor();
    expect(errors).toEqual([]);
  });

  it('[PAGE-34] [ROUTE-10] should show every contact with all that is known of it, and lead to the assistance request', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/supporto/contatti');
    const contacts = await answer<readonly Record<string, unknown>[]>(page, '/support/contacts');
    expect(contacts.length).toBeGreaterThan(1);
    const text = await main(page).innerText();
    for (const contact of contacts)
      for (const value of Object.values(contact))
        // Hours are an object: `values/site.spec` holds how they are said.
        if (typeof value === 'string') expect(text).toContain(value);
    await main(page).getByRole('link', { name: 'Scrivi una richiesta di assistenza' }).click();
    await page.getByRole('heading', { level: 1, name: 'Richiesta di assistenza' }).waitFor();
  });

  it('[PAGE-37] should show to who is logged in the contacts of the reserved area', async () => {
    const { page } = await visitors.as({ name: 'Anna Bianchi' });
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/private/support/contacts'));
    await load(page, portal, '/supporto/contatti');
    await asked;
    await main(page).getByRole('article').first().waitFor();
  });
});

describe('the communication', () => {
  it('[PAGE-38] [PAGE-36] [ROUTE-12] should show its head, the ways into press releases, articles and events, and every project', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/anpag-comunica');
    const hrefs = await main(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    for (const way of ['comunicati-stampa', 'articoli', 'eventi'])
      expect(hrefs).toContain(`/portale/anpag-comunica/${way}`);
    await expectTitles(page, '/projects');
    expect((await page.request.get(`${portal.home}comunicazione`, { maxRedirects: 0 })).status()).toBe(301);
    expect(errors).toEqual([]);
  });

  it('[PAGE-17] [PAGE-18] [MENU-05] should show a project whole: head, index that tells the reading, parts, accordions, resources, help', async () => {
    const { page } = await visitors.newVisitor({ reducedMotion: 'no-preference' });
    await load(page, portal, '/anpag-comunica/occhi-sul-campo');
    const project = await answer<{
      title: string;
      description: string;
      ctaLabel: string;
      sections: { id: string; title: string }[];
      accordions: { title: string; links: { title: string }[] }[];
      documents: { title: string }[];
      logo: string[];
    }>(page, '/projects/occhi-sul-campo');
    await page.getByRole('heading', { level: 1, name: project.title }).waitFor();
    await main(page).getByText(project.description).waitFor();
    await main(page).getByRole('link', { name: project.ctaLabel }).waitFor();
    const index = page.getByRole('navigation', { name: 'Indice della pagina' });
    expect((await index.getByRole('heading').innerText()).trim()).toBe('INDICE DELLA PAGINA');
    expect(await index.evaluate((menu) => [getComputedStyle(menu).position, getComputedStyle(menu).top])).toEqual([
      'sticky',
      '130px',
    ]);
    expect(await index.getByRole('link').allInnerTexts()).toEqual(project.sections.map(({ title }) => title));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
    const last = project.sections.at(-1);
    await index.getByRole('link', { name: last?.title ?? '' }).click();
    await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0);
    await page.locator('[id="' + (last?.id ?? '') + '"]').waitFor();
    for (const { title } of project.sections)
      await main(page).getByRole('heading', { level: 2, name: title }).waitFor();
    expect(await main(page).locator('video').count()).toBe(0);
    await main(page)
      .getByRole('link', { name: /Dal satellite alla parcella/ })
      .click();
    await main(page).locator('video').waitFor();
    for (const { title, links } of project.accordions) {
      const part = main(page).locator('.pt-accordion details').filter({ hasText: title });
      expect(await part.locator('summary').innerText()).toContain('Mostra di più');
      await part.locator('summary').click();
      expect(await part.locator('summary').innerText()).toContain('Mostra di meno');
      for (const link of links)
        expect(await part.getByRole('link', { name: link.title }).getAttribute('target')).toBe('_blank');
    }
    for (const { title } of project.documents) await main(page).getByRole('link', { name: title }).waitFor();
    if (project.logo.length > 0) await main(page).getByRole('heading', { name: 'Con la partecipazione di' }).waitFor();
    await main(page)
      .getByRole('heading', { name: /Hai bisogno d.aiuto/ })
      .waitFor();
  });
});

describe('the site map and what is not there', () => {
  it('[NAV-22] should group the pages as the menus have them', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/mappa-del-sito');
    const headings = await main(page).getByRole('heading', { level: 2 }).allInnerTexts();
    const groups = (
      await answer<readonly { title: string; children: readonly unknown[] }[]>(page, '/footer-pages/mappa-sito')
    )
      .filter(({ children }) => children.length > 0)
      .map(({ title }) => title);
    expect(headings.slice(0, groups.length)).toEqual(groups);
  });

  it('[ROUTE-02] should offer what was probably meant and a search for the words of the address, without script too', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    const response = await page.goto(`${portal.home}normativ`);
    expect(response?.status()).toBe(404);
    await main(page).getByText('Forse cercavi').waitFor();
    expect(await main(page).getByRole('searchbox').inputValue()).toBe('normativ');
    await main(page).getByRole('link', { name: 'Normative', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Normative' }).waitFor();
    await page.goto(`${portal.home}pagina-che-non-esiste`);
    await main(page).getByRole('searchbox').fill('vigneti');
    await main(page).getByRole('searchbox').press('Enter');
    await page.waitForURL(/\/ricerca\?search=vigneti/);
  });
});
