import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEMONSTRATION_CONTENT } from '#adapters/storage/seed/index.ts';
import { TABLE } from '#tests/support/access-cases.ts';
import { CAST } from '#tests/support/cast.ts';
import { load, signIn } from '#tests/support/portal-actions.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { reservedPaths } from '#tests/support/reserved-pages.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

const FISCAL_CODE = /\b[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]\b/g;
const IBAN = /\bIT\d{2} ?[A-Z](?: ?[0-9]){22}\b/g;
/** Every fiscal code and every IBAN of the demonstration, written together and apart. */
const SECRETS: readonly string[] = [
  ...new Set([
    ...CAST.map(({ fiscal_code }) => fiscal_code),
    ...readdirSync(DEMONSTRATION_CONTENT, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .flatMap((name) => {
        const text = readFileSync(join(DEMONSTRATION_CONTENT, name), 'utf8');
        const ibans = text.match(IBAN) ?? [];
        return [...(text.match(FISCAL_CODE) ?? []), ...ibans, ...ibans.map((iban) => iban.replaceAll(' ', ''))];
      }),
  ]),
];
const RESERVED = reservedPaths();

const saysSo = (html: string): boolean => html.includes('>Dimostrazione, non ufficiale: ');

/** What the page has written into this browser. */
const keptBy = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(async () => ({
    session: JSON.stringify({ ...sessionStorage }),
    history: JSON.stringify(history.state),
    cookies: document.cookie,
    caches: (await caches.keys()).join(),
    databases: (await indexedDB.databases()).map(({ name }) => name).join(),
    local: Object.entries(localStorage)
      // The chosen company is kept on purpose, by its cuaa.
      .filter(([name]) => !/^(?:selected|main)Cuaa$/.test(name))
      .join(),
  }));

const expectSaidOnPaper = async (page: Page, path: string): Promise<void> => {
  const guard = page.locator('main').getByText(/^Dimostrazione, non ufficiale: .* sono inventati\.$/);
  await guard.waitFor();
  await page.emulateMedia({ media: 'print' });
  // The statement of a year is a sheet of its own: there the foot says it, and its address does not stand.
  const isStatement = path.includes('/estratto/');
  const foot = page.getByRole('contentinfo').getByText('Portale con dati dimostrativi.');
  const address = page.getByText(/^Pagina stampata da/u);
  expect([path, await guard.isVisible(), await foot.isVisible(), await address.isVisible()]).toEqual([
    path,
    !isStatement,
    true,
    !isStatement,
  ]);
  await page.emulateMedia({ media: 'screen' });
};

/** What the reader has of this page: words on the screen, and words that only wait in the document. */
const held = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.body.innerText}\n${document.documentElement.innerHTML}`);

const TITLES = new Set(TABLE.routes.map(({ title }) => title));
/** The longer lines of a page that a visitor never reads, names of pages apart: those say something of a person. */
const ownLines = (text: string, ofVisitors: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 11 && !TITLES.has(line) && !ofVisitors.includes(line));

describe('what the reserved pages leave behind', () => {
  it.each(RESERVED)(
    '[PAGE-05] [ROUTE-15] [NAV-23] [SES-14] [SES-17] should be nothing private in addresses, caches and the service’s HTML, where every page says from the start and on paper too that the data are invented, nor after the logout, however far one goes back: %o',
    async (who, paths) => {
      const visitor = await visitors.newVisitor();
      const { page } = visitor;
      const kept: string[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        const isPrivate = /\/private\//.test(pathname);
        const isReservedPage =
          response.request().isNavigationRequest() && paths.some((path) => pathname.endsWith(path.split('?')[0] ?? ''));
        // A browser that may not store a page shows it from no cache, the one for going back among them.
        if ((isPrivate || isReservedPage) && response.headers()['cache-control'] !== 'no-store')
          kept.push(`${response.status()} ${pathname}`);
      });
      await signIn(page, portal, who);
      await page.waitForURL(/\/scrivania(-caa)?$/);
      // More than the cast: companies of the demonstration, with the accounts of each.
      expect(SECRETS.length).toBeGreaterThan(CAST.length + 20);
      const addresses: string[] = [];
      const said: string[] = [];
      page.on('framenavigated', (frame) => addresses.push(frame.url()));
      page.on('console', (message) => said.push(message.text()));
      const read: string[] = [];
      // What a page of theirs shows before it is known who asks is nobody's.
      const frames: string[] = [];
      for (const path of paths) {
        // What the service has drawn before any script, for this very browser.
        const html = (await (await load(page, portal, path))?.text()) ?? '';
        await page.locator('main h1').first().waitFor();
        await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
        const places = { ...(await keptBy(page)), html, addresses: addresses.join('\n'), console: said.join('\n') };
        const reported = SECRETS.flatMap((secret) =>
          Object.entries(places).flatMap(([where, text]) => (text.includes(secret) ? [`${secret} in ${where}`] : [])),
        );
        expect([path, reported, saysSo(html)]).toEqual([path, [], true]);
        frames.push(html);
        read.push(await page.locator('main').innerText());
        await expectSaidOnPaper(page, path);
      }
      await page.getByText('Ciao ').first().click();
      await page.getByRole('button', { name: 'Esci' }).click();
      await page.getByRole('heading', { name: 'Utenti di prova' }).waitFor();
      expect(kept).toEqual([]);

      await visitor.open('/home');
      const ofVisitors = [await held(page), ...frames].join('\n');
      const own = [...new Set(read.flatMap((text) => ownLines(text, ofVisitors)))];
      expect(own.length).toBeGreaterThan(paths.length);
      for (let step = 0; step < paths.length + 2; step += 1) {
        await page.goBack();
        if (!page.url().startsWith(portal.home)) continue;
        // Where a page is no visitor's, they end at home; what is drawn meanwhile counts too.
        const meanwhile = await held(page);
        await visitor.settled();
        const text = `${meanwhile}${await held(page)}`;
        expect([page.url(), own.filter((line) => text.includes(line))]).toEqual([page.url(), []]);
      }
    },
  );

  it('[SES-14] should be read anew of a page that the browser brings back whole, as it was left', async () => {
    const visitor = await visitors.as({ name: 'Anna Bianchi' });
    const { page } = visitor;
    await visitor.open('/scrivania/accessi-al-fascicolo');
    const heading = page.getByRole('heading', { level: 1, name: 'Accessi al mio fascicolo' });
    await heading.waitFor();
    const anew = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame());
    const isSeen = await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return document.body.checkVisibility();
    });
    expect(isSeen).toBe(false);
    await anew;
    await heading.waitFor();
  });

  it('[NAV-23] should say nothing of the kind on a public page, where nothing private is shown', async () => {
    expect(saysSo(await (await fetch(`${portal.home}normative`)).text())).toBe(false);
  });
});

/** Name under which the summary of a file is saved: no code of a person or company in it. */
const SUMMARY_NAME = /^riepilogo-fascicolo-20\d\d-\d\d-\d\d\.pdf$/u;

describe('the file on paper', () => {
  it('[PAGE-05] [FILE-08] should open as a tagged PDF in a new tab, no tab where it fails, and be saved under its name, and say so, where the browser blocks the tab', async () => {
    const { page, context } = await visitors.as({ name: 'Anna Bianchi' });
    await load(page, portal, '/scrivania/fascicolo-aziendale');
    const answered = page.waitForResponse(/\/private\/file\/summary\//);
    const opened = context.waitForEvent('page');
    const saved = new Promise<string>((resolve) => {
      context.once('page', (tab) => tab.once('download', (file) => resolve(file.suggestedFilename())));
    });
    await page.getByRole('button', { name: 'Riepilogo in PDF' }).click();
    const pdf = await readPdf(new Uint8Array(await (await answered).body()));
    expect([pdf.isTagged, pdf.read[0]]).toEqual([true, 'Riepilogo del fascicolo aziendale']);
    const tab = await opened;
    expect(await saved).toMatch(SUMMARY_NAME);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
    await page.getByText('Il riepilogo si è aperto in una nuova scheda del browser.').waitFor();
    const tabs = context.pages().length;
    await page.route(/\/private\/file\/summary\//, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('button', { name: 'Riepilogo in PDF' }).click();
    await page.getByText('Il riepilogo non è disponibile in questo momento. Riprova più tardi.').first().waitFor();
    expect(context.pages()).toHaveLength(tabs);
    await page.unrouteAll();
    await expectSavedUnderItsName(page);
  });
});

/** It is saved under its name, which is said, where the browser blocks the tab. */
const expectSavedUnderItsName = async (page: Page): Promise<void> => {
  // What a browser answers when the press is too long ago.
  await page.evaluate(() => {
    window.open = () => null;
  });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Riepilogo in PDF' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(SUMMARY_NAME);
  await page.getByText('Il browser ha bloccato la nuova scheda: trovi il riepilogo tra i file scaricati.').waitFor();
  const again = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Scarica riepilogo-fascicolo-[\d-]+\.pdf \(PDF, \d+ kB\)$/ }).click();
  expect(readFileSync(await (await again).path())).toEqual(readFileSync(await file.path()));
};
