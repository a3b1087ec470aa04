import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeAtAllWidths } from '#tests/support/judged.ts';
import { changeCompany } from '#tests/support/portal-actions.ts';
import { setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import type { Visitor } from '#tests/support/visitor.ts';

setUpPortal();

const FILE = '/scrivania/fascicolo-aziendale';

/** A tab of the file, as somebody sees it who is signed in, for one of the companies where there are several. */
const openFile = async (name: string, company?: string, tab?: string): Promise<Visitor> => {
  const visitor = await visitors.as({ name, ...(company === undefined ? {} : { company }) });
  await visitor.open(`${FILE}${tab === undefined ? '' : `?scheda=${tab}`}`);
  return visitor;
};

const card = (page: Page, title: string) =>
  page.locator('article', { has: page.getByRole('heading', { name: title, exact: true }) });

describe('the company file of a farmer with one company', () => {
  it('[SES-09] [PAGE-05] [PAGE-06] [PAGE-08] [FILE-01] [FILE-02] [FILE-03] [FILE-10] should show header, tabs and what is wrong', async () => {
    const visitor = await openFile('Anna Bianchi');
    const { page } = visitor;
    await page.getByRole('heading', { level: 1, name: 'Fascicolo Aziendale' }).waitFor();
    await page.locator('dl').getByText('In lavorazione').first().waitFor();
    const tabs = page.getByRole('navigation', { name: 'Schede del fascicolo' }).getByRole('link');
    expect((await tabs.allTextContents()).map((text) => text.replace(/\d+ da fare|Attenzione.*/g, '').trim())).toEqual([
      'Dati anagrafici e di contatto',
      'Coordinate bancarie',
      'Contratti e documenti',
      'Scheda di validazione',
    ]);
    await page.getByRole('link', { name: /^Dati anagrafici e di contatto \d da fare Attenzione/ }).waitFor();
    await card(page, 'Documento di riconoscimento').getByText('Documento di riconoscimento scaduto').waitFor();
    await card(page, 'Contatti').getByText('Verifica della PEC non andata a buon fine').waitFor();
    const write = card(page, 'Contatti').getByRole('link', { name: 'Scrivi al gestore del mandato' });
    expect(await write.getAttribute('href')).toMatch(
      /^mailto:viterbo@caaterrecomuni\.example\?subject=[A-Za-z%0-9]+%3A%20fascicolo%20aziendale/u,
    );
    expect(await page.locator('main').locator('input, textarea, select, [contenteditable]').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Vai ai contatti' }).getAttribute('href')).toBe(
      '/portale/supporto/contatti',
    );
    expect(visitor.errors).toEqual([]);
  });

  it('[PAGE-07] should ask for each part of the file once, and side by side', async () => {
    const visitor = await visitors.as({ name: 'Anna Bianchi' });
    const asked: string[] = [];
    visitor.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/private/file/')) asked.push(pathname.replace(/.*\/file\/([^/]+).*/, '$1'));
    });
    await visitor.open(FILE);
    await card(visitor.page, 'Contatti').waitFor();
    // The open tab's, those that say what waits in the others, and who has read the file.
    expect(asked.toSorted()).toEqual([
      'access-log',
      'alerts',
      'card-header',
      'contracts-documents',
      'personal-contact-data',
      'validation-sheet',
    ]);
  });

  it('[FILE-09] should say of a part that fails that it failed, in its own card, and let the rest live', async () => {
    const visitor = await visitors.as({ name: 'Anna Bianchi' });
    const { page } = visitor;
    let isBroken = true;
    await page.route(/\/private\/file\/personal-contact-data/, (route) =>
      isBroken ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    );
    await visitor.open(FILE);
    await page.getByText('Questi dati non sono disponibili in questo momento.').first().waitFor();
    await page.getByText('CAA Terre Comuni, ufficio di Viterbo').waitFor();
    isBroken = false;
    await page.getByRole('button', { name: 'Riprova' }).click();
    await card(page, 'Contatti').waitFor();
  });

  it('[FILE-08] [FILE-12] should open the sheet as a PDF in a new tab, and say so when it cannot', async () => {
    const visitor = await openFile('Anna Bianchi', undefined, 'scheda-di-validazione');
    const { page, context } = visitor;
    const opened = context.waitForEvent('page');
    const fetched = page.waitForResponse(/scheda-validazione-pdf/);
    await page.getByRole('button', { name: 'Apri la scheda (PDF)' }).click();
    const pdf = await (await fetched).body();
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await opened).url()).toMatch(/^blob:|^about:blank|^$/);
    await page.getByText('La scheda si è aperta in una nuova scheda del browser.').waitFor();
    await page.route(/scheda-validazione-pdf/, (route) => route.fulfill({ status: 204 }));
    const before = context.pages().length;
    await page.getByRole('button', { name: 'Apri la scheda (PDF)' }).click();
    await page.getByText('La scheda di validazione non è disponibile in questo momento.').waitFor();
    expect(context.pages()).toHaveLength(before);
  });
});

