import { text as textOf } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { formatNearDayAfter } from '#core/formatting/date.ts';
import { addDays, dayInRome } from '#core/kernel/iso-date.ts';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';
import { newPage } from '#tests/support/slowness.ts';

// Messages are marked: nobody else may see it.
setUpOwnPortal();

const ANNA = { name: 'Anna Bianchi' } as const;

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

  it.each([
    [/\/private\/detail\/debts/, /L’elenco non è completo: non è stato possibile leggere i debiti/],
    [/\/private\/detail\/payments/, 'I pagamenti non sono disponibili in questo momento'],
    [/\/private\/file\/contracts-documents/, /non è stato possibile leggere contratti e antimafia/],
    [/\/private\/aids\/desk/, 'Gli aiuti non sono disponibili in questo momento'],
    [/\/private\/services\/desk/, 'I servizi non sono disponibili in questo momento'],
  ])(
    '[PAGE-28] [ERR-08] should lose one part alone where %s fails, and get it back by its own Riprova',
    async (call, words) => {
      const { page } = await visitors.as(ANNA);
      let isBroken = true;
      await page.route(call, (route) => (isBroken ? route.fulfill({ status: 500, body: '{}' }) : route.continue()));
      await load(page, portal, '/scrivania');
      const notice = page.locator('main .callout', { hasText: words });
      await notice.first().waitFor();
      await page.getByRole('heading', { name: 'Rinnova il documento di riconoscimento' }).waitFor();
      // What comes late would move the button while it is pressed.
      await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
      isBroken = false;
      await notice.first().getByRole('button', { name: 'Riprova' }).click();
      await notice.first().waitFor({ state: 'detached' });
    },
  );
});

describe('the procedures', () => {
  it('[PAGE-29] should show payments, applications and debts with amounts, dates and states, and sums by campaign', async () => {
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
  });

  it('[PAGE-29] should narrow by campaign, state and scheme in the address, and give what is shown as CSV', async () => {
    const { page } = await visitors.as(ANNA);
    await load(page, portal, '/le-tue-pratiche');
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

  it('[PAGE-29] [ERR-08] should tell of each list that fails in its own place, and show the others', async () => {
    const { page } = await visitors.as(ANNA);
    await page.route(/\/private\/detail\/payments/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await load(page, portal, '/le-tue-pratiche');
    await page.getByText('I pagamenti non sono disponibili in questo momento').waitFor();
    expect(await page.getByText('I pagamenti non sono disponibili in questo momento').count()).toBe(1);
    await page.getByRole('list', { name: 'Debiti' }).waitFor();
  });
});

describe('the notifications', () => {
  it('[NOTE-01] [NOTE-07] [PAGE-10] should show subject, text, day and read state, with a yellow dot on what is unread', async () => {
    const { page } = await visitors.as(ANNA);
    await load(page, portal, '/notifiche');
    const row = page
      .getByRole('listitem')
      .filter({ hasText: 'Carta d’identità scaduta nel fascicolo' })
      .or(page.getByRole('listitem').filter({ hasText: 'Carta d’identità scaduta nel fascicolo' }));
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
  });

  it('[NOTE-07] [LIST-17] [PAGE-10] should narrow by period and to unread only by chips, in the address', async () => {
    const { page } = await visitors.as(ANNA);
    await load(page, portal, '/notifiche');
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

  it('[PAGE-11] [PAGE-10] [NOTE-05] should open a message from the dropdown and go to it on the page, by the navigation state', async () => {
    const { page } = await visitors.as(ANNA);
    await load(page, portal, '/scrivania');
    await page
      .getByLabel(/^Notifiche/)
      .first()
      .click();
    await page.getByRole('list', { name: 'Ultime notifiche' }).getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    const subject = (await dialog.getByRole('heading').first().textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Vai alle notifiche' }).click();
    await page.waitForURL(/\/notifiche\/MSG-\d+$/);
    await page.getByRole('heading', { level: 1, name: 'Notifiche' }).waitFor();
    await page.getByRole('region', { name: 'Messaggio' }).getByRole('heading', { name: subject }).waitFor();
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
