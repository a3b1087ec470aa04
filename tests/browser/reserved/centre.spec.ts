import { describe, expect, it } from 'vitest';
import { load, pathOf } from '#tests/support/in-the-portal.ts';
import { portal, raiseOwnStage, visitors } from '#tests/support/stage.ts';
import { axeFindings, WIDTHS } from '#tests/support/visitor.ts';

raiseOwnStage({ flags: { dashboardPayments: true, caaKpi: true, fraudReport: true } });

const PAOLA = { name: 'Paola Verdi' } as const;

describe("the operator's desk", () => {
  it('[PAGE-09] should greet, name the operator, the offices with their towns, figures, services, messages and the work list', async () => {
    const { page } = await visitors.as(PAOLA);
    await load(page, portal, '/scrivania-caa');
    await page.getByRole('heading', { level: 1, name: 'Ciao Paola!' }).waitFor();
    await page.getByText('Paola Verdi', { exact: true }).click();
    await page.getByText(/Centro di assistenza agricola Terre Comuni/).waitFor();
    await page.getByText('CAA Terre Comuni, ufficio di Viterbo', { exact: true }).first().waitFor();
    await page.getByText('CAA Terre Comuni, ufficio di Grosseto', { exact: true }).first().waitFor();
    for (const part of ['Da fare oggi', 'Anomalie dei fascicoli', 'I numeri della rete', 'I servizi più usati'])
      await page.getByRole('heading', { level: 2, name: part }).waitFor();
    await page.getByRole('heading', { level: 2, name: /^Notifiche/ }).waitFor();
    expect(
      await page
        .getByRole('link', { name: /^Vai al servizio / })
        .first()
        .getAttribute('href'),
    ).toMatch(/^\/portale\/servizi\//);
    // The demonstration has a signing tool configured.
    expect(await page.getByRole('link', { name: /^Vai alla firma/ }).getAttribute('href')).toBe(
      'https://firma.anpag.example/',
    );
    const days = await page
      .getByRole('table')
      .first()
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    expect(days.length).toBeGreaterThan(0);
  });

  it('[PAGE-09] [ERR-08] should lose one part alone where its call fails', async () => {
    const { page } = await visitors.as(PAOLA);
    await page.route(/\/private\/caa-KPIs/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await load(page, portal, '/scrivania-caa');
    await page.getByText('I numeri non sono disponibili in questo momento').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Da fare oggi' }).waitFor();
  });
});

describe('the producers', () => {
  it('[PAGE-30] should be searched by name and CUAA, narrowed, sorted and taken away, with the address telling it', async () => {
    const { page } = await visitors.as(PAOLA);
    await load(page, portal, '/produttori');
    const rows = page.getByRole('table').getByRole('row');
    await page
      .locator('main')
      .getByText(/^\d+ produttori/)
      .waitFor();
    const days = await page
      .locator('td time[datetime]')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(days.length).toBeGreaterThan(0);
    await page.getByLabel('Cerca per denominazione o CUAA').fill('ri');
    await page.keyboard.press('Enter');
    await page.getByText('Scrivi almeno 3 caratteri della denominazione o del CUAA.').waitFor();
    await page.getByLabel('Cerca per denominazione o CUAA').fill('01234560041');
    await page.keyboard.press('Enter');
    await page
      .locator('main')
      .getByText(/^1 produttore/)
      .waitFor();
    expect(await rows.nth(1).textContent()).toContain('Pascoli Alti');
    await page.getByLabel('Cerca per denominazione o CUAA').fill('rinaldi');
    await page.keyboard.press('Enter');
    await page.waitForURL(/search=rinaldi/);
    await page.getByLabel('Ordina per').selectOption('name');
    expect(pathOf(page, portal)).toBe('/produttori?search=rinaldi&ordine=name');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Scarica CSV/ }).click();
    expect((await saved).suggestedFilename()).toBe('produttori.csv');
    // Remembered for the session: the menu brings back what was asked last.
    await load(page, portal, '/scrivania-caa');
    await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Produttori' }).click();
    await page.waitForURL(/search=rinaldi&ordine=name/);
    await page.getByRole('link', { name: 'Elimina tutto' }).click();
    await page.getByLabel('Anomalie').selectOption('blocking');
    await page.waitForURL(/anomalia=blocking/);
    await page.getByLabel('Scadenze').selectOption('past');
    await page.waitForURL(/anomalia=blocking&scadenza=past/);
  });

  it('[PAGE-30] should show a producer with anomalies, payments, applications and debts', async () => {
    const { page } = await visitors.as(PAOLA);
    await load(page, portal, '/produttori?search=bianchi');
    await page.getByRole('link', { name: 'Azienda agricola Bianchi Anna' }).click();
    await page.getByRole('heading', { level: 1, name: 'Azienda agricola Bianchi Anna' }).waitFor();
    for (const part of ['Anomalie del fascicolo', 'Dati dell’azienda', 'Pagamenti', 'Domande', 'Debiti'])
      await page.getByRole('heading', { level: 2, name: part }).waitFor();
    await page.getByRole('table', { name: 'Pagamenti', exact: true }).getByText('Pagato').first().waitFor();
  });

  it('[PAGE-30] [ROUTE-20] should say of a producer of others, or of none, the same', async () => {
    const { page } = await visitors.as(PAOLA);
    await load(page, portal, '/produttori/azienda-di-nessuno');
    await page.getByText('Questo produttore non è tra quelli dei tuoi uffici, oppure non esiste.').waitFor();
  });

  it.each(WIDTHS)('should give axe nothing to find at %i px', async (width) => {
    const { page } = await visitors.as(PAOLA, { width });
    for (const path of ['/scrivania-caa', '/produttori', '/produttori/azienda-7k2m']) {
      // oxlint-disable-next-line no-await-in-loop
      await load(page, portal, path);
      // oxlint-disable-next-line no-await-in-loop
      await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
      // oxlint-disable-next-line no-await-in-loop
      expect(await axeFindings(page)).toEqual([]);
      expect(
        // oxlint-disable-next-line no-await-in-loop
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });
});
