import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load, loginEntry, pathOf } from '#tests/support/portal-actions.ts';
import { focused } from '#tests/support/judged.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { holdBack, movesOf, watchMoves } from '#tests/support/stillness.ts';
import { axeFindings, WIDTHS } from '#tests/support/visitor.ts';

const ANNA = { name: 'Anna Bianchi' };
const PAOLA = { name: 'Paola Verdi' };
const FRAUD = 'https://segnalazioni.anpag.example/';

// A message that is read, which all would see: `walks/farmer-tasks.spec.ts`.
setUpPortal();

describe('header and footer of a visitor', () => {
  it('[NAV-01] [NAV-02] [NAV-03] [NAV-04] [NAV-07] [NAV-10] [NAV-12] [NAV-23] should lead where they say', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/normative');
    const banner = page.getByRole('banner');
    expect(await hrefs(banner.getByRole('navigation', { name: 'Collegamenti di servizio' }))).toEqual([
      '/amministrazione-trasparente',
      '/modulistica',
      '/supporto',
      FRAUD,
    ]);
    expect(
      await banner
        .getByRole('link', { name: 'Segnalazione frodi (si apre in una nuova scheda)' })
        .getAttribute('target'),
    ).toBe('_blank');
    const main = banner.getByRole('navigation', { name: 'Menu principale' });
    expect(await hrefs(main)).toEqual(['/agenzia', '/aiuti-e-bandi', '/servizi', '/anpag-comunica', '/normative']);
    expect(await main.getByRole('link', { name: 'Normative' }).getAttribute('aria-current')).toBe('page');
    await main.getByText('Percorsi guidati').click();
    expect((await hrefs(main)).slice(5)).toEqual(['/agricoltori', '/caa', '/op']);
    await main.getByText('Strumenti utili').click();
    expect((await hrefs(main)).slice(5)).toEqual([
      '/aiuti-e-bandi',
      '/servizi/anpag-mobile',
      '/servizi/condizionalita',
      '/amministrazione-trasparente',
      '/modulistica',
      '/comunicazione',
    ]);
    await loginEntry(page).waitFor();

    const footer = page.getByRole('contentinfo');
    expect(await hrefs(footer.getByRole('navigation', { name: 'Informazioni legali' }))).toEqual([
      '/mappa-del-sito',
      '/note-legali',
      '/privacy-and-cookies',
      'https://accessibilita.example/dichiarazioni/anpag',
    ]);
    expect(await hrefs(footer.getByRole('region', { name: 'Collegamenti utili' }))).toEqual([
      '/pubblici-proclami',
      'https://ministero-agricoltura.example/',
      'https://gazzetta-ufficiale.example/',
      'https://vecchio-sito.anpag.example/',
      // What the editors add, of which the second stands on the former site (PAGE-44).
      '/amministrazione-trasparente',
      'https://vecchio-sito.anpag.example/albo-fornitori',
    ]);
    const social = footer.getByRole('region', { name: 'Seguici su' }).getByRole('link');
    expect(await social.count()).toBe(4);
    await footer.getByRole('link', { name: 'Facebook (si apre in una nuova scheda)' }).waitFor();
    const contacts = await footer.getByRole('region', { name: 'Contatti' }).innerText();
    for (const words of ['Via dei Campi', '06 ', '@pec.anpag.example', 'Partita IVA', 'Codice fiscale'])
      expect(contacts).toContain(words);
    await footer.getByText('dati dimostrativi').waitFor();
    expect(await axeFindings(page, { within: 'header' })).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('[NAV-14] [NAV-04] should stick after 50 px, open their menus without moving anything, by pointer and by keyboard, and be small below 1200 px', async () => {
    const { page, settled } = await visitors.newVisitor();
    await page.setViewportSize({ width: 1280, height: 450 });
    await watchMoves(page);
    await load(page, portal, '/mappa-del-sito');
    await settled();
    await page.evaluate(() => document.fonts.ready);
    const before = (await movesOf(page)).length;
    const header = page.locator('.it-header-wrapper');
    await scrollTo(page, 50);
    expect(await header.getAttribute('class')).not.toContain('is-sticky');
    // From here on its rows stay where they are, closer together than the 130 px at which side menus stick (MENU-04).
    const bottomOf = async (row: string): Promise<number> => {
      const box = await page.locator(row).boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    for (const scrolled of [51, 100, 300]) {
      await scrollTo(page, scrolled);
      await page.locator('.it-header-wrapper.is-sticky').waitFor();
      expect([scrolled, await bottomOf('.it-header-navbar-wrapper')]).toEqual([scrolled, 124]);
      expect([scrolled, (await page.locator('.it-header-wrapper .pt-brand img').boundingBox())?.y]).toEqual([
        scrolled,
        2,
      ]);
    }

    // What is in view already needs no scrolling, whatever has the focus.
    await page.evaluate(() => {
      window.scrolledTo = [];
      window.addEventListener('scroll', () => window.scrolledTo?.push(window.scrollY));
    });
    const menu = page.getByRole('navigation', { name: 'Menu principale' });
    const paths = menu.locator('summary').first();
    await paths.press('Enter');
    await menu.getByRole('link', { name: 'Agricoltori' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Agricoltori');
    await page.keyboard.press('Escape');
    await menu.getByRole('link', { name: 'Agricoltori' }).waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Percorsi guidati');
    await paths.click();
    await menu.getByRole('link', { name: 'Agricoltori' }).waitFor();
    await page.mouse.click(20, 430);
    await menu.getByRole('link', { name: 'Agricoltori' }).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => window.scrolledTo)).toEqual([]);
    await scrollTo(page, 0);
    await page.locator('.it-header-wrapper:not(.is-sticky)').waitFor();
    expect((await movesOf(page)).slice(before)).toEqual([]);

    // Below 1200 px the small layout is used, which sticks too.
    await page.setViewportSize({ width: 1200, height: 900 });
    const small = page.getByRole('button', { name: 'Apri il menu' });
    expect([await small.isVisible(), await menu.isVisible()]).toEqual([false, true]);
    await page.setViewportSize({ width: 1199, height: 900 });
    await small.waitFor();
    expect(await menu.isVisible()).toBe(false);
    await scrollTo(page, 300);
    expect((await page.locator('.it-header-center-wrapper').boundingBox())?.y).toBe(0);
  });

  // A browser that is busy draws what it has read of a page so far.
  it('[ERR-08] should give mark and name their place before the rest is read, on a small and on a wide screen', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    const address = `${portal.home}normative`;
    const places = async (): Promise<readonly unknown[]> => {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      return Promise.all(
        ['.it-header-slim-wrapper', '.pt-brandbar .pt-icon-btn', '.pt-brandbar .pt-brand'].map(async (part) => {
          const box = await page.locator(part).first().boundingBox();
          // Other letters may be a little wider.
          return [part, box?.x, box?.y, box?.height];
        }),
      );
    };
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const whole = await places();
      for (const rest of ['<div class="it-right-zone', '<span class="it-brand-text']) {
        await page.route(address, async (route) => {
          const response = await route.fetch();
          const [read = ''] = (await response.text()).split(rest);
          await route.fulfill({ response, body: read });
        });
        expect([width, rest, await places()]).toEqual([width, rest, whole]);
        expect(await page.locator('.it-right-zone').count()).toBe(0);
        await page.unroute(address);
      }
    }
  });

  it('[NAV-14] [ERR-08] should not move when the letters come late, whatever the width of the phone', async () => {
    const { page } = await visitors.newVisitor();
    await watchMoves(page, 'header, header *');
    for (const width of [320, 375, 430]) {
      await page.setViewportSize({ width, height: 900 });
      const held = await holdBack(page, /\.woff2$/);
      await page.goto(`${portal.home}normative`, { waitUntil: 'domcontentloaded' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([width, held.count() > 0]).toEqual([width, true]);
      await held.release();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect([width, await movesOf(page)]).toEqual([width, []]);
    }
  });
});

describe('the first sight', () => {
  // Of signed-in people: `reserved/stillness.spec.ts`.
  it('[NAV-14] [ROUTE-03] should be of a header and a footer that move nothing, from the first paint on, however wide the screen is', async () => {
    const { page, settled } = await visitors.newVisitor();
    await watchMoves(page, 'main, footer, header, header *');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await load(page, portal, '/normative');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settled();
      await page.evaluate(() => document.fonts.ready);
      expect([width, await movesOf(page)]).toEqual([width, []]);
    }
  });
});

describe('the menu of small screens', () => {
  it('[NAV-14] [NAV-10] should be a named dialog over an inert page, by keyboard alone, with the focus back, and stay open for who closes it and opens it again at once', async () => {
    const { page } = await visitors.newVisitor({ width: 375 });
    await load(page, portal, '/normative');
    await page.getByRole('button', { name: 'Apri il menu' }).focus();
    await page.keyboard.press('Space');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    expect(await focused(page)).toBe('Chiudi il menu');
    // What lies behind is out of reach: a long way with the Tab key never leaves the dialog.
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog[open]') !== null,
        ),
      ).toBe(true);
    }
    expect(await axeFindings(page)).toEqual([]);
    expect((await hrefs(menu)).slice(0, 5)).toEqual([
      '/agenzia',
      '/aiuti-e-bandi',
      '/servizi',
      '/anpag-comunica',
      '/normative',
    ]);
    expect(await hrefs(menu)).toEqual(
      expect.arrayContaining(['/agricoltori', '/servizi/condizionalita', '/amministrazione-trasparente', FRAUD]),
    );
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Apri il menu');
    expect(await page.getByRole('banner').getByRole('link', { name: 'Supporto' }).isVisible()).toBe(true);

    await page.keyboard.press('Enter');
    // Both presses come before the browser tells of the closing, as they do on a busy phone.
    const isOpen = await menu.evaluate(async (dialog: HTMLDialogElement) => {
      const reported = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
      dialog.querySelector<HTMLElement>('[aria-label="Chiudi il menu"]')?.click();
      await Promise.resolve();
      document.querySelector<HTMLElement>('[aria-label="Apri il menu"]')?.click();
      await reported;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return dialog.open;
    });
    expect(isOpen).toBe(true);
    await menu.getByRole('link', { name: 'Normative' }).click();
    await menu.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Apri la ricerca' }).press('Enter');
    const search = page.getByRole('dialog', { name: 'Cerca nel portale' });
    await search.waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.type('vigneti');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/ricerca\?search=vigneti$/);
    await search.waitFor({ state: 'hidden' });
  });
});