describe('the files of a farmer with several companies', () => {
  it('[SES-08] [FILE-04] [FILE-05] [FILE-06] [FILE-07] [FILE-08] [FILE-11] [FILE-13] should show each company’s accounts, contracts, documents and sheet as they are, with nothing for axe to find at any width', async () => {
    const { page, open } = await openFile('Marco Rinaldi', 'Rinaldi Vini', 'coordinate-bancarie');
    const openOther = async (company: string, tab: string): Promise<void> => {
      await changeCompany(page, company);
      await page.locator('main').getByText(company).first().waitFor();
      await open(`${FILE}?scheda=${tab}`);
    };
    for (const word of ['Valido', 'Non utilizzabile', 'Mai utilizzato', 'Non riconosciuto'])
      await page.getByText(word, { exact: true }).first().waitFor();
    expect(await page.locator('.pt-tag.mute').count()).toBe(1);
    expect(
      await page.locator('article.alerting', { has: page.getByRole('heading', { name: 'Conti correnti' }) }).count(),
    ).toBe(1);
    for (const tab of ['coordinate-bancarie', 'dati-anagrafici', 'contratti-e-documenti', 'scheda-di-validazione']) {
      if (tab !== 'coordinate-bancarie') await open(`${FILE}?scheda=${tab}`);
      await axeAtAllWidths(page, async (width) => {
        expect([
          tab,
          width,
          await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
        ]).toEqual([tab, width, true]);
      });
    }

    await openOther('Valle Chiara', 'contratti-e-documenti');
    const expired = card(page, 'Contratti scaduti');
    await expired.getByText('Mostrati 10 di 12').waitFor();
    expect(await expired.getByRole('progressbar').count()).toBe(1);
    await expired.getByRole('button', { name: 'Mostra di più' }).click();
    await expired.getByText('Mostrati 12 di 12').waitFor();
    // Said once for each such contract, beside it, in a card of its own: nothing else of the page says it again.
    const recent = card(page, 'Scaduti di recente')
      .getByRole('row')
      .filter({ hasText: 'Questo contratto è scaduto di recente' });
    expect(await recent.count()).toBe(2);
    expect(await page.getByText('Questo contratto è scaduto di recente').count()).toBe(2);
    await page.getByText('Ci sono contratti scaduti da più di un anno').waitFor();

    await openOther('Rinaldi e Figli', 'contratti-e-documenti');
    const antimafia = card(page, 'Documentazione antimafia');
    await antimafia.getByText('NON VALIDO').waitFor();
    expect(await antimafia.getByText('NON VALIDO').count()).toBe(1);
    expect(await antimafia.getAttribute('class')).toContain('alerting');

    await openOther('Pascoli Alti', 'scheda-di-validazione');
    const sheet = card(page, 'Scheda di validazione');
    await sheet.getByText('Scheda di validazione scaduta', { exact: true }).waitFor();
    expect(await sheet.getAttribute('class')).toContain('alerting');

    // Flags and data are shown as they are when they disagree.
    await openOther('Orti di Ponente', 'scheda-di-validazione');
    await page.getByRole('link', { name: /^Scheda di validazione Attenzione/ }).waitFor();
    await sheet.waitFor();
    expect(await sheet.getAttribute('class')).not.toContain('alerting');
  });

  it('[NAV-25] should show nothing of the former company after a switch, whatever arrives late', async () => {
    const visitor = await openFile('Marco Rinaldi', 'Azienda agricola Rinaldi Marco');
    const { page } = visitor;
    await card(page, 'Contatti').waitFor();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const heldOnes: string[] = [];
    await page.route(/\/private\/file\/[^/]+\/01234560017/, async (route) => {
      heldOnes.push(new URL(route.request().url()).pathname.replace(/.*\/file\/([^/]+)\/.*/, '$1'));
      await held;
      await route.continue();
    });
    await changeCompany(page, 'Rinaldi Vini');
    await page.locator('main').getByText('Rinaldi Vini Società Agricola S.r.l.').first().waitFor();
    await changeCompany(page, 'Pascoli Alti');
    await card(page, 'Contatti').waitFor();
    // The very calls of the file, each at its own path, are the ones that come late.
    expect(heldOnes.toSorted()).toEqual([
      'access-log',
      'alerts',
      'card-header',
      'contracts-documents',
      'personal-contact-data',
      'validation-sheet',
    ]);
    const late = heldOnes.map((part) => page.waitForResponse(new RegExp(`${part}/01234560017`)));
    release();
    for (const response of await Promise.all(late)) await response.finished();
    await visitor.settled();
    expect(await page.locator('main').getByText('Rinaldi Vini').count()).toBe(0);
    expect(await page.locator('main').getByText('01234560041').count()).toBeGreaterThan(0);
  });
});

describe('a file with nothing in it', () => {
  it('[FILE-10] [FILE-11] [FILE-12] should break nowhere and say what is missing', async () => {
    const visitor = await openFile('Giulia Ferri', 'Istituto Agrario');
    const { page } = visitor;
    await page.getByText('Nel fascicolo non risultano documenti di riconoscimento.').waitFor();
    await page.getByRole('link', { name: /^Coordinate bancarie/ }).click();
    await page.getByText('Nel fascicolo non risultano conti correnti.').waitFor();
    await page.getByRole('link', { name: /^Contratti e documenti/ }).click();
    await page.getByText('Nel fascicolo non risultano contratti scaduti.').waitFor();
    expect(visitor.errors).toEqual([]);
  });
});
