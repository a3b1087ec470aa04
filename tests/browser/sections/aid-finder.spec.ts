import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { overflowOf } from '#tests/support/every-page.ts';
import { axeFindings } from '#tests/support/visitor.ts';

setUpPortal();

/** Nothing sticks out of the window, wide or narrow. */
const expectFitting = async (page: Page): Promise<void> => {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 812 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
};

describe('the finder of aids', () => {
  it('[AIDS-01] [AIDS-02] [AIDS-06] should lead through five questions to the aids, with what was answered in the address', async () => {
    const { page } = await visitors.newVisitor({ width: 375 });
    await load(page, portal, '/aiuti-e-bandi');
    await page.getByRole('link', { name: 'A quali aiuti ho diritto?' }).click();
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    await heading('Che cosa coltivi o allevi?').waitFor();
    await page.getByText('Vite', { exact: true }).click();
    await page.getByRole('button', { name: 'Continua' }).click();
    await heading('In quale regione è l’azienda?').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.getByLabel('Regione', { exact: true }).selectOption({ label: 'Puglia' });
    await page.getByRole('button', { name: 'Continua' }).click();
    await heading('Quanta terra conduci?').waitFor();
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    await page.getByRole('link', { name: 'Salta questa domanda' }).click();
    await page.getByRole('textbox', { name: 'Quanti anni hai' }).fill('34');
    await page.getByRole('button', { name: 'Continua' }).click();
    await heading('Di che cosa hai bisogno?').waitFor();
    await page.getByRole('link', { name: 'Salta questa domanda' }).click();
    await page.getByRole('heading', { level: 1, name: / per te/u }).waitFor();
    await expectFitting(page);
    await page.getByText('non allevi api').waitFor();
    expect(new URL(page.url()).search).toBe('?passo=esito&coltivo=vite&dove=puglia&eta=34');
    await page.locator('summary', { hasText: 'Le tue risposte' }).click();
    await page.getByRole('link', { name: /^Rispondi.*quanta terra conduci/u }).click();
    await heading('Quanta terra conduci?').waitFor();
    await page.getByText('Più di 50 ettari').click();
    await page.getByRole('button', { name: 'Continua' }).click();
    await page.getByRole('heading', { level: 1, name: /per te/u }).waitFor();
    expect(new URL(page.url()).searchParams.get('terra')).toBe('50-');
    const way = page.getByText('Mandalo per email');
    await way.click();
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    await page.getByRole('textbox', { name: 'A quale email' }).pressSequentially('giulia');
    await expectFitting(page);
    await page.getByRole('button', { name: 'Manda l’elenco' }).click();
    await page.getByText('Scrivi l’indirizzo come nome@dominio.it.').waitFor();
    await page.getByRole('textbox', { name: 'A quale email' }).press('End');
    await page.getByRole('textbox', { name: 'A quale email' }).pressSequentially('@posta.example');
    await page.getByRole('button', { name: 'Manda l’elenco' }).click();
    await page.getByText('Guarda la posta').first().waitFor();
    await page.getByRole('link', { name: 'Torna agli aiuti trovati' }).click();
    await page.getByRole('heading', { level: 1, name: /per te/u }).waitFor();
    expect(new URL(page.url()).searchParams.get('coltivo')).toBe('vite');
    await expectFitting(page);
  });
});

