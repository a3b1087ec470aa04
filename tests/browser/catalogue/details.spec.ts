import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load } from '#tests/support/portal-actions.ts';
import { focused } from '#tests/support/judged.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { WIDTHS } from '#tests/support/visitor.ts';

const GUIDE = '/supporto/approfondimenti/guida-agli-eco-schemi';
const EVENT = '/anpag-comunica/eventi/giornata-del-fascicolo-viterbo';
const PAST_EVENT = '/anpag-comunica/eventi/saldi-e-debiti-incontro-con-i-caa';
const SERVICE = '/servizi/domanda-unica';

setUpPortal();

/** The facts of the page, name and value. */
const facts = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .reduce<string[][]>(
        (pairs, line, index, all) => (index % 2 === 0 ? [...pairs, [line, all[index + 1] ?? '']] : pairs),
        [],
      ),
  );

interface Entry {
  readonly friendlyUrl: string;
  readonly title: string;
  readonly documents?: readonly unknown[];
}

/** The newest entry of a list that has a document to fetch. */
const firstWithDocuments = async (page: Page, list: string): Promise<Entry> => {
  const read = async <T>(path: string): Promise<T> =>
    (await (await page.request.get(`${portal.origin}/api/${list}${path}`)).json()) as T;
  const { results } = await read<{ readonly results: readonly Entry[] }>('?pageSize=30');
  for (const { friendlyUrl } of results) {
    const entry = await read<Entry>(`/${friendlyUrl}`);
    if ((entry.documents ?? []).length > 0) return entry;
  }
  throw new Error(`no entry of ${list} has a document`);
};

/** How many lines of the page's paragraphs are full, and how many characters they have on average. */
const fullLines = (): readonly [count: number, mean: number] => {
  const lengths = [...document.querySelectorAll('main p')].flatMap((paragraph) => {
    const lines = new Map<number, number>();
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (let at = 0; at < (text.textContent?.length ?? 0); at++) {
        const letter = document.createRange();
        letter.setStart(text, at);
        letter.setEnd(text, at + 1);
        const { top, width } = letter.getBoundingClientRect();
        if (width > 0) lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + 1);
      }
    }
    // The last line ends where the text does.
    return [...lines.values()].slice(0, -1);
  });
  return [lengths.length, Math.round(lengths.reduce((sum, length) => sum + length, 0) / lengths.length)];
};

