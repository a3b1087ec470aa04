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
const expectTotal = (page: Page, total: number): Promise<void> =>
  status(page)
    .getByText(new RegExp(`^${total} risultat`))
    .waitFor();

const PUBLISHED = ['publicationDateFrom', 'publicationDateTo'];
// How soon a call closes is an addition to them (LIST-32).
const TENDER = ['contractStatus', 'dueWithin', 'contractScopes', 'identifier', 'cig', ...PUBLISHED];
/** The fields that the panel of each list has, and how the service calls its options, written out of the specification (LIST-14, LIST-17). */
const PANELS = {
  regulations: ['REGULATIONS', ['categories', 'types', 'referenceYears', ...PUBLISHED]],
  services: ['SERVICES', ['targets', 'needs', 'sectors']],
  pressReleases: ['PRESS_RELEASES', ['categories', ...PUBLISHED]],
  articles: ['ARTICLES', ['categories', ...PUBLISHED]],
  forms: ['FORMS', ['categories']],
  resolutions: ['RESOLUTIONS', ['deedNumber', 'referenceYear', ...PUBLISHED]],
  competitions: ['COMPETITIONS', ['competitionStatus', 'dueWithin', 'procedureTypes', ...PUBLISHED]],
  tenders: ['CONTRACTS', TENDER],
  events: ['EVENTS', ['eventScopes', 'eventLanguages', 'eventDateFrom', 'eventDateTo']],
  informationArticles: ['INFORMATION_ARTICLES', ['categories', 'targets']],
  publicProclamations: ['PUBLIC_PROCLAMATIONS', PUBLISHED],
  usefulLinks: ['USEFUL_LINKS', ['categories']],
  faqs: ['FAQS', ['categories']],
} as const satisfies Partial<Record<ListId, readonly [context: string, fields: readonly string[]]>>;

/** The panel has these fields and no other, with the options that the service gives. */
const expectOffered = async (page: Page, id: keyof typeof PANELS): Promise<void> => {
  const [context, fields] = PANELS[id];
  const inputs = await page.locator('#filtri input:not([type=hidden])').evaluateAll((all) =>
    all.map((one) => {
      const { name, type, value } = one as HTMLInputElement;
      return [name, type === 'checkbox' || type === 'radio' ? value : undefined] as const;
    }),
  );
  expect([...new Set(inputs.map(([name]) => name))]).toEqual(fields);
  const answer = await fetch(`${portal.origin}/api/filters?context=${context}`);
  const offered = (await answer.json()) as Readonly<Record<string, readonly { readonly value: string }[]>>;
  const boxes = (section: string) => inputs.flatMap(([name, value]) => (name === section ? [value] : []));
  for (const [section, options] of Object.entries(offered))
    expect([section, boxes(section).toSorted()]).toEqual([section, options.map(({ value }) => value).toSorted()]);
};