describe('the search box', () => {
  it('[NAV-15] should keep the focus of who goes on in it while the page of results is on its way', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/normative');
    const waiting: (() => void)[] = [];
    await page.route(/search\.page-.*\.js/u, async (route) => {
      await new Promise<void>((go) => waiting.push(go));
      await route.continue();
    });
    const box = page.getByRole('banner').getByRole('combobox', { name: 'Cerca nel portale' });
    await box.fill('domand');
    await box.press('Enter');
    await page.waitForURL(/\/ricerca\?search=domand$/);
    await page.getByRole('banner').getByRole('button', { name: 'Cancella il testo cercato' }).click();
    await box.pressSequentially('oli');
    await expect.poll(() => waiting.length).toBe(1);
    for (const go of waiting) go();
    await page.getByRole('heading', { level: 1, name: /ricerca/iu }).waitFor();
    await page.getByRole('main').getByText('domand').first().waitFor();
    expect(await box.inputValue()).toBe('oli');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  });

  it('[NAV-10] [NAV-15] [NAV-16] should suggest, send what was written, and forget it away from the search', async () => {
    const { page, settled } = await visitors.newVisitor();
    await load(page, portal, '/normative');
    const box = page.getByRole('banner').getByRole('combobox', { name: 'Cerca nel portale' });
    const clear = page.getByRole('banner').getByRole('button', { name: 'Cancella il testo cercato' });

    await box.fill('   ');
    await box.press('Enter');
    expect(pathOf(page, portal)).toBe('/normative');

    await box.fill('');
    await box.pressSequentially('domand');
    const options = page.getByRole('banner').getByRole('option');
    const served = (await (
      await fetch(`${portal.origin}/api/search-engine/suggestions?search=domand`)
    ).json()) as unknown;
    await expect.poll(() => options.allInnerTexts()).toEqual(served);
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    expect(await axeFindings(page, { within: 'header' })).toEqual([]);
    await box.press('ArrowDown');
    expect(await options.first().getAttribute('aria-selected')).toBe('true');
    expect(await box.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
    await box.press('Escape');
    await options.first().waitFor({ state: 'hidden' });
    expect(await box.inputValue()).toBe('domand');
    await box.press('Enter');
    await page.waitForURL(/\/ricerca\?search=domand$/);
    expect(await box.inputValue()).toBe('domand');

    await clear.click();
    expect(await box.inputValue()).toBe('');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    // The suggestions for each letter come one after the other: what is chosen among those of one stays.
    await box.pressSequentially('domand');
    await options.first().waitFor();
    await box.press('ArrowDown');
    const chosen = (await page.getByRole('banner').getByRole('option', { selected: true }).innerText()).trim();
    await box.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('search') === chosen);
    await box.fill('olio & vino');
    await page.getByRole('banner').getByRole('button', { name: 'Cerca', exact: true }).click();
    await page.waitForURL(/\/ricerca\?search=olio\+%26\+vino$/);

    // The footer stands where it is pressed once the results are there.
    await settled();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mappa del sito' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mappa del sito' }).waitFor();
    expect(await box.inputValue()).toBe('');
  });

  it('[NAV-15] should work without script', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    await page.goto(`${portal.home}normative`);
    await page.getByRole('banner').getByRole('combobox').fill('olio');
    await page.getByRole('banner').getByRole('button', { name: 'Cerca', exact: true }).click();
    await page.waitForURL(`${portal.home}ricerca?search=olio`);
  });
});

