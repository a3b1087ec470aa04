import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { focused } from '#tests/support/judged.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { axeFindings } from '#tests/support/visitor.ts';

setUpPortal();

const cards = (page: Page) => page.getByRole('list', { name: 'Risultati' }).getByRole('article');
const chip = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Tipo di risultato' }).getByRole('link', { name: new RegExp(`^${name} \\(`) });

/** Searches for other words on the page of the search. */
const searchFor = async (page: Page, words: string): Promise<void> => {
  const box = page.getByRole('searchbox', { name: 'Che cosa cerchi?' });
  await box.fill(words);
  await box.press('Enter');
};
const titled = (page: Page, words: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: `Risultati di ricerca per: ${words}`, exact: true }).waitFor();
const NOTHING = 'La ricerca non ha prodotto alcun risultato. Riprova con un’altra chiave di ricerca.';

describe('the search page', () => {
  it('[LIST-06] [LIST-11] [LIST-33] [PAGE-20] [ROUTE-11] [NAV-15] should show the results of the words in the box of the header, append ten more, none twice, and put the reader on the first of them', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/mappa-del-sito');
    const box = page.getByRole('banner').getByRole('combobox');
    await box.fill('domanda unica');
    await box.press('Enter');
    await titled(page, 'domanda unica');
    await page.getByText('La ricerca comprende tutti i cataloghi').waitFor();
    await cards(page).first().waitFor();
    expect(pathOf(page, portal)).toBe('/ricerca?search=domanda+unica');
    // The first of ten answers by itself, above the others, and is not shown twice.
    const best = page.getByRole('region', { name: 'Domanda unica' });
    await best.getByRole('link', { name: /^Accedi e (?:compila|modifica)$/u }).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'Domanda unica', exact: true }).count()).toBe(1);
    expect(await cards(page).count()).toBe(9);
    expect(await cards(page).getByText('Vai al dettaglio').count()).toBe(9);
    await page.getByText(/^Mostrati 10 di /u).waitFor();
    expect(await page.locator('main mark').count()).toBeGreaterThan(0);

    await searchFor(page, 'agricoltura');
    await titled(page, 'agricoltura');
    await expect.poll(() => cards(page).count()).toBe(10);
    await page.getByRole('link', { name: 'Mostra di più' }).click();
    await page.waitForFunction(() => document.querySelectorAll('main article').length > 10);
    const titles = await page.locator('main article h2').allInnerTexts();
    expect(new Set(await page.locator('main article').evaluateAll((all) => all.map(({ id }) => id))).size).toBe(
      titles.length,
    );
    expect((await focused(page)).replaceAll(/\s+/g, ' ')).toBe(titles[10]?.replaceAll(/\s+/g, ' '));
    await page.reload();
    await page.waitForFunction(() => document.querySelectorAll('main article').length > 10);
    expect(await page.locator('main article h2').allInnerTexts()).toEqual(titles);
    expect(errors).toEqual([]);
  });

  it('[LIST-06] [LIST-08] [LIST-12] [ERR-03] should narrow by the seven chips, each with its number, begin again at the first page, keep words with every sign, and say that it failed, with the status, and try again', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/ricerca?search=fascicolo&page=2');
    const names = await page.getByRole('list', { name: 'Tipo di risultato' }).getByRole('link').allInnerTexts();
    expect(names.map((name) => name.replace(/ \(.*$/, ''))).toEqual([
      'Tutte',
      'Servizi',
      'Normative',
      'Aiuti e bandi',
      'Comunicati stampa',
      'Delibere',
      'Modulistica',
    ]);
    const count = Number(/\((\d+)\)/.exec(await chip(page, 'Normative').innerText())?.[1]);
    await chip(page, 'Normative').click();
    await page
      .getByText(count === 1 ? '1 risultato' : `${count} risultati`, { exact: true })
      .first()
      .waitFor();
    expect(pathOf(page, portal)).toBe('/ricerca?search=fascicolo&type=NORMATIVE');
    expect(await cards(page).count()).toBe(Math.min(count, 10));
    expect(new Set(await page.locator('main article .kind').allInnerTexts())).toEqual(new Set(['NORMATIVE']));
    expect(await chip(page, 'Normative').getAttribute('aria-current')).toBe('true');

    const words = 'a&b #1 +50% "caffè" d’oliva';
    await load(page, portal, `/ricerca?search=${encodeURIComponent(words)}`);
    await titled(page, words);
    expect(await page.getByRole('searchbox', { name: 'Che cosa cerchi?' }).inputValue()).toBe(words);
    await searchFor(page, `${words} + olio`);
    await titled(page, `${words} + olio`);

    await page.route('**/api/search-engine?*', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: '{"status":503,"title":"x","detail":"Ricerca ferma"}',
      }),
    );
    await searchFor(page, 'olio');
    await page.getByText('La ricerca non è riuscita').waitFor();
    await page.getByText('Codice dell’errore: 503').or(page.getByText("Codice dell'errore: 503")).waitFor();
    await page.unroute('**/api/search-engine?*');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await cards(page).first().waitFor();
  });

  it('[LIST-19] [PAGE-20] should show what was probably meant, say so, search for the typed words at a click, and say that there is nothing, with ways on', async () => {
    const { page } = await visitors.newVisitor({ width: 375 });
    await load(page, portal, '/ricerca?search=fascicolo+azendale');
    await page.getByText('Nessun risultato per «fascicolo azendale»: ecco quelli per «fascicolo aziendale».').waitFor();
    await page.getByRole('link', { name: 'Fascicolo aziendale', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Cerca proprio «fascicolo azendale»' }).click();
    await page.getByText(NOTHING).first().waitFor();
    await page.getByText('Forse cercavi').waitFor();
    await page.getByRole('link', { name: 'fascicolo aziendale', exact: true }).click();
    await titled(page, 'fascicolo aziendale');
    await searchFor(page, 'xyzzyq');
    await titled(page, 'xyzzyq');
    await page.getByText(NOTHING).first().waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Vai ai contatti' }).waitFor();
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
  });

  it.each(['DELIBERE', 'MODULISTICA'])(
    '[PAGE-21] [PAGE-62] [LIST-12] should open results of %s in the details modal, which has an address and says what a form is needed for',
    async (type) => {
      const { page } = await visitors.newVisitor();
      const words = type === 'DELIBERE' ? 'delibera' : 'attestazione coordinate bancarie';
      await load(page, portal, `/ricerca?search=${words}&type=${type}`);
      const first = cards(page).first().getByRole('link');
      const title = (await first.innerText()).trim();
      await first.click();
      const dialog = page.getByRole('dialog', { name: 'Dettagli' });
      await dialog.getByRole('heading', { name: title }).waitFor();
      if (type === 'DELIBERE')
        for (const term of ['Numero', 'Anno']) await dialog.getByText(term, { exact: true }).waitFor();
      await dialog.getByText('Data di pubblicazione').waitFor();
      expect(await dialog.innerText()).toMatch(/\d\d\/\d\d\/\d{4}/);
      await dialog
        .getByRole('link', { name: /\([A-Z]+, \d/u })
        .first()
        .waitFor();
      const address = page.url();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).searchParams.has('dettaglio')).toBe(false);
      expect(await focused(page)).toBe(title);
      await page.goto(address);
      await dialog.getByRole('heading', { name: title }).waitFor();
      if (type === 'MODULISTICA') {
        await dialog.getByRole('link', { name: 'Cambiare le coordinate bancarie (IBAN)' }).click();
        await page.getByRole('heading', { level: 1, name: 'Cambiare le coordinate bancarie (IBAN)' }).waitFor();
      }
      const { page: plain } = await visitors.newVisitor({ javaScriptEnabled: false });
      await plain.goto(address);
      await plain.locator('main').getByText('Data di pubblicazione').waitFor();
    },
  );
});
