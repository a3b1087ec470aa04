import { buffer as bytesOf, text as textOf } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatDay } from '#core/formatting/date.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { matchRoute } from '#core/navigation/routes.ts';
import { TABLE } from '#tests/support/access-cases.ts';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { axeFindings } from '#tests/support/visitor.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';

// Messages are sent and read: nobody else may see it. The demonstration has all flags on.
setUpOwnPortal();

const PAOLA = { name: 'Paola Verdi' } as const;
const ANNA = { name: 'Anna Bianchi' } as const;

describe("the operator's desk", () => {
  it('[PAGE-09] should have all that the keyboard reaches on a phone in sight below the search of producers, on the way back too', async () => {
    const { page } = await visitors.as(PAOLA);
    await page.setViewportSize({ width: 375, height: 812 });
    await load(page, portal, '/scrivania-caa');
    await page.getByRole('heading', { level: 1, name: 'Ciao Paola!' }).waitFor();
    const stops = page.getByRole('main').locator('a[href], button, input, select, summary').filter({ visible: true });
    await stops.last().focus();
    for (let left = await stops.count(); left > 1; left -= 1) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(() => coverOfFocus(page)).toBe('');
    }
  });

  it('[PAGE-09] should greet, name the operator, the offices with their towns, figures, services, messages and the work list', async () => {
    const { page } = await visitors.as(PAOLA);
    await load(page, portal, '/scrivania-caa');
    await page.getByRole('heading', { level: 1, name: 'Ciao Paola!' }).waitFor();
    await page.getByText('Paola Verdi', { exact: true }).click();
    await page.getByText(/Centro di assistenza agricola Terre Comuni/).waitFor();
    const offices = page.locator('.pt-centre .pt-tip-text').first();
    for (const office of ['Viterbo', 'Grosseto'])
      await offices.getByText(`CAA Terre Comuni, ufficio di ${office}`).waitFor();
    // Each as a chip of its own; of them one is open, and Escape closes it.
    const chip = (town: string) => page.locator('.pt-office summary').filter({ hasText: town });
    await chip('Viterbo').click();
    await page.getByRole('link', { name: 'viterbo@caaterrecomuni.example' }).filter({ visible: true }).last().waitFor();
    await chip('Grosseto').click();
    expect(await page.locator('.pt-office[open]').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('.pt-office[open]').count()).toBe(0);
    for (const part of ['Da fare oggi', 'Anomalie dei fascicoli', 'I numeri della rete', 'I servizi più usati'])
      await page.getByRole('heading', { level: 2, name: part }).waitFor();
    await page.getByRole('table', { name: 'Che cosa manca ai tuoi produttori e che cosa ferma' }).waitFor();
    await page.getByRole('heading', { level: 2, name: /^Notifiche/ }).waitFor();
    const services = page.getByRole('link', { name: /^Vai al(?:la scheda del)? servizio / });
    const paths = (await services.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))).map(
      (href) => href.replace('/portale', ''),
    );
    expect(paths.map((path) => matchRoute(TABLE, path)?.route.pattern)).toEqual(
      paths.map(() => '/servizi/:friendlyUrl'),
    );
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
    const title = ((await services.first().textContent()) ?? '').replace('Vai al servizio ', '');
    await services.first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });

  it('[PAGE-09] [NOTE-04] [NOTE-05] should have a message opened, read and marked as unread again by keyboard alone, and keep each heading while another width asks for another number of messages', async () => {
    const { page, settled } = await visitors.as(PAOLA);
    await load(page, portal, '/scrivania-caa');
    const message = page.getByRole('list', { name: 'Ultime notifiche' }).getByRole('listitem').first();
    const title = message.locator('summary');
    await title.focus();
    await page.keyboard.press('Enter');
    const unread = message.getByRole('button', { name: 'Segna come da leggere' });
    await unread.waitFor();
    await settled();
    expect(await title.innerText()).not.toContain('da leggere');
    // A long text may have its own button before this one.
    await page.keyboard.press('Tab');
    if ((await message.getByRole('button', { name: 'Mostra di più' }).count()) > 0) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await title.getByText(/da leggere/).waitFor();
    expect(await title.evaluate((summary) => summary === document.activeElement)).toBe(true);
    expect(await unread.count()).toBe(0);

    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/private\/notifications/u, async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width: 375, height: 812 });
    const sections = page.locator('main section');
    await sections.locator('[aria-busy="true"]').first().waitFor();
    expect(await sections.filter({ hasNot: page.locator('h1, h2, h3, h4') }).allInnerTexts()).toEqual([]);
    release();
    await page.getByRole('list', { name: 'Ultime notifiche' }).waitFor();
  });

  it('[PAGE-09] [ERR-08] should lose one part alone where its call fails', async () => {
    const { page } = await visitors.as(PAOLA);
    await page.route(/\/private\/caa-KPIs/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await load(page, portal, '/scrivania-caa');
    await page.getByText('I numeri non sono disponibili in questo momento').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Da fare oggi' }).waitFor();
  });
});

