import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

interface Preview {
  readonly friendlyUrl: string;
  readonly title: string;
}

const main = (page: Page) => page.locator('main');
const previews = async (page: Page, path: string): Promise<readonly Preview[]> =>
  (await (await page.request.get(`${portal.origin}/api/aid-and-tenders${path}`)).json()) as readonly Preview[];
const hrefs = (page: Page) =>
  main(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace('/portale/', '')),
    );
const aidMenu = (page: Page) => page.getByRole('navigation', { name: 'Aiuti e bandi' });

const under = (page: Page, heading: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading }) });

/** Head and menu of a section, and a link to each of what these calls answer. */
const expectSection = async (page: Page, hero: string, calls: readonly string[]): Promise<void> => {
  const head = (await (await page.request.get(`${portal.origin}/api/hero-sections/${hero}`)).json()) as {
    title: string;
    description: string;
  };
  await page.getByRole('heading', { level: 1, name: head.title }).waitFor();
  await main(page).getByText(head.description).waitFor();
  await aidMenu(page).waitFor();
  for (const call of calls) {
    const entries = await previews(page, call);
    expect([call, entries.length > 0]).toEqual([call, true]);
    expect(await hrefs(page)).toEqual(expect.arrayContaining(entries.map(({ friendlyUrl }) => friendlyUrl)));
  }
};

const expectGroups = async (page: Page): Promise<void> => {
  const groups = aidMenu(page).locator('.pt-fold > ul > li');
  expect(
    await groups.evaluateAll((all) =>
      all.map((group) => [
        group.firstElementChild?.textContent,
        ...[...group.querySelectorAll('a')].map((link) => new URL(link.href).pathname.split('/').at(-1)),
      ]),
    ),
  ).toEqual([
    ['Aiuti comunitari', 'pagamenti-diretti', 'pagamenti-ocm', 'sviluppo-rurale'],
    ['Aiuti nazionali', 'misure-straordinarie-ucraina', 'misure-straordinarie-covid-19', 'aiuti-de-minimis'],
    ['Appalti FEAD e fondo nazionale', 'appalti'],
  ]);
  expect(await aidMenu(page).locator('[aria-current="page"]').innerText()).toBe('Pagamenti diretti');
};

