import * as fc from 'fast-check';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatMillions } from '#core/formatting/euro.ts';
import { centsFromEuro } from '#core/kernel/cents.ts';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { focused } from '#tests/support/judged.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { axeFindings } from '#tests/support/visitor.ts';
import { pageOf } from '#tests/tools/conformita/page.ts';

const INTRODUCTION = '/cruscotto-pagamenti';
const DIRECT = `${INTRODUCTION}/domanda-unica-2025`;
const WINE = `${INTRODUCTION}/ocm-vino-2025`;

/** Selections of which the sums are compared; over the network fifty are. */
const SELECTIONS = 15;
/** The run says it, and takes it back: SELECTIONS_SEED=… draws the same selections again. */
const SEED = Number(process.env['SELECTIONS_SEED'] ?? Math.floor(Date.now() % 1_000_000));

/** The room that A4 paper leaves within a browser's margins, in CSS pixels. */
const PAPER = { width: 718, height: 1047 } as const;

setUpPortal();

const menu = (page: Page) => page.getByRole('navigation', { name: 'Campagne' });
/** Opens a year of the menu, and leads to one of its divisions. */
const follow = async (page: Page, year: number, division: string): Promise<void> => {
  const campaign = menu(page)
    .locator('details details')
    .filter({ hasText: `Campagna ${year}` });
  await campaign.locator('summary').click();
  await campaign.getByRole('link', { name: division }).click();
};
const table = (page: Page) => page.locator('main table');
const bodyRows = (page: Page) => table(page).locator('tbody tr');
const names = async (page: Page): Promise<readonly string[]> =>
  bodyRows(page)
    .locator('th a, th')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.tagName === 'TH').map((cell) => (cell.querySelector('a') ?? cell).textContent ?? ''),
    );
/** Euro of a text such as "1.234,50 €", in cents. */
const cents = (text: string): number => centsFromEuro(Number(text.replace(/[^\d,-]/g, '').replace(',', '.')));
/** Full address of the file in which the table is handed out. */
const fileAt = async (page: Page, form: string): Promise<string> =>
  new URL((await page.getByRole('link', { name: `Scarica in ${form}` }).getAttribute('href')) ?? '', portal.origin)
    .href;
const callsOf = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/dashboard-payments/')) calls.push(pathname.split('/dashboard-payments/')[1] ?? '');
  });
  return calls;
};

describe('the introduction', () => {
  it('[PAGE-41] [MENU-03] [ROUTE-13] should introduce, and list a dropdown per year with its divisions', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, INTRODUCTION);
    await page.getByRole('heading', { level: 1, name: 'Cruscotto pagamenti' }).waitFor();
    expect(await menu(page).getByRole('heading', { name: 'Campagne' }).count()).toBe(1);
    const years = menu(page).locator('details details');
    expect(await years.locator('summary').allInnerTexts()).toEqual(['Campagna 2025', 'Campagna 2024', 'Campagna 2023']);
    expect(await menu(page).locator('details details[open]').count()).toBe(0);
    await years.first().locator('summary').click();
    expect(await years.first().getByRole('link').allInnerTexts()).toEqual([
      'Domanda unica 2023-2027',
      'Sviluppo rurale 2023-2027',
      'OCM vino 2023-2027',
      'OCM ortofrutta e apicoltura',
    ]);
    await follow(page, 2024, 'OCM vino 2023-2027');
    await page.getByRole('heading', { level: 1, name: 'OCM vino 2023-2027, campagna 2024' }).waitFor();
    // What was looked at is kept: the introduction leads back to it.
    await bodyRows(page).first().waitFor();
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage)
          .concat(Object.keys(sessionStorage))
          .filter((key) => key.startsWith('kpi')),
      ),
    ).toEqual(expect.arrayContaining(['kpiData', 'kpiDetailsData']));
    await load(page, portal, INTRODUCTION);
    await page.getByRole('link', { name: 'Riprendi da dove eri: OCM vino 2023-2027, campagna 2024' }).click();
    await page.waitForURL(/ocm-vino-2024$/);
    expect(errors).toEqual([]);
  });
});

