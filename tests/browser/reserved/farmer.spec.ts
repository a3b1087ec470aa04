import { text as textOf } from 'node:stream/consumers';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatNearDayAfter } from '#core/formatting/date.ts';
import { addDays, dayInRome } from '#core/kernel/iso-date.ts';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';
import { newPage } from '#tests/support/slowness.ts';
import { axeFindings } from '#tests/support/visitor.ts';

// Messages are sent, read and marked: nobody else may see it.
setUpOwnPortal();

const ANNA = { name: 'Anna Bianchi' } as const;
const PAOLA = { name: 'Paola Verdi' } as const;
const SUBJECT = 'Manca il contratto di affitto registrato';

/** What fails at first on the desk, and the words in which each part says so. */
const BROKEN = new Map<RegExp, string | RegExp>([
  [/\/private\/detail\/debts/, /L’elenco non è completo: non è stato possibile leggere .*i debiti/],
  [/\/private\/detail\/payments/, 'I pagamenti non sono disponibili in questo momento'],
  [/\/private\/file\/contracts-documents/, /non è stato possibile leggere .*contratti e antimafia/],
  [/\/private\/aids\/desk/, 'Gli aiuti non sono disponibili in questo momento'],
  [/\/private\/services\/desk/, 'I servizi non sono disponibili in questo momento'],
]);
const failing = (route: Route): Promise<void> => route.fulfill({ status: 500, body: '{}' });