describe('an answer that is left or mistyped', () => {
  it('[AIDS-01] should be there again by the browser’s own way back, and go on with it', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/aiuti-e-bandi/quali-aiuti');
    await page.getByText('Vite', { exact: true }).click();
    await page.getByRole('group', { name: 'Coltivi con metodo biologico?' }).getByText('In conversione').click();
    await page.getByRole('button', { name: 'Continua' }).click();
    await page.getByLabel('Regione', { exact: true }).selectOption({ label: 'Puglia' });
    await page.getByRole('button', { name: 'Continua' }).click();
    await page.getByRole('heading', { level: 1, name: 'Quanta terra conduci?' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'In quale regione è l’azienda?' }).waitFor();
    expect(await page.getByLabel('Regione', { exact: true }).inputValue()).toBe('puglia');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Che cosa coltivi o allevi?' }).waitFor();
    expect(await page.getByLabel('Vite', { exact: true }).isChecked()).toBe(true);
    expect(await page.getByLabel('In conversione').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Continua' }).click();
    await page.getByRole('heading', { level: 1, name: 'In quale regione è l’azienda?' }).waitFor();
    expect(new URL(page.url()).searchParams.get('coltivo')).toBe('vite');
    expect(new URL(page.url()).searchParams.get('bio')).toBe('conversione');
  });

  it('[AIDS-01] should keep the question and say what to write, with the focus in the field', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/aiuti-e-bandi/quali-aiuti?passo=4');
    const age = page.getByRole('textbox', { name: 'Quanti anni hai' });
    await age.fill('quaranta');
    await page.getByRole('button', { name: 'Continua' }).click();
    await page.getByText('Scrivi gli anni con un numero, per esempio 45.').waitFor();
    await expect.poll(() => age.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await age.inputValue()).toBe('quaranta');
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    await age.fill('45 anni');
    await page.getByRole('button', { name: 'Continua' }).click();
    await page.getByRole('heading', { level: 1, name: 'Di che cosa hai bisogno?' }).waitFor();
    expect(new URL(page.url()).searchParams.get('eta')).toBe('45');
  });

  it('[AIDS-01] should ask again without script, too', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    await page.goto(`${portal.home}aiuti-e-bandi/quali-aiuti?passo=4`);
    await page.getByRole('textbox', { name: 'Quanti anni hai' }).fill('1980');
    await page.getByRole('button', { name: 'Continua' }).click();
    await page.getByText('Scrivi gli anni con un numero, per esempio 45.').waitFor();
    expect(await page.getByRole('textbox', { name: 'Quanti anni hai' }).inputValue()).toBe('1980');
  });

  it('[AIDS-06] [TERM-02] should be left out with a word where the editors offer it no more', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/aiuti-e-bandi/quali-aiuti?passo=esito&coltivo=vigneti');
    await page.getByText('Una tua risposta non c’è più fra le scelte').waitFor();
    expect(await page.getByText('non coltivi vite').count()).toBe(0);
    // Its longest answers stay within a phone when letters are doubled.
    await page.setViewportSize({ width: 375, height: 812 });
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    expect(await overflowOf(page)).toEqual([]);
    await load(page, portal, '/scadenze?cosa=vigneti');
    await page.getByText('non è più fra le scelte').waitFor();
    expect(await page.getByText('in dodici mesi per').count()).toBe(0);
  });
});

describe('the finder without script', () => {
  it('[AIDS-01] [AIDS-06] should go on by the same buttons', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    await page.goto(`${portal.home}aiuti-e-bandi/quali-aiuti`);
    await page.getByLabel('Olivo').check();
    await page.getByRole('button', { name: 'Continua' }).click();
    await page.getByRole('link', { name: 'Vedi subito i risultati' }).click();
    await page.getByRole('heading', { level: 2, name: /^Fanno per te/u }).waitFor();
    expect(new URL(page.url()).searchParams.get('coltivo')).toBe('olivo');
    // The programmes of all regions wait for one answer, and are one row on a phone; of the others the nearest stand open.
    await page.setViewportSize({ width: 375, height: 812 });
    const could = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Potrebbero/u }) });
    const rows = could.locator('.pt-found-rows > li');
    expect(await could.getByRole('heading').innerText()).toBe(`Potrebbero fare per te: ${await rows.count()}`);
    expect(await rows.filter({ visible: true }).count()).toBe(10);
    const inPuglia = page.getByRole('link', { name: 'Sviluppo rurale in Puglia' });
    expect(await inPuglia.isVisible()).toBe(false);
    await page.getByText('Vedi tutte le regioni').click();
    await inPuglia.waitFor();
    expect(await page.getByRole('link', { name: 'Scegli la tua' }).getAttribute('href')).toContain('passo=2');
    await page.getByText('Mandalo per email').click();
    await page.getByRole('textbox', { name: 'A quale email' }).fill('senza-script@posta.example');
    await page.getByRole('button', { name: 'Manda l’elenco' }).click();
    await page.getByText('Guarda la posta').first().waitFor();
  });
});
