import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Locator } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { PortalNames } from '#core/navigation/portal-settings.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { openFront } from '#adapters/editing/server/front.ts';
import { PAGE_SOURCES } from '#adapters/editing/server/page-files.ts';
import { editingService } from '#adapters/editing/server/services.ts';
import { splitLists } from '#adapters/editing/server/split.ts';
import { Workbench } from '#adapters/editing/server/workbench.ts';
import { expectGoodForAll } from '#tests/support/every-page.ts';
import { freePort } from '#tests/support/free-port.ts';
import { loginEntry } from '#tests/support/portal-actions.ts';
import { portal, setUpOwnPortal, visitors } from '#tests/support/portal-fixture.ts';
import { axeFindings } from '#tests/support/visitor.ts';
import { aroundOf, mappedUrls } from '#tests/tools/conformita/around.ts';
import { namesOf, readPage, type ReadPage } from '#tests/tools/conformita/page.ts';
import { isGreen, judge, reportText } from '#tests/tools/conformita/report.ts';

const FILE = 'adapters/deploy/example-agency/settings.json';
const EXAMPLE = JSON.parse(readFileSync(FILE, 'utf8')) as {
  readonly contents: string;
  readonly basePath: string;
  readonly mark: string;
  readonly names: PortalNames;
  readonly contacts: Readonly<Record<string, string>>;
  readonly external: Readonly<Record<string, unknown>>;
};
/** The agency of the demonstration, as any part of a page may name it. */
const FIRST_AGENCY = /anpag|agenzia nazionale|campi sereni/iu;
/** A page of each kind that a visitor meets: with its status, and something of this agency that it shows. */
const PAGES: readonly (readonly [path: string, status: number, shown: string])[] = [
  ['/', 200, 'Gli aiuti agricoli della valle'],
  ['/servizi', 200, 'Contributo per assicurare il raccolto'],
  ['/servizi/premio-per-i-pascoli', 200, 'Premio per i pascoli di montagna'],
  ['/normative', 200, 'Circolare n. 3 sul carico dei pascoli'],
  ['/aiuti-e-bandi', 200, 'Misure per i rincari del 2022'],
  ['/agenzia', 200, 'Un ufficio piccolo, vicino alle aziende della valle.'],
  ['/supporto/contatti', 200, 'Sportello domande'],
  ['/supporto/faq', 200, 'Quando arriva il premio per i pascoli?'],
  ['/note-legali', 200, EXAMPLE.names.agencyShortName],
  ['/ricerca?search=premio', 200, 'Premio per i pascoli di montagna'],
  ['/mappa-del-sito', 200, 'La valle informa'],
  ['/pagina-che-non-esiste', 404, 'Pagina non trovata'],
];

const RELEASES = '/sportello/valserena-comunica/comunicati-stampa';
const PAGES_LIMIT_MS = 300_000;
/** Those of them that are judged at every width: home, a list, one entry of it, what is not there. */
const WHOLE: readonly string[] = ['/', '/normative', '/servizi/premio-per-i-pascoli', '/pagina-che-non-esiste'];

setUpOwnPortal(async () => ({ ...EXAMPLE, contents: resolve(dirname(FILE), EXAMPLE.contents) }));

