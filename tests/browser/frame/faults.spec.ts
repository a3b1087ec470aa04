import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { axeAtAllWidths, focused } from '#tests/support/judged.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { axeFindings, hydrated } from '#tests/support/visitor.ts';

const ANNA = { name: 'Anna Bianchi' };
const FAILED = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({ status: 500, detail: 'Archivio non raggiungibile.' }),
};
const SENTENCE = 'Qualcosa è andato storto! Riprovare più tardi. Archivio non raggiungibile.';

setUpPortal();

describe('an address on the former site', () => {
  it('[NAV-09] [NAV-24] [VAL-05] [ERR-07] [CONST-06] should be announced in a dialog that leads there in a new tab, and forgets it when closed', async () => {
    const { page, context } = await visitors.newVisitor({ reducedMotion: 'no-preference' });
    await context.route('https://vecchio-sito.anpag.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Vecchio sito</title>' }),
    );
    await load(page, portal, '/normative');
    const link = page.getByRole('contentinfo').getByRole('link', { name: /^Sito precedente/ });
    await link.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Presto on line' });
    await dialog.getByText('La pagina che cerchi sarà presto disponibile').waitFor();
    await dialog.getByText('Ti indirizziamo sulla versione precedente del sito').waitFor();
    expect(await focused(page)).toBe('Prosegui');
    expect(await motionOf(page)).toEqual({ dialog: ['0.3s', '0.3s'], veil: ['0.15s'] });
    await axeAtAllWidths(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await focused(page)).toContain('Sito precedente');

    await page.keyboard.press('Enter');
    const opened = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Prosegui' }).press('Enter');
    const there = await opened;
    await there.waitForURL('https://vecchio-sito.anpag.example/');
    expect(await there.evaluate(() => window.opener)).toBeNull();
    await dialog.waitFor({ state: 'hidden' });

    // Without any motion where the reader asked for none.
    await page.bringToFront();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await link.click();
    await dialog.waitFor();
    const { dialog: coming, veil } = await motionOf(page);
    for (const duration of [...coming, ...veil]) expect(Number.parseFloat(duration)).toBeLessThan(0.001);
  });

  it('[NAV-09] [NAV-24] [PAGE-44] should be announced the same way where the site map, the footer or a side menu carries it', async () => {
    const { page, context } = await visitors.newVisitor();
    await context.route('https://vecchio-sito.anpag.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Vecchio sito</title>' }),
    );
    for (const [path, place, name, target] of [
      ['/mappa-del-sito', 'main', 'Albo dei fornitori', 'albo-fornitori'],
      ['/mappa-del-sito', '#pie-di-pagina', 'Albo dei fornitori', 'albo-fornitori'],
      [
        '/amministrazione-trasparente/altri-contenuti',
        'nav.pt-side',
        'Archivio del sito precedente',
        'trasparenza/archivio',
      ],
    ] as const) {
      if (pathOf(page, portal) !== path) await load(page, portal, path);
      await page
        .locator(place)
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .click();
      const opened = context.waitForEvent('page');
      const dialog = page.getByRole('dialog', { name: 'Presto on line' });
      await dialog.getByRole('button', { name: 'Prosegui' }).click();
      await (await opened).waitForURL(`https://vecchio-sito.anpag.example/${target}`);
      await dialog.waitFor({ state: 'hidden' });
    }
  });
});

