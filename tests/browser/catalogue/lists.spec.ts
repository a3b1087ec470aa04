import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LISTS } from '#core/catalogue/definitions.ts';
import type { ListId } from '#core/catalogue/definition.ts';
import { exportPath } from '#core/catalogue/export.ts';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

/** The address of each list, written out of the specification. */
const PATHS: Readonly<Record<ListId, string>> = {
  articles: '/anpag-comunica/articoli',
  regulations: '/normative',
  services: '/servizi',
  pressReleases: '/anpag-comunica/comunicati-stampa',
  forms: '/modulistica',
  resolutions: '/agenzia/delibere',
  competitions: '/agenzia/concorsi',
  tenders: '/agenzia/appalti',
  feadTenders: '/aiuti-e-bandi/appalti',
  tendersHistory: '/agenzia/appalti/storico-appalti',
  feadTendersHistory: '/aiuti-e-bandi/appalti/storico-appalti',
  events: '/anpag-comunica/eventi',
  informationArticles: '/supporto/approfondimenti',
  publicProclamations: '/pubblici-proclami',
  usefulLinks: '/supporto/link-utili',
  faqs: '/supporto/faq',
};
const pathOfList = (id: ListId): string => PATHS[id];
const cards = (page: Page) => page.locator('[id^="voce-"]');
const status = (page: Page) => page.locator('.pt-status');
const panelOf = (page: Page) => page.getByRole('dialog', { name: /^Filtri/ });
const openPanel = (page: Page) => page.getByRole('button', { name: /^Filtri/ }).click();
/** What has the focus, by its name or its text. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });
const totalIn = async (page: Page): Promise<number> =>
  Number(/(\d+) risultat/.exec((await status(page).textContent()) ?? '')?.[1]);

describe('every list', () => {
  it('[PAGE-14] [ROUTE-05] [ROUTE-09] [ROUTE-10] [ROUTE-12] should be a page with its entries, as the service sends it', async () => {
    const pages = await Promise.all(
      Object.values(LISTS).map(async ({ id }) => {
        const answer = await fetch(`${portal.home}${pathOfList(id).slice(1)}`, { redirect: 'manual' });
        const entries = (await answer.text()).match(/id="voce-/g)?.length ?? 0;
        return [id, answer.status, entries > 0 && entries <= 9];
      }),
    );
    expect(pages).toEqual(Object.keys(LISTS).map((id) => [id, 200, true]));
  });

  it.each([
    'articles',
    'regulations',
    'services',
    'pressReleases',
    'forms',
    'resolutions',
    'competitions',
    'tenders',
    'events',
  ] as const)(
    '[LIST-02] [LIST-11] [LIST-18] should give %s box, filters, count, order, chips, cards and more, and hand out what is filtered',
    async (id) => {
      const { words, sections } = LISTS[id];
      const { page, errors } = await visitors.newVisitor();
      await load(page, portal, pathOfList(id));
      await page.getByRole('searchbox', { name: words.search }).waitFor();
      expect(await page.getByLabel('Ordina per').locator('option').allTextContents()).toEqual([
        'Più recenti',
        'Meno recenti',
        // Whoever may still apply looks first for what closes first.
        ...(id === 'competitions' || id === 'tenders' ? ['Scadenza più vicina'] : []),
      ]);
      const total = await totalIn(page);
      expect(await cards(page).count()).toBe(9);
      await page.getByText(`Mostrati 9 di ${total}`, { exact: true }).waitFor();
      await page.getByRole('link', { name: 'Mostra di più' }).waitFor();
      await openPanel(page);
      const panel = panelOf(page);
      await panel.getByRole('heading', { name: 'Filtri' }).waitFor();
      await panel.getByRole('button', { name: 'Annulla' }).waitFor();
      await panel.getByRole('button', { name: `Applica filtri (${total})` }).waitFor();
      const [first] = sections;
      if (first?.kind === 'choice') await panel.getByRole('checkbox', { disabled: false }).first().check();
      else await panel.getByLabel('Anno').fill('2026');
      await panel.getByRole('button', { name: 'Elimina tutto' }).waitFor();
      const apply = panel.getByRole('button', { name: /^Applica filtri \(\d/ });
      const announced = Number(/\((\d+)\)/.exec((await apply.textContent()) ?? '')?.[1]);
      await apply.click();
      await page.getByRole('button', { name: 'Filtri 1 filtro applicato' }).waitFor();
      expect(await page.getByRole('list', { name: 'Filtri applicati' }).getByRole('listitem').count()).toBe(1);
      await page.getByRole('link', { name: 'Elimina tutto' }).waitFor();
      await status(page)
        .getByText(new RegExp(`^${announced} risultat`))
        .waitFor();
      const address = (await page.getByRole('link', { name: 'Tabella CSV' }).getAttribute('href')) ?? '';
      expect(address).toContain(`${exportPath(LISTS[id], 'csv')}?`);
      const csv = await (await fetch(`${portal.origin}${address}`)).text();
      expect(csv.trimEnd().split('\r\n')).toHaveLength(announced + 1);
      const feed = (await page.getByRole('link', { name: 'Aggiornamenti Atom' }).getAttribute('href')) ?? '';
      expect((await (await fetch(`${portal.origin}${feed}`)).text()).split('<entry>')).toHaveLength(announced + 1);
      // Feed readers find it by the head of the document, which a page without a list does not keep.
      const inHead = page.locator('head link[rel="alternate"][type="application/atom+xml"]');
      expect(await inHead.getAttribute('href')).toBe(feed);
      await page.getByRole('link', { name: 'Mappa del sito' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Mappa del sito' }).waitFor();
      expect(await inHead.count()).toBe(0);
      expect(errors).toEqual([]);
    },
  );
});

describe('what a list remembers', () => {
  it('[LIST-07] [LIST-16] should say that the filters are those of the last search, and forget them by "Elimina tutto"', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/normative?categories=legge&search=legge');
    await page.getByRole('link', { name: 'ANPAG Agenzia Nazionale Pagamenti Agricoli' }).first().click();
    const toList = page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Normative' });
    await toList.click();
    await status(page).getByText('Filtri della tua ultima ricerca').waitFor();
    await page.getByRole('link', { name: 'Elimina tutto' }).click();
    await page.waitForURL((url) => !url.search.includes('categories'));
    expect(await focused(page)).toContain('Filtri');
    await page.getByRole('link', { name: 'ANPAG Agenzia Nazionale Pagamenti Agricoli' }).first().click();
    await toList.click();
    await page
      .getByText(/^41 risultati|^\d+ risultati/)
      .first()
      .waitFor();
    expect(pathOf(page, portal)).toBe('/normative');
    expect(await page.getByText('Filtri della tua ultima ricerca').count()).toBe(0);
  });

  it('[LIST-16] should put the words of the address into the box on Back, and the focus on the card that was opened', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/normative');
    const box = page.getByRole('searchbox', { name: 'Cerca nelle normative' });
    await box.fill('domanda');
    await box.press('Enter');
    await page.waitForURL(/search=domanda/);
    await page
      .getByText(/risultat/)
      .first()
      .waitFor();
    const card = cards(page).nth(1);
    const id = await card.getAttribute('id');
    await card.getByRole('link').click();
    await page.waitForURL(/\/normative\/./);
    await page.goBack();
    await page.waitForFunction((wanted) => document.activeElement?.closest('article')?.id === wanted, id);
    expect(await box.inputValue()).toBe('domanda');
    await page.goBack();
    await page.waitForURL((url) => url.search === '');
    expect(await box.inputValue()).toBe('');
  });
});

describe('where the focus goes', () => {
  it('[LIST-04] [LIST-06] should stay on the order, go to the next chip, then to the filters, never to the body', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/normative?categories=circolare&categories=legge');
    const order = page.getByLabel('Ordina per');
    await order.focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(/sort=ASC/);
    await page.getByText('ordinati dal meno recente').first().waitFor();
    expect(await order.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Elimina il filtro Circolare' }).click();
    await page.waitForURL((url) => !url.search.includes('circolare'));
    expect(await focused(page)).toBe('Elimina il filtro Legge');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.search.includes('legge'));
    expect(await focused(page)).toContain('Filtri');
  });

  it('[LIST-35] should say at 375 and 1280 pixels which filter hides everything, and take it off', async () => {
    for (const width of [375, 1280] as const) {
      const { page, errors } = await visitors.newVisitor({ width });
      await load(page, portal, '/normative?categories=circolare&referenceYears=1999');
      await page.getByText('Nessun risultato per i filtri di ricerca impostati').waitFor();
      // Beside the chips of both, which stay.
      const chips = page.getByRole('list', { name: 'Filtri applicati' }).getByRole('listitem');
      expect(await chips.allInnerTexts()).toEqual(['Circolare', '1999']);
      const offered = page.getByRole('list', { name: 'Togliendone uno trovi:' }).getByRole('link');
      expect(await offered.allInnerTexts()).toEqual([expect.stringMatching(/^Senza\s+1999\s+\d+ risultati$/u)]);
      await offered.click();
      await cards(page).first().waitFor();
      expect(pathOf(page, portal)).toBe('/normative?categories=circolare');
      expect(await focused(page)).toContain('Filtri');
      expect(errors).toEqual([]);
    }
  });
});

describe('impossible days', () => {
  it('[LIST-09] should keep what was typed and say so, in sight and with the focus, tied to both days of a range', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/normative');
    await openPanel(page);
    const panel = panelOf(page);
    const from = panel.getByLabel('Pubblicato dal');
    await from.focus();
    // What the order of the parts is depends on the browser; a day without its year is none in any.
    await page.keyboard.type('12');
    await panel.getByRole('button', { name: /^Applica filtri/ }).click();
    await panel.getByText('Scrivi una data esistente, nel formato giorno/mese/anno.').waitFor();
    expect(await from.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await from.evaluate((element) => (element as HTMLInputElement).validity.badInput)).toBe(true);
    await from.fill('2026-05-02');
    const to = panel.getByLabel('Pubblicato fino al');
    await to.fill('2026-05-01');
    await panel.getByRole('button', { name: /^Applica filtri/ }).click();
    const sentence = panel.getByText('La data finale non può precedere quella iniziale.');
    await sentence.waitFor();
    for (const field of [from, to]) {
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const id = (await field.getAttribute('aria-describedby')) ?? '';
      expect(await page.locator(`[id="${id}"]`).textContent()).toContain('non può precedere');
    }
    expect(await to.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(new URL(page.url()).search).toBe('');
    await from.fill('1899-12-31');
    await panel.getByRole('button', { name: /^Applica filtri/ }).click();
    await panel.getByText('Scegli una data compresa tra il 01/01/1900 e il 31/12/2100.').waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
  });
});

describe('what a list says', () => {
  it('[LIST-19] should show what was probably meant under a sentence that says so, and just what was typed where that is asked for, without script too', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await visitors.newVisitor({ javaScriptEnabled });
      await page.goto(`${portal.home}normative?search=pagamneti`);
      await page.getByText('Nessun risultato per «pagamneti»: ecco quelli per «pagamenti».').waitFor();
      expect(await cards(page).count()).toBeGreaterThan(0);
      const box = page.getByRole('searchbox', { name: 'Cerca nelle normative' });
      expect(await box.inputValue()).toBe('pagamneti');
      await page.getByRole('link', { name: 'Cerca proprio «pagamneti»' }).click();
      await page.getByText('Nessun risultato per i filtri di ricerca impostati').first().waitFor();
      expect(await box.inputValue()).toBe('"pagamneti"');
    }
  });

  it('[LIST-01] [LIST-06] should say the numbers that it shows, and none while an error stands there', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/normative');
    const total = await totalIn(page);
    await page.getByRole('link', { name: 'Mostra di più' }).click();
    await page.locator('output').getByText(`Mostrati 18 di ${total}`, { exact: true }).waitFor();
    await page.route(/\/api\/regulations\?/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('searchbox', { name: 'Cerca nelle normative' }).fill('domanda');
    await page.keyboard.press('Enter');
    await page.getByText('Codice dell’errore: 500').first().waitFor();
    expect(
      await status(page)
        .getByText(/risultat|Caricamento/)
        .count(),
    ).toBe(0);
    expect(await page.getByText('Non è stato possibile leggere l’elenco').count()).toBe(1);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await cards(page).first().waitFor();
  });

  it('[LIST-02] should offer to take over what was chosen only where no script does it, from the first sight on', async () => {
    const update = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Aggiorna' });
    const { page } = await visitors.newVisitor();
    await page.goto(`${portal.home}normative`);
    expect(await update(page).isVisible()).toBe(false);
    const plain = await visitors.newVisitor({ javaScriptEnabled: false });
    await plain.page.goto(`${portal.home}normative`);
    expect(await update(plain.page).isVisible()).toBe(true);
  });

  it('[LIST-10] should start over from an empty list, with the focus on the filters', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/modulistica?search=zafferanocoltura');
    await page.getByText('Nessun risultato per i filtri di ricerca impostati').first().waitFor();
    await page.getByRole('link', { name: 'Elimina tutto' }).click();
    await cards(page).first().waitFor();
    expect(pathOf(page, portal)).toBe('/modulistica');
    expect(await focused(page)).toContain('Filtri');
  });
});

describe('the details modal', () => {
  it.each([
    ['forms', 'Dettagli'],
    ['resolutions', 'Dettagli'],
    ['publicProclamations', 'Ulteriori dettagli'],
  ] as const)(
    '[PAGE-19] [PAGE-21] should open over %s, stand in the address, and give the focus back',
    async (id, name) => {
      const { page, errors } = await visitors.newVisitor();
      await load(page, portal, pathOfList(id));
      const card = cards(page).first();
      const title = (await card.getByRole('heading').textContent())?.replace(/ \(.*$/, '') ?? '';
      await card.getByRole('link').click();
      const modal = page.getByRole('dialog', { name, exact: true });
      await modal.getByRole('heading', { name: title }).waitFor();
      expect(new URL(page.url()).searchParams.get('dettaglio')).not.toBeNull();
      expect(await modal.getByRole('link').count()).toBeGreaterThan(0);
      if (id === 'publicProclamations') {
        const reported = Number(/Allegati \((\d+)\)/.exec(await card.innerText())?.[1]);
        const box = modal.locator('section', { has: page.getByRole('heading', { name: 'Allegati', exact: true }) });
        expect(await box.getByRole('link').count()).toBe(reported);
      }
      const address = page.url();
      await page.keyboard.press('Escape');
      await modal.waitFor({ state: 'hidden' });
      expect(new URL(page.url()).search).toBe('');
      expect(await card.getByRole('link').evaluate((element) => element === document.activeElement)).toBe(true);
      await page.goto(address);
      await modal.getByRole('heading', { name: title }).waitFor();
      expect(errors).toEqual([]);
      const plain = await visitors.newVisitor({ javaScriptEnabled: false });
      await plain.page.goto(address);
      await plain.page.getByRole('region', { name }).getByRole('heading', { name: title }).waitFor();
    },
  );
});

describe('what the details modal leads to', () => {
  it('[PAGE-62] should say what a form is needed for, and have the text of a resolution', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/modulistica?dettaglio=attestazione-iban');
    const modal = page.getByRole('dialog', { name: 'Dettagli', exact: true });
    await modal.getByRole('link', { name: 'Cambiare le coordinate bancarie (IBAN)' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cambiare le coordinate bancarie (IBAN)' }).waitFor();
    // The same where the search opens the form.
    await load(page, portal, '/ricerca?search=attestazione coordinate bancarie&type=MODULISTICA');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Attestazione delle coordinate bancarie/u })
      .first()
      .click();
    await modal.getByRole('link', { name: 'Cambiare le coordinate bancarie (IBAN)' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cambiare le coordinate bancarie (IBAN)' }).waitFor();
    await load(page, portal, '/agenzia/delibere?dettaglio=delibera-41-2026');
    await modal.getByText('Il campione è il 4% delle domande').waitFor();
    expect(errors).toEqual([]);
  });
});

describe('calls', () => {
  it.each(['competitions', 'tenders', 'feadTenders'] as const)(
    '[BANDO-01] [BANDO-02] [BANDO-03] should show of %s how they stand, in steps, words and meaning, and only the open ones',
    async (id) => {
      const { page } = await visitors.newVisitor();
      await load(page, portal, pathOfList(id));
      const card = cards(page).first();
      const steps = card.getByRole('img');
      expect(await steps.getAttribute('aria-label')).toMatch(/: fase [123] di 3$/);
      await card.getByText(/^Aggiornato il \d\d\/\d\d\/\d{4}$/).waitFor();
      const tip = card.locator('summary');
      await tip.focus();
      await page.keyboard.press('Enter');
      await card.locator('.pt-tip-text').waitFor();
      await page.keyboard.press('Enter');
      const only = page.getByRole('link', { name: /^Solo aperti/ });
      const count = Number(/\d+/.exec((await only.textContent()) ?? '')?.[0]);
      await only.click();
      await status(page)
        .getByText(new RegExp(`^${count} risultat`))
        .waitFor();
      expect(await only.getAttribute('aria-current')).toBe('true');
      await page.getByRole('button', { name: 'Filtri 1 filtro applicato' }).waitFor();
      for (const label of await page
        .locator('.pt-steps')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
        expect(label).toMatch(/^(Aperto|Pubblicato): fase 1 di 3$/);
      // The days that are left are those of the calendar in Italy.
      await page
        .getByText(/^Scade (tra \d+ giorni|domani|oggi)/)
        .first()
        .waitFor();
    },
  );

  it('[BANDO-03] should say of a call that it is closed from midnight in Italy on, also where its page was made the day before', async () => {
    const { page } = await visitors.newVisitor();
    const path = `${pathOfList('competitions')}/venti-funzionari-tecnici`;
    await load(page, portal, path);
    const { deadline } = (await (
      await page.request.get(`${portal.origin}/api/competitions/venti-funzionari-tecnici`)
    ).json()) as { readonly deadline: string };
    const states = () => page.locator('.pt-track [aria-current] b, .pt-answer .till strong').allTextContents();
    // The day ends in Italy one hour or two before it does in Greenwich.
    await page.clock.setFixedTime(new Date(`${deadline}T21:30:00Z`));
    await load(page, portal, path);
    await expect.poll(states).toEqual(['Scade oggi', 'Aperto']);
    await page.clock.setFixedTime(new Date(`${deadline}T23:01:00Z`));
    await load(page, portal, path);
    await expect.poll(states).toEqual(['Domande chiuse', 'In corso di espletamento']);
  });
});

describe('articles and events', () => {
  it('[PAGE-38] [PAGE-43] should show what is in evidence, and each article with picture, day, title, text and scope', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, pathOfList('articles'));
    await page.getByRole('heading', { name: 'In evidenza' }).waitFor();
    const leading = page.locator('.pt-picked .it-card');
    await leading.locator('img').waitFor();
    const title = await leading.getByRole('link').innerText();
    // In the list it is a plain row, so that no picture stands twice.
    const again = cards(page).filter({ hasText: title });
    expect([await again.count(), await again.locator('img').count()]).toEqual([1, 0]);
    const card = cards(page).nth(1);
    await card.locator('img').waitFor();
    await card.locator('time').waitFor();
    expect((await card.locator('p').first().textContent())?.length).toBeLessThanOrEqual(251);
    await page.getByText('NUOVO').first().waitFor();
    await page
      .getByText(/^Ambito: /)
      .first()
      .waitFor();
  });

  it('[PAGE-38] [PAGE-43] [EVENT-02] should show the next event large with its whole picture, what comes next, and each event with day, time, place or online, language, cost, scope', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, pathOfList('events'));
    await page.getByRole('heading', { name: 'In evidenza' }).waitFor();
    await page.getByRole('heading', { name: 'Prossimi appuntamenti' }).waitFor();
    const card = cards(page).first();
    const facts = (await card.locator('.pt-card-facts > *').allTextContents()).join(' | ');
    expect(facts).toMatch(/\d{4} \| dalle \d{1,2}(?::\d\d)? alle \d{1,2}(?::\d\d)? \| .+ \| Lingua: .+ \| Costo: .+/);
    expect((await card.locator('.kind').textContent())?.trim()).not.toBe('');
    await page.getByText('Online', { exact: true }).first().waitFor();
    const lead = page.locator('.pt-picked .it-card').first();
    const [large, picture] = await Promise.all([lead.boundingBox(), lead.locator('img').boundingBox()]);
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    // Its words stand beside the picture, and at its right what comes next, one line an event, which the list has too.
    expect((await lead.getByRole('heading').boundingBox())?.x).toBeGreaterThan(
      (picture?.x ?? 0) + (picture?.width ?? 0),
    );
    const next = page.getByRole('complementary', { name: 'Prossimi appuntamenti' });
    expect((await next.boundingBox())?.x).toBeGreaterThan((large?.x ?? 0) + (large?.width ?? 0));
    const names = await next.getByRole('link').allInnerTexts();
    expect(names).toHaveLength(3);
    expect(names).not.toContain(await lead.getByRole('link').innerText());
    // With a word or a filter the results come first.
    await load(page, portal, `${pathOfList('events')}?search=campagna`);
    await status(page)
      .getByText(/risultat/u)
      .waitFor();
    expect(await page.getByRole('heading', { name: 'In evidenza' }).count()).toBe(0);
  });
});

describe('frequent questions', () => {
  it('[PAGE-34] [PAGE-70] should be read by topic, and answer in their place with lists, emphasis and the links that belong to it', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, `${pathOfList('faqs')}?search=${encodeURIComponent('meno di quanto mi aspettavo')}`);
    const question = cards(page).first();
    await question.locator('summary').click();
    await question.getByText('l’anticipo è solo una parte dell’aiuto').waitFor();
    expect(await question.locator('ul').first().locator('li').count()).toBe(4);
    await load(page, portal, `${pathOfList('faqs')}?search=anticipo`);
    const dated = cards(page).filter({ hasText: 'Quando arriva l’anticipo' });
    await dated.locator('summary').click();
    expect(await dated.locator('strong').innerText()).toMatch(/^(?:il |l’)\d{1,2}º?\s\p{L}+\s\d{4}$/u);
    await dated.getByRole('link', { name: 'Stato dei pagamenti' }).click();
    await page.waitForURL(/\/servizi\/stato-dei-pagamenti$/);

    await load(page, portal, pathOfList('faqs'));
    const topics = page.getByRole('navigation', { name: 'Argomenti' });
    const topic = topics.getByRole('link', { name: /^Pagamenti/u });
    const count = Number(/\d+/u.exec(await topic.innerText())?.[0]);
    await topic.click();
    await status(page)
      .getByText(new RegExp(`^${count} risultati`, 'u'))
      .waitFor();
    await topics.locator('[aria-current]', { hasText: 'Pagamenti' }).waitFor();
    expect(await page.getByRole('heading', { level: 3, name: /\?$/u }).count()).toBe(count);
    // On a phone the topics are one row, which closes by itself.
    await page.setViewportSize({ width: 375, height: 812 });
    await topics.locator('summary', { hasText: 'Argomento: Pagamenti' }).click();
    await topics.getByRole('link', { name: 'Tutti gli argomenti' }).click();
    await topics.locator('details:not([open]) > summary', { hasText: /^Argomenti$/u }).waitFor();
  });
});

describe('on a phone', () => {
  it.each([true, false])(
    '[LIST-02] [LIST-06] should have its order among the filters, with script or without (%s)',
    async (javaScriptEnabled) => {
      const { page } = await visitors.newVisitor({ width: 375, javaScriptEnabled });
      await page.goto(`${portal.home}normative`);
      const first = await page.locator('.pt-list article').first().innerText();
      expect(await page.locator('#ordina').isVisible()).toBe(false);
      await page.locator('#apri-filtri').click();
      const order = page.getByLabel('Ordine dei risultati');
      await order.selectOption('ASC');
      await page.getByRole('button', { name: /^Applica filtri/u }).click();
      await page.waitForURL(/[?&]sort=ASC/u);
      // Asked from outside: a page without script draws no frame for whoever waits inside it.
      await expect.poll(() => page.locator('.pt-list article').first().innerText()).not.toBe(first);
      expect(await page.locator('#ordina').inputValue()).toBe('ASC');
    },
  );

  it('[NAV-07] [NAV-20] should lead back by the page above, and keep the footer in closed rows that open', async () => {
    const { page } = await visitors.newVisitor({ width: 375, javaScriptEnabled: false });
    await page.goto(`${portal.home}agenzia/direttore`);
    const path = page.locator('.breadcrumb-container');
    expect(await path.getByRole('link').allInnerTexts()).toEqual(['L’Agenzia']);
    const footer = page.getByRole('contentinfo');
    const links = footer.getByRole('link', { name: 'Pubblici proclami' });
    expect(await links.isVisible()).toBe(false);
    await footer.getByText('Collegamenti utili').last().click();
    await links.click();
    await page.waitForURL(/\/pubblici-proclami$/u);
  });

  it('[LIST-02] should keep the filters at hand, and let the results be skipped', async () => {
    const { page } = await visitors.newVisitor({ width: 375 });
    await load(page, portal, '/normative?page=3');
    await page.getByRole('link', { name: 'Vai alla fine dell’elenco' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'fine-elenco');
    await page.waitForFunction(() => {
      const { top = -1 } = document.getElementById('apri-filtri')?.getBoundingClientRect() ?? {};
      return window.scrollY > 2000 && top >= 0 && top < 300;
    });
  });
});
