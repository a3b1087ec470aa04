import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseAccount, load } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

const main = (page: Page) => page.locator('main');
const answer = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.request.get(`${portal.origin}/api${path}`)).json()) as T;
interface Titled {
  readonly title: string;
  readonly link?: { readonly url: string };
}

/** The figures by their formatting, each with a word that keyboard opens, and its day. */
const expectFigures = async (page: Page): Promise<void> => {
  const kpis = await answer<readonly { formatting: string; description: string; tooltip: string }[]>(page, '/KPIs');
  const cards = main(page).locator('.pt-kpi-card');
  expect(await cards.count()).toBe(kpis.length);
  // On paper nothing can be opened.
  await page.emulateMedia({ media: 'print' });
  for (const { tooltip } of kpis) await cards.getByText(tooltip).waitFor();
  await page.emulateMedia({ media: null });
  const shapes: Readonly<Record<string, RegExp>> = {
    valuta: /^[\d.]+\smln\s€$/,
    numerico: /^\d{1,3}(\.\d{3})*$/,
    percentuale: /^\d+(,\d+)?\s?%$/,
  };
  for (const [index, kpi] of kpis.entries()) {
    const card = cards.nth(index);
    expect(await card.innerText()).toContain(kpi.description);
    expect(await card.locator('.figure').innerText()).toMatch(shapes[kpi.formatting] ?? /.+/);
    expect(await card.locator('svg').count()).toBeGreaterThan(0);
    expect(await card.innerText()).toMatch(/Aggiornato al \d\d\/\d\d\/\d{4}/);
    expect(await card.getByText(kpi.tooltip).isVisible()).toBe(false);
    await card.locator('summary').focus();
    await page.keyboard.press('Enter');
    await card.getByText(kpi.tooltip).waitFor();
  }
};

/** The ways to other pages, and the dialog of those that are not there yet. */
const expectWays = async (page: Page): Promise<void> => {
  const links = await main(page)
    .getByRole('link')
    .evaluateAll((all) => [...new Set(all.map((link) => (link as HTMLAnchorElement).href))]);
  // That each of them answers is asked of every page (`every-markup.spec.ts`).
  const own = links.filter((href) => href.startsWith(portal.origin)).map((href) => href.split('#')[0] ?? href);
  expect(own.length).toBeGreaterThan(20);
  for (const path of ['/scopri-di-piu', '/supporto', '/supporto/faq', '/supporto/contatti'])
    expect(own).toContain(`${portal.home.slice(0, -1)}${path}`);
  for (const [name, tool] of [
    ['Trova un CAA', 'find-caa'],
    ['Registro titoli', 'registro-titoli'],
  ] as const) {
    const link = main(page).getByRole('link', { name }).first();
    expect(await link.getAttribute('href')).toContain(tool);
    await link.click();
    await page.getByRole('dialog', { name: 'Presto on line' }).waitFor();
    await page.keyboard.press('Escape');
  }
};

