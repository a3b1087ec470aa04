import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { REGIONS } from '#core/paying-bodies/regions.ts';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

const FINDER = '/supporto/ricerca-op';

setUpPortal();

const regionOn = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const answer = (page: Page, region: string) => page.getByRole('region', { name: `Chi ti paga in ${region}` });
const results = (page: Page) => page.getByRole('region', { name: 'Organismi pagatori trovati' });
const sentence = (page: Page, text: string) => page.locator('output').getByText(text);

/** A clicked region is highlighted and filters, how many bodies it has is said, and a click on the sea clears it. */
const expectClickedRegion = async (page: Page): Promise<void> => {
  await regionOn(page, 'Toscana').click();
  await answer(page, 'Toscana').getByRole('cell', { name: '055 555 0140' }).first().waitFor();
  expect(pathOf(page, portal)).toBe(`${FINDER}?categories=toscana`);
  expect(await regionOn(page, 'Toscana').getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.pt-map [aria-pressed=true]').count()).toBe(1);
  expect(await page.locator('.pt-map .mark').count()).toBe(1);
  await sentence(
    page,
    'Toscana: 2 organismi pagatori. Domanda unica: Organismo pagatore dei Cipressi. Sviluppo rurale: Organismo pagatore dei Cipressi. Vino: Organismo pagatore nazionale delle filiere.',
  ).waitFor({ state: 'attached' });
  // Two bodies serve the region: one of its own, and one of several.
  expect(await results(page).getByRole('article').getByRole('heading').allInnerTexts()).toEqual([
    'Organismo pagatore dei Cipressi',
    'Organismo pagatore nazionale delle filiere',
  ]);
  await page.locator('.pt-sea').click({ position: { x: 8, y: 8 } });
  await results(page).getByRole('heading', { name: 'Tutta Italia: 12 organismi pagatori' }).waitFor();
  expect([pathOf(page, portal), await page.locator('.pt-map [aria-pressed=true]').count()]).toEqual([FINDER, 0]);
  await page.goBack();
  await answer(page, 'Toscana').getByRole('heading').waitFor();
};

const expectFailureOfAnswer = async (page: Page): Promise<void> => {
  await page.route('**/api/support/op/site?*', (route) => route.fulfill({ status: 500, json: {} }));
  await regionOn(page, 'Umbria').click();
  const notice = results(page).getByText('Gli organismi pagatori non sono disponibili');
  await notice.waitFor();
  await results(page).getByText('Codice dell’errore: 500').waitFor();
  expect(await page.locator('.pt-map a').count()).toBe(20);
  expect(await page.locator('.pt-kpi').count()).toBe(2);
  await page.unroute('**/api/support/op/site?*');
  await results(page).getByRole('button', { name: 'Riprova' }).click();
  await results(page).getByText('Umbria: 1 organismo pagatore').waitFor();
};

describe('the paying-body finder', () => {
  it('[PAGE-15] [PAGE-16] [LIST-13] [ERR-03] should have hero, introduction, counters, prompt, map, grouped list and cards, highlight a clicked region and filter by it, and tell a failing answer once with its status, in its place', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, FINDER);
    await page.getByRole('heading', { level: 1, name: 'Trova chi ti paga' }).waitFor();
    await page.getByText('L’organismo pagatore riceve le domande di aiuto e paga.').waitFor();
    await page.getByText('Clicca sulla mappa per scoprire l’Organismo pagatore della tua regione').waitFor();
    expect(await page.locator('.pt-kpi').allInnerTexts()).toEqual(['sedi regionali\n10', 'sedi nazionali\n2']);
    expect(await page.locator('.pt-map a').count()).toBe(20);
    expect(
      await page
        .locator('select[name=categories] optgroup')
        .evaluateAll((groups) => groups.map((group) => [(group as HTMLOptGroupElement).label, group.children.length])),
    ).toEqual([
      ['Nord Italia', 8],
      ['Centro Italia', 4],
      ['Sud Italia', 8],
    ]);
    const card = results(page).getByRole('article').filter({ hasText: 'Agenzia Nazionale Pagamenti Agricoli (ANPAG)' });
    await card.getByText('Via dei Campi Sereni 12, 00100 Roma').waitFor();
    expect(
      await card
        .getByRole('list', { name: /^Regioni servite/ })
        .getByRole('listitem')
        .allInnerTexts(),
    ).toEqual(['Abruzzo', 'Basilicata', 'Campania', '+ altre 9']);
    const site = card.getByRole('link', { name: /^Vai al sito/ });
    expect([await site.getAttribute('href'), await site.getAttribute('target')]).toEqual([
      'https://www.organismo-anpag.example/',
      '_blank',
    ]);
    expect(await page.getByRole('link', { name: /CC BY 4.0/ }).count()).toBe(1);
    await expectClickedRegion(page);
    expect(errors).toEqual([]);
    await expectFailureOfAnswer(page);
  });

  it('[LIST-13] should be used by keyboard alone: one stop of Tab, arrows to every region, Enter, Space and Escape', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, FINDER);
    await page.getByLabel('Oppure scegli la regione da un elenco').focus();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Abruzzo');
    await page.keyboard.press('Tab');
    expect(REGIONS.map(({ name }) => name)).not.toContain(await focused());
    await page.keyboard.press('Shift+Tab');
    // Every region is reached from the first by arrows alone.
    const seen = new Set([await focused()]);
    // A set is gone through with what is added to it meanwhile: the arrows of each region are pressed once.
    for (const name of seen) {
      for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
        await regionOn(page, name).focus();
        await page.keyboard.press(key);
        seen.add(await focused());
      }
      if (seen.size === REGIONS.length) break;
    }
    expect(seen.size).toBe(REGIONS.length);
    await regionOn(page, 'Puglia').focus();
    await page.keyboard.press('Enter');
    await answer(page, 'Puglia').getByRole('heading').waitFor();
    await sentence(page, 'Puglia: 2 organismi pagatori').waitFor({ state: 'attached' });
    expect(await focused()).toBe('Puglia');
    await page.keyboard.press('Home');
    await page.keyboard.press(' ');
    await answer(page, 'Abruzzo').getByRole('heading').waitFor();
    await page.keyboard.press('Escape');
    await results(page).getByRole('heading', { name: 'Tutta Italia: 12 organismi pagatori' }).waitFor();
    expect(await focused()).toBe('Abruzzo');
  });

  it('[LIST-13] [PAGE-16] should be touched, read from an address that somebody was given, and show a phone some bodies of all Italy, and the others at a press', async () => {
    const { page } = await visitors.newVisitor({ hasTouch: true, width: 375 });
    await load(page, portal, `${FINDER}?categories=veneto`);
    expect(await regionOn(page, 'Veneto').getAttribute('aria-pressed')).toBe('true');
    await regionOn(page, 'Sardegna').tap();
    await answer(page, 'Sardegna').getByRole('heading').waitFor();
    await load(page, portal, FINDER);
    const seen = (): Promise<number> => results(page).getByRole('article').filter({ visible: true }).count();
    expect(await seen()).toBe(4);
    await results(page).getByText('Altri 8 organismi').tap();
    await expect.poll(seen).toBe(12);
  });

  it('[LIST-13] [ROUTE-03] should work without script, by the list and by the map', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    await page.goto(`${portal.home.replace(/\/$/, '')}${FINDER}`);
    await page.getByLabel('Oppure scegli la regione da un elenco').selectOption('lombardia');
    await page.getByRole('button', { name: 'Mostra', exact: true }).click();
    await page.waitForURL(`${portal.home.replace(/\/$/, '')}${FINDER}?categories=lombardia`);
    expect(await regionOn(page, 'Lombardia').getAttribute('aria-pressed')).toBe('true');
    await results(page).getByText('Lombardia: 2 organismi pagatori').waitFor();
    await regionOn(page, 'Calabria').click();
    await results(page).getByText('Calabria: 1 organismo pagatore').waitFor();
  });
});