describe('an information article', () => {
  it('[PAGE-12] [PAGE-13] should have its hero, ways to share in reach at every width, a gallery that opens large, documents with NUOVO, links, logos and help', async () => {
    const { page, errors } = await visitors.newVisitor({ permissions: ['clipboard-read', 'clipboard-write'] });
    await load(page, portal, GUIDE);
    await page.getByRole('heading', { level: 1, name: 'Guida agli eco-schemi' }).waitFor();
    await page.getByText('Aderire è una scelta che si rinnova ogni anno').waitFor();
    expect(await page.getByRole('link', { name: 'Vai alla domanda unica' }).getAttribute('href')).toBe(
      '/portale/servizi/domanda-unica',
    );
    await page.getByRole('heading', { level: 2, name: 'Scegliere senza sorprese' }).waitFor();
    await page.getByRole('link', { name: 'Vai all’articolo' }).click();
    await page.waitForFunction(() => (document.getElementById('testo')?.getBoundingClientRect().top ?? 999) < 300);

    await page.locator('summary', { hasText: 'Condividi' }).click();
    const ways = page.locator('details[open] .link-list').first();
    const names = (await ways.locator('li').allInnerTexts()).map((text) => text.split('\n')[0]?.trim());
    expect(names.map((name) => name?.replace(' (si apre in una nuova scheda)', ''))).toEqual([
      'Twitter',
      'Instagram',
      'Linkedin',
      'Facebook',
      'Whatsapp',
      'Email',
      'Copia negli appunti',
    ]);
    // The part of the page that is read is shared with it.
    const address = encodeURIComponent(`${portal.origin}/portale${GUIDE}#testo`);
    for (const name of ['Twitter', 'Linkedin', 'Facebook', 'Whatsapp', 'Email'])
      expect([name, (await ways.getByRole('link', { name }).getAttribute('href'))?.includes(address)]).toEqual([
        name,
        true,
      ]);
    await ways.getByRole('button', { name: 'Copia negli appunti' }).click();
    await page.getByText('Indirizzo copiato negli appunti.').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${portal.origin}/portale${GUIDE}#testo`);
    await page.locator('summary', { hasText: 'Condividi' }).click();
    await ways.getByRole('button', { name: 'Instagram' }).click();
    await page.getByText(/Instagram non accetta indirizzi/).waitFor({ state: 'attached' });
    // Three buttons stand in the head: the word is at the right edge of a phone.
    for (const width of [375, 1280]) {
      await page.keyboard.press('Escape');
      await page.locator('main .pt-drop-panel li').first().waitFor({ state: 'hidden' });
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.locator('main summary').filter({ hasText: 'Condividi' }).click();
      const shown = page.locator('main .pt-drop-panel li');
      await shown.first().waitFor();
      const inReach = await shown.evaluateAll((all) =>
        all.map((way) => {
          const { left, right, top, bottom } = way.getBoundingClientRect();
          const isInside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
          return isInside && way.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        }),
      );
      expect([width, ...inReach]).toEqual([width, ...Array.from({ length: 7 }, () => true)]);
    }
    await page.keyboard.press('Escape');

    const gallery = page.getByRole('list', { name: 'Galleria di immagini' });
    const count = await gallery.getByRole('listitem').count();
    expect(count).toBeGreaterThan(2);
    const opener = gallery.getByRole('link', { name: `Espandi l’immagine 2 di ${count}` });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Galleria di immagini' });
    await dialog.getByText(`Immagine 2 di ${count}`).waitFor();
    // Which picture is open stands in the address: it can be sent on.
    expect(new URL(page.url()).search).toBe('?immagine=2');
    await dialog.getByRole('button', { name: 'Successivo' }).click();
    await dialog.getByText(`Immagine 3 di ${count}`).waitFor();
    await page.keyboard.press('ArrowLeft');
    await dialog.getByText(`Immagine 2 di ${count}`).waitFor();
    await dialog.getByRole('button', { name: 'Precedente' }).click();
    await dialog.getByText(`Immagine 1 di ${count}`).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe(`Espandi l’immagine 2 di ${count}`);
    await load(page, portal, `${GUIDE}?immagine=${count}`);
    await page.getByRole('dialog').getByText(`Immagine ${count} di ${count}`).waitFor();
    await page.keyboard.press('Escape');

    const documents = page.locator('section', { has: page.getByRole('heading', { name: 'Documentazione' }) });
    expect(await documents.getByRole('link').first().innerText()).toMatch(/\((?:PDF|CSV|ODT|XLSX|DOCX), \d/);
    await documents.getByText('NUOVO').first().waitFor();
    const links = page.locator('section', { has: page.getByRole('heading', { name: 'Link utili' }) });
    expect(await links.getByRole('link').count()).toBeGreaterThan(0);
    const logos = page.getByRole('region', { name: 'Con la partecipazione di' });
    const { logoNames } = (await (
      await page.request.get(`${portal.origin}/api/information-articles/guida-agli-eco-schemi`)
    ).json()) as {
      logoNames: string[];
    };
    expect(logoNames.length).toBeGreaterThan(1);
    expect(await logos.getByRole('img').evaluateAll((all) => all.map((image) => image.getAttribute('alt')))).toEqual(
      logoNames,
    );
    await page.getByText('Hai bisogno d’aiuto?', { exact: true }).first().waitFor();
    expect(errors).toEqual([]);
  });
});

describe('a press release', () => {
  it('[PAGE-65] should be read at 375 and 1280 pixels, from the home and from its list, with its file below the text', async () => {
    const { page, errors } = await visitors.newVisitor({ width: 375 });
    await load(page, portal, '/');
    const latest = page.getByRole('region', { name: 'Comunicati stampa' }).getByRole('link').first();
    const name = await latest.innerText();
    await latest.click();
    const title = page.getByRole('heading', { level: 1, name });
    await title.waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/anpag-comunica\/comunicati-stampa\/[a-z0-9-]+$/u);
    const main = page.getByRole('main');
    const text = main.locator('#testo');
    expect((await text.innerText()).length).toBeGreaterThan(100);
    const file = main.getByRole('link', { name: /\(PDF, \d/u });
    expect(await file.count()).toBe(1);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await main.locator('.lead').boundingBox())?.y).toBeLessThan(600);
      expect((await file.boundingBox())?.y).toBeGreaterThan((await text.boundingBox())?.y ?? Infinity);
    }
    expect(await main.locator('.btn-primary').count()).toBe(0);
    // Search engines read the page as the service sends it, and follow no link within it.
    const sent = await page.request.get(page.url());
    expect(await sent.text()).toContain('"NewsArticle"');
    // The path leads to its list, and nothing else does where no list led here.
    expect(await main.getByRole('link', { name: 'Comunicati stampa' }).count()).toBe(1);
    await main.getByRole('link', { name: 'Comunicati stampa' }).click();
    await page.getByRole('heading', { level: 1, name: 'Comunicati stampa' }).waitFor();
    await page.locator('.pt-list article').first().getByRole('link').click();
    await title.waitFor();
    await main
      .getByRole('navigation', { name: 'Scorri l’elenco' })
      .getByRole('link', { name: /^Successivo/u })
      .click();
    await title.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });
});