describe('an address that may not be opened', () => {
  it('[VAL-03] should open nothing and be logged', async () => {
    const { page, context } = await visitors.newVisitor();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route('**/api/most-used-tools/homepage', (route) =>
      route.fulfill({
        json: [
          {
            id: 'inganno',
            title: 'Strumento ingannevole',
            description: '',
            link: { title: 'Strumento ingannevole', url: 'javascript:document.title="rubato"' },
            icon: 'it-link',
          },
        ],
      }),
    );
    await load(page, portal, '/normative');
    await page.getByRole('banner').getByRole('link', { name: 'ANPAG Agenzia Nazionale' }).click();
    await page.locator('main').getByText('Strumento ingannevole').click();
    expect(await page.locator('main [href^="javascript"]').count()).toBe(0);
    expect(logged.some((text) => text.includes('Invalid URL or parameters'))).toBe(true);
    expect(await page.title()).not.toContain('rubato');
    expect(context.pages()).toHaveLength(1);
  });

  it('[VAL-06] should not run, and nothing else may, in a text that the service sends', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/normative');
    await page.route('**/api/regulations/*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replaceAll(
          /"text":"(?:[^"\\]|\\.)*"/g,
          JSON.stringify(
            '<script>rubato=1</script><img src=x onerror="rubato=1"><a href="javascript:rubato=1">premi</a>',
          ).replace(/^/, '"text":'),
        ),
      });
    });
    await page.locator('main article a').first().click();
    await page.getByText('<script>rubato=1</script>').first().waitFor();
    expect(await page.evaluate(() => 'rubato' in window)).toBe(false);
    expect(await page.locator('main script, main [onerror], main a[href^="javascript"]').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe('a call of the pages', () => {
  it('[API-03] should ask for JSON in Italian, with a bearer for who is signed in and the anti-forgery pair, and take 203 for an answer as it takes 200', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/');
    const asked = page.waitForRequest(/\/api\/regulations(\?|$)/);
    const banner = page.getByRole('banner').first();
    await banner
      .getByRole('link', { name: 'Normative' })
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    const plain = await (await asked).allHeaders();
    expect(plain).toMatchObject({ accept: 'application/json', 'accept-language': 'it-IT' });
    expect(plain['authorization']).toBeUndefined();
    await page.locator('[id^="voce-"]').first().waitFor();

    const anna = await visitors.as({ name: 'Anna Bianchi' });
    await anna.page.route(/\/api\/private\/(?:messages|notifications)[^?]*(?:\?|$)/, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      return route.fulfill({ response: await route.fetch(), status: 203 });
    });
    const sent = anna.page.waitForRequest((request) => request.method() !== 'GET' && /\/api\//.test(request.url()));
    await load(anna.page, portal, '/notifiche');
    await anna.page
      .getByRole('button', { name: /^Segna (?:tutte )?come lett/ })
      .first()
      .click();
    const unsafe = await (await sent).allHeaders();
    expect(unsafe['authorization']).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
    const token = unsafe['x-xsrf-token'] ?? '';
    expect([token !== '', unsafe['cookie']?.includes(`XSRF-TOKEN=${encodeURIComponent(token)}`)]).toEqual([true, true]);
  });
});