describe('header and footer of a farmer', () => {
  it('[NAV-05] [NAV-11] [NAV-12] [NAV-13] [NAV-17] should have the menu, the bell, the profile and the way out, and nothing of a CAA', async () => {
    const { page, errors, settled } = await visitors.as(ANNA);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await load(page, portal, '/normative');
    const banner = page.getByRole('banner');
    const main = banner.getByRole('navigation', { name: 'Menu principale' });
    expect((await hrefs(main)).slice(0, 5)).toEqual([
      '/scrivania',
      '/scrivania/fascicolo-aziendale',
      '/le-tue-pratiche',
      '/aiuti-e-bandi',
      '/servizi',
    ]);
    expect(await loginEntry(page).count()).toBe(0);
    expect(
      await page.getByRole('navigation', { name: 'Percorso di navigazione' }).getByRole('link').first().innerText(),
    ).toBe('Scrivania');
    await banner.getByText('Ciao Anna!').click();
    await banner.getByRole('heading', { name: 'Le tue aziende' }).waitFor();
    await banner.getByRole('button', { name: 'Principale: Azienda agricola Bianchi Anna' }).waitFor();
    await banner.getByRole('button', { name: 'Esci' }).waitFor();
    // A person with one role and one company is offered no other.
    expect(await page.getByRole('button', { name: /^(?:Lavora come|Cambia azienda)/ }).count()).toBe(0);
    expect(await axeFindings(page, { within: 'header' })).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Ciao Anna!');
    await page.setViewportSize({ width: 375, height: 800 });
    await banner.locator('summary[aria-label^="Notifiche"]').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await settled();
    expect(asked.filter((url) => url.includes('is-crm-available'))).toEqual([]);
    expect(await page.getByRole('link', { name: /^Comunicazioni/ }).count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('[NOTE-06] [NOTE-03] should keep a long subject within 460 px, and within a small screen, and date it in Rome', async () => {
    const { page } = await visitors.as(ANNA);
    const words =
      'Comunicazione di avvio del procedimento di verifica della documentazione antimafia relativa alla domanda unica dell’anno in corso';
    const message = { oggetto: words, corpoSemplice: words, read: false };
    await page.clock.install({ time: new Date('2026-05-10T22:30:00Z') });
    await page.route('**/get-latest-notifications/**', (route) =>
      route.fulfill({
        json: [
          { ...message, msgId: 'a', creationDate: '2026-05-10T22:10:00Z' },
          { ...message, msgId: 'b', creationDate: '2026-05-10T21:50:00Z' },
          { ...message, msgId: 'c', creationDate: '2026-05-08T22:30:00Z' },
        ],
      }),
    );
    await load(page, portal, '/scrivania');
    const list = page.getByRole('list', { name: 'Ultime notifiche' });
    await page.getByRole('banner').locator('summary[aria-label^="Notifiche"]').click();
    await list.getByRole('listitem').first().waitFor();
    // Past midnight in Rome, whatever day it is elsewhere.
    expect(
      (await list.getByRole('listitem').allInnerTexts()).map((text) => /Oggi|Ieri|\d\d\/\d\d\/\d{4}/.exec(text)?.[0]),
    ).toEqual(['Oggi', 'Ieri', '09/05/2026']);
    for (const item of await list.getByRole('listitem').all())
      expect((await item.boundingBox())?.width).toBeLessThanOrEqual(460);
    expect((await page.locator('.pt-drop[open] .pt-drop-panel').boundingBox())?.width).toBeLessThanOrEqual(460);
    for (const width of [768, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForFunction((wide) => document.documentElement.scrollWidth === wide, width);
      // A small screen asks for fewer messages: between the two lists there is none.
      const isWithin = async () => {
        const box = await list.boundingBox();
        return (box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width;
      };
      await expect.poll(isWithin, { message: `within ${width} px` }).toBe(true);
    }
  });

  it('[NOTE-02] [NOTE-04] should ask for four on a small screen, and change the bell when all is read', async () => {
    const { page } = await visitors.as({ name: 'Giulia Ferri', company: 'Valle Verde' }, { width: 375 });
    const asked = page.waitForRequest('**/get-latest-notifications/**');
    await page.route('**/unread-count/**', (route) => route.fulfill({ json: { count: 0 } }));
    await load(page, portal, '/scrivania');
    expect(new URL((await asked).url()).searchParams.get('limit')).toBe('4');
    const bell = page.getByRole('banner').locator('summary[aria-label="Notifiche, nessuna da leggere"]');
    await bell.waitFor();
    expect(await bell.locator('use').first().getAttribute('href')).not.toContain('bell-alert');
    expect(await bell.locator('.pt-badge').count()).toBe(0);
  });
});

describe('header and footer of a CAA', () => {
  it('[NAV-06] [NAV-08] [NAV-10] [NAV-11] [NAV-12] [NAV-13] [NAV-17] should have their own menu, fewer links, a search of producers alone, no bell', async () => {
    const { page, errors, settled } = await visitors.as(PAOLA);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/caa/is-crm-available', async (route) => {
      await held;
      await route.fulfill({ json: true });
    });
    const asked = page.waitForRequest('**/caa/is-crm-available');
    await load(page, portal, '/normative');
    const banner = page.getByRole('banner');
    const main = banner.getByRole('navigation', { name: 'Menu principale' });
    const communications = banner.getByRole('link', { name: 'Comunicazioni (si apre in una nuova scheda)' });
    expect(await hrefs(main)).toEqual([
      '/scrivania-caa',
      '/produttori',
      '/servizi',
      '/supporto',
      '/normative',
      '/aiuti-e-bandi',
    ]);
    expect(await banner.getByRole('combobox').all()).toHaveLength(1);
    expect(await banner.getByRole('combobox', { name: 'Cerca un produttore' }).count()).toBe(1);
    expect(await banner.locator('summary[aria-label^="Notifiche"]').count()).toBe(0);
    expect(
      await page
        .getByRole('navigation', { name: 'Percorso di navigazione' })
        .getByRole('link')
        .first()
        .getAttribute('href'),
    ).toBe('/portale/scrivania-caa');
    expect(await page.getByRole('contentinfo').getByRole('region', { name: 'Collegamenti utili' }).count()).toBe(0);
    expect(await hrefs(page.getByRole('contentinfo').getByRole('navigation'))).toHaveLength(4);
    await banner.getByText('Ciao Paola!').click();
    expect(await banner.getByRole('heading', { name: 'Le tue aziende' }).count()).toBe(0);
    expect(await axeFindings(page, { within: 'header' })).toEqual([]);
    await page.setViewportSize({ width: 375, height: 800 });
    expect(await banner.getByRole('link', { name: 'Supporto' }).isVisible()).toBe(false);
    expect(await banner.getByRole('button', { name: 'Apri la ricerca' }).count()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });

    await asked;
    expect(await communications.count()).toBe(0);
    release();
    await communications.waitFor();
    expect(await communications.getAttribute('href')).toBe('https://caa.anpag.example/');
    expect(await communications.getAttribute('target')).toBe('_blank');

    expect(errors).toEqual([]);

    for (const answer of [{ json: false }, { status: 503 }]) {
      await page.unroute('**/caa/is-crm-available');
      await page.route('**/caa/is-crm-available', (route) => route.fulfill(answer));
      const answered = page.waitForResponse('**/caa/is-crm-available');
      await load(page, portal, '/scrivania-caa');
      await answered;
      await settled();
      expect([answer, await communications.count()]).toEqual([answer, 0]);
    }
  });
});

// Helpers

const hrefs = async (within: Locator): Promise<readonly string[]> => {
  const links = await within.getByRole('link').all();
  const found: string[] = [];
  for (const link of links)
    if (await link.isVisible()) found.push(((await link.getAttribute('href')) ?? '').replace(/^\/portale/, ''));
  return found;
};

/** Scrolls at once, and waits until the page has looked. */
const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        if (window.scrollY === y) return done();
        window.addEventListener('scroll', () => requestAnimationFrame(() => setTimeout(done, 0)), { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
        return undefined;
      }),
    top,
  );
