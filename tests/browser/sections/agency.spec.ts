import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { hydrated } from '#tests/support/visitor.ts';

setUpPortal();

const main = (page: Page) => page.locator('main');
const answer = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.request.get(`${portal.origin}/api${path}`)).json()) as T;
const agencyMenu = (page: Page) => page.getByRole('navigation', { name: 'L’Agenzia' });

interface WirePage {
  readonly title: string;
  readonly description: string;
  readonly contentArea: { readonly title: string };
  readonly membersArea: {
    readonly areaTitle: string;
    readonly memberList: readonly { readonly role: string; readonly name: string; readonly document?: object }[];
  };
}

/** From the agency to the board, which does not come at first, and is there when it is asked for again. */
const expectFailureFirst = async (page: Page): Promise<void> => {
  await load(page, portal, '/agenzia');
  await page.route('**/api/agency/board-of-auditors', (route) => route.fulfill({ status: 500, body: '{}' }));
  await agencyMenu(page).getByRole('link', { name: 'Collegio dei Revisori dei conti' }).click();
  await main(page).getByRole('heading', { name: 'Errore' }).waitFor();
  await main(page)
    .getByText('Oops! Qualcosa è andato storto, torna indietro o utilizza il menu per continuare la navigazione.')
    .waitFor();
  expect(await main(page).innerText()).toContain('500');
  await main(page).getByRole('link', { name: 'Torna alla Home' }).waitFor();
  await page.unroute('**/api/agency/board-of-auditors');
  await main(page).getByRole('button', { name: 'Riprova' }).click();
  await main(page).getByText('Presidente', { exact: true }).waitFor();
};

describe('the board of auditors', () => {
  it('[ERR-03] [PAGE-01] should say in its place that it cannot be had, with the status and the ways on, then show header, content, members with an optional CV, and the way to the auditors’ reports', async () => {
    const { page } = await visitors.newVisitor();
    await expectFailureFirst(page);
    const wire = await answer<WirePage>(page, '/agency/board-of-auditors');
    await page.getByRole('heading', { level: 1, name: wire.title }).waitFor();
    await main(page).getByText(wire.description).waitFor();
    const content = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: wire.contentArea.title }) });
    expect((await content.innerText()).length).toBeGreaterThan(wire.contentArea.title.length + 100);
    const members = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: wire.membersArea.areaTitle }) })
      .getByRole('listitem')
      .filter({ has: page.locator('p') });
    expect(await members.count()).toBe(wire.membersArea.memberList.length);
    for (const [index, { role, name, document }] of wire.membersArea.memberList.entries()) {
      const said = await members.nth(index).innerText();
      expect(said).toContain(role);
      expect(said).toContain(name);
      expect(
        await members
          .nth(index)
          .getByRole('link', { name: /^Curriculum.*\(PDF, \d+ kB\)/ })
          .count(),
      ).toBe(document === undefined || document === null ? 0 : 1);
    }
    const withCv = wire.membersArea.memberList.filter(({ document }) => document !== undefined && document !== null);
    expect([withCv.length > 0, withCv.length < wire.membersArea.memberList.length]).toEqual([true, true]);
    await main(page).getByRole('link', { name: 'Relazioni degli organi di revisione' }).click();
    await page.getByRole('heading', { level: 1, name: /revisione/i }).waitFor();
    expect(pathOf(page, portal)).toBe('/amministrazione-trasparente/controlli-e-rilievi/organi-di-revisione');
  });
});

describe('the director and the organisation chart', () => {
  const ENTRIES = [
    ['Direttore', '/agenzia/direttore'],
    ['Collegio dei Revisori dei conti', '/agenzia/collegio-revisori'],
    ['Organigramma', '/agenzia/organigramma'],
    ['Organismo Paritetico per l’Innovazione', '/agenzia/organismo-paritetico'],
    ['Comitato Unico di Garanzia', '/agenzia/comitato-garanzia'],
    ['Delibere', '/agenzia/delibere'],
    ['Concorsi e procedure di reclutamento personale', '/agenzia/concorsi'],
    ['Appalti', '/agenzia/appalti'],
  ] as const;

  it('[PAGE-02] [PAGE-03] [MENU-01] should show summary, picture, email and phone, and title, description, a picture with its words, the same as text, and the way to the offices, under a menu that names the pages of the agency', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/agenzia/direttore');
    await page.getByRole('heading', { level: 1, name: 'Direttore' }).waitFor();
    await main(page).getByText('dirige ANPAG').waitFor();
    const picture = main(page).getByRole('img', { name: /Ritratto/ });
    expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    expect(await main(page).getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:.+@/);
    expect(await main(page).locator('a[href^="tel:"]').innerText()).toMatch(/^[\d ]+$/);

    const links = agencyMenu(page).getByRole('link');
    expect(
      await links.evaluateAll((all) =>
        all.map((link) => [
          link.textContent?.replaceAll("'", '’'),
          new URL((link as HTMLAnchorElement).href).pathname.replace('/portale', ''),
        ]),
      ),
    ).toEqual(ENTRIES);
    const bodies = agencyMenu(page)
      .getByRole('listitem')
      .filter({ hasText: /^Organi dell.Agenzia/ });
    expect(await bodies.getByRole('link').count()).toBe(2);
    expect(await agencyMenu(page).locator('[aria-current="page"]').innerText()).toBe('Direttore');

    await agencyMenu(page).getByRole('link', { name: 'Organigramma' }).click();
    await page.getByRole('heading', { level: 1, name: 'Organigramma' }).waitFor();
    await main(page).getByText('Le direzioni e gli uffici di ANPAG').waitFor();
    const figure = main(page).getByRole('figure');
    expect(await figure.getByRole('img').getAttribute('alt')).toMatch(/^Organigramma: /);
    await figure.getByRole('link', { name: 'qui sotto, in parole' }).click();
    const words = page.getByRole('heading', { name: 'L’organigramma in parole' });
    await expect
      .poll(() => words.evaluate((heading) => Math.round(heading.getBoundingClientRect().top) < window.innerHeight))
      .toBe(true);
    const units = main(page).locator('.organisation > ul > li > ul > li');
    expect(await units.count()).toBe(5);
    for (const unit of await units.all()) expect(await unit.locator('ul > li').count()).toBe(3);
    expect(await figure.getByRole('link', { name: /Ingrandisci/ }).getAttribute('href')).toMatch(/\.svg$/);
    await main(page).getByRole('link', { name: 'Articolazione degli uffici' }).click();
    await page.getByRole('heading', { level: 1, name: 'Articolazione degli uffici' }).waitFor();
  });
});

