import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mappedPaths } from '#tests/support/every-page.ts';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

interface Node {
  readonly title: string;
  readonly href?: string;
  readonly children: readonly Node[];
}

const main = (page: Page) => page.locator('main');
const tree = (page: Page) => page.getByRole('navigation', { name: 'Amministrazione trasparente' });
const nodesOf = async (page: Page): Promise<readonly Node[]> =>
  (await (await page.request.get(`${portal.origin}/api/transparent-administration/side`)).json()) as readonly Node[];
const pathsIn = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap(({ href, children }) => [...(href === undefined ? [] : [href]), ...pathsIn(children)]);

describe('transparent administration', () => {
  it('[PAGE-32] [ROUTE-06] should lead from its index to every page of the tree, each of which the map of the portal names', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, '/amministrazione-trasparente');
    const paths = pathsIn(await nodesOf(page));
    expect(paths.length).toBeGreaterThanOrEqual(60);
    const shown = await main(page)
      .locator('.pt-directory a[href^="/"]')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace('/portale', '')),
      );
    expect(shown).toEqual(paths);
    // All that the map names is asked for a title, a heading and a description of its own (`every-markup.spec.ts`).
    expect(await mappedPaths()).toEqual(expect.arrayContaining([...paths]));
    expect(errors).toEqual([]);
  });

  it('[PAGE-32] should keep the tree where it was from page to page, the present page in sight', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/amministrazione-trasparente/organizzazione');
    const scrolled = () => tree(page).evaluate((menu) => menu.scrollTop);
    await tree(page).getByText('Servizi erogati', { exact: true }).click();
    const entry = tree(page)
      .getByRole('listitem')
      .filter({ hasText: /^Servizi erogati/ })
      .getByRole('link')
      .nth(1);
    await entry.scrollIntoViewIfNeeded();
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    const title = await entry.innerText();
    await entry.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(Math.abs((await scrolled()) - before)).toBeLessThan(300);
    const current = tree(page).locator('[aria-current="page"]');
    expect(await current.innerText()).toBe(title);
    const place = await current.boundingBox();
    const frame = await tree(page).boundingBox();
    expect(
      place !== null && frame !== null && place.y >= frame.y && place.y + place.height <= frame.y + frame.height + 1,
    ).toBe(true);
  });

  it('[PAGE-32] should open a section without leaving the page, one at a time, and find an entry by its words', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/amministrazione-trasparente/organizzazione/articolazione-degli-uffici');
    const own = tree(page).getByRole('link', { name: 'Articolazione degli uffici' });
    await own.waitFor();
    await tree(page).getByText('Bilanci', { exact: true }).click();
    expect(await own.isVisible()).toBe(false);
    expect(pathOf(page, portal)).toBe('/amministrazione-trasparente/organizzazione/articolazione-degli-uffici');
    await page.getByLabel('Trova una voce').fill('posta elettronica');
    const found = tree(page).getByRole('link', { name: 'Telefono e posta elettronica' });
    await found.waitFor();
    expect(await tree(page).getByText('Bilanci', { exact: true }).count()).toBe(0);
    await found.click();
    await page.getByRole('heading', { level: 1, name: 'Telefono e posta elettronica' }).waitFor();
  });

  it('[PAGE-32] should be whole without script: tree, text, pages before and after', async () => {
    const { page } = await visitors.newVisitor({ javaScriptEnabled: false });
    await page.goto(`${portal.home}amministrazione-trasparente/organizzazione/articolazione-degli-uffici`);
    await tree(page).getByRole('link', { name: 'Presentazione della sezione' }).first().waitFor();
    await main(page).getByText('Direzione Pagamenti diretti').waitFor();
    const near = page.getByRole('navigation', { name: 'Voci vicine' });
    await near.getByRole('link', { name: /Voce successiva/ }).click();
    await page.waitForURL(`${portal.home}amministrazione-trasparente/organizzazione/telefono-e-posta-elettronica`);
    await near.getByRole('link', { name: /Voce precedente/ }).click();
    await page.waitForURL(`${portal.home}amministrazione-trasparente/organizzazione/articolazione-degli-uffici`);
  });

  it('[PAGE-32] should lose only the menu where the tree cannot be had', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/normative');
    await page.route('**/api/transparent-administration/side', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.getByRole('banner').getByRole('link', { name: 'Amministrazione trasparente' }).first().click();
    await main(page).getByText('Il menu della sezione non è disponibile').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Amministrazione trasparente' }).waitFor();
  });
});