describe("the farmer's desk", () => {
  it('[PAGE-28] [ERR-08] should lose the parts alone whose calls fail, get each back by its own Riprova, and say what is to be done, in order of deadline, each with reason, what it stops and next step', async () => {
    const { page } = await visitors.as(ANNA);
    for (const call of BROKEN.keys()) await page.route(call, failing);
    await load(page, portal, '/scrivania');
    await page.getByRole('heading', { level: 1, name: 'Ciao Anna!' }).waitFor();
    await page.locator('main').getByText('Azienda agricola Bianchi Anna').first().waitFor();
    const notice = (words: string | RegExp) => page.locator('main .callout', { hasText: words }).first();
    for (const words of BROKEN.values()) await notice(words).waitFor();
    await page.getByRole('heading', { name: 'Rinnova il documento di riconoscimento' }).waitFor();
    // What comes late would move the button while it is pressed.
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
    for (const [call, words] of BROKEN) {
      await page.unroute(call);
      await notice(words).getByRole('button', { name: 'Riprova' }).click();
      await notice(words).waitFor({ state: 'detached' });
    }
    const list = page.getByRole('region', { name: 'Cosa devo fare' });
    await list.getByText(/^6 attività/u).waitFor();
    // What comes last stands last in a list that is being read; who comes back to the list finds it in order.
    await page.getByRole('link', { name: 'Apri il documento' }).click();
    await page.waitForURL(/fascicolo-aziendale/u);
    await page.goBack();
    await list.getByText('6 attività, dalla più urgente').waitFor();
    await expectTasks(page);
    for (const part of ['Prossimo pagamento', 'Aiuti per te', 'I servizi più usati', 'Il tuo fascicolo', 'Avvisi'])
      await page.getByRole('heading', { level: 2, name: part }).waitFor();
    expect(await page.getByRole('link', { name: 'Apri il fascicolo' }).first().getAttribute('href')).toContain(
      '/scrivania/fascicolo-aziendale',
    );
    // Sign and words are those of the service's own record.
    const service = page.getByRole('link', { name: 'Vai alla scheda del servizio Domanda unica' });
    expect(await service.locator('use').getAttribute('href')).toMatch(/#it-pencil$/);
    await page
      .getByRole('link', { name: /^Vai al servizio / })
      .first()
      .waitFor();
  });
});

/** The list of what is to be done: four in sight, then all six, each with reason, what it stops and how to go on. */
const expectTasks = async (page: Page): Promise<void> => {
  const list = page.getByRole('region', { name: 'Cosa devo fare' });
  expect(await list.getByRole('listitem').count()).toBe(4);
  await list.getByRole('button', { name: 'Mostra tutte le 6 attività' }).click();
  const titles = await list.getByRole('heading', { level: 3 }).allTextContents();
  expect(titles).toEqual([
    'Rinnova il documento di riconoscimento',
    'Aggiorna il contratto scaduto di recente',
    'Rispondi a una richiesta di documenti',
    'Paga la rata di 188,94\u00A0€',
    'Verifica la tua PEC',
    'Completa e presenta una domanda',
  ]);
  const first = list.getByRole('listitem').first();
  await first.getByText('Documento di riconoscimento scaduto.').waitFor();
  await first.filter({ hasText: /Ferma 23\.586,81.€\./u }).waitFor();
  const mail = await first.getByRole('link', { name: /^Scrivi al gestore del mandato/ }).getAttribute('href');
  expect(mail).toMatch(/^mailto:viterbo@caaterrecomuni\.example\?subject=.+&body=Buongiorno/);
  const debt = list.getByRole('listitem').filter({ hasText: 'Paga la rata di 188,94' });
  const saved = page.waitForEvent('download');
  await debt.getByRole('button', { name: /^Aggiungi al calendario/ }).click();
  expect((await saved).suggestedFilename()).toBe('scadenza.ics');
};

describe('the procedures', () => {
  it('[PAGE-29] [ERR-08] should lose the payments alone where their call fails, and show payments, applications and debts with amounts, dates and states, and sums by campaign, narrowed in the address, and given as CSV as shown', async () => {
    const { page } = await visitors.as(ANNA);
    await page.route(/\/private\/detail\/payments/, failing);
    await load(page, portal, '/le-tue-pratiche');
    await page.getByRole('heading', { level: 1, name: 'Le tue pratiche' }).waitFor();
    await page.getByText('I pagamenti non sono disponibili in questo momento').waitFor();
    expect(await page.getByText('I pagamenti non sono disponibili in questo momento').count()).toBe(1);
    await page.getByRole('list', { name: 'Debiti' }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Riprova' }).first().click();
    const payments = page.getByRole('table', { name: 'Pagamenti', exact: true });
    const paid = payments.getByRole('row', { name: /Anticipo ristrutturazione.*Campagna 2026/ });
    expect(await paid.textContent()).toMatch(/^pagato il \d{2}\/\d{2}\/\d{4}.*Pagato.*8\.769,31.€$/s);
    const application = page.getByRole('table', { name: 'Domande' }).getByRole('row', { name: /Eco-schema/ });
    expect(await application.textContent()).toMatch(/\d{2}\/\d{2}\/\d{4}.*5\.982,49.€.*Documenti richiesti.*Entro il/s);
    const debt = page.getByRole('article', { name: /Riduzione/ });
    expect(await debt.textContent()).toMatch(/Rateizzato.*1\.133,62.€.*1\.889,37.€.*\d{2}\/\d{2}\/\d{4}/s);
    const sums = page.getByRole('table', { name: /Pagato e in arrivo/ });
    expect(await sums.getByRole('row', { name: /^2026/ }).textContent()).toMatch(/37\.021,44/);

    await page.getByRole('link', { name: 'Campagna 2025' }).click();
    await page.waitForURL(`${portal.home}le-tue-pratiche?campagna=2025`);
    await page.getByLabel('Stato').selectOption('Autorizzato');
    await page.locator('main').getByText('1 pagamento, 0 domande').waitFor();
    expect(pathOf(page, portal)).toBe('/le-tue-pratiche?campagna=2025&stato=Autorizzato');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Scarica CSV/ }).click();
    expect((await saved).suggestedFilename()).toBe('pratiche.csv');
    // What the filters leave, and no other.
    const file = await textOf(await (await saved).createReadStream());
    const rows = file.trimEnd().split('\r\n').slice(1);
    expect(rows.filter((row) => row.startsWith('Pagamento;'))).toHaveLength(1);
    expect(rows.filter((row) => row.startsWith('Pagamento;')).join()).toMatch(/;2025;Autorizzato;/);
    expect(rows.filter((row) => row.startsWith('Domanda;'))).toEqual([]);
    await page.goBack();
    await page.locator('main').getByText('3 pagamenti').first().waitFor();
    await page.getByLabel('Intervento').selectOption({ index: 1 });
    await page.waitForURL(/[?&]intervento=/u);
  });
});

/** Ticking a message moves nothing, at both widths, and is said; it is named by its state and its subject. */
const expectTicked = async (page: Page): Promise<void> => {
  const list = page.getByRole('list', { name: 'Elenco delle notifiche' });
  const row = list.getByRole('listitem').filter({ hasText: 'La tua PEC è ancora da verificare' });
  await row.getByRole('link', { name: 'Da leggere: La tua PEC è ancora da verificare', exact: true }).waitFor();
  const top = () => list.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 375) await page.getByRole('button', { name: 'Seleziona', exact: true }).click();
    const before = await top();
    await row.getByRole('checkbox').check();
    await page.getByRole('status').getByText('1 selezionata').waitFor({ state: 'attached' });
    expect([width, await top()]).toEqual([width, before]);
    await row.getByRole('checkbox').uncheck();
    await page.getByRole('status').getByText('Nessuna selezionata').waitFor({ state: 'attached' });
  }
};