describe('another agency, of a settings file, a folder of contents and a mark', () => {
  it('[CONST-10] should be started by one command that names its settings', () => {
    expect(readFileSync('adapters/deploy/README.md', 'utf8')).toContain(`npm ci && npm start -- --settings ${FILE}`);
  });

  it(
    '[CONST-10] should keep every national check of public sites on every page that it has, and name the first agency nowhere',
    { timeout: PAGES_LIMIT_MS },
    async () => {
      const home = new URL(portal.home);
      const { pages, said, reached } = await readAll(home);
      expect(said).toEqual([]);
      expect(reached).toBeGreaterThan(200);
      expect(pages.length).toBeGreaterThan(40);
      expect(pages.map(namesOf).find((names) => names !== undefined)).toEqual(EXAMPLE.names);
      const reports = await judge(pages, aroundOf(home, EXAMPLE.names));
      expect(reportText(reports.filter((report) => !isGreen(report)))).not.toContain('NO ');
      // None is kept for want of a page that it is about.
      expect(reports.filter(({ count }) => count === 0).map(({ rule }) => rule.code)).toEqual([]);
    },
  );

  it('should show its own name, contacts, national links, mark, address and colours in every frame, before and after the page is hydrated', async () => {
    const { page, settled } = await visitors.newVisitor();
    await page.goto(portal.home);
    const colours = async () => [
      await colourOf(page.locator('.it-header-slim-wrapper')),
      await colourOf(page.locator('main .btn-primary').first()),
    ];
    expect(await colours()).toEqual(['rgb(16, 47, 83)', 'rgb(27, 79, 138)']);
    await settled();
    expect(await colours()).toEqual(['rgb(16, 47, 83)', 'rgb(27, 79, 138)']);
    expect(await page.title()).toContain(EXAMPLE.names.agencyName);
    await page.getByRole('banner').getByText(EXAMPLE.names.agencyShortName, { exact: true }).waitFor();
    const footer = page.getByRole('contentinfo');
    for (const contact of Object.values(EXAMPLE.contacts)) expect(await footer.innerText()).toContain(contact);
    for (const name of ['ministry', 'gazette', 'oldSite', 'accessibilityDeclaration'])
      expect(await footer.locator(`a[href="${String(EXAMPLE.external[name])}"]`).count()).toBe(1);
    const mark = page.getByRole('banner').locator(`img[src="/media/${EXAMPLE.mark}"]`);
    expect(await mark.count()).toBe(1);
    // A drawing that could not be read has no size.
    const widthOf = async (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth);
    expect(await mark.evaluate(widthOf)).toBe(60);
    expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe(`/media/${EXAMPLE.mark}`);
    await loginEntry(page).click();
    const signOn = page.locator('header .strip');
    await signOn.waitFor();
    expect(await colourOf(signOn)).toBe('rgb(16, 47, 83)');
  });

  it('should be good for all, as every page is, in its names and colours', { timeout: PAGES_LIMIT_MS }, async () => {
    const { page, errors, open } = await visitors.newVisitor();
    for (const [path, status, shown] of PAGES) {
      const answer = await fetch(`${portal.home.replace(/\/$/u, '')}${path}`);
      const served = /<title>(.*?)<\/title>/u.exec(await answer.text())?.[1];
      await open(path);
      const main = await page.locator('main').innerText();
      for (const title of [served, await page.title()])
        expect([path, title]).toEqual([path, expect.stringContaining(EXAMPLE.names.agencyShortName)]);
      expect([path, answer.status, main.includes(shown)]).toEqual([path, status, true]);
      // Its parts are those of the other agency's pages, its colours are not: the frame is judged once.
      if (WHOLE.includes(path)) await expectGoodForAll(page, { isOfKnownParts: path !== '/' });
      else expect([path, await axeFindings(page, { within: 'main' })]).toEqual([path, []]);
    }
    // The browser itself notes a page that is not there.
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  });
});

