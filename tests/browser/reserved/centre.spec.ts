import { buffer as bytesOf, text as textOf } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatDay } from '#core/formatting/date.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { matchRoute } from '#core/navigation/routes.ts';
import { TABLE } from '#tests/support/access-cases.ts';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { holdBack } from '#tests/support/stillness.ts';

// The demonstration has all flags on.
setUpPortal();

const PAOLA = { name: 'Paola Verdi' } as const;

describe("the operator's desk", () => {
  it('[PAGE-09] [NOTE-04] [ERR-08] should lose the figures alone where their call fails, greet, name the operator, the offices with their towns, figures, services, messages and the work list', async () => {
    const { page } = await visitors.as(PAOLA);
    await page.route(/\/private\/caa-KPIs/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await load(page, portal, '/scrivania-caa');
    await page.getByText('I numeri non sono disponibili in questo momento').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Ciao Paola!' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.getByText('I numeri non sono disponibili in questo momento').waitFor({ state: 'detached' });
    await expectOffices(page);
    for (const part of ['Da fare oggi', 'Anomalie dei fascicoli', 'I numeri della rete', 'I servizi più usati'])
      await page.getByRole('heading', { level: 2, name: part }).waitFor();
    await page.getByRole('table', { name: 'Che cosa manca ai tuoi produttori e che cosa ferma' }).waitFor();
    await page.getByRole('heading', { level: 2, name: /^Notifiche/ }).waitFor();
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
    await expectHeadingsKept(page);
    const services = page.getByRole('link', { name: /^Vai al(?:la scheda del)? servizio / });
    const paths = (await services.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))).map(
      (href) => href.replace('/portale', ''),
    );
    expect(paths.map((path) => matchRoute(TABLE, path)?.route.pattern)).toEqual(
      paths.map(() => '/servizi/:friendlyUrl'),
    );
    const title = ((await services.first().textContent()) ?? '').replace('Vai al servizio ', '');
    await services.first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });

  it('[PAGE-09] should have all that the keyboard reaches on a phone in sight below the search of producers, on the way back too', async () => {
    const { page } = await visitors.as(PAOLA);
    await page.setViewportSize({ width: 375, height: 812 });
    // Few rows have all that many have.
    await load(page, portal, '/scrivania-caa?termine=past&manca=pec');
    await page.getByRole('heading', { level: 1, name: 'Ciao Paola!' }).waitFor();
    await page.locator('main tbody tr').first().waitFor();
    const stops = page.getByRole('main').locator('a[href], button, input, select, summary').filter({ visible: true });
    await stops.last().focus();
    for (let left = await stops.count(); left > 1; left -= 1) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => coverOfFocus(page)).toBe('');
    }
  });
});

/** The operator’s name, what a centre is, and each office as a chip of its own; of them one is open, and Escape closes it. */
const expectOffices = async (page: Page): Promise<void> => {
  await page.getByText('Paola Verdi', { exact: true }).click();
  await page.getByText(/Centro di assistenza agricola Terre Comuni/).waitFor();
  const offices = page.locator('.pt-centre .pt-tip-text').first();
  for (const office of ['Viterbo', 'Grosseto'])
    await offices.getByText(`CAA Terre Comuni, ufficio di ${office}`).waitFor();
  const chip = (town: string) => page.locator('.pt-office summary').filter({ hasText: town });
  await chip('Viterbo').click();
  await page.getByRole('link', { name: 'viterbo@caaterrecomuni.example' }).filter({ visible: true }).last().waitFor();
  await chip('Grosseto').click();
  expect(await page.locator('.pt-office[open]').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await page.locator('.pt-office[open]').count()).toBe(0);
};

/** Each heading stands while another width asks for another number of messages. */
const expectHeadingsKept = async (page: Page): Promise<void> => {
  const held = await holdBack(page, /\/private\/notifications/u);
  await page.setViewportSize({ width: 375, height: 812 });
  const sections = page.locator('main section');
  await sections.locator('[aria-busy="true"]').first().waitFor();
  expect(await sections.filter({ hasNot: page.locator('h1, h2, h3, h4') }).allInnerTexts()).toEqual([]);
  await held.release();
  await page.getByRole('list', { name: 'Ultime notifiche' }).waitFor();
};

/** What the page has written into this browser, and its address. */
const keptBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => [
    JSON.stringify(history.state),
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    document.cookie,
    location.href,
  ]);

const found = (page: Page, count: RegExp): Promise<void> => page.locator('main').getByText(count).waitFor();