describe('the sum of a place', () => {
  it('[PAGE-57] should be compared and split as chosen, with map and menu closed before the table at 375 pixels, and open at 1280', async () => {
    const { page, errors } = await visitors.newVisitor({ width: 375 });
    await load(page, portal, INTRODUCTION);
    const sum = page.getByRole('region', { name: 'Importo pagato' });
    await sum.getByText('il 2,2% in più del 2024').waitFor();
    await page.getByLabel('Confronta con').selectOption('2023');
    await sum.getByText(/del 2023\.$/u).waitFor();
    expect(pathOf(page, portal)).toBe(`${INTRODUCTION}?confronto=2023`);
    await page.getByLabel('Confronta con').selectOption('Nessuno');
    await sum.getByText('pagati in Italia nella campagna 2025 per Domanda unica 2023-2027.').waitFor();
    // The sum is read apart from the table below it, and may be there before.
    await bodyRows(page).first().waitFor();
    const differences = table(page).getByRole('columnheader', { name: /^Differenza/u });
    expect(await differences.count()).toBe(0);
    expect(await names(page)).toHaveLength(10);
    // On a phone the map is a closed row; opened, it is there as it is on a wide screen without being opened.
    const map = page.getByRole('group', { name: 'Mappa degli importi per regione' });
    const campaign = menu(page).getByText('Campagna 2025');
    expect([await map.isVisible(), await campaign.isVisible()]).toEqual([false, false]);
    const [sumBox, mapBox, tableBox] = await Promise.all(
      [sum, page.getByText('Scegli sulla mappa'), table(page)].map((part) => part.boundingBox()),
    );
    expect((sumBox?.y ?? 0) < (mapBox?.y ?? 0) && (mapBox?.y ?? 0) < (tableBox?.y ?? 0)).toBe(true);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(async () => [await map.isVisible(), await campaign.isVisible()]).toEqual([true, true]);
    await page.setViewportSize({ width: 375, height: 900 });
    await page.getByText('Scegli sulla mappa').click();
    // A region of it is the sum's.
    await map.getByRole('link', { name: /^Sicilia: / }).click();
    await sum.getByText('pagati in Sicilia').waitFor();
    await table(page).getByRole('link', { name: 'Sostegno di base al reddito per la sostenibilità' }).waitFor();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('link', { name: 'Suddivisione per regione' }).click();
    await table(page).getByRole('link', { name: 'Puglia', exact: true }).waitFor();
    expect(pathOf(page, portal)).toBe(`${INTRODUCTION}?dove=sicilia&confronto=nessuno&suddivisione=regione`);
    expect(errors).toEqual([]);
  });
});

/** Sorts by a head of a wide table, and by one of a phone's. */
const expectSorted = async (page: Page): Promise<void> => {
  await table(page)
    .getByRole('link', { name: /^Ordina: Beneficiari/ })
    .click();
  await page
    .locator('output')
    .getByText('Tabella per intervento. Beneficiari, dai più numerosi')
    .waitFor({ state: 'attached' });
  expect(
    await table(page)
      .getByRole('columnheader', { name: /^Beneficiari/ })
      .getAttribute('aria-sort'),
  ).toBe('descending');
  expect(await focused(page)).toMatch(/^Ordina: Beneficiari/);
  const counts = (await bodyRows(page).locator('td:last-child').allInnerTexts()).map((text) =>
    Number(text.replaceAll('.', '')),
  );
  expect(counts).toEqual(counts.toSorted((left, right) => right - left));
  await page.setViewportSize({ width: 375, height: 812 });
  await table(page)
    .getByRole('link', { name: /^Ordina: Nome/ })
    .click();
  await page.waitForURL(/ordine=nome/);
  expect((await bodyRows(page).first().locator('th small').first().innerText()).trim()).toBe('PD 01');
};