describe('the notifications', () => {
  it('[NOTE-01] [NOTE-07] [NOTE-14] [LIST-17] [PAGE-10] should show subject, text, day and read state, with a yellow dot on what is unread, be named by state and subject, be ticked without moving the list, and narrow by chips, in the address', async () => {
    const { page } = await visitors.as(ANNA);
    await load(page, portal, '/notifiche');
    const row = page.getByRole('listitem').filter({ hasText: 'Carta d’identità scaduta nel fascicolo' });
    await row.getByText('è scaduta').waitFor();
    await row.getByText('da leggere', { exact: true }).waitFor();
    const today = dayInRome(Date.now());
    const day = formatNearDayAfter('il', addDays(today, -35), today);
    await row.getByText(`Scaduto ${day}, da 35 giorni`, { exact: true }).waitFor();
    const dot = await row.evaluate((element) => {
      const { backgroundColor, width, height } = getComputedStyle(element, '::before');
      return { backgroundColor, width, height };
    });
    // --grain, the yellow of the palette.
    expect(dot).toEqual({ backgroundColor: 'rgb(233, 180, 76)', width: '12px', height: '12px' });
    await expectTicked(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('link', { name: 'Ultimi 7 giorni' }).click();
    await page.waitForURL(`${portal.home}notifiche?timePeriod=7`);
    await page.getByRole('link', { name: 'Solo da leggere' }).click();
    await page.waitForURL(`${portal.home}notifiche?timePeriod=7&unreadOnly=true`);
    await page.getByRole('link', { name: 'Solo da leggere' }).and(page.locator('[aria-current="true"]')).waitFor();
    const list = page.getByRole('list', { name: 'Elenco delle notifiche' });
    await list.getByRole('listitem').first().waitFor();
    expect(await list.locator('li:not(.unread)').count()).toBe(0);
    await page.goBack();
    await page.waitForURL(/timePeriod=7$/);
  });

  it('[PAGE-10] [NOTE-05] [NOTE-09] [NOTE-10] should show an opened message at the top of a narrow screen, go back to its row, and say in one click what it wants, by when and what it stops, and lead to that with another', async () => {
    const { page } = await visitors.as(ANNA, { width: 375 });
    await load(page, portal, '/notifiche');
    const row = page.getByRole('list', { name: 'Elenco delle notifiche' }).getByRole('link').last();
    const subject = (await row.locator('.subject').textContent()) ?? '';
    await row.click();
    const heading = page.getByRole('region', { name: 'Messaggio' }).getByRole('heading', { name: subject });
    await heading.waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'messaggio-aperto');
    const { top } = await heading.evaluate((element) => element.getBoundingClientRect());
    expect([top >= 0, top < 450]).toEqual([true, true]);
    await page.getByRole('link', { name: 'Torna all’elenco' }).click();
    await row.waitFor();
    await page.waitForFunction(() => document.activeElement?.id.startsWith('notifica-') === true);
    await page.getByRole('link', { name: SUBJECT }).click();
    const message = page.getByRole('article', { name: SUBJECT });
    const action = message.getByRole('link', { name: 'Vai alla domanda' });
    await action.waitFor();
    expect(pathOf(page, portal)).toBe('/notifiche/MSG-00003');
    await message.getByText('Copia del contratto di affitto registrato').waitFor();
    await message.getByText('Mancano 13 giorni').waitFor();
    await message.getByText(/4\.103,99/u).waitFor();
    // All of it in the first screen.
    for (const [width, height] of [
      [1280, 900],
      [375, 812],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect((await action.boundingBox())?.y).toBeLessThan(height);
    }
    await action.click();
    await page.waitForURL(/\/le-tue-pratiche\/domande\/D-0009\?azienda=/u);
    await page.goBack();
    await message.waitFor();
    await page.reload();
    await message.getByText('Mancano 13 giorni').waitFor();
  });
});

describe('a message', () => {
  it('[NOTE-11] should stand beside the list from 1000 px, without the focus, and be read after two seconds in view', async () => {
    const { page } = await visitors.as(ANNA, { width: 1280 });
    await page.clock.install();
    await load(page, portal, '/notifiche');
    const rows = page.getByRole('list', { name: 'Elenco delle notifiche' }).getByRole('listitem');
    const first = page.locator('li.unread.open');
    await first.waitFor();
    const subject = (await first.locator('.subject').textContent()) ?? '';
    await page.getByRole('article', { name: subject }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('messaggio-aperto');
    expect(pathOf(page, portal)).toBe('/notifiche');
    const place = await rows.evaluateAll((all) => all.findIndex((one) => one.classList.contains('open')));
    await page.clock.runFor(1_900);
    expect(await first.count()).toBe(1);
    await page.clock.runFor(200);
    await first.waitFor({ state: 'detached' });
    // The row keeps its place.
    expect(await rows.nth(place).getAttribute('class')).toBe('open');
    await page.setViewportSize({ width: 900, height: 900 });
    await page.getByRole('article').waitFor({ state: 'hidden' });
  });
});

/** The bell has each message in one line, with the way to all of them in view, and opens one there with what it wants. */
const expectBell = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 375, height: 480 });
  await page
    .getByLabel(/^Notifiche/u)
    .first()
    .click();
  const rows = page.getByRole('list', { name: 'Ultime notifiche' }).getByRole('listitem');
  await rows.first().waitFor();
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(62);
  const all = await page.getByRole('banner').getByRole('link', { name: 'Vai alle notifiche' }).boundingBox();
  expect((all?.y ?? 0) + (all?.height ?? 0)).toBeLessThanOrEqual(480);
  for (const [width, height] of [
    [375, 812],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await rows.getByRole('button', { name: SUBJECT }).click();
    const dialog = page.getByRole('dialog', { name: SUBJECT });
    await dialog.getByText('Copia del contratto di affitto registrato').waitFor();
    await dialog.getByText('Mancano 13 giorni').waitFor();
    await dialog.getByText(/4\.103,99/u).waitFor();
    for (const name of ['Vai alle notifiche', 'Vai alla domanda']) {
      const button = await dialog.getByRole('button', { name }).boundingBox();
      expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    if (width === 375) await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Vai alla domanda' }).click();
  await page.waitForURL(/\/le-tue-pratiche\/domande\/D-0009\?azienda=/u);
};

describe('the marks of messages', () => {
  it('[NOTE-02] [NOTE-05] [NOTE-12] [NOTE-13] should mark one, several and all as read and unread, with the badge exact in every tab, and stand in one line of the bell, which opens them with what they want', async () => {
    const visitor = await visitors.as(ANNA);
    const { page } = visitor;
    const other = await newPage(visitor.context);
    await load(other, portal, '/supporto/contatti');
    await load(page, portal, '/notifiche');
    const bell = (tab: typeof page, count: number) =>
      tab
        .getByLabel(count === 0 ? 'Notifiche, nessuna da leggere' : `Notifiche, ${count} da leggere`)
        .first()
        .waitFor();
    await page.getByRole('button', { name: 'Segna tutte come lette' }).click();
    await bell(page, 0);
    await bell(other, 0);
    await page.getByRole('button', { name: 'Segna tutte come lette' }).waitFor({ state: 'detached' });
    const boxes = page.getByRole('list', { name: 'Elenco delle notifiche' }).getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.locator('main').getByText('2 selezionate').waitFor();
    await page
      .getByRole('region', { name: 'Elenco delle notifiche' })
      .getByRole('button', { name: 'Segna come da leggere' })
      .click();
    await bell(page, 2);
    await bell(other, 2);
    // The choice is gone with its bar: the focus is on the list.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('elenco-notifiche');
    await page.getByRole('list', { name: 'Elenco delle notifiche' }).getByRole('link').first().click();
    await bell(page, 1);
    await bell(other, 1);
    await page
      .getByRole('region', { name: 'Messaggio' })
      .getByRole('button', { name: 'Segna come da leggere' })
      .click();
    await bell(page, 2);
    await other.reload();
    await bell(other, 2);
    await expectBell(other);
  });
});

describe('the letters of a centre', () => {
  it('[CAAK-01] [CAAK-02] [CAAM-01] [CAAM-02] [CAAM-06] [CAAM-07] [PAGE-09] [PAGE-30] [NOTE-05] should be read and written by keyboard alone: a message opened and marked, a producer found, three chosen and written to; and each should read it in its box', async () => {
    const { page, settled } = await visitors.as(PAOLA);
    // All lack the same: one message. The first of them stops most.
    await load(page, portal, '/scrivania-caa?termine=all&manca=identity-document');
    await page.getByRole('heading', { level: 1, name: 'Ciao Paola!' }).waitFor();
    // The page listens for its keys once it has been drawn.
    await settled();
    await expectMessageByKeyboard(page, settled);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
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

    for (const before of [/\/produttori\/azienda-7k2m$/u, /\/scrivania-caa\?termine=all&manca=identity-document$/u]) {
      await page.goBack();
      await page.waitForURL(before);
    }
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
});

// Helpers

/** A message is opened, read and marked as unread again by keyboard alone. */
const expectMessageByKeyboard = async (page: Page, settled: () => Promise<void>): Promise<void> => {
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
};

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
