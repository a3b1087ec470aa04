import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

/** What only somebody who is signed in has. */
const SIGNED_IN = /\/assets\/signed-in-/;
const GONE = { status: 404, contentType: 'text/html', body: 'Non trovato' };

setUpPortal();

describe('a piece of script that a deploy has taken away', () => {
  it('[ERR-08] should have the address loaded once as a whole page, which can be read', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/normative');
    await page.route(/\/assets\/services\.page-/, (route) => route.fulfill(GONE));
    const documents = documentsOf(page, '/servizi');
    await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Servizi' }).click();
    await page.getByRole('heading', { level: 1, name: 'Servizi' }).waitFor();
    expect([pathOf(page, portal), documents()]).toEqual(['/servizi', 1]);
  });

  it('[ERR-08] should say so in the reserved area where loading did not help, and load again when asked to', async () => {
    const { page } = await visitors.as({ name: 'Anna Bianchi' });
    await load(page, portal, '/scrivania');
    await page.route(/\/assets\/procedures\.page-/, (route) => route.fulfill(GONE));
    const documents = documentsOf(page, '/le-tue-pratiche');
    await page.getByRole('link', { name: 'Le tue pratiche' }).first().click();
    await page.getByText('Una parte di questa pagina non si carica.').waitFor();
    expect(documents()).toBe(1);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await page.getByRole('heading', { level: 1, name: 'Le tue pratiche' }).waitFor();
    expect(documents()).toBe(2);
  });

  it('[ERR-08] should be told apart from a network that is down, after which the page comes by itself', async () => {
    const { page, context } = await visitors.newVisitor({ isNew: true });
    await load(page, portal, '/normative');
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Servizi' }).click();
    await page.getByText('Non c’è connessione con il portale.').waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Servizi' }).waitFor();
  });

  it('[ERR-08] should have the address loaded as a whole where the client of the service is missing', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/normative');
    await page.route(/\/assets\/repositories-/, (route) => route.fulfill(GONE));
    // Without data, or what a mouse that rests on the link prefetches would be drawn without a client.
    await page.route(/\/servizi$/, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.fulfill({ contentType: 'text/html', body: '' }),
    );
    const documents = documentsOf(page, '/servizi');
    const loaded = page.waitForEvent('load');
    await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Servizi' }).click();
    await loaded;
    await page.getByRole('heading', { level: 1, name: 'Servizi' }).waitFor();
    expect([pathOf(page, portal), documents()]).toEqual(['/servizi', 1]);
  });

  it.each(['/scrivania', '/normative'])(
    '[ERR-08] [SES-02] should be said to who is signed in at %s where it is what only they have',
    async (path) => {
      const { page } = await visitors.as({ name: 'Anna Bianchi' });
      await page.route(SIGNED_IN, (route) => route.fulfill(GONE));
      const documents = documentsOf(page, path);
      await page.goto(`${portal.home}${path.slice(1)}`);
      await page.getByText('Una parte di questa pagina non si carica.').waitFor();
      expect(documents()).toBe(2);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Riprova' }).click();
      await page.getByRole('banner').getByText('Anna').first().waitFor();
      expect(documents()).toBe(3);
    },
  );

  it('[SES-02] should not be what only who is signed in has, for a visitor; and for them it stays when the line is cut', async () => {
    const { page: visitor, open } = await visitors.newVisitor();
    const asked: string[] = [];
    visitor.on('request', (request) => {
      if (SIGNED_IN.test(request.url())) asked.push(request.url());
    });
    await open('/normative');
    expect(asked).toEqual([]);
    const { page, context } = await visitors.as({ name: 'Anna Bianchi' }, { isNew: true });
    await load(page, portal, '/normative');
    await context.setOffline(true);
    await page.getByRole('banner').getByText('Anna').first().click();
    await page.getByRole('button', { name: 'Esci' }).waitFor();
  });

  it('[ERR-08] [PAGE-25] should not leave a bare document waiting', async () => {
    const { page } = await visitors.newVisitor();
    await page.route(/\/assets\/portal-/, (route) => route.fulfill(GONE));
    const documents = documentsOf(page, '/scrivania');
    await page.goto(`${portal.home}scrivania`);
    const notice = page.getByRole('alert').filter({ hasText: 'Una parte dell’area riservata non si carica.' });
    const waiting = page.getByText('Caricamento in corso');
    // Until its sheet has come the second document is not painted, and counts as visible whole.
    await expect
      .poll(async () => [await notice.isVisible(), await waiting.isVisible(), documents()])
      .toEqual([true, false, 2]);
  });

  it.each(['404', 'no answer'])(
    '[ERR-08] [ERR-10] should say so of itself after ten seconds where no script comes at all: %s',
    async (what) => {
      const { page } = await visitors.newVisitor();
      await page.route(/\.js$/, (route) => (what === '404' ? route.fulfill(GONE) : undefined));
      await page.goto(`${portal.home}scrivania`, { waitUntil: 'commit' });
      const said = page.getByRole('main').getByText('Una parte dell’area riservata non si carica.');
      await page.getByText('Caricamento in corso').waitFor();
      await expect.poll(() => said.isVisible()).toBe(false);
      const delays = await page.evaluate(() =>
        document.getAnimations().flatMap((one) => {
          const delay = one.effect?.getTiming().delay ?? 0;
          if (delay > 0) one.finish();
          return delay > 0 ? [delay] : [];
        }),
      );
      expect(delays).toEqual([10_000, 10_000]);
      await said.waitFor();
      expect(await page.getByText('Caricamento in corso').isVisible()).toBe(false);
      await page.unrouteAll();
      await page.getByRole('main').getByRole('link', { name: 'Riprova' }).click();
      // With its script the same address leads where who is not signed in belongs.
      await page.getByText('Una parte dell’area riservata').waitFor({ state: 'detached' });
    },
  );
});

describe('a reserved address in a browser without script', () => {
  it('[ROUTE-03] [PAGE-25] should say what it needs and where to go on, and wait for nothing', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    await page.goto(`${portal.home}scrivania`);
    await page.getByRole('heading', { level: 1, name: 'Questa pagina ha bisogno di JavaScript' }).waitFor();
    expect(await page.getByText('Caricamento in corso').isVisible()).toBe(false);
    await page.getByRole('main').getByRole('link', { name: 'Vai ai contatti' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contatti' }).waitFor();
    expect(pathOf(page, portal)).toBe('/supporto/contatti');
  });
});

// Helpers

/** How often the document at a path has been asked for from now on. */
const documentsOf = (page: Page, path: string): (() => number) => {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame() && request.url().endsWith(path))
      asked.push(request);
  });
  return () => asked.length;
};