/** From the table of interventions to the regions of the first, which a reload leaves as they are, and to the interventions of a region. */
const expectRegionsAndBack = async (page: Page): Promise<void> => {
  const calls = callsOf(page);
  await table(page).getByRole('link', { name: 'Sostegno di base al reddito per la sostenibilità' }).click();
  await page.getByRole('heading', { level: 1, name: /^PD 01 Sostegno di base/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/portale${DIRECT}/pd-01`);
  await table(page).getByRole('link', { name: 'Puglia', exact: true }).waitFor();
  expect(calls).toEqual(['pd-01/amounts-by-intervention']);
  expect((await names(page))[0]).toBe('Puglia');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /^PD 01 Sostegno di base/ }).waitFor();
  await table(page).getByRole('link', { name: 'Puglia', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^Puglia: Domanda unica/ }).waitFor();
  expect(await bodyRows(page).first().locator('th small').first().innerText()).toBe('PD 01');
};

describe('the table of a division', () => {
  it('[PAGE-22] [PAGE-40] [API-13] [CONST-01] should show direct aid by intervention, asking only for interventions', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, INTRODUCTION);
    const calls = callsOf(page);
    await follow(page, 2025, 'Domanda unica 2023-2027');
    await page.getByRole('heading', { level: 1, name: 'Domanda unica 2023-2027, campagna 2025' }).waitFor();
    await bodyRows(page).first().waitFor();
    expect(await page.getByRole('navigation', { name: 'Suddivisioni' }).getByRole('link').allInnerTexts()).toEqual([
      'Suddivisione per intervento',
      'Suddivisione per regione',
    ]);
    await bodyRows(page).first().waitFor();
    expect(calls).toEqual(['interventions/amounts']);
    const first = bodyRows(page).first();
    expect(await first.locator('th small').first().innerText()).toBe('PD 01');
    const short = first.locator('.pt-truncated .short');
    const cut = await short.innerText();
    expect(cut.length <= 131 && cut.endsWith('…')).toBe(true);
    await first.getByText('Mostra di più').click();
    await first.getByText(cut.slice(0, -1)).last().waitFor();
    expect(await short.isVisible()).toBe(false);
    const amounts = await first.locator('td.amount').allInnerTexts();
    expect(amounts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['1.431.592.236,32 €', '47,4%', '646.055']);
    const sum = page.getByRole('region', { name: 'Importo pagato' });
    expect((await sum.locator('.figure').innerText()).replaceAll('\u00a0', ' ')).toBe('3.019 mln €');
    await sum.getByText('pagati in Italia nella campagna 2025 per Domanda unica 2023-2027.').waitFor();
    await page.getByRole('link', { name: 'Suddivisione per regione' }).click();
    await page.getByRole('group', { name: 'Mappa degli importi per regione' }).waitFor();
    expect(calls).toEqual(['interventions/amounts', 'regions/amounts']);
    expect(pathOf(page, portal)).toBe(`${DIRECT}?suddivisione=regione`);
    await page.reload();
    await page.getByRole('group', { name: 'Mappa degli importi per regione' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('[PAGE-22] [API-13] should show other divisions by region alone, with the map as its twin', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, WINE);
    expect(await page.getByRole('navigation', { name: 'Suddivisioni' }).getByRole('link').allInnerTexts()).toEqual([
      'Suddivisione per regione',
    ]);
    expect(await names(page)).toHaveLength(10);
    const top = (await names(page))[0] ?? '';
    const onMap = page.locator('.pt-map a').filter({ has: page.locator(':scope') });
    expect(await onMap.count()).toBe(20);
    expect(await page.locator(`.pt-map a[aria-label^="${top}: "]`).getAttribute('aria-label')).toMatch(
      /: \d+\smln\s€$/,
    );
    expect(await page.locator('.pt-legend li').allInnerTexts()).toHaveLength(5);
    await page.locator(`.pt-map a[aria-label^="${top}: "]`).click();
    await page.getByRole('heading', { level: 1, name: new RegExp(`^${top}: OCM vino`) }).waitFor();
    expect(errors).toEqual([]);
  });

  it('[LIST-11] [PAGE-22] [PAGE-40] [API-13] should show ten rows at a time, put the reader on the first new one, sort by the heads of the columns on wide screens and on a phone, and lead to the regions of an intervention and the interventions of a region', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, DIRECT);
    expect(await bodyRows(page).count()).toBe(10);
    await page.getByText('Mostrati 10 di 17').first().waitFor();
    await page.getByRole('link', { name: 'Mostra di più' }).click();
    await page.getByText('Mostrati 17 di 17').first().waitFor();
    expect(await bodyRows(page).count()).toBe(17);
    expect(await focused(page)).toBe((await names(page))[10]);
    expect(await page.getByRole('link', { name: 'Mostra di più' }).count()).toBe(0);
    expect(pathOf(page, portal)).toBe(`${DIRECT}?page=2`);
    const total = cents(await table(page).locator('tfoot td.amount').first().innerText());
    const rows = await bodyRows(page).locator('td.amount.strong').allInnerTexts();
    expect(rows.reduce((sum, text) => sum + cents(text), 0)).toBe(total);
    await expectSorted(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expectRegionsAndBack(page);
  });

  it('[PAGE-22] should compare two campaigns, without script too, and hand out what it shows with an address to cite', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    await page.goto(`${portal.home.replace(/\/$/, '')}${DIRECT}`);
    await page.getByLabel('Confronta con').selectOption('2024');
    await page.getByRole('button', { name: 'Mostra' }).click();
    await page.waitForURL((url) => url.searchParams.get('confronto') === '2024');
    await page.getByText('il 2,2% in più del 2024').waitFor();
    expect(await table(page).locator('thead th:not([aria-hidden])').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringContaining('Differenza sul 2024')]),
    );
    const csv = await page.request.get(await fileAt(page, 'CSV'));
    expect(csv.status()).toBe(200);
    const lines = (await csv.text()).trimEnd().split('\r\n');
    const shown = await bodyRows(page).locator('td.amount.strong').allInnerTexts();
    expect(lines.slice(1, 11).map((line) => cents(line.split(';').at(-5) ?? ''))).toEqual(shown.map(cents));
    await page.getByText(/Fonte: Agenzia Nazionale Pagamenti Agricoli/).waitFor();
    expect(await page.locator('.pt-address').innerText()).toContain('confronto=2024');
    await page.getByRole('link', { name: 'Mostra di più' }).click();
    await bodyRows(page).nth(16).waitFor();
    await page.waitForLoadState('domcontentloaded');
    expect(await bodyRows(page).count()).toBe(17);
  });

  it('[PAGE-40] should protect small numbers and say why', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, `${WINE}/molise`);
    const rows = await bodyRows(page).evaluateAll((all) => all.map((row) => row.textContent ?? ''));
    expect(rows.filter((row) => row.includes('protetto')).length).toBeGreaterThan(1);
    await page.getByText(/^I dati di \d+ interventi non sono indicati: i beneficiari sono meno di cinque/).waitFor();
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
  });

  it(`[PAGE-40] should come to the same on screen, in CSV and in JSON, for ${SELECTIONS} selections drawn at random (seed ${SEED})`, async () => {
    const selections = fc.sample(
      fc.record({
        division: fc.constantFrom('domanda-unica', 'sviluppo-rurale', 'ocm-vino', 'ocm-ortofrutta-e-apicoltura'),
        year: fc.constantFrom(2023, 2024, 2025),
        detail: fc.constantFrom('', '', '/puglia', '/umbria', '/veneto'),
        view: fc.constantFrom('', 'suddivisione=regione'),
        order: fc.constantFrom('', 'ordine=nome', 'ordine=beneficiari-crescente'),
        compared: fc.constantFrom('', '', 'confronto=2024', 'confronto=2023'),
      }),
      { numRuns: SELECTIONS, seed: SEED },
    );
    for (const { division, year, detail, view, order, compared } of selections) {
      const path = `${INTRODUCTION}/${division}-${year}${detail}?${[view, compared, order, 'page=3'].filter((part) => part !== '').join('&')}`;
      const document = await sentAt(path);
      // The name of a column that each cell has for phones.
      for (const label of document.querySelectorAll('main table .cell-label')) label.remove();
      const textsAt = (selector: string) =>
        [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
      const shown = textsAt('main table tbody td.amount.strong').filter((text) => text !== 'protetto');
      const [total = ''] = textsAt('main table tfoot td.amount');
      const json = (await (await handedOut(document, 'JSON')).json()) as {
        totale: number | null;
        importoProtetto: number | null;
        righe: readonly { importoErogato: number | null }[];
      };
      const csv = (await (await handedOut(document, 'CSV')).text()).trimEnd().split('\r\n');
      const where = `seed ${SEED}, ${path}`;
      const reported = json.righe.flatMap(({ importoErogato }) =>
        importoErogato === null ? [] : [centsFromEuro(importoErogato)],
      );
      expect(shown.map(cents), where).toEqual(reported);
      if (json.totale === null) expect(total, where).toBe('protetto');
      else {
        expect(cents(total), where).toBe(centsFromEuro(json.totale));
        expect(
          reported.reduce((sum, each) => sum + each, centsFromEuro(json.importoProtetto ?? 0)),
          where,
        ).toBe(cents(total));
        expect(csv.at(-1), where).toContain(json.totale.toFixed(2).replace('.', ','));
      }
    }
  }, 120_000);
});

/** The page at a path as the service sends it, which is how it stands on the screen. */
const sentAt = async (path: string) => {
  const url = new URL(`${portal.home}${path.slice(1)}`);
  return pageOf(await (await fetch(url)).text(), url, new URL(portal.home)).document;
};
/** The file to which a page links. */
const handedOut = (document: Awaited<ReturnType<typeof sentAt>>, form: string): Promise<Response> => {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) =>
    textContent.includes(`Scarica in ${form}`),
  );
  return fetch(new URL(link?.getAttribute('href') ?? '', portal.origin));
};

describe('failing calls', () => {
  it('[ERR-04] [ERR-05] [PAGE-41] should say what the specification says of a side menu that does not come, load nothing while it is not known what is chosen, take it up again, and load what was chosen before where it is known', async () => {
    const { page } = await visitors.newVisitor();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    let failing: { readonly status: number; readonly body?: string } | undefined = { status: 500, body: '{}' };
    let asked = 0;
    await page.route('**/dashboard-payments/campaigns', (route) => {
      asked += 1;
      return failing === undefined ? route.abort() : route.fulfill(failing);
    });
    const goOn = () => page.evaluate((to) => history.pushState({}, '', to), `/portale${DIRECT}`);
    await load(page, portal, '/normative');
    const calls = callsOf(page);
    await goOn();
    await page.getByText('Failed to fetch side menu data').waitFor();
    await page.getByText('Scegli una campagna dal menu per vedere quanto è stato pagato.').waitFor();
    expect(logged.some((line) => line.includes('Missing required data for fetch.'))).toBe(true);
    for (const [answer, words] of [
      [{ status: 204 }, 'Failed to fetch side menu data'],
      [undefined, 'Unknown Error'],
    ] as const) {
      failing = answer;
      const before = asked;
      await page.getByRole('button', { name: 'Riprova' }).click();
      await expect.poll(() => asked).toBeGreaterThan(before);
      await page.getByText(words).waitFor();
    }
    expect(calls.filter((call) => call !== 'campaigns')).toEqual([]);
    await page.unroute('**/dashboard-payments/campaigns');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await menu(page).waitFor();
    await bodyRows(page).first().waitFor();

    await load(page, portal, '/normative');
    await page.route('**/dashboard-payments/campaigns', (route) => route.fulfill({ status: 500, json: {} }));
    await goOn();
    await page.getByText('Failed to fetch side menu data').waitFor();
    await bodyRows(page).first().waitFor();
  });

  it('[ERR-06] should log a table that fails, stop waiting, keep the menu, and offer it again', async () => {
    const { page } = await visitors.newVisitor();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await load(page, portal, INTRODUCTION);
    await page.route('**/interventions/amounts*', (route) => route.fulfill({ status: 500, json: {} }));
    await follow(page, 2025, 'Domanda unica 2023-2027');
    await page.getByText('Gli importi non sono disponibili').waitFor();
    expect(await page.locator('main [aria-busy=true]').count()).toBe(0);
    expect(logged.some((line) => line.includes('interventions/amounts') || line.includes('500'))).toBe(true);
    expect(await menu(page).locator('details details').count()).toBe(3);
    await page.unroute('**/interventions/amounts*');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await bodyRows(page).first().waitFor();
  });
});

describe('the dashboard where it is read', () => {
  it('[PAGE-22] should read well at 320 px and in forced colours, and print what it shows, down to its total, on one page of paper', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    for (const look of ['?confronto=2024', '?confronto=2024&suddivisione=regione']) {
      await page.goto(`${portal.home.replace(/\/$/, '')}${DIRECT}${look}`);
      await page.setViewportSize({ width: 320, height: 900 });
      await page.emulateMedia({ forcedColors: 'active', media: null });
      expect([look, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([look, 320]);
      const bar = page.locator('.pt-bar rect.own').first();
      const [fill, ground] = await bar.evaluate((rect) => [
        getComputedStyle(rect).fill,
        getComputedStyle(rect.parentElement as Element).backgroundColor,
      ]);
      expect(fill).not.toBe(ground);
      await page.emulateMedia({ forcedColors: 'none', media: 'print' });
      await page.setViewportSize(PAPER);
      expect([await page.locator('.pt-tools').first().isVisible(), await table(page).isVisible()]).toEqual([
        false,
        true,
      ]);
      expect([look, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([look, PAPER.width]);
      const total = await table(page).locator('tfoot').boundingBox();
      expect((total?.y ?? PAPER.height) + (total?.height ?? 0)).toBeLessThanOrEqual(PAPER.height);
      // The second page says what the words mean, and how to cite it.
      const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(paper.match(/\/Type \/Page\b/g)?.length).toBe(2);
    }
  });
});

describe('the page of the other paying bodies', () => {
  it('[PAGE-23] [PAGE-44] [ROUTE-08] should show ten bodies under a head from the service, six with zero, and their figures, and stay a table for who listens where it is laid out as blocks', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/cruscotto-pagamenti-op-extra-anpag');
    await page.getByRole('heading', { level: 1, name: 'Pagamenti degli altri organismi pagatori' }).waitFor();
    expect(await bodyRows(page).count()).toBe(10);
    const amounts = await bodyRows(page).locator('td.amount').allInnerTexts();
    expect(amounts.filter((amount) => cents(amount) === 0)).toHaveLength(6);
    expect(await table(page).locator('thead th:not([aria-hidden])').allInnerTexts()).toEqual([
      'Organismo pagatore (OPR)',
      'Totale pagato',
    ]);
    const total = cents(await table(page).locator('tfoot td.amount').innerText());
    expect(amounts.reduce((sum, amount) => sum + cents(amount), 0)).toBe(total);
    const figures = await page.locator('.pt-kpi').allInnerTexts();
    // The headline figures are made of the same rows.
    expect(figures.some((figure) => figure.includes(formatMillions(total / 100)))).toBe(true);
    expect(errors).toEqual([]);
    await page.setViewportSize({ width: 375, height: 900 });
    expect(await table(page).evaluate((element) => getComputedStyle(element).display)).toBe('block');
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const reported = new Map<unknown, number>();
    for (const { ignored, role } of nodes)
      if (!ignored) reported.set(role?.value, (reported.get(role?.value) ?? 0) + 1);
    // Heads, ten bodies and their sum; a bar is no cell for anybody.
    expect(['table', 'row', 'columnheader', 'rowheader', 'cell'].map((role) => [role, reported.get(role)])).toEqual([
      ['table', 1],
      ['row', 12],
      ['columnheader', 2],
      ['rowheader', 11],
      ['cell', 11],
    ]);
  });
});