describe('the producers', () => {
  it('[PAGE-30] should be searched by name and CUAA, narrowed, sorted and taken away, and leave nothing typed in an address, a storage, a cache or the history, nor know it after a reload', async () => {
    const { page } = await visitors.as(PAOLA);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await load(page, portal, '/produttori');
    const rows = page.getByRole('table').getByRole('row');
    await found(page, /^\d+ produttori/);
    const days = await page
      .locator('td time[datetime]')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(days.length).toBeGreaterThan(0);
    await page.getByLabel('Cerca per denominazione o CUAA').fill('ri');
    await page.keyboard.press('Enter');
    await page.getByText('Scrivi almeno 3 caratteri della denominazione o del CUAA.').waitFor();
    await page.getByLabel('Cerca per denominazione o CUAA').fill('01234560041');
    await page.keyboard.press('Enter');
    await found(page, /^1 produttore/);
    expect(await rows.nth(1).textContent()).toContain('Pascoli Alti');
    await page.getByLabel('Cerca per denominazione o CUAA').fill('rinaldi');
    await page.keyboard.press('Enter');
    await found(page, /^3 produttori/);
    await page.getByLabel('Ordina per').selectOption('name');
    await page.waitForURL(/ordine=name/);
    expect(pathOf(page, portal)).toBe('/produttori?ordine=name');
    await found(page, /^3 produttori/);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Scarica CSV/ }).click();
    expect((await saved).suggestedFilename()).toBe('produttori.csv');
    // What the words leave, in the order of the screen, and no other.
    const file = (await bytesOf(await (await saved).createReadStream())).toString();
    expect(file.startsWith('\u{feff}Denominazione;CUAA;')).toBe(true);
    const named = file.trimEnd().split('\r\n').slice(1);
    expect(named).toHaveLength(3);
    for (const line of named) expect(line).toMatch(/rinaldi/i);
    // Remembered for the session: the menu brings back filters and order, which is said, and no typed words.
    const menu = page.getByRole('navigation', { name: 'Menu principale' });
    await menu.getByRole('link', { name: 'Scrivania' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ciao Paola!' }).waitFor();
    await menu.getByRole('link', { name: 'Produttori' }).click();
    await page.waitForURL(/ordine=name/);
    await page.getByText('Filtri della tua ultima ricerca').waitFor();
    const field = page.getByLabel('Cerca per denominazione o CUAA');
    expect(await field.inputValue()).toBe('');
    await field.fill('rinaldi');
    await page.keyboard.press('Enter');
    await found(page, /^3 produttori/);
    // A producer and back: the list is the one that was left.
    await page.getByRole('link', { name: /^Rinaldi Vini/ }).click();
    await page.getByRole('heading', { level: 1, name: /^Rinaldi Vini/ }).waitFor();
    await page.goBack();
    await found(page, /^3 produttori/);
    expect(await field.inputValue()).toBe('rinaldi');
    // Back once more through what was searched before.
    await field.fill('01234560041');
    await page.keyboard.press('Enter');
    await found(page, /^1 produttore/);
    await page.goBack();
    await found(page, /^3 produttori/);
    expect(await field.inputValue()).toBe('rinaldi');
    await page.getByLabel('Anomalie').selectOption('any');
    await page.waitForURL(/anomalia=any/);
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
    expect(await field.inputValue()).toBe('rinaldi');
    expect(addresses.length).toBeGreaterThan(0);
    for (const text of [...addresses, ...(await keptBy(page))]) {
      expect(text).not.toMatch(/rinaldi/i);
      expect(text).not.toContain('01234560041');
    }
    await page.reload();
    await field.waitFor();
    expect([await field.inputValue(), await page.getByLabel('Anomalie').inputValue()]).toEqual(['', 'any']);
    await page.getByRole('link', { name: 'Elimina tutto' }).click();
    await page.getByLabel('Anomalie').selectOption('blocking');
    await page.waitForURL(/anomalia=blocking/);
    await page.getByLabel('Scadenze').selectOption('past');
    await page.waitForURL(/anomalia=blocking&scadenza=past/);
  });

  it('[PAGE-30] should be found by all that ends of their file: what has ended hides nothing of what ends next, and the file for a spreadsheet tells both', async () => {
    const { page } = await visitors.as(PAOLA);
    const row = page.getByRole('row').filter({ hasText: 'Pascoli Alti' });
    const daysOf = (): Promise<readonly string[]> =>
      row
        .getByRole('cell')
        .filter({ hasText: /Scade|Scadut|Manca/ })
        .locator('time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    await load(page, portal, '/produttori?scadenza=past');
    await row.waitFor();
    const [ended = '', ...otherEnded] = await daysOf();
    await page.getByLabel('Scadenze').selectOption('30');
    await page.waitForURL(/scadenza=30/);
    await row.getByText(/Mancano \d+ giorni/).waitFor();
    const [ending = '', ...otherEnding] = await daysOf();
    expect([otherEnded, otherEnding]).toEqual([[], []]);
    expect(ended < dayInRome(Date.now())).toBe(true);
    expect(ending > ended).toBe(true);
    await row.getByText(/^Contratto \d/u).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Scarica CSV/ }).click();
    const lines = (await textOf(await (await saved).createReadStream())).split('\r\n');
    expect(lines.find((line) => line.startsWith('Pascoli Alti'))).toContain(
      `;Contratto;${formatDay(ending as IsoDate)};Scheda di validazione ${formatDay(ended as IsoDate)}, Contratto ${formatDay(ending as IsoDate)}, Documento di riconoscimento `,
    );
    // All of them: both are shown, in order of deadline.
    await page.getByRole('link', { name: 'Elimina tutto' }).click();
    await page.waitForURL(/\/produttori$/);
    await found(page, /^\d+ produttori/);
    await row.waitFor();
    expect(await daysOf()).toEqual([ended, ending]);
    // The work list of the desk has both, each in a row of its own.
    await load(page, portal, '/scrivania-caa?ordine=term&page=5');
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
    expect(await daysOf()).toEqual(expect.arrayContaining([ended, ending]));
  });
});