const eventBlock = (page: Page) => page.getByRole('region', { name: 'Che cosa c’è da sapere subito' });

describe('what has a day to wait for', () => {
  const remember = (page: Page) =>
    page.getByRole('main').getByRole('link', { name: /^Aggiungi (?:tutte )?al calendario$/ });

  /** The day of the page that is open is taken into a calendar, with the way back to the page. */
  const expectInCalendar = async (page: Page, line: RegExp): Promise<void> => {
    const [file] = await Promise.all([page.waitForEvent('download'), remember(page).click()]);
    expect(file.suggestedFilename()).toBe(`${page.url().replace(/^.*\//u, '')}.ics`);
    const text = await (await page.request.get(file.url())).text();
    expect(text).toMatch(line);
    expect(text.replaceAll('\r\n ', '')).toContain(`URL:${page.url()}\r\n`);
  };

  it('[PAGE-31] [ROUTE-12] [LIST-18] should say of an event day, time, place or online, language, cost and scope, to people and to machines, and be taken into a calendar, without script', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    const open = (path: string) => page.goto(`${portal.origin}/portale${path}`);
    expect((await open(EVENT))?.status()).toBe(200);
    const reported = await eventBlock(page).innerText();
    expect(reported).toMatch(/[a-zì]+ \d{1,2}º? [a-z]+ \d{4}, dalle 9 alle 13/u);
    expect(facts(await eventBlock(page).locator('dl').innerText())).toEqual({
      Dove: 'Sala dei Granai, Via delle Messi 12, 01100 Viterbo',
      Costo: 'Gratuito',
      Lingua: 'Italiano',
    });
    await expectInCalendar(page, /^DTSTART;TZID=Europe\/Rome:\d{8}T\d{6}\r$/mu);
    await open('/anpag-comunica/eventi/novita-prossima-campagna-incontro-in-linea');
    expect(facts(await eventBlock(page).locator('dl').innerText())['Dove']).toBe('Online');
    // The first and the last day where there are several.
    const severalDays = await open('/anpag-comunica/eventi/open-data-maratona-di-programmazione');
    await eventBlock(page)
      .getByText(/^da .+ 2025 a domenica 26 ottobre 2025/u)
      .waitFor();
    expect(await severalDays?.text()).toMatch(/"endDate":"2025-10-26/);
  });

  it('[BANDO-01] [BANDO-02] [LIST-18] [PAGE-31] [PAGE-39] should tell the status of a competition by bar, words and meaning, and be taken into a calendar, as should an aid, without script', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    await page.goto(`${portal.home}agenzia/concorsi/venti-funzionari-tecnici`);
    const phases = page.getByRole('list', { name: 'Fasi della procedura' }).getByRole('listitem');
    expect(
      await phases.evaluateAll((all) => all.map(({ className, ariaCurrent }) => [className, ariaCurrent])),
    ).toEqual([
      ['on', 'step'],
      ['', null],
      ['', null],
    ]);
    await page.getByText(/^Scade (?:tra \d+ giorni|oggi|domani)/).waitFor();
    await page.locator('.pt-phase summary').focus();
    await page.keyboard.press('Enter');
    await page.getByText('puoi presentare la domanda entro la scadenza').waitFor();
    await expectInCalendar(page, /^SUMMARY:Scadenza: /mu);
    await page.goto(`${portal.home}aiuti-e-bandi/pagamenti-ocm/ocm-vino/promozione-vino-paesi-terzi`);
    await expectInCalendar(page, /^SUMMARY:Ultimo giorno per le domande: /mu);
  });

  it('[LIST-18] should no longer be offered for a calendar once it has gone', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, PAST_EVENT);
    await eventBlock(page).waitFor();
    // A rail without anything in it is not there.
    expect(await page.getByRole('complementary', { name: 'In breve' }).count()).toBe(0);
    expect(await remember(page).count()).toBe(0);
  });
});