describe('the preview of its contents while they are being edited', () => {
  it('[API-08] should show a file anew as it is written, and its faults with file and line above the version before', async () => {
    const { page } = await visitors.newVisitor();
    const { origin, contents, stop } = await openPreview();
    onTestFinished(stop);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== origin && !/^(?:blob|data):/u.test(request.url()))
        elsewhere.push(request.url());
    });
    const shown = page.frameLocator('iframe');
    const file = join(contents, 'press-releases', 'pagati-i-premi-dei-pascoli.md');
    const before = readFileSync(file, 'utf8');
    await page.goto(`${origin}/_anteprima/`);
    // What the preview opens by itself would be opened over the list.
    await shown.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('iframe').evaluate((frame: HTMLIFrameElement, path) => (frame.src = path), RELEASES);
    await shown.getByText('Pagati i premi dei pascoli').first().waitFor();
    writeFileSync(file, before.replace('Pagati i premi dei pascoli', 'Pagati tutti i premi dei pascoli'));
    await shown.getByText('Pagati tutti i premi dei pascoli').first().waitFor();
    writeFileSync(file, before.replace(/^title:.*$/mu, 'titolo: Senza titolo'));
    const faults = page.getByRole('region', { name: 'I contenuti hanno errori' });
    await faults.waitFor();
    expect(await faults.getByRole('listitem').allInnerTexts()).toEqual([
      'press-releases/pagati-i-premi-dei-pascoli.md, riga 2, campo «title»: manca',
      'press-releases/pagati-i-premi-dei-pascoli.md, riga 3, campo «titolo»: è un campo non previsto: forse si intendeva «title»?',
    ]);
    expect(await shown.getByText('Pagati tutti i premi dei pascoli').count()).toBeGreaterThan(0);
    writeFileSync(file, before);
    await faults.waitFor({ state: 'hidden' });
    await shown.getByText('Pagati i premi dei pascoli').first().waitFor();
    expect(elsewhere).toEqual([]);
  });
});

// Helpers

const colourOf = (part: Locator): Promise<string> =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);

/** Reads what can be reached from the home, each address once: the pages of the map, what is wrong, and how many addresses there are. */
const readAll = async (home: URL) => {
  const mapped = new Map((await mappedUrls(home)).map((url) => [url.pathname, url]));
  const pages: ReadPage[] = [];
  const said: string[] = [];
  const read = async (path: string) => {
    const url = mapped.get(path);
    if (url === undefined) {
      const { status, headers, ...answer } = await fetch(`${portal.origin}${path}`, { redirect: 'manual' }).then(
        async (response) => ({ status: response.status, headers: response.headers, text: await response.text() }),
      );
      return { status, headers, text: answer.text };
    }
    const page = await readPage(url, home);
    pages.push(page);
    return { status: page.status, headers: page.headers, text: page.html };
  };
  const reached = new Set<string>([home.pathname, ...mapped.keys()]);
  for (const path of reached) {
    const { status, headers, text } = await read(path);
    if (status !== 200 && status !== 301) said.push(`${status} ${path}`);
    if (FIRST_AGENCY.test(text)) said.push(`${path} names the first agency`);
    // From a list that is filtered or put in order nothing else is reached than from the list, and itself filtered otherwise.
    if (headers.get('content-type')?.includes('html') !== true || path.includes('?')) continue;
    for (const [, link = ''] of text.matchAll(/href="(\/[^"#]*)/gu)) reached.add(link.replaceAll('&amp;', '&'));
  }
  return { pages, said, reached: reached.size };
};

/** The preview at its own address, over this portal and a copy of its contents that have a file each; `npm run test:editing` starts the command itself. */
const openPreview = async () => {
  const agency = mkdtempSync(join(tmpdir(), 'portale-agenzia-'));
  const contents = join(agency, 'contents');
  cpSync(resolve(dirname(FILE), EXAMPLE.contents), contents, { recursive: true });
  splitLists(contents);
  const bench = new Workbench({ folder: contents, dataDir: portal.dataDir, batch: 'contenuti' }, Date.now);
  const port = await freePort();
  const front = await openFront({
    port,
    portal: Number(new URL(portal.origin).port),
    service: editingService(contents, bench, undefined, undefined, routeTable(EXAMPLE.names)),
    onStanding: (listener) => bench.onStanding(listener),
    start: `${EXAMPLE.basePath}/`,
    previewFiles: PAGE_SOURCES,
  });
  await bench.start();
  const stop = async (): Promise<void> => {
    bench.stop();
    front.close();
    front.closeAllConnections();
    rmSync(agency, { recursive: true, force: true });
  };
  return { origin: `http://127.0.0.1:${port}`, contents, stop };
};
