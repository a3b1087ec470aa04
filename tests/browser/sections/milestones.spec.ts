import { describe, expect, it } from 'vitest';
import { load } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { axeFindings } from '#tests/support/visitor.ts';

setUpPortal();

describe('the page of what opens and closes', () => {
  it('[TERM-01] [TERM-02] should be filtered by a choice, and looked at as a month', async () => {
    const { page } = await visitors.newVisitor({ width: 375 });
    await load(page, portal, '/home');
    await page.getByRole('link', { name: 'Tutte le scadenze' }).click();
    await page.getByRole('heading', { level: 1, name: 'Scadenze' }).waitFor();
    const rows = page.locator('.pt-when-rows > li');
    await rows.first().waitFor();
    const before = await rows.count();
    const filters = page.getByLabel('Chi sei');
    // On a wide screen the filters stand open, on a phone they are one row.
    await page.setViewportSize({ width: 1280, height: 812 });
    await filters.waitFor();
    await page.setViewportSize({ width: 375, height: 812 });
    await filters.waitFor({ state: 'hidden' });
    await page.locator('summary', { hasText: 'Filtri' }).click();
    await filters.waitFor();
    // What is only for others is not among a farmer's.
    const competitions = rows.getByText('Concorso', { exact: true });
    expect(await competitions.count()).toBeGreaterThan(0);
    await filters.selectOption({ label: 'Agricoltore' });
    await page.getByText('per agricoltore').waitFor();
    expect(await competitions.count()).toBe(0);
    await page.getByLabel('Che cosa coltivi o allevi').selectOption({ label: 'Vite' });
    await page.getByText('per agricoltore, vite').waitFor();
    expect(await rows.count()).toBeLessThan(before);
    const calendar = page.getByRole('link', { name: 'Scarica il file del calendario' });
    expect(await calendar.getAttribute('href')).toContain('scadenze.ics?chi=agricoltori&cosa=vite');
    await page.getByRole('link', { name: 'Mese', exact: true }).click();
    await page.locator('table caption').waitFor({ state: 'attached' });
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 812 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    await page.getByRole('link', { name: /^Mese dopo/u }).click();
    await page.getByRole('link', { name: /^Mese prima/u }).waitFor();
    expect(new URL(page.url()).searchParams.get('cosa')).toBe('vite');
  });
});

describe('one’s own terms', () => {
  it('[TERM-03] [TERM-04] [ERR-08] should leave the page and what has the focus in it as they are while they come, say so where they do not, and stand among the others, but not in the calendar', async () => {
    const { page } = await visitors.as({ name: 'Anna Bianchi' });
    const piece = /\/own-milestones-[\w-]+\.js$/u;
    await page.route(piece, (route) => route.abort());
    await load(page, portal, '/scadenze');
    await page.getByText('Le scadenze della tua azienda non sono arrivate').waitFor();
    expect(await page.locator('.pt-when-rows > li').count()).toBeGreaterThan(0);
    await page.unroute(piece);

    let goOn = (): void => undefined;
    const released = new Promise<void>((done) => {
      goOn = done;
    });
    await page.route(piece, async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest(piece);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await asked;
    const region = page.getByLabel('Regione', { exact: true });
    await region.focus();
    const own = page.locator('.pt-when-rows > li.own');
    expect(await own.count()).toBe(0);
    goOn();
    await own.first().waitFor();
    expect(await region.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await own.first().getByText('La tua azienda').isVisible()).toBe(true);
    const title = (await own.first().getByRole('link').innerText()).split(/[,\n]/u)[0] ?? '';
    const href = await page.getByRole('link', { name: 'Scarica il file del calendario' }).getAttribute('href');
    const file = await (await fetch(new URL(href ?? '', portal.origin))).text();
    expect(file).toContain('BEGIN:VEVENT');
    expect(title).not.toBe('');
    expect(file).not.toContain(title);
    await page.getByText(/^Solo della mia azienda/u).click();
    await expect.poll(() => page.locator('.pt-when-rows > li:not(.own)').count()).toBe(0);
  });
});