describe('a service', () => {
  it('[PAGE-35] [ROUTE-07] should have the eight headings in their order, documents and links, and lines of at most 75 characters, taken together, at every width', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, SERVICE);
    await page.getByRole('heading', { level: 1, name: 'Domanda unica' }).waitFor();
    const index = page.getByRole('navigation', { name: 'Indice della pagina' });
    expect(await index.getByRole('link').allInnerTexts()).toEqual([
      'A chi è rivolto',
      'Come fare',
      'Cosa serve',
      'Cosa si ottiene',
      'Tempi e scadenze',
      'Accedi al servizio',
      'Condizioni di servizio',
      'Contatti',
    ]);
    for (const link of await index.getByRole('link').all()) {
      const id = (await link.getAttribute('href'))?.slice(1) ?? '';
      expect(await page.locator(`[id="${id}"]`).innerText()).toBe(await link.innerText());
    }
    await page.getByRole('heading', { level: 2, name: 'Documentazione' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Link utili' }).waitFor();
    // A visitor comes in by the sign-on; there is no button that could not work.
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: /domanda/ })
        .count(),
    ).toBe(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const [count, mean] = await page.evaluate(fullLines);
      expect([width, count > 3, mean <= 75, mean]).toEqual([width, true, true, mean]);
    }
  });

  it('[PAGE-35] [SSO-01] should hand over to the national system who is logged in, and say of one that is not active, on its card and on its page, why, and offer no way in', async () => {
    const { page, context } = await visitors.as({ name: 'Anna Bianchi' });
    await load(page, portal, SERVICE);
    const brief = page.getByRole('region', { name: 'Che cosa c’è da sapere subito' });
    await brief.getByText('Solo modifiche', { exact: true }).waitFor();
    const posted: { url: string; fields: string | null }[] = [];
    await context.route(/sian\.example/, async (route) => {
      posted.push({ url: route.request().url(), fields: route.request().postData() });
      await route.fulfill({ body: 'arrivato' });
    });
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      brief.getByRole('button', { name: /^Modifica la domanda/ }).click(),
    ]);
    // The new tab is empty at first: only what it loads after it is the answer to the form.
    await opened.getByText('arrivato').waitFor();
    expect(posted[0]?.url).toContain(encodeURIComponent('https://sian.example/domanda-unica'));
    expect(new URLSearchParams(posted[0]?.fields ?? '').get('anpagUserType')).toBe('agricoltore');

    await load(page, portal, '/servizi?search=vino');
    const stopped = page.getByRole('article').filter({ hasText: 'Domande OCM vino' });
    await stopped.getByText('Non attivo', { exact: true }).waitFor();
    await stopped.getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'Domande OCM vino' }).waitFor();
    await brief.getByText('Non attivo', { exact: true }).waitFor();
    await brief.getByText(/^Il servizio è fermo mentre si preparano i moduli/).waitFor();
    expect(await page.getByRole('main').locator('.btn-primary').count()).toBe(0);
  });
});

