import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PortalNames } from '#core/navigation/portal-settings.ts';
import { expectGoodForAll } from '#tests/support/every-page.ts';
import { load, loginEntry } from '#tests/support/portal-actions.ts';
import { signOnUnderTest } from '#tests/support/sign-on-under-test.ts';
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
  readonly loginFailedPayingBodies: readonly string[];
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

const PAGES_LIMIT_MS = 300_000;
/** Those of them that are judged at every width: home, a list, one entry of it, what is not there. */
const WHOLE: readonly string[] = ['/', '/normative', '/servizi/premio-per-i-pascoli', '/pagina-che-non-esiste'];

setUpOwnPortal(async () => ({ ...EXAMPLE, contents: resolve(dirname(FILE), EXAMPLE.contents) }));

describe('another agency, of a settings file, a folder of contents and a mark', () => {
  it('[CONST-10] should be started by one command that names its settings', () => {
    expect(readFileSync('adapters/deploy/README.md', 'utf8')).toContain(`npm ci && npm start -- --settings ${FILE}`);
  });

  it('[CONST-10] should keep every national check of public sites on every page that it has', async () => {
    const home = new URL(portal.home);
    const pages: ReadPage[] = [];
    for (const url of await mappedUrls(home)) pages.push(await readPage(url, home));
    expect(pages.length).toBeGreaterThan(40);
    expect(pages.map(namesOf).find((names) => names !== undefined)).toEqual(EXAMPLE.names);
    const reports = await judge(pages, aroundOf(home, EXAMPLE.names));
    expect(reportText(reports.filter((report) => !isGreen(report)))).not.toContain('NO ');
    // None is kept for want of a page that it is about.
    expect(reports.filter(({ count }) => count === 0).map(({ rule }) => rule.code)).toEqual([]);
  });

  it('should name the first agency on no page that can be reached, and lead nowhere in vain', async () => {
    const said: string[] = [];
    const reached = new Set<string>([`${EXAMPLE.basePath}/`]);
    for (const path of reached) {
      const answer = await fetch(`${portal.origin}${path}`, { redirect: 'manual' });
      if (answer.status !== 200 && answer.status !== 301) said.push(`${answer.status} ${path}`);
      const text = await answer.text();
      if (FIRST_AGENCY.test(text)) said.push(`${path} names the first agency`);
      if (answer.headers.get('content-type')?.includes('html') !== true) continue;
      for (const [, link = ''] of text.matchAll(/href="(\/[^"#]*)/gu)) reached.add(link.replaceAll('&amp;', '&'));
    }
    expect(said).toEqual([]);
    expect(reached.size).toBeGreaterThan(60);
  });

  it('should show its own name, contacts, national links, mark and address in every frame', async () => {
    const { page, open } = await visitors.newVisitor();
    await open('/');
    expect(await page.title()).toContain(EXAMPLE.names.agencyName);
    await page.getByRole('banner').getByText(EXAMPLE.names.agencyShortName, { exact: true }).waitFor();
    const footer = page.getByRole('contentinfo');
    for (const contact of Object.values(EXAMPLE.contacts)) expect(await footer.innerText()).toContain(contact);
    for (const name of ['ministry', 'gazette', 'oldSite', 'accessibilityDeclaration'])
      expect(await footer.locator(`a[href="${String(EXAMPLE.external[name])}"]`).count()).toBe(1);
    expect(await page.getByRole('banner').locator(`img[src="/media/${EXAMPLE.mark}"]`).count()).toBe(1);
    // A drawing that could not be read has no size.
    expect(
      await page
        .locator(`img[src="/media/${EXAMPLE.mark}"]`)
        .first()
        .evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          return image.naturalWidth;
        }),
    ).toBe(60);
    expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe(`/media/${EXAMPLE.mark}`);
  });

  it('should wear its own colours before and after the page is hydrated', async () => {
    const { page, open } = await visitors.newVisitor();
    const strip = page.locator('.it-header-slim-wrapper');
    const button = page.locator('main .btn-primary').first();
    const colourOf = (part: typeof strip): Promise<string> =>
      part.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.goto(portal.home);
    expect([await colourOf(strip), await colourOf(button)]).toEqual(['rgb(16, 47, 83)', 'rgb(27, 79, 138)']);
    await open('/');
    expect([await colourOf(strip), await colourOf(button)]).toEqual(['rgb(16, 47, 83)', 'rgb(27, 79, 138)']);
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
      // Its parts are those of the other agency's pages, its colours are not.
      if (WHOLE.includes(path)) await expectGoodForAll(page);
      else expect([path, await axeFindings(page)]).toEqual([path, []]);
    }
    // The browser itself notes a page that is not there.
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  });

  it('[ERR-01] should name its own paying bodies to whom it denies access', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/');
    await loginEntry(page).click();
    await signOnUnderTest.enter(page, 'Dario Longo');
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    const said = await dialog.innerText();
    for (const body of EXAMPLE.loginFailedPayingBodies) expect(said).toContain(body);
    expect(said).not.toMatch(FIRST_AGENCY);
  });
});