describe('the other pages of the agency', () => {
  it('[PAGE-04] [ROUTE-14] should show what the service answers for each, in the HTML already', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/agenzia');
    for (const [path, call, entry] of [
      ['/agenzia', '/pages/agenzia', undefined],
      ['/agenzia/organismo-paritetico', '/agency/joint-body', 'Organismo Paritetico'],
      ['/agenzia/comitato-garanzia', '/agency/single-committee', 'Comitato Unico di Garanzia'],
      ['/agenzia/norme-istitutive', '/agency/institutional-rules', undefined],
    ] as const) {
      const response = await fetch(`${portal.home.replace(/\/$/, '')}${path}`);
      const wire = await answer<WirePage>(page, call);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain(`<title>${wire.title.replaceAll("'", '&#39;')} - ANPAG</title>`);
      if (entry !== undefined) await agencyMenu(page).getByRole('link', { name: entry }).click();
      else if (path !== '/agenzia') await load(page, portal, path);
      await page.getByRole('heading', { level: 1, name: wire.title }).waitFor();
      await expect.poll(async () => (await main(page).innerText()).length).toBeGreaterThan(500);
    }
    expect(errors).toEqual([]);
  });
});

describe('the menu of the agency', () => {
  it('[MENU-01] should be one closed row on a phone, with and without script, and open where it stands beside the text', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await visitors.newVisitor({ javaScriptEnabled });
      await page.goto(`${portal.home}agenzia/direttore`);
      const entry = agencyMenu(page).getByRole('link', { name: 'Organigramma' });
      const row = agencyMenu(page).getByText('Sei in: L’Agenzia');
      await entry.waitFor();
      expect(await row.isVisible()).toBe(false);
      await page.setViewportSize({ width: 375, height: 900 });
      await row.waitFor();
      expect([javaScriptEnabled, await entry.isVisible()]).toEqual([javaScriptEnabled, false]);
      await row.click();
      await entry.waitFor();
    }
  });

  it('[MENU-01] should stay open where it was opened on a phone before the script was here', async () => {
    const { page } = await visitors.newVisitor({ width: 375 });
    let letGo: () => void = () => undefined;
    const opened = new Promise<void>((done) => (letGo = done));
    await page.route(/\.js$/, async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto(`${portal.home}agenzia/direttore`, { waitUntil: 'commit' });
    const entry = agencyMenu(page).getByRole('link', { name: 'Organigramma' });
    await agencyMenu(page).getByText('Sei in: L’Agenzia').click();
    await entry.waitFor();
    letGo();
    await hydrated(page);
    expect(await entry.isVisible()).toBe(true);
  });
});

describe('breadcrumbs', () => {
  it('[NAV-18] [NAV-20] should name sections as the agency does, and open a long path by keyboard', async () => {
    const { page } = await visitors.newVisitor();
    const crumbs = page.getByRole('navigation', { name: 'Percorso di navigazione' });
    await load(page, portal, '/aiuti-e-bandi/pagamenti-ocm/ocm-vino/vendemmia-verde');
    expect(await crumbs.textContent()).toContain('Pagamenti Organizzazioni Comuni dei Mercati (OCM)');
    const hidden = crumbs.getByRole('link', { name: 'Aiuti e bandi' });
    expect(await hidden.isVisible()).toBe(false);
    await crumbs.locator('summary').focus();
    await page.keyboard.press('Enter');
    await hidden.waitFor();
    expect(await crumbs.locator('[aria-current="page"]').innerText()).toContain('Vendemmia verde');
  });
});