describe('the sections of aids', () => {
  it('[PAGE-36] [PAGE-39] [PAGE-44] [ROUTE-04] should show head, menu and a link to each aid, and list state aids and social tenders under headings of their own', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/aiuti-e-bandi');
    await expectSection(page, 'aiuti-e-bandi', ['']);
    for (const [heading, call] of [
      ['Aiuti nazionali e di Stato', '/state-aids'],
      ['Bandi per gli aiuti sociali', '/social-aid-tenders'],
    ] as const) {
      const shown = await under(page, heading).getByRole('article').getByRole('link').allInnerTexts();
      expect(shown).toEqual((await previews(page, call)).map(({ title }) => title));
    }
    expect(errors).toEqual([]);
  });

  it('[MENU-02] [PAGE-31] [PAGE-36] [PAGE-39] [ROUTE-04] should show the direct payments, beside each of them the others, and a menu of three groups: the Union’s aids, national aids, tenders', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/aiuti-e-bandi/pagamenti-diretti');
    await expectSection(page, 'pagamenti-diretti', ['/direct-payments']);
    await expectGroups(page);
    await main(page).getByRole('link', { name: 'Eco-schemi', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Eco-schemi' }).waitFor();
    const others = under(page, 'Altri pagamenti diretti');
    await others.waitFor();
    expect(await others.getByRole('article').count()).toBe((await previews(page, '/direct-payments-helps')).length - 1);
    expect(errors).toEqual([]);
  });

  it('[PAGE-36] [PAGE-39] [ROUTE-04] should lead from each of the 21 rural programmes’ cards to its page, under the region’s name', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/aiuti-e-bandi/sviluppo-rurale');
    await expectSection(page, 'sviluppo-rurale', ['/rural-development-plans']);
    expect(await main(page).getByRole('article').count()).toBe(21);
    await main(page).getByRole('link', { name: 'Umbria', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Sviluppo rurale in Umbria' }).waitFor();
    await aidMenu(page).waitFor();
    expect(errors).toEqual([]);
  });

  it('[PAGE-31] [PAGE-36] [PAGE-39] [ROUTE-04] should go two levels down the market payments, and name the interventions of a market', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/aiuti-e-bandi/pagamenti-ocm');
    await expectSection(page, 'pagamenti-ocm', ['/ocm-payments', '/ocm-payments-helps']);
    await main(page).getByRole('link', { name: 'OCM vino' }).click();
    await page.getByRole('heading', { level: 1, name: 'OCM vino' }).waitFor();
    const helps = (await previews(page, '/ocm-payments-helps')).filter(({ friendlyUrl }) =>
      friendlyUrl.includes('/ocm-vino/'),
    );
    const listed = under(page, 'Gli interventi');
    expect(await listed.getByRole('article').getByRole('link').allInnerTexts()).toEqual(
      helps.map(({ title }) => title),
    );
    await listed.getByRole('link', { name: 'Vendemmia verde' }).click();
    await page.getByRole('heading', { level: 1, name: 'Vendemmia verde' }).waitFor();
    expect(pathOf(page, portal)).toBe('/aiuti-e-bandi/pagamenti-ocm/ocm-vino/vendemmia-verde');
    expect(errors).toEqual([]);
  });

  it('[PAGE-39] should keep the rest of the page where one group cannot be had, and bring it back', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/normative');
    await page.route('**/api/aid-and-tenders/state-aids', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.getByRole('banner').getByRole('link', { name: 'Aiuti e bandi' }).first().click();
    await main(page).getByText('Non è stato possibile leggere gli aiuti nazionali').waitFor();
    await main(page).getByRole('link', { name: 'Eco-schemi' }).waitFor();
    await page.unroute('**/api/aid-and-tenders/state-aids');
    await main(page).getByRole('button', { name: 'Riprova' }).click();
    await main(page).getByRole('link', { name: 'Polizze zootecniche' }).waitFor();
  });
});

describe('the pages of aids', () => {
  it.each([
    '/aiuti-e-bandi/misure-straordinarie-ucraina',
    '/aiuti-e-bandi/misure-straordinarie-covid-19',
    '/aiuti-e-bandi/aiuti-de-minimis',
    '/aiuti-e-bandi/pagamenti-ocm/ocm-vino',
    '/aiuti-e-bandi/pagamenti-diretti/eco-schemi',
    '/aiuti-e-bandi/sviluppo-rurale/sviluppo-rurale-lazio',
  ])('[ROUTE-04] [PAGE-31] %s should answer with its own text', async (path) => {
    const response = await fetch(`${portal.home.replace(/\/$/, '')}${path}`);
    expect(response.status).toBe(200);
    expect(/<h1[^>]*>[^<]+/.exec(await response.text())).not.toBeNull();
  });

  it('[PAGE-39] should say before anything else until when the aid can be asked for, and its days without script too', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/aiuti-e-bandi/polizze-zootecniche');
    await main(page)
      .getByText(/^Scade tra \d+ giorni/)
      .waitFor();
    const days = /Ultimo giorno per le domande/u;
    await main(page).getByText(days).waitFor();
    const plain = await (await page.request.get(`${portal.home}aiuti-e-bandi/polizze-zootecniche`)).text();
    expect(plain).toMatch(days);
    expect(plain).toMatch(/Scade tra \d+ giorni/u);
  });

  it.each([
    '/aiuti-e-bandi/pagamenti-ocm/ocm-inventata',
    '/aiuti-e-bandi/pagamenti-ocm/ocm-vino/inventata',
    '/aiuti-e-bandi/inventata',
    '/amministrazione-trasparente/inventata',
  ])('[ROUTE-04] [ROUTE-06] %s should answer that there is no such page', async (path) => {
    expect((await fetch(`${portal.home.replace(/\/$/, '')}${path}`)).status).toBe(404);
  });
});
