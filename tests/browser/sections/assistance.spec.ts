import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';
import { axeFindings } from '#tests/support/visitor.ts';

// What is sent here is kept, and looks are noted: a portal for this file alone.
setUpOwnPortal();

const PATH = '/supporto/contatti/richiesta-assistenza';
const ACCESSES = '/scrivania/accessi-al-fascicolo';
const ANNA = { name: 'Anna Bianchi' } as const;
const PAOLA = { name: 'Paola Verdi' } as const;
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
    await page.setViewportSize({ width: 375, height: 900 });
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
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
    await page.setViewportSize({ width: 375, height: 900 });
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
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
    const { page } = await visitors.as(ANNA);
    await load(page, portal, PATH);
    await page.getByLabel('Cognome').waitFor();
    expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Anna');
    expect(await page.getByLabel('Cognome').inputValue()).toBe('Bianchi');
    expect(await page.getByLabel('Codice fiscale').inputValue()).toMatch(/^[A-Z0-9]{16}$/);
  });
});

describe('who has looked at the file', () => {
  it('[ROUTE-20] [FILE-18] [PRAT-09] [ERR-08] should tell a failure in its place, say that nobody has, then who, when, what and why, be cut into pages that the address names, and lead on to the assistance', async () => {
    const { page } = await visitors.as(ANNA);
    await page.route(LOOKS, failing);
    await load(page, portal, ACCESSES);
    await page.getByRole('heading', { level: 1, name: 'Accessi al mio fascicolo' }).waitFor();
    await page.getByText('Gli accessi non sono disponibili in questo momento').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.getByText('Nessuno, oltre ai titolari, ha consultato i dati di questa azienda').waitFor();

    await lookAtProducer();
    await page.route(LOOKS, madeLooks);
    await load(page, portal, ACCESSES);
    await expectPages(page);
    await page.unrouteAll();
    await load(page, portal, ACCESSES);
    const row = page.getByRole('row').nth(1);
    await row.getByText('CAA Terre Comuni, ufficio di Viterbo').waitFor();
    const text = (await row.textContent()) ?? '';
    expect(text).toMatch(/\d{2}\/\d{2}\/\d{4} (?:alle|dalle) \d{2}:\d{2}/);
    expect(text).toMatch(/dati dell’azienda, .*anomalie del fascicolo, pagamenti, domande e debiti/i);
    expect(text).toContain('Per assistere l’azienda, con il mandato dato il 10/01/2016.');
    expect(text).toContain('Consentito');
    expect(text).not.toContain('altri dati');
    // No person is named, and no code.
    expect(text).not.toMatch(/Paola|Verdi|VRDPLA/);
    for (const width of [1280, 768, 375]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
    }
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    await expectAskedAbout(page);
  });
});

// Helpers

const failing = (route: Route): Promise<void> => route.fulfill({ status: 500, body: '{}' });

/** What a centre reads of Anna’s company. */
const lookAtProducer = async (): Promise<void> => {
  const { page } = await visitors.as(PAOLA);
  await load(page, portal, '/produttori/azienda-7k2m');
  await page.getByRole('heading', { name: 'Pagamenti, domande e debiti' }).click();
  await page.getByRole('table', { name: 'Pagamenti', exact: true }).waitFor();
  await page.getByRole('table', { name: 'Domande', exact: true }).waitFor();
  await page.getByRole('list', { name: 'Debiti', exact: true }).waitFor();
};

/** The call for those who have looked, and three pages of them, each in a month of its own. */
const LOOKS = /\/private\/file\/access-log\//;
const madeLooks = (route: Route): Promise<void> => {
  const asked = Number(new URL(route.request().url()).searchParams.get('page') ?? '1');
  const look = (at: number) => ({
    from: `2026-0${asked}-1${at}T10:00:00Z`,
    to: `2026-0${asked}-1${at}T10:00:00Z`,
    role: 'caa',
    outcome: 'refused',
    subjects: ['alerts'],
  });
  return route.fulfill({
    json: {
      results: Array.from({ length: asked === 3 ? 3 : 10 }, (_, at) => look(at)),
      pagination: { page: asked, pageSize: 10, totalCount: 23, totalPages: 3 },
    },
  });
};

const expectPages = async (page: Page): Promise<void> => {
  await page.locator('main').getByText('23 accessi').waitFor();
  await page.getByText('Pagina 1 di 3').waitFor();
  await page.getByRole('link', { name: 'Pagina successiva' }).click();
  await page.getByText('Pagina 2 di 3').waitFor();
  expect(pathOf(page, portal)).toBe(`${ACCESSES}?page=2`);
  await page.getByText('10/02/2026 alle 11:00').waitFor();
  await page.goBack();
  await page.getByText('10/01/2026 alle 11:00').waitFor();
};

/** One press asks about an access, with what is known of it written in and nothing in the address. */
const expectAskedAbout = async (page: Page): Promise<void> => {
  const unknown = page.getByRole('button', { name: /^Non riconosco questo accesso/u }).first();
  const [when = '', day = ''] =
    /(\d{2}\/\d{2}\/\d{4}) (?:alle|dalle) \d{2}:\d{2}/u.exec(
      (await page.getByRole('row').filter({ has: unknown }).textContent()) ?? '',
    ) ?? [];
  await unknown.click();
  await page.waitForURL(/\/supporto\/contatti\/richiesta-assistenza$/u);
  // The form is drawn empty first: what was prepared is written in once the page knows who writes.
  await page.waitForFunction(
    () => (document.querySelector<HTMLInputElement>('#richiesta-subject')?.value ?? '') !== '',
  );
  expect(await page.getByLabel('Oggetto').inputValue()).toBe(
    `Non riconosco un accesso ai dati della mia azienda del ${day}`,
  );
  expect(await page.getByLabel('Ambito').inputValue()).toBe('accesso-al-portale');
  const message = await page.getByLabel('Messaggio').inputValue();
  expect(message).toContain('Azienda: Azienda agricola Bianchi Anna');
  expect(message).toContain(`Quando: ${when}`);
  expect(message).toContain('CAA Terre Comuni, ufficio di Viterbo');
  expect(message).not.toMatch(/BNCNNA|Paola|Verdi/u);
};