describe('the keys of a centre', () => {
  it('[CAAK-02] should leave the keys alone where they are switched off, and remember it', async () => {
    const { page, settled } = await visitors.as(PAOLA);
    await load(page, portal, '/produttori');
    await page.locator('.pt-keys summary').click();
    await page.getByRole('checkbox', { name: /cerca$/u }).uncheck();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('/');
    expect(await focusedId(page)).not.toBe('cerca-produttore');
    await page.reload();
    await settled();
    await page.keyboard.press('/');
    expect(await focusedId(page)).not.toBe('cerca-produttore');
  });
});

describe('a producer', () => {
  it('[CAA-02] [CAAP-01] [CAAP-02] [CAAP-03] [STATO-01] [PAGE-30] [ROUTE-20] should have anomalies, payments, applications and debts, be said of others, or of none, the same, stand first where most is lost, say what is stopped and what to do, lead to that very thing, and to its neighbours in the list', async () => {
    const { page } = await visitors.as(PAOLA);
    await load(page, portal, '/produttori?scadenza=past&ordine=name');
    // The producer with the highest sum first, as the service gives them.
    const answered = page.waitForResponse((response) => response.url().includes('sort=euro'));
    const order = page.getByRole('combobox', { name: 'Ordina per' });
    await order.selectOption('euro');
    const { results } = (await (await answered).json()) as { results: readonly { denominazione: string }[] };
    const names = page.locator('main tbody th a');
    await expect.poll(() => names.allInnerTexts()).toEqual(results.map(({ denominazione }) => denominazione));
    await page.getByRole('link', { name: 'Azienda agricola Bianchi Anna' }).click();
    await expectProducer(page, 'Azienda agricola Bianchi Anna');
    await page.goBack();
    await order.selectOption('name');
    const row = page.getByRole('row', { name: /Pascoli Alti/u });
    await row.getByText('Validato, scheda scaduta').waitFor();
    await row.getByRole('link', { name: /^Pascoli Alti/u }).click();
    await page.getByRole('heading', { level: 1, name: /^Pascoli Alti/u }).waitFor();
    await page.locator('.pt-facts-card').getByText('Validato, scheda scaduta').waitFor();
    await page.getByText(/€ in (?:un pagamento fermo|\d+ pagamenti fermi) per/u).waitFor();
    const list = page.getByRole('region', { name: 'Che cosa fare' });
    const first = list.getByRole('listitem').first();
    await first.getByRole('heading', { name: 'Valida e firma la scheda' }).waitFor();
    await first.getByRole('link', { name: /^Vai alla scheda/u }).click();
    await page.waitForURL(/#fascicolo-scheda$/u);
    await page.locator('#fascicolo-scheda').getByText('Scaduta').waitFor();
    const steps = page.getByRole('navigation', { name: 'Produttori dell’elenco' });
    const [, place = '', total = ''] = /(\d+) di (\d+)/u.exec(await steps.innerText()) ?? [];
    expect(Number(total)).toBeGreaterThan(1);
    const isLast = place === total;
    await steps.getByRole('link', { name: isLast ? 'Produttore precedente' : 'Produttore successivo' }).click();
    await steps.getByText(`${isLast ? Number(place) - 1 : Number(place) + 1} di ${total}, per denominazione`).waitFor();
    expect(pathOf(page, portal)).toMatch(/^\/produttori\/azienda-\w+\?scadenza=past&ordine=name&posto=\d+$/u);
    await load(page, portal, '/produttori/azienda-di-nessuno');
    await page.getByText('Questo produttore non è tra quelli dei tuoi uffici, oppure non esiste.').waitFor();
  });
});

// Helpers

/** The page of a producer has its anomalies, data, payments, applications and debts. */
const expectProducer = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(matchRoute(TABLE, pathOf(page, portal))?.route.pattern).toBe('/produttori/:friendlyUrl');
  for (const part of ['Anomalie del fascicolo', 'Dati dell’azienda', 'Pagamenti, domande e debiti'])
    await page.getByRole('heading', { level: 2, name: part }).click();
  for (const part of ['Pagamenti', 'Domande', 'Debiti'])
    await page.getByRole('heading', { level: 2, name: new RegExp(`^${part}(?!,)`, 'u') }).waitFor();
  await page.getByRole('table', { name: 'Pagamenti', exact: true }).getByText('Pagato').first().waitFor();
};

const focusedId = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id);

/** Whatever lies over the control that has the focus; empty where it is in sight, or where the focus has left the main part. */
const coverOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (control === null || control.closest('main') === null) return '';
    const { left, top, width, height } = control.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12));
    const isFree = over !== null && (control.contains(over) || over.contains(control));
    return isFree ? '' : `${control.textContent}: ${over?.className ?? 'out of the window'}`;
  });