const found = (page: Page, count: RegExp): Promise<void> => page.locator('main').getByText(count).waitFor();

describe('the producers', () => {
  it('[PAGE-30] should be searched by name and CUAA, narrowed, sorted and taken away, with the address telling the filters and nothing that was typed', async () => {
    const { page } = await visitors.as(PAOLA);
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
    const narrowed = async (filter: string): Promise<readonly string[]> => {
      await load(page, portal, `/produttori?scadenza=${filter}`);
      await row.waitFor();
      return daysOf();
    };
    const [ended = '', ...otherEnded] = await narrowed('past');
    const [ending = '', ...otherEnding] = await narrowed('30');
    expect([otherEnded, otherEnding]).toEqual([[], []]);
    expect(ended < dayInRome(Date.now())).toBe(true);
    expect(ending > ended).toBe(true);
    await row.getByText(/^Contratto \d/u).waitFor();
    await row.getByText(/Mancano \d+ giorni/).waitFor();
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

  it('[PAGE-30] should leave nothing typed in an address, a storage, a cache or the history, and know nothing of it after a reload', async () => {
    const { page } = await visitors.as(PAOLA);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await load(page, portal, '/produttori');
    const field = page.getByLabel('Cerca per denominazione o CUAA');
    for (const typed of ['BNCNNA80A41H501R', 'bianchi']) {
      await field.fill(typed);
      await page.keyboard.press('Enter');
      await found(page, /^1 produttore/);
    }
    await page.getByLabel('Anomalie').selectOption('any');
    await page.waitForURL(/anomalia=any/);
    await found(page, /^1 produttore/);
    const kept = await page.evaluate(async () => [
      JSON.stringify(history.state),
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
      document.cookie,
      location.href,
    ]);
    expect(addresses.length).toBeGreaterThan(0);
    for (const text of [...addresses, ...kept]) {
      expect(text).not.toMatch(/bianchi/i);
      expect(text).not.toContain('BNCNNA80A41H501R');
    }
    await load(page, portal, pathOf(page, portal));
    await page.getByLabel('Cerca per denominazione o CUAA').waitFor();
    expect(await page.getByLabel('Cerca per denominazione o CUAA').inputValue()).toBe('');
    expect(await page.getByLabel('Anomalie').inputValue()).toBe('any');
  });

  it('[PAGE-30] [ROUTE-20] should show a producer with anomalies, payments, applications and debts, and say of one of others, or of none, the same', async () => {
    const { page } = await visitors.as(PAOLA);
    await load(page, portal, '/produttori');
    await page.getByRole('link', { name: 'Azienda agricola Bianchi Anna' }).click();
    await page.getByRole('heading', { level: 1, name: 'Azienda agricola Bianchi Anna' }).waitFor();
    expect(matchRoute(TABLE, pathOf(page, portal))?.route.pattern).toBe('/produttori/:friendlyUrl');
    for (const part of ['Anomalie del fascicolo', 'Dati dell’azienda', 'Pagamenti, domande e debiti'])
      await page.getByRole('heading', { level: 2, name: part }).click();
    for (const part of ['Pagamenti', 'Domande', 'Debiti'])
      await page.getByRole('heading', { level: 2, name: new RegExp(`^${part}(?!,)`, 'u') }).waitFor();
    await page.getByRole('table', { name: 'Pagamenti', exact: true }).getByText('Pagato').first().waitFor();
    await load(page, portal, '/produttori/azienda-di-nessuno');
    await page.getByText('Questo produttore non è tra quelli dei tuoi uffici, oppure non esiste.').waitFor();
  });
});

describe('a centre by keyboard alone', () => {
  it('[CAAK-01] [CAAK-02] [CAAM-01] [CAAM-02] [CAAM-06] [CAAM-07] [PAGE-30] should find a producer, choose three and write to them, and each should read it in its box', async () => {
    const { page, settled } = await visitors.as(PAOLA);
    await load(page, portal, '/scrivania-caa');
    await page.getByRole('heading', { level: 1, name: 'Ciao Paola!' }).waitFor();
    // The page listens for its keys once it has been drawn.
    await settled();
    await page.keyboard.press('/');
    expect(await focusedId(page)).toBe('cerca-produttore');
    await page.keyboard.type('02345610568');
    await page.getByRole('option', { name: /^Azienda agricola Bianchi Anna/u }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Azienda agricola Bianchi Anna' }).waitFor();
    // What was typed for is in no address.
    expect(pathOf(page, portal)).toBe('/produttori/azienda-7k2m');
    await page.keyboard.press('/');
    await page.keyboard.type('agricola / societa');
    await page.keyboard.press('Enter');
    await page
      .locator('main')
      .getByText(/^\d+ produttori/u)
      .waitFor();
    expect(pathOf(page, portal)).toBe('/produttori');
    expect(await page.getByLabel('Cerca per denominazione o CUAA').inputValue()).toBe('agricola / societa');

    // All lack the same: one message. The first of them stops most.
    await load(page, portal, '/scrivania-caa?termine=all&manca=identity-document');
    const boxes = page.getByRole('checkbox', { name: /^Scegli (?!tutte)/ });
    await page.locator('main tbody tr').nth(2).waitFor();
    const more = page.getByRole('button', { name: 'Scegli più righe' });
    // On a phone the rows are read first: their boxes come when they are asked for.
    await page.setViewportSize({ width: 375, height: 812 });
    await more.click();
    await boxes.first().waitFor();
    await more.click();
    expect(await boxes.count()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await more.waitFor({ state: 'detached' });
    const all = page.getByRole('checkbox', { name: 'Scegli tutte le righe mostrate' });
    await all.check();
    await expect
      .poll(() => boxes.evaluateAll((each) => each.every((box) => (box as HTMLInputElement).checked)))
      .toBe(true);
    await boxes.first().uncheck();
    expect(await all.evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(true);
    await page.getByRole('button', { name: 'Annulla la scelta' }).click();
    expect(await all.evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(false);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (let row = 0; row < 3; row += 1) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
    }
    await page.getByText(/^3 produttori scelti, fermi (?:almeno )?[\d.]+,\d{2}\s€$/u).waitFor();
    await tabTo(page, /^Scrivi ai 3 produttori$/u, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Un messaggio per/u });
    await dialog.getByText(/Azienda agricola Bianchi Anna va rinnovato/u).waitFor();
    // Each place is tinted under its own letters, and in the field nothing is written twice.
    const places = dialog.locator('mark');
    expect(await places.allInnerTexts()).toContain('{nome dell’azienda}');
    expect(await axeFindings(page)).toEqual([]);
    // Neither a slip of the hand nor a line that is cut takes along what was written.
    const field = dialog.getByRole('textbox');
    const prepared = await field.inputValue();
    const written = `${prepared} Grazie.`;
    await field.fill(written);
    page.once('dialog', (asked) => void asked.dismiss());
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe(written);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Invia ai 3 produttori' }).click();
    await dialog.getByText(/^Il messaggio non è partito.+Manca la connessione a Internet/u).waitFor();
    expect(await field.inputValue()).toBe(written);
    await page.context().setOffline(false);
    await field.fill(prepared);
    await tabTo(page, /^Invia ai 3 produttori$/u);
    await page.keyboard.press('Enter');
    await page.getByText('3 messaggi inviati').waitFor();
    await page.context().close();

    const { page: box } = await visitors.as(ANNA);
    await load(box, portal, '/notifiche');
    await box
      .locator('main')
      .getByRole('link', { name: /Documento di riconoscimento da rinnovare/u })
      .first()
      .click();
    await box.getByRole('heading', { name: 'Documento di riconoscimento da rinnovare' }).first().waitFor();
    await box
      .locator('main')
      .getByText(/bastano cinque minuti\.\s+Paola Verdi/u)
      .last()
      .waitFor();
    expect(await box.locator('main').innerText()).not.toContain('Pascoli');
  });

  it('[CAAK-02] should leave the keys alone where they are switched off, and remember it', async () => {
    const { page } = await visitors.as(PAOLA);
    await load(page, portal, '/produttori');
    await page.locator('.pt-keys summary').click();
    await page.getByRole('checkbox', { name: /cerca$/u }).uncheck();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('/');
    expect(await focusedId(page)).not.toBe('cerca-produttore');
    await load(page, portal, '/scrivania-caa');
    await page.keyboard.press('/');
    expect(await focusedId(page)).not.toBe('cerca-produttore');
  });
});

describe('a producer', () => {
  it('[CAA-02] [CAAP-01] [CAAP-02] [CAAP-03] [STATO-01] should stand first where most is lost, say what is stopped and what to do, lead to that very thing, and to its neighbours in the list', async () => {
    const { page } = await visitors.as(PAOLA);
    await load(page, portal, '/produttori?scadenza=past&ordine=name');
    // The producer with the highest sum first, as the service gives them.
    const answered = page.waitForResponse((response) => response.url().includes('sort=euro'));
    const order = page.getByRole('combobox', { name: 'Ordina per' });
    await order.selectOption('euro');
    const { results } = (await (await answered).json()) as { results: readonly { denominazione: string }[] };
    const names = page.locator('main tbody th a');
    await expect.poll(() => names.allInnerTexts()).toEqual(results.map(({ denominazione }) => denominazione));
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
  });
});

// Helpers

/** Goes on with the keyboard until what has the focus is called so. */
const tabTo = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let steps = 0; steps < 80; steps += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (name.test(focused)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the keyboard does not lead to ${name.source}`);
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