describe('a fault of the service', () => {
  it('[ERR-02] [CONST-06] should be said in a toast for 5000 ms, held by pointer and focus, and then stay in the place that tells it alone', async () => {
    const { page } = await visitors.newVisitor();
    await page.clock.install();
    await load(page, portal, '/normative');
    await page.route('**/api/footer-pages/mappa-sito', (route) => route.fulfill(FAILED));
    const toast = page.getByRole('region', { name: 'Messaggi del portale' });
    const status = page.getByRole('status').filter({ hasText: SENTENCE });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mappa del sito' }).click();
    const dismiss = toast.getByRole('button', { name: 'Chiudi il messaggio' });
    await dismiss.focus();
    await status.first().waitFor();
    await page.locator('main').getByText('La mappa del sito non è disponibile in questo momento').waitFor();
    expect(await axeFindings(page)).toEqual([]);

    // From here on only the test moves the time: on a busy machine seconds would pass between two looks.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.clock.runFor(20_000);
    expect(await toast.isVisible()).toBe(true);
    await dismiss.hover();
    await dismiss.blur();
    await page.clock.runFor(20_000);
    expect(await toast.isVisible()).toBe(true);
    await dismiss.focus();
    await page.mouse.move(5, 5);
    await page.clock.runFor(20_000);
    expect(await toast.isVisible()).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mappa del sito' }).focus();
    await page.clock.runFor(4_999);
    expect(await toast.isVisible()).toBe(true);
    await page.clock.runFor(1);
    await toast.waitFor({ state: 'detached' });
    await page.locator('main').getByText('La mappa del sito non è disponibile in questo momento').waitFor();
    expect(await page.locator('main').getByText(SENTENCE).count()).toBe(0);

    await page.clock.resume();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await toast.getByText(SENTENCE).waitFor();
    await dismiss.press('Enter');
    await toast.waitFor({ state: 'detached' });
    await page.unroute('**/api/footer-pages/mappa-sito');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.locator('main').getByRole('link', { name: 'Normative' }).first().waitFor();
    await page.locator('main').getByRole('link', { name: 'Normative' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Normative' }).waitFor();
    expect(await page.locator('main').getByText(SENTENCE).count()).toBe(0);
  });

  it('[ERR-03] [ERR-09] should show in its block with the status, while the rest of the page stays usable', async () => {
    const { page } = await visitors.newVisitor();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await load(page, portal, '/mappa-del-sito');
    await page.route('**/api/press-releases**', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"status":503}' }),
    );
    await page.route('**/api/alerts/homepage', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('banner').getByRole('link', { name: 'ANPAG Agenzia Nazionale' }).click();
    await page.getByRole('heading', { name: 'Strumenti più usati' }).waitFor();
    await page.locator('main').getByText('I comunicati non sono disponibili in questo momento').waitFor();
    // Each part that failed says so in its own place, and only there.
    await page.getByRole('region', { name: 'Comunicati stampa' }).getByText('Codice dell’errore: 503').waitFor();
    expect(logged.some((text) => text.includes('chiamata fallita'))).toBe(true);
  });

  it('[ERR-10] should give a block that does not come "Riprova" after ten seconds, which asks anew; the page can be left meanwhile', async () => {
    const { page } = await visitors.newVisitor();
    await page.clock.install();
    let hangs = true;
    let asked = 0;
    await page.route('**/api/footer-pages/mappa-sito', (route) => {
      asked += 1;
      return hangs ? undefined : route.continue();
    });
    // A mouse that rests on the link has its page prefetched: here the answer is to be asked for.
    await page.route('**/portale/mappa-del-sito', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await load(page, portal, '/normative');
    const toSiteMap = page.getByRole('contentinfo').getByRole('link', { name: 'Mappa del sito' });
    // Only the test moves the time of the wait: the button is not to be offered sooner.
    await page.clock.pauseAt(Date.now() + 60_000);
    await toSiteMap.click();
    const heading = page.getByRole('heading', { level: 1, name: 'Mappa del sito' });
    const wait = page.locator('main [aria-busy="true"]').getByText('Caricamento in corso');
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return [await heading.count(), await wait.count()];
      })
      .toEqual([1, 1]);
    await page.clock.runFor(9_900);
    expect(await page.getByRole('button', { name: 'Riprova' }).count()).toBe(0);
    await page.clock.runFor(100);
    await page.getByText('La risposta tarda ad arrivare.').waitFor();
    await page.clock.resume();
    expect(await axeFindings(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Normative' }).waitFor();
    await toSiteMap.click();
    await page.locator('main [aria-busy="true"]').waitFor();
    await page.clock.runFor(10_000);
    hangs = false;
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.locator('main').getByRole('link', { name: 'Normative' }).first().waitFor();
    expect(asked).toBe(2);
  });

  it('[ERR-11] should not be made of an answer from 201 to 299: no content, no crash, no spinner', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/mappa-del-sito');
    // Whole but for its status: nothing else keeps it from being read.
    await page.route('**/api/hero-sections/homepage', async (route) => {
      const response = await route.fetch();
      const hero = (await response.json()) as object;
      await route.fulfill({ status: 206, json: { ...hero, title: 'Non di qui' } });
    });
    // A mouse that rests on the link has its page prefetched: here the answers are to be asked for.
    await page.route('**/portale/', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    for (const block of ['alerts/homepage', 'most-used-tools/homepage', 'press-releases**'])
      await page.route(`**/api/${block}`, (route) => route.fulfill({ status: 204 }));
    const answered = page.waitForResponse('**/api/hero-sections/homepage');
    await page.getByRole('banner').getByRole('link', { name: 'ANPAG Agenzia Nazionale' }).click();
    expect((await answered).status()).toBe(206);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
    expect(await page.getByText('Non di qui').count()).toBe(0);
    await page.getByRole('heading', { name: 'Percorsi guidati' }).last().waitFor();
  });
});

describe('a fault of the page itself', () => {
  it('[ERR-08] should stay in its block, be logged, and leave the rest usable', async () => {
    const { page } = await visitors.as(ANNA);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    // What the desk's amounts are written with breaks while they are drawn.
    await page.addInitScript(() => {
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get() {
          if ((this as Intl.NumberFormat).resolvedOptions().style !== 'currency') return String;
          throw new TypeError('broken on purpose');
        },
      });
    });
    await load(page, portal, '/scrivania');
    await page.locator('main').getByText('Questa parte della pagina non è disponibile').first().waitFor();
    await page.getByRole('heading', { level: 1, name: 'Ciao Anna!' }).waitFor();
    expect(logged.some((text) => text.includes('A part of the page could not be drawn'))).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Apri il fascicolo' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Fascicolo Aziendale' }).waitFor();
    // An alert of the file stays whole without the sum that it stops.
    await page.getByText('Documento di riconoscimento scaduto').first().waitFor();
  });

  it('[PAGE-25] should be an error page with the ways on when its script does not come, and go on when it does', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/normative');
    await page.route('**/assets/site-map.page-*.js', (route) => route.abort());
    // The service does not answer either: to load the address as a whole would only lose what is on the screen.
    await page.route('**/portale/mappa-del-sito', (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mappa del sito' }).click();
    await page.getByRole('heading', { level: 1, name: 'Errore' }).waitFor();
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await axeFindings(page, { within: 'main' })]).toEqual([width, []]);
    }
    expect(await page.locator('main').getByRole('link', { name: 'Torna alla Home' }).getAttribute('href')).toBe(
      '/portale/',
    );
    await page.getByRole('button', { name: 'Torna indietro' }).click();
    await page.getByRole('heading', { level: 1, name: 'Normative' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mappa del sito' }).click();
    await page.getByRole('heading', { level: 1, name: 'Errore' }).waitFor();
    await page.unroute('**/assets/site-map.page-*.js');
    await page.unroute('**/portale/mappa-del-sito');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mappa del sito' }).waitFor();
  });

  it('[SERV-01] [SERV-02] [SERV-04] should lead to the state of the service, whose page pleases axe at every width and runs nothing', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/normative');
    await page.route('**/assets/site-map.page-*.js', (route) => route.abort());
    await page.route('**/portale/mappa-del-sito', (route) => route.fulfill({ status: 503 }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mappa del sito' }).click();
    await page.getByRole('link', { name: 'Stato del servizio' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tutto funziona' }).waitFor();
    expect(await page.locator('dt').allInnerTexts()).toEqual([
      'Pagine pubbliche',
      'Accesso all’area riservata',
      'Dati del fascicolo e delle pratiche',
      'Messaggi e richieste di assistenza',
    ]);
    expect(await page.locator('script').count()).toBe(0);
    await page.getByText(/^Manutenzione programmata dell’area riservata: da .+, ore 23:00 a .+, ore 01:00\./).waitFor();
    await axeAtAllWidths(page, async (width) => {
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
    });
    await page.getByRole('link', { name: 'ANPAG', exact: true }).click();
    await page.locator('h1').waitFor();
    expect(pathOf(page, portal)).toBe('/');
  });

  it('[ROUTE-03] [PAGE-25] should leave the service’s page readable when the script of the page does not come', async () => {
    const { page } = await visitors.newVisitor();
    await page.route('**/assets/regulations.page-*.js', (route) => route.abort());
    const checked = page.waitForRequest('**/silent-check-sso.js');
    await page.goto(`${portal.home}normative`);
    await checked;
    await page.getByRole('heading', { level: 1, name: 'Normative' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mappa del sito' }).click();
    await hydrated(page);
    expect(pathOf(page, portal)).toBe('/mappa-del-sito');
  });
});

// Helpers

/** How long the open dialog and its veil take to come. */
const motionOf = (page: Page): Promise<{ readonly dialog: readonly string[]; readonly veil: readonly string[] }> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog:modal');
    const durations = (pseudo?: string): readonly string[] =>
      dialog === null ? [] : getComputedStyle(dialog, pseudo).transitionDuration.split(', ');
    return { dialog: durations(), veil: durations('::backdrop') };
  });