const expectSunWhole = async (page: Page): Promise<void> => {
  for (const width of [1200, 1280, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { words, sun, terms } = await page.evaluate(() => {
      const land = document.querySelector('.pt-hero > .art')?.getBoundingClientRect() ?? new DOMRect();
      const drawing = document.querySelector<SVGSVGElement>('[id=disegno-hero]');
      const disc = [...(drawing?.querySelectorAll('circle') ?? [])].at(-1);
      // As `xMaxYMax slice` draws it: it fills the land, and its right edge is the land's.
      const { width: whole = 0, height = 0 } = drawing?.viewBox.baseVal ?? {};
      const scale = Math.max(land.width / whole, land.height / height);
      const at = (x: number): number => land.right - (whole - x) * scale;
      const [cx, r] = [disc?.cx.baseVal.value ?? 0, disc?.r.baseVal.value ?? 0];
      const title = document.createRange();
      title.selectNodeContents(document.querySelector('h1') ?? document.body);
      return {
        words: title.getBoundingClientRect().right,
        sun: [at(cx - r), at(cx + r)] as const,
        terms: document.querySelector('.pt-next-terms')?.getBoundingClientRect().left ?? 0,
      };
    });
    expect([width, words <= sun[0], sun[0] < sun[1], sun[1] <= terms]).toEqual([width, true, true, true]);
  }
};

describe('the home page', () => {
  it('[PAGE-26] [PAGE-36] [PAGE-42] [PAGE-44] [CONST-02] [NAV-09] should show all its blocks with what the service answers for each, figures by their formatting, and lead to its pages or open the unavailable-page dialog', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/');
    const hero = await answer<Titled & { description: string }>(page, '/hero-sections/homepage');
    await page.getByRole('heading', { level: 1, name: hero.title }).waitFor();
    await main(page).getByText(hero.description).waitFor();
    for (const [call, all] of [
      ['/alerts/homepage', true],
      ['/home-in-evidence', true],
      ['/carousels/home', true],
      ['/banners/homepage', true],
      ['/most-used-tools/homepage', true],
      ['/home-agency-communicates', true],
      ['/articles-in-evidence', false],
      ['/imminent-events', false],
    ] as const) {
      const entries = await answer<readonly Titled[]>(page, call);
      expect([call, entries.length > 0]).toEqual([call, true]);
      const text = await main(page).innerText();
      // What the service sends twice is shown once: by its title, or by where it leads.
      for (const { title, link } of all ? entries : entries.slice(0, 3)) {
        const isLinked = link !== undefined && (await main(page).locator(`a[href$="${link.url}"]`).count()) > 0;
        expect([call, title, isLinked || text.includes(title)]).toEqual([call, title, true]);
      }
    }
    const evident = await answer<readonly (Titled & { category: string })[]>(page, '/home-in-evidence');
    for (const { title, category } of evident.slice(0, 2))
      await main(page).getByRole('article').filter({ hasText: title }).getByText(category, { exact: true }).waitFor();
    for (const name of ['Percorsi guidati', 'Hai bisogno d’aiuto?'].map((words) => words.replace('’', '.')))
      await main(page)
        .getByRole('heading', { name: new RegExp(name) })
        .waitFor();
    await expectFigures(page);
    await expectWays(page);
    expect(errors).toEqual([]);
  });

  it('[LIST-11] [PAGE-26] should ask for four press releases, the newest, and show them, also where other blocks fail, and bring those back', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/normative');
    const failing = '**/api/{alerts/homepage,most-used-tools/homepage,KPIs}';
    await page.route(failing, (route) => route.fulfill({ status: 500, body: '{}' }));
    const asked = page.waitForRequest((request) => request.url().includes('/api/press-releases'));
    await page.getByRole('banner').getByRole('link', { name: /ANPAG/ }).first().click();
    const { searchParams } = new URL((await asked).url());
    expect(Object.fromEntries(searchParams)).toEqual({ pageSize: '4', page: '1', sort: 'DESC' });
    const shown = main(page).getByRole('region', { name: 'Comunicati stampa' }).getByRole('listitem');
    await shown.first().waitFor();
    expect(await shown.count()).toBe(4);
    for (const words of ['Gli avvisi non sono', 'Gli strumenti non sono', 'I numeri non sono'])
      await main(page).getByText(words).waitFor();
    await page.unroute(failing);
    await main(page).getByRole('button', { name: 'Riprova' }).first().click();
    await main(page).getByRole('region', { name: 'Avvisi' }).waitFor();
  });

  it('[PAGE-26] should fold each alert into one line, its deadline first, and open it without script, and have its sun whole between its words and the next terms, at every width that has them beside each other', async () => {
    const { page } = await visitors.newVisitor({ width: 375, javaScriptEnabled: false });
    await page.goto(portal.home);
    const alerts = main(page).getByRole('region', { name: 'Avvisi' });
    const lines = alerts.locator('details');
    expect(await lines.count()).toBe((await answer<readonly Titled[]>(page, '/alerts/homepage')).length);
    expect(await lines.first().locator('summary').innerText()).toMatch(/^Entro \p{L}+ \d+º? \p{L}+ \d{4}: /u);
    expect(await lines.evaluateAll((all) => all.every((line) => !(line as HTMLDetailsElement).open))).toBe(true);
    await lines.first().locator('summary').click();
    await lines.first().getByRole('link').waitFor();
    await expectSunWhole(page);
  });

  it('[PAGE-26] should lead from "Controlla i pagamenti" through the sign-on to one’s payments, at 375 and 1280 px', async () => {
    const { page } = await visitors.newVisitor();
    await page.goto(portal.home);
    const way = main(page).getByRole('link', { name: 'Controlla i pagamenti' });
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      // It can be pressed: nothing lies over it.
      await way.click({ trial: true });
    }
    await way.click();
    await chooseAccount(page, portal, 'Anna Bianchi');
    await page.waitForURL(/\/le-tue-pratiche$/u);
    await main(page)
      .getByRole('heading', { name: /^Pagamenti \d+$/u })
      .waitFor();
  });

  it('[PAGE-26] [PAGE-38] should keep its events as they are while their list is fetched ahead, and lead to that list in full', async () => {
    const { page, open, settled } = await visitors.newVisitor();
    await open('/anpag-comunica/eventi');
    const whole = await main(page).getByRole('article').allInnerTexts();
    await open('/');
    const agenda = main(page).getByRole('region', { name: 'Prossimi eventi' });
    const all = agenda.getByRole('link', { name: 'Tutti gli eventi' });
    const before = await agenda.innerText();
    const ahead = page.waitForResponse((response) => response.url().endsWith('/anpag-comunica/eventi'));
    await all.hover();
    await (await ahead).finished();
    await settled();
    expect(await agenda.innerText()).toBe(before);
    await all.click();
    await page.getByRole('heading', { level: 1, name: 'Eventi' }).waitFor();
    await settled();
    expect(await main(page).getByRole('article').allInnerTexts()).toEqual(whole);
  });
});
