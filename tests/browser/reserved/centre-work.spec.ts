import { text as textOf } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { holdBack } from '#tests/support/stillness.ts';

setUpPortal();

const PAOLA = { name: 'Paola Verdi' } as const;
const WINDOWS = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
] as const;

const table = (page: Page) => page.getByRole('table', { name: 'Che cosa manca ai tuoi produttori e che cosa ferma' });
const rows = (page: Page) => table(page).locator('tbody tr');
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);

/** Waits until a row stands in the window, wherever it was scrolled to. */
const inSight = (page: Page, row: number): Promise<unknown> =>
  page.waitForFunction((at) => {
    const top = document.querySelectorAll('main tbody tr')[at]?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < window.innerHeight;
  }, row);

/** The greatest sum of a row, in cents; what is not known or nothing is less than every sum. */
const centsOf = (words: string): number => {
  const sums = [...words.matchAll(/([\d.]+),(\d{2})\s€/gu)].map(([, euro = '', cents]) =>
    Number(`${euro.replaceAll('.', '')}${cents}`),
  );
  if (sums.length > 0) return sums.reduce((left, right) => left + right, 0);
  return words.includes('Non noto') ? -1 : 0;
};

const openFilters = async (page: Page): Promise<void> => {
  const row = page.locator('details:not([open]) > summary').filter({ hasText: 'Filtri e ordine' });
  // A reader that comes back finds them as they were left.
  if (await row.isVisible()) await row.click();
};

describe('the work list of the desk', () => {
  it('[CAA-01] should say without a click which client loses most, in the first screen, and lead with one to what is lacking', async () => {
    const { page } = await visitors.as(PAOLA);
    await load(page, portal, '/scrivania-caa');
    await table(page).waitFor();
    const first = rows(page).first();
    for (const window of WINDOWS)
      for (const answer of [first.getByRole('rowheader').getByRole('link'), first.locator('.amount > *').first()]) {
        await page.setViewportSize(window);
        const box = await answer.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(window.height);
      }
    const sums = (await rows(page).locator('.amount').allInnerTexts()).map(centsOf);
    expect(sums[0]).toBeGreaterThan(0);
    expect(sums).toEqual(sums.toSorted((left, right) => right - left));
    expect(await page.locator('.pt-work-sum').innerText()).toMatch(/[\d.]+,\d{2}\s€ fermi per \d+ produttor/u);
    const client = await first.getByRole('rowheader').getByRole('link').innerText();
    await first.getByRole('link', { name: /^Vai / }).click();
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Ciao' }).waitFor();
    expect(pathOf(page, portal)).toMatch(/^\/produttori\//u);
    await page.getByText(client).filter({ visible: true }).first().waitFor();
  });

  it('[CAA-02] should say with one click what expires this week, and go back to what was there, on a phone too', async () => {
    const { page } = await visitors.as(PAOLA);
    await page.setViewportSize(WINDOWS[0]);
    await load(page, portal, '/scrivania-caa');
    await table(page).waitFor();
    await page.getByRole('link', { name: 'Scade entro 7 giorni' }).click();
    await page.waitForURL(/\?termine=week$/u);
    await settled(page);
    const words = await rows(page).locator('.term').allInnerTexts();
    expect(words.length).toBeGreaterThan(0);
    await openFilters(page);
    expect(await page.getByRole('link', { name: 'Entro 7 giorni', exact: true }).getAttribute('aria-current')).toBe(
      'true',
    );
    for (const term of words) expect(term).toMatch(/^(?:Scade oggi|Manca 1 giorno|Mancano [2-7] giorni)/u);
    await page.goBack();
    await settled(page);
    await openFilters(page);
    await page
      .getByRole('link', { name: 'Scadute o entro 30 giorni' })
      .and(page.locator('[aria-current="true"]'))
      .waitFor();
  });

  it('[CAA-02] [CAA-04] should keep rows and place while a client is looked at, set the term anew, and be taken away as it is filtered', async () => {
    const { page } = await visitors.as(PAOLA);
    await load(page, portal, '/scrivania-caa?termine=past&manca=pec');
    await settled(page);
    await page.getByRole('link', { name: 'Tutte le scadenze' }).click();
    await page.waitForURL(/\?termine=all&manca=pec$/u);
    await page.getByLabel('Che cosa manca').selectOption('');
    await page.waitForURL(/\?termine=all$/u);
    await settled(page);
    await page.getByRole('link', { name: 'Mostra di più' }).click();
    await page.waitForURL(/page=2/u);
    await settled(page);
    expect(await rows(page).count()).toBe(20);
    const link = rows(page).nth(15).getByRole('rowheader').getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const listed = await rows(page).allInnerTexts();
    const client = await link.innerText();
    await link.click();
    await page.getByRole('heading', { level: 1, name: client }).waitFor();
    await page.goBack();
    await page.waitForURL(/page=2/u);
    await settled(page);
    await expect.poll(() => rows(page).allInnerTexts()).toEqual(listed);
    await inSight(page, 15);
    // Nor does it matter that nothing is known any more, and the rows come late.
    await rows(page).nth(15).getByRole('rowheader').getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: client }).waitFor();
    const held = await holdBack(page, /work-list\?.*page=2/u);
    await page.reload();
    // The client's place in the list is made of the same pages.
    await expect.poll(held.count).toBe(1);
    await page.goBack();
    await rows(page).first().waitFor();
    await held.release();
    await settled(page);
    await inSight(page, 15);
    const saved = page.waitForEvent('download');
    const button = page.getByRole('button', { name: /^Scarica CSV/ });
    const count = /\((\d+) righe\)/u.exec(await button.innerText())?.[1];
    await button.click();
    const lines = (await textOf(await (await saved).createReadStream())).trimEnd().split('\r\n');
    expect(lines).toHaveLength(Number(count) + 1);
  });

  it('[CAA-02] should say where the list has changed while it stands open, and where an office is lost', async () => {
    const { page } = await visitors.as(PAOLA);
    await load(page, portal, '/scrivania-caa?termine=all');
    await settled(page);
    await page.route(/work-list\?.*page=2/u, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { totals: { stopped: number } };
      await route.fulfill({ response: answer, json: { ...body, totals: { ...body.totals, stopped: 1 } } });
    });
    await page.getByRole('link', { name: 'Mostra di più' }).click();
    await page.getByText(/L’elenco è cambiato mentre era aperto/).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Aggiorna l’elenco' }).click();
    await page.getByText(/L’elenco è cambiato mentre era aperto/).waitFor({ state: 'detached' });
    await load(page, portal, '/scrivania-caa?ufficio=063001');
    await page.getByText('Questo ufficio non è tra i tuoi, oppure non lo è più.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Tutti gli uffici' }).last().click();
    await page.waitForURL(/\/scrivania-caa$/u);
    await table(page).waitFor();
  });
});