/** Opens the details of the first card over the list, and closes them: they stand in the address, and the focus comes back. */
const expectDetails = async (
  page: Page,
  name: string,
): Promise<{ readonly address: string; readonly title: string }> => {
  const card = cards(page).first();
  const title = (await card.getByRole('heading').textContent())?.replace(/ \(.*$/, '') ?? '';
  await card.getByRole('link').click();
  const modal = page.getByRole('dialog', { name, exact: true });
  await modal.getByRole('heading', { name: title }).waitFor();
  const address = page.url();
  expect(new URL(address).searchParams.get('dettaglio')).not.toBeNull();
  expect(await modal.getByRole('link').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');
  expect(await card.getByRole('link').evaluate((element) => element === document.activeElement)).toBe(true);
  return { address, title };
};

/** A number and a year are two chips, each of which is taken off by itself. */
const expectTwoChips = async (page: Page): Promise<void> => {
  const title = (await cards(page).first().innerText()).replaceAll('\n', ' ');
  const [, number = '', year = ''] = /n\. ?(\d+)(?:\/| del (?:[\d/]*))(\d{4})/.exec(title) ?? [];
  expect([title, number !== '', year !== '']).toEqual([title, true, true]);
  const total = await totalIn(page);
  await openPanel(page);
  await panelOf(page).getByLabel('Numero').fill(number);
  await panelOf(page).getByLabel('Anno').fill(year);
  await panelOf(page)
    .getByRole('button', { name: /^Applica filtri/ })
    .click();
  await page.getByRole('button', { name: 'Filtri 2 filtri applicati' }).waitFor();
  expect(await page.getByRole('list', { name: 'Filtri applicati' }).getByRole('listitem').count()).toBe(2);
  expect(pathOf(page, portal)).toContain(`deedNumber=${number}`);
  await page.getByRole('link', { name: new RegExp(`^Elimina il filtro .*${year}`) }).click();
  await page.getByRole('button', { name: 'Filtri 1 filtro applicato' }).waitFor();
  expect(pathOf(page, portal)).toBe(`${PATHS.resolutions}?deedNumber=${number}`);
  await page.getByRole('link', { name: 'Elimina tutto' }).click();
  await expectTotal(page, total);
};

/** How the first call stands, in steps, words and meaning, and the open ones alone; the whole list again afterwards. */
const expectCalls = async (page: Page): Promise<void> => {
  const total = await totalIn(page);
  const card = cards(page).first();
  expect(await card.getByRole('img').getAttribute('aria-label')).toMatch(/: fase [123] di 3$/);
  await card.getByText(/^Aggiornato il \d\d\/\d\d\/\d{4}$/).waitFor();
  await card.locator('summary').focus();
  await page.keyboard.press('Enter');
  await card.locator('.pt-tip-text').waitFor();
  await page.keyboard.press('Enter');
  const only = page.getByRole('link', { name: /^Solo aperti/ });
  const open = Number(/\d+/.exec((await only.textContent()) ?? '')?.[0]);
  await only.click();
  await expectTotal(page, open);
  expect(await only.getAttribute('aria-current')).toBe('true');
  await page.getByRole('button', { name: 'Filtri 1 filtro applicato' }).waitFor();
  const steps = page.locator('.pt-steps');
  for (const label of await steps.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
    expect(label).toMatch(/^(Aperto|Pubblicato): fase 1 di 3$/);
  // The days that are left are those of the calendar in Italy.
  await page
    .getByText(/^Scade (tra \d+ giorni|domani|oggi)/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Elimina tutto' }).click();
  await expectTotal(page, total);
};

/** What is in evidence, and each article with picture, day, title, text and scope. */
const expectArticles = async (page: Page): Promise<void> => {
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
};

/** The next event large with its whole picture, what comes next, and each event with day, time, address or online, language, cost and scope. */
const expectEvents = async (page: Page): Promise<void> => {
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
  expect((await lead.getByRole('heading').boundingBox())?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  const next = page.getByRole('complementary', { name: 'Prossimi appuntamenti' });
  expect((await next.boundingBox())?.x).toBeGreaterThan((large?.x ?? 0) + (large?.width ?? 0));
  const names = await next.getByRole('link').allInnerTexts();
  expect(names).toHaveLength(3);
  expect(names).not.toContain(await lead.getByRole('link').innerText());
  // With a word or a filter the results come first.
  const total = await totalIn(page);
  const box = page.getByRole('searchbox', { name: LISTS.events.words.search });
  for (const words of ['campagna', '']) {
    await box.fill(words);
    await box.press('Enter');
    await page.waitForURL((url) => (url.searchParams.get('search') ?? '') === words);
    await page.getByRole('heading', { name: 'In evidenza' }).waitFor({ state: words === '' ? 'visible' : 'detached' });
  }
  await expectTotal(page, total);
};

/** The lists of LIST-02, and what is asked of each beside what all of them have; it leaves the list as it found it. */
const WALKED: readonly (readonly [title: string, id: keyof typeof PANELS, own?: (page: Page) => Promise<unknown>])[] = [
  ['[PAGE-38] [PAGE-43] articles, each with its picture,', 'articles', expectArticles],
  ['regulations', 'regulations'],
  ['services', 'services'],
  ['press releases', 'pressReleases'],
  ['[PAGE-21] forms, with their details,', 'forms', (page) => expectDetails(page, 'Dettagli')],
  [
    '[PAGE-21] [LIST-05] resolutions, with their details, number and year,',
    'resolutions',
    async (page) => {
      await expectDetails(page, 'Dettagli');
      await expectTwoChips(page);
    },
  ],
  ['[BANDO-01] [BANDO-02] [BANDO-03] competitions, with how they stand,', 'competitions', expectCalls],
  ['[BANDO-01] [BANDO-02] [BANDO-03] tenders, with how they stand,', 'tenders', expectCalls],
  ['[PAGE-38] [PAGE-43] [EVENT-02] events, the next one large,', 'events', expectEvents],
];

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

  it.each(
    WALKED.map(([title, ...rest]) => [`[LIST-02] [LIST-11] [LIST-14] [LIST-17] [LIST-18] ${title}`, ...rest] as const),
  )(
    '%s should have box, filters, count, order, chips, cards and more, and hand out what is filtered',
    async (_title, id, own) => {
      const { page, errors } = await visitors.newVisitor();
      await load(page, portal, pathOfList(id));
      await own?.(page);
      const total = await expectParts(page, id);
      await openPanel(page);
      await expectOffered(page, id);
      const announced = await applyFirst(page, id, total);
      await expectHandedOut(page, id, announced);
      expect(errors).toEqual([]);
    },
  );

  it('[LIST-14] [LIST-17] should have the filters that the service offers for articles of information, too, and for links', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    for (const id of ['informationArticles', 'usefulLinks'] as const) {
      await page.goto(`${portal.home}${pathOfList(id).slice(1)}`);
      await expectOffered(page, id);
    }
  });
});

/** Box, order, count, nine cards and the way to more; answers how many entries the list has. */
const expectParts = async (page: Page, id: ListId): Promise<number> => {
  await page.getByRole('searchbox', { name: LISTS[id].words.search }).waitFor();
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
  return total;
};

/** Chooses in the open panel the first that it offers, or a year, and applies it; answers how many entries were announced. */
const applyFirst = async (page: Page, id: ListId, total: number): Promise<number> => {
  const panel = panelOf(page);
  await panel.getByRole('heading', { name: 'Filtri' }).waitFor();
  await panel.getByRole('button', { name: 'Annulla' }).waitFor();
  await panel.getByRole('button', { name: `Applica filtri (${total})` }).waitFor();
  if (LISTS[id].sections[0]?.kind === 'choice') await panel.getByRole('checkbox', { disabled: false }).first().check();
  else await panel.getByLabel('Anno').fill('2026');
  await panel.getByRole('button', { name: 'Elimina tutto' }).waitFor();
  const apply = panel.getByRole('button', { name: /^Applica filtri \(\d/ });
  const announced = Number(/\((\d+)\)/.exec((await apply.textContent()) ?? '')?.[1]);
  await apply.click();
  await page.getByRole('button', { name: 'Filtri 1 filtro applicato' }).waitFor();
  expect(await page.getByRole('list', { name: 'Filtri applicati' }).getByRole('listitem').count()).toBe(1);
  await page.getByRole('link', { name: 'Elimina tutto' }).waitFor();
  await expectTotal(page, announced);
  return announced;
};

/** Table and feed have just what the filters leave. */
const expectHandedOut = async (page: Page, id: ListId, announced: number): Promise<void> => {
  const hrefOf = async (name: string) => (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
  const [table, feed] = [await hrefOf('Tabella CSV'), await hrefOf('Aggiornamenti Atom')];
  expect(table).toContain(`${exportPath(LISTS[id], 'csv')}?`);
  const csv = await (await fetch(`${portal.origin}${table}`)).text();
  expect(csv.trimEnd().split('\r\n')).toHaveLength(announced + 1);
  expect((await (await fetch(`${portal.origin}${feed}`)).text()).split('<entry>')).toHaveLength(announced + 1);
  // Feed readers find it by the head of the document.
  expect(await feedInHead(page).getAttribute('href')).toBe(feed);
};

const feedInHead = (page: Page) => page.locator('head link[rel="alternate"][type="application/atom+xml"]');

describe('what a list remembers', () => {
  it('[LIST-07] [LIST-16] should say that the filters are those of the last search, and forget them by "Elimina tutto"', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/normative?categories=legge&search=legge');
    expect(await feedInHead(page).count()).toBe(1);
    await page.getByRole('link', { name: 'ANPAG Agenzia Nazionale Pagamenti Agricoli' }).first().click();
    const toList = page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Normative' });
    // A page without a list does not keep its feed.
    await feedInHead(page).waitFor({ state: 'detached' });
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
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/normative?categories=circolare&referenceYears=1999');
    const chips = page.getByRole('list', { name: 'Filtri applicati' }).getByRole('listitem');
    const offered = page.getByRole('list', { name: 'Togliendone uno trovi:' }).getByRole('link');
    for (const width of [1280, 375] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByText('Nessun risultato per i filtri di ricerca impostati').waitFor();
      // Beside the chips of both, which stay.
      expect(await chips.allInnerTexts()).toEqual(['Circolare', '1999']);
      expect(await offered.allInnerTexts()).toEqual([expect.stringMatching(/^Senza\s+1999\s+\d+ risultati$/u)]);
    }
    await offered.click();
    await cards(page).first().waitFor();
    expect(pathOf(page, portal)).toBe('/normative?categories=circolare');
    expect(await focused(page)).toContain('Filtri');
    expect(errors).toEqual([]);
  });
});

describe('what a list says', () => {
  it('[LIST-10] [LIST-19] should show what was probably meant under a sentence that says so, without script too, just what was typed where that is asked for, and everything again with the focus on the filters', async () => {
    const { page } = await visitors.newVisitor();
    const meant = 'Nessun risultato per «pagamneti»: ecco quelli per «pagamenti».';
    const sent = await load(page, portal, '/normative?search=pagamneti');
    expect(await sent?.text()).toContain(meant);
    await page.getByText(meant).waitFor();
    expect(await cards(page).count()).toBeGreaterThan(0);
    const box = page.getByRole('searchbox', { name: 'Cerca nelle normative' });
    expect(await box.inputValue()).toBe('pagamneti');
    const literally = page.getByRole('link', { name: 'Cerca proprio «pagamneti»' });
    const plain = await (await fetch(new URL((await literally.getAttribute('href')) ?? '', page.url()))).text();
    expect(plain).toContain('Nessun risultato per i filtri di ricerca impostati');
    await literally.click();
    await page.getByText('Nessun risultato per i filtri di ricerca impostati').first().waitFor();
    expect(await box.inputValue()).toBe('"pagamneti"');
    await page.getByRole('link', { name: 'Elimina tutto' }).click();
    await cards(page).first().waitFor();
    expect(pathOf(page, portal)).toBe('/normative');
    expect(await focused(page)).toContain('Filtri');
  });
});

describe('the details modal', () => {
  it('[PAGE-19] [PAGE-21] [LIST-14] [LIST-17] should open over proclamations, with all attachments, stand in the address, without script too, and give the focus back', async () => {
    const { page, errors } = await visitors.newVisitor();
    const name = 'Ulteriori dettagli';
    await load(page, portal, PATHS.publicProclamations);
    await expectOffered(page, 'publicProclamations');
    const reported = Number(/Allegati \((\d+)\)/.exec(await cards(page).first().innerText())?.[1]);
    const { address, title } = await expectDetails(page, name);
    await page.goto(address);
    const modal = page.getByRole('dialog', { name, exact: true });
    await modal.getByRole('heading', { name: title }).waitFor();
    const box = modal.locator('section', { has: page.getByRole('heading', { name: 'Allegati', exact: true }) });
    expect(await box.getByRole('link').count()).toBe(reported);
    expect(errors).toEqual([]);
    const plain = await visitors.newVisitor({ javaScriptEnabled: false });
    await plain.page.goto(address);
    await plain.page.getByRole('region', { name }).getByRole('heading', { name: title }).waitFor();
  });

  it('[PAGE-21] [PAGE-62] should say what a form is needed for, and have the text of a resolution', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/modulistica?dettaglio=attestazione-iban');
    const modal = page.getByRole('dialog', { name: 'Dettagli', exact: true });
    await modal.getByRole('link', { name: 'Cambiare le coordinate bancarie (IBAN)' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cambiare le coordinate bancarie (IBAN)' }).waitFor();
    await load(page, portal, '/agenzia/delibere?dettaglio=delibera-41-2026');
    await modal.getByText('Il campione è il 4% delle domande').waitFor();
    expect(errors).toEqual([]);
  });
});

describe('calls', () => {
  it('[BANDO-01] [BANDO-02] [BANDO-03] should show of tenders of FEAD, too, how they stand, and only the open ones', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, PATHS.feadTenders);
    await expectCalls(page);
  });

  it('[BANDO-03] should say of a call that it is closed from midnight in Italy on, also where its page was made the day before', async () => {
    const { page } = await visitors.newVisitor();
    const path = `${PATHS.competitions}/venti-funzionari-tecnici`;
    const answer = await fetch(`${portal.origin}/api/competitions/venti-funzionari-tecnici`);
    const { deadline } = (await answer.json()) as { readonly deadline: string };
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

describe('frequent questions', () => {
  it('[PAGE-34] [PAGE-70] [LIST-14] [LIST-17] should be read by topic, and answer in their place with lists, emphasis and the links that belong to it', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, PATHS.faqs);
    await expectOffered(page, 'faqs');
    const topics = page.getByRole('navigation', { name: 'Argomenti' });
    const topic = topics.getByRole('link', { name: /^Pagamenti/u });
    const count = Number(/\d+/u.exec(await topic.innerText())?.[0]);
    await topic.click();
    await expectTotal(page, count);
    await topics.locator('[aria-current]', { hasText: 'Pagamenti' }).waitFor();
    expect(await page.getByRole('heading', { level: 3, name: /\?$/u }).count()).toBe(count);
    // On a phone the topics are one row, which closes by itself.
    await page.setViewportSize({ width: 375, height: 812 });
    await topics.locator('summary', { hasText: 'Argomento: Pagamenti' }).click();
    await topics.getByRole('link', { name: 'Tutti gli argomenti' }).click();
    await topics.locator('details:not([open]) > summary', { hasText: /^Argomenti$/u }).waitFor();

    await page.setViewportSize({ width: 1280, height: 900 });
    const question = await questionFound(page, 'meno di quanto mi aspettavo');
    await question.getByText('l’anticipo è solo una parte dell’aiuto').waitFor();
    expect(await question.locator('ul').first().locator('li').count()).toBe(4);
    const dated = await questionFound(page, 'anticipo', 'Quando arriva l’anticipo');
    expect(await dated.locator('strong').innerText()).toMatch(/^(?:il |l’)\d{1,2}º?\s\p{L}+\s\d{4}$/u);
    await dated.getByRole('link', { name: 'Stato dei pagamenti' }).click();
    await page.waitForURL(/\/servizi\/stato-dei-pagamenti$/);
  });
});

/** Searches the questions for these words, and opens the first of them with a title. */
const questionFound = async (page: Page, words: string, title: string | RegExp = /./u) => {
  const box = page.getByRole('searchbox', { name: LISTS.faqs.words.search });
  await box.fill(words);
  await box.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('search') === words);
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  const question = cards(page).filter({ hasText: title }).first();
  await question.locator('summary').click();
  return question;
};

describe('on a phone', () => {
  it.each([true, false])(
    '[LIST-02] [LIST-06] should have its order among the filters, with script or without (%s), and offer to take over what was chosen only without, from the first sight on',
    async (javaScriptEnabled) => {
      const { page } = await visitors.newVisitor({ javaScriptEnabled });
      await page.goto(`${portal.home}normative`);
      const update = page.getByRole('main').getByRole('button', { name: 'Aggiorna' });
      expect(await update.isVisible()).toBe(!javaScriptEnabled);
      await page.setViewportSize({ width: 375, height: 900 });
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
