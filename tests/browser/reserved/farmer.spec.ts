import { text as textOf } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { formatNearDayAfter } from '#core/formatting/date.ts';
import { addDays, dayInRome } from '#core/kernel/iso-date.ts';
import { axeAtAllWidths } from '#tests/support/judged.ts';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';
import { newPage } from '#tests/support/slowness.ts';

// Messages are read and marked, and looks are noted: nobody else may see it.
setUpOwnPortal();

const ANNA = { name: 'Anna Bianchi' } as const;
const PAOLA = { name: 'Paola Verdi' } as const;
const ACCESSES = '/scrivania/accessi-al-fascicolo';
const SUBJECT = 'Manca il contratto di affitto registrato';

describe("the farmer's desk", () => {
  it('[PAGE-28] should say what is to be done, in order of deadline, each with reason, what it stops and next step', async () => {
    const { page } = await visitors.as(ANNA);
    await load(page, portal, '/scrivania');
    await page.getByRole('heading', { level: 1, name: 'Ciao Anna!' }).waitFor();
    await page.locator('main').getByText('Azienda agricola Bianchi Anna').first().waitFor();
    const list = page.getByRole('region', { name: 'Cosa devo fare' });
    await list.getByText(/^6 attività/u).waitFor();
    // On a slow line a part may have come below what was there already; who comes back to the list finds it in order.
    await page.getByRole('link', { name: 'Apri il documento' }).click();
    await page.waitForURL(/fascicolo-aziendale/u);
    await page.goBack();
    await list.getByText('6 attività, dalla più urgente').waitFor();
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

  it('[PAGE-28] [PAGE-29] [ERR-08] should lose the parts alone whose calls fail, get each back by its own Riprova, and so do the procedures', async () => {
    const { page } = await visitors.as(ANNA);
    const broken = new Map<RegExp, string | RegExp>([
      [/\/private\/detail\/debts/, /L’elenco non è completo: non è stato possibile leggere .*i debiti/],
      [/\/private\/detail\/payments/, 'I pagamenti non sono disponibili in questo momento'],
      [/\/private\/file\/contracts-documents/, /non è stato possibile leggere .*contratti e antimafia/],
      [/\/private\/aids\/desk/, 'Gli aiuti non sono disponibili in questo momento'],
      [/\/private\/services\/desk/, 'I servizi non sono disponibili in questo momento'],
    ]);
    for (const call of broken.keys()) await page.route(call, (route) => route.fulfill({ status: 500, body: '{}' }));
    await load(page, portal, '/scrivania');
    const notice = (words: string | RegExp) => page.locator('main .callout', { hasText: words }).first();
    for (const words of broken.values()) await notice(words).waitFor();
    await page.getByRole('heading', { name: 'Rinnova il documento di riconoscimento' }).waitFor();
    // What comes late would move the button while it is pressed.
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
    for (const [call, words] of broken) {
      await page.unroute(call);
      await notice(words).getByRole('button', { name: 'Riprova' }).click();
      await notice(words).waitFor({ state: 'detached' });
    }
    await page.route(/\/private\/detail\/payments/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await load(page, portal, '/le-tue-pratiche');
    await page.getByText('I pagamenti non sono disponibili in questo momento').waitFor();
    expect(await page.getByText('I pagamenti non sono disponibili in questo momento').count()).toBe(1);
    await page.getByRole('list', { name: 'Debiti' }).waitFor();
  });
});

describe('the procedures', () => {
  it('[PAGE-29] should show payments, applications and debts with amounts, dates and states, and sums by campaign, narrowed in the address, and given as CSV as shown', async () => {
    const { page } = await visitors.as(ANNA);
    await load(page, portal, '/le-tue-pratiche');
    await page.getByRole('heading', { level: 1, name: 'Le tue pratiche' }).waitFor();
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

describe('the notifications', () => {
  it('[NOTE-01] [NOTE-07] [LIST-17] [PAGE-10] should show subject, text, day and read state, with a yellow dot on what is unread, and narrow by chips, in the address', async () => {
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

  it('[PAGE-10] [NOTE-05] should show an opened message at the top of a narrow screen, and go back to its row', async () => {
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
  });
});

describe('a message', () => {
  it('[NOTE-09] [NOTE-10] should say in one click what it wants, by when and what it stops, and lead to the very thing with another', async () => {
    const { page } = await visitors.as(ANNA, { width: 375 });
    await load(page, portal, '/notifiche');
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

  it('[NOTE-14] should be named by state and subject, and be ticked without moving the list, which is said', async () => {
    const { page } = await visitors.as(ANNA, { width: 1280 });
    await load(page, portal, '/notifiche');
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
  });

  it('[NOTE-12] [NOTE-13] should stand in one line of the bell, with the way to all of them in view, and open there with what it wants', async () => {
    const { page } = await visitors.as(ANNA, { width: 375 });
    await page.setViewportSize({ width: 375, height: 480 });
    await load(page, portal, '/scrivania');
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
  });
});

describe('the marks of messages', () => {
  it('[NOTE-02] [NOTE-05] should mark one, several and all as read and unread, with the badge exact in every tab', async () => {
    const visitor = await visitors.as(ANNA);
    const { page } = visitor;
    const other = await newPage(visitor.context);
    await load(other, portal, '/scrivania');
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
    await load(page, portal, '/notifiche');
    await bell(page, 2);
  });
});

describe('who has looked at the file', () => {
  it('[ROUTE-20] [FILE-18] [PRAT-09] should say that nobody has, then who, when, what and why, and lead there from the file and on to the assistance', async () => {
    const anna = await visitors.as(ANNA);
    await load(anna.page, portal, '/scrivania/fascicolo-aziendale');
    await anna.page.getByRole('link', { name: /^Chi ha consultato/ }).click();
    await anna.page.getByRole('heading', { level: 1, name: 'Accessi al mio fascicolo' }).waitFor();
    expect(pathOf(anna.page, portal)).toBe(ACCESSES);
    await anna.page.getByText('Nessuno, oltre ai titolari, ha consultato i dati di questa azienda').waitFor();

    const paola = await visitors.as(PAOLA);
    await load(paola.page, portal, '/produttori/azienda-7k2m');
    await paola.page.getByRole('heading', { name: 'Pagamenti, domande e debiti' }).click();
    await paola.page.getByRole('table', { name: 'Pagamenti', exact: true }).waitFor();
    await paola.page.getByRole('table', { name: 'Domande', exact: true }).waitFor();
    await paola.page.getByRole('list', { name: 'Debiti', exact: true }).waitFor();

    await load(anna.page, portal, ACCESSES);
    const row = anna.page.getByRole('row').nth(1);
    await row.getByText('CAA Terre Comuni, ufficio di Viterbo').waitFor();
    const text = (await row.textContent()) ?? '';
    expect(text).toMatch(/\d{2}\/\d{2}\/\d{4} (?:alle|dalle) \d{2}:\d{2}/);
    expect(text).toMatch(/dati dell’azienda, .*anomalie del fascicolo, pagamenti, domande e debiti/i);
    expect(text).toContain('Per assistere l’azienda, con il mandato dato il 10/01/2016.');
    expect(text).toContain('Consentito');
    expect(text).not.toContain('altri dati');
    // No person is named, and no code.
    expect(text).not.toMatch(/Paola|Verdi|VRDPLA/);
    await axeAtAllWidths(anna.page, async (width) => {
      expect([width, await anna.page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
    });

    // One press asks about an access, with what is known of it written in and nothing in the address.
    const { page } = anna;
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
  });

  it('[ROUTE-20] [ERR-08] should tell a failure in its place, answer when asked again, and be cut into pages that the address names', async () => {
    const { page } = await visitors.as(ANNA);
    let isBroken = true;
    await page.route(/\/private\/file\/access-log\//, (route) =>
      isBroken ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    await load(page, portal, ACCESSES);
    await page.getByText('Gli accessi non sono disponibili in questo momento').waitFor();
    isBroken = false;
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page
      .locator('main')
      .getByText(/Nessuno, oltre ai titolari|^\d+ access[oi]$/)
      .waitFor();

    await page.unrouteAll();
    await page.route(/\/private\/file\/access-log\//, (route) => {
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
    });
    await load(page, portal, ACCESSES);
    await page.locator('main').getByText('23 accessi').waitFor();
    await page.getByText('Pagina 1 di 3').waitFor();
    await page.getByRole('link', { name: 'Pagina successiva' }).click();
    await page.getByText('Pagina 2 di 3').waitFor();
    expect(pathOf(page, portal)).toBe(`${ACCESSES}?page=2`);
    await page.getByText('10/02/2026 alle 11:00').waitFor();
    await page.goBack();
    await page.getByText('10/01/2026 alle 11:00').waitFor();
  });
});