describe('a page to which a list led', () => {
  it.each([true, false])(
    '[ROUTE-05] should lead to the next and the previous of that list, and back to it as it was (script: %s)',
    async (javaScriptEnabled) => {
      const { page, errors } = await visitors.newVisitor({ javaScriptEnabled });
      await page.goto(`${portal.home}normative?search=domanda&sort=ASC`);
      const cards = page.locator('[id^="voce-"]');
      const titles = (await cards.getByRole('heading').allTextContents()).map((title) => title.replace(/ \(.*$/, ''));
      await cards.first().getByRole('link').click();
      const title = page.getByRole('heading', { level: 1 });
      const way = page.getByRole('navigation', { name: 'Scorri l’elenco' });
      await title.getByText(titles[0] ?? '', { exact: true }).waitFor();
      await way.getByText(/^1 di \d+$/).waitFor();
      expect(await way.getByRole('link', { name: /^Precedente/ }).count()).toBe(0);
      // What is looked for stays in the portal's own addresses: it is not in the one that is shared or found by machines.
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).not.toContain('?');
      for (const place of [2, 3]) {
        await way.getByRole('link', { name: /^Successivo/ }).click();
        await title.getByText(titles[place - 1] ?? '', { exact: true }).waitFor();
        await way.getByText(new RegExp(`^${place} di `)).waitFor();
      }
      await way.getByRole('link', { name: /^Precedente/ }).click();
      await title.getByText(titles[1] ?? '', { exact: true }).waitFor();
      // The bare address leads through no list.
      const bare = await page.request.get(page.url().replace(/\?.*$/, ''));
      expect(await bare.text()).not.toContain('Scorri l’elenco');
      await page.getByRole('link', { name: 'Torna ai risultati' }).click();
      await page.waitForURL((url) => url.search === '?search=domanda&sort=ASC');
      expect(errors).toEqual([]);
    },
  );
});

describe('other entries of catalogues', () => {
  it('[PAGE-31] [ROUTE-05] [ROUTE-09] [ROUTE-12] [ROUTE-14] should have a page below their list, with documents and facts', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    for (const [root, list, fact] of [
      ['/normative', 'regulations', 'Tipologia'],
      ['/anpag-comunica/articoli', 'articles', 'Pubblicazione'],
      ['/agenzia/concorsi', 'competitions', 'Tipo di procedura'],
      ['/agenzia/appalti', 'contracts', 'CIG'],
      ['/aiuti-e-bandi/appalti', 'fead-national-contracts', 'Identificativo'],
    ] as const) {
      const first = await firstWithDocuments(page, list);
      const response = await page.goto(`${portal.origin}/portale${root}/${first.friendlyUrl}`);
      expect([root, response?.status()]).toEqual([root, 200]);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(first.title);
      expect(
        Object.keys(facts(await page.getByRole('complementary', { name: 'In breve' }).locator('dl').innerText())),
      ).toContain(fact);
      await page
        .getByRole('main')
        .getByRole('link', { name: /\((?:PDF|CSV), [^)]+\)$/ })
        .first()
        .waitFor();
    }
  });
});
