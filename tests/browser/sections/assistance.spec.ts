import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load } from '#tests/support/portal-actions.ts';
import { axeAtAllWidths } from '#tests/support/judged.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';

// What is sent here is kept: a portal for this file alone.
setUpOwnPortal();

const PATH = '/supporto/contatti/richiesta-assistenza';
const MESSAGE = 'Vorrei sapere quando arriva il saldo della domanda unica.';
const main = (page: Page) => page.locator('main');
const sendButton = (page: Page) => main(page).getByRole('button', { name: /Invia la richiesta|Riprova/ });

const fill = async (page: Page, subject: string): Promise<void> => {
  await page.getByLabel('Nome', { exact: true }).fill('Anna');
  await page.getByLabel('Cognome').fill('Bianchi');
  await page.getByLabel('Codice fiscale').fill('BNCNNA80A41H501R');
  await page.getByLabel('Email').fill('anna.bianchi@esempio.it');
  await page.getByLabel('Ambito').selectOption({ index: 1 });
  await page.getByLabel('Oggetto').fill(subject);
  await page.getByLabel('Messaggio').fill(MESSAGE);
  await page.getByLabel(/acconsento/).check();
};
const number = (page: Page) => main(page).locator('.pt-receipt .number').innerText();

describe('the assistance request', () => {
  it('[PAGE-33] should say what is wrong beside each field and in a summary that takes the focus, and lose nothing', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, PATH);
    const scopes = (await (
      await page.request.get(`${portal.origin}/api/support/assistance-request-scopes`)
    ).json()) as {
      name: string;
    }[];
    expect((await page.getByLabel('Ambito').locator('option').allInnerTexts()).slice(1)).toEqual(
      scopes.map(({ name }) => name),
    );
    await page.getByLabel('Nome', { exact: true }).fill('Anna');
    await page.getByLabel('Codice fiscale').fill('BNC');
    await sendButton(page).click();
    const summary = main(page).getByRole('region', { name: /errori da correggere/ });
    await summary.waitFor();
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await page.title()).toMatch(/^Errore:/);
    const links = summary.getByRole('link');
    expect(await links.count()).toBe(7);
    for (const link of await links.all()) {
      const field = page.locator(String(await link.getAttribute('href')));
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const described = String(await field.getAttribute('aria-describedby'))
        .split(' ')
        .at(-1);
      expect(await link.innerText()).toContain(await page.locator(`[id="${described}"]`).innerText());
    }
    expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Anna');
    await axeAtAllWidths(page);
  });

  it('[PAGE-33] should give a number to keep and to print, and send once whatever is pressed', async () => {
    const { page, errors } = await visitors.newVisitor({ permissions: ['clipboard-read', 'clipboard-write'] });
    await load(page, portal, PATH);
    await fill(page, 'Saldo della domanda');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/support/send-assistance-request'))
        sent.push(request.headers()['idempotency-key'] ?? '');
    });
    await sendButton(page).dblclick();
    const received = main(page).getByRole('heading', { name: 'Abbiamo ricevuto la tua richiesta' });
    await received.waitFor();
    // Whoever sent the form stood at its end: the receipt is in view, from its head on.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect((await received.boundingBox())?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
    expect(await main(page).getByText('Prima di scrivere').count()).toBe(0);
    expect(await number(page)).toMatch(/\d/);
    expect(await main(page).innerText()).toContain(MESSAGE);
    await main(page).getByRole('button', { name: 'Stampa la ricevuta' }).waitFor();
    await main(page)
      .getByText(/Ti risponderemo a \S+ entro (?:il |l’)\d{1,2}º?\s[a-z]+\s\d{4}\./u)
      .waitFor();
    expect(sent.length).toBe(1);
    expect(sent[0]).not.toBe('');
    // The page is the receipt's now, and its number can be taken along.
    expect([await page.title(), await main(page).getByRole('heading', { level: 1 }).innerText()]).toEqual([
      expect.stringMatching(/^Richiesta inviata/u),
      'Richiesta inviata',
    ]);
    await main(page).getByRole('button', { name: 'Copia il numero' }).click();
    await main(page).getByRole('button', { name: 'Numero copiato' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await number(page));
    await axeAtAllWidths(page);
    expect(errors).toEqual([]);
  });

  it('[PAGE-33] should keep what was typed through a failed send and a reload, and then send the same request with the same key', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, PATH);
    await fill(page, 'Fallito e poi riuscito');
    const keys: string[] = [];
    await page.route('**/api/support/send-assistance-request', (route) => {
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      return keys.length === 1 ? route.fulfill({ status: 503, body: '{}' }) : route.continue();
    });
    await sendButton(page).click();
    await main(page).getByText('La richiesta non è arrivata').waitFor();
    await sendButton(page).click();
    await main(page).getByRole('heading', { name: 'Abbiamo ricevuto la tua richiesta' }).waitFor();
    expect(new Set(keys).size).toBe(1);

    await load(page, portal, PATH);
    await fill(page, 'Scritto prima del ricaricamento');
    await page.reload();
    await page.waitForFunction(
      (subject) => document.querySelector<HTMLInputElement>('#richiesta-subject')?.value === subject,
      'Scritto prima del ricaricamento',
    );
    expect(await page.getByLabel('Messaggio').inputValue()).toBe(MESSAGE);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      'BNCNNA80A41H501R',
    );
  });

  it('[PAGE-33] should say where the line is cut, keep what was typed, and send it once it is back', async () => {
    const { page, context } = await visitors.newVisitor({ width: 375 });
    await load(page, portal, PATH);
    await fill(page, 'Senza linea');
    await context.setOffline(true);
    await sendButton(page).click();
    const cut = main(page).getByText('Manca la connessione a Internet');
    await cut.waitFor();
    expect([await page.getByLabel('Oggetto').inputValue(), await page.getByLabel('Messaggio').inputValue()]).toEqual([
      'Senza linea',
      MESSAGE,
    ]);
    await context.setOffline(false);
    await cut.waitFor({ state: 'detached' });
    await sendButton(page).click();
    await main(page).getByRole('heading', { name: 'Abbiamo ricevuto la tua richiesta' }).waitFor();
  });

  it('[PAGE-33] should work without script: errors with everything that was typed, then one receipt for one text', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    await page.goto(`${portal.home}${PATH.slice(1)}`);
    await page.getByLabel('Nome', { exact: true }).fill('Anna');
    await page.getByLabel('Messaggio').fill('Troppo corto');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      sendButton(page).click(),
    ]);
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([422, 'no-store']);
    await main(page).getByText('errori da correggere').waitFor();
    expect(await page.title()).toMatch(/^Errore:/);
    expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Anna');
    expect(await page.getByLabel('Messaggio').inputValue()).toBe('Troppo corto');
    const receipts: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      await page.goto(`${portal.home}${PATH.slice(1)}`);
      await fill(page, 'Senza script');
      await sendButton(page).click();
      await main(page).getByRole('heading', { name: 'Abbiamo ricevuto la tua richiesta' }).waitFor();
      receipts.push(await number(page));
    }
    expect(receipts[0]).toBe(receipts[1]);
  });

  it('[PAGE-33] should take no form that another site sends', async () => {
    const { page } = await visitors.newVisitor();
    const answer = await page.request.post(`${portal.home}${PATH.slice(1)}`, {
      headers: { origin: 'https://altrove.example', 'sec-fetch-site': 'cross-site' },
      form: { name: 'Anna' },
    });
    expect(answer.status()).toBe(403);
    expect((await page.request.post(`${portal.home}normative`, { form: { name: 'Anna' } })).status()).toBe(405);
  });

  it('[PAGE-33] [D-10] should know already who is logged in', async () => {
    const { page } = await visitors.as({ name: 'Anna Bianchi' });
    await load(page, portal, PATH);
    await page.getByLabel('Cognome').waitFor();
    expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Anna');
    expect(await page.getByLabel('Cognome').inputValue()).toBe('Bianchi');
    expect(await page.getByLabel('Codice fiscale').inputValue()).toMatch(/^[A-Z0-9]{16}$/);
  });
});
