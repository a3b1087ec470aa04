import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routeById } from '#core/navigation/routes.ts';
import { TABLE } from '#tests/support/access-cases.ts';
import { addressOf } from '#tests/support/every-page.ts';
import { load, loginEntry } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { axeFindings, WIDTHS } from '#tests/support/visitor.ts';

const ANNA = { name: 'Anna Bianchi' };
const FILE = '/scrivania/fascicolo-aziendale';

setUpPortal();

describe('the site map', () => {
  it('[NAV-22] should list the pages that exist, as the service tells them, in HTML already', async () => {
    const { page, errors } = await visitors.newVisitor();
    const html = await (await page.request.get(`${portal.home}mappa-del-sito`)).text();
    expect(html).toContain('Normative');
    await load(page, portal, '/mappa-del-sito');
    const links = page.locator('main').getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(hrefs).toContain(`${portal.home}normative`);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(errors).toEqual([]);
  });

  it('[NAV-22] [ROUTE-14] should not send somebody who is logged in to pages that are not for them', async () => {
    const { page } = await visitors.as(ANNA);
    await load(page, portal, '/mappa-del-sito');
    await page.locator('main').getByRole('link', { name: 'Normative' }).waitFor();
    expect(await page.locator('main').getByRole('link', { name: 'L’Agenzia' }).count()).toBe(0);
  });
});

describe('long pages', () => {
  it('[MENU-04] [MENU-05] should keep the side menu of the company file in sight at 128 px and tell how far the reading is', async () => {
    const { page, settled } = await visitors.as(ANNA);
    await load(page, portal, FILE);
    await page.locator('dl').getByText('In lavorazione').first().waitFor();
    // What comes late makes the page longer: its end would not be its end.
    await settled();
    const progress = page.getByRole('progressbar', { name: 'Avanzamento della lettura' });
    expect(await progress.getAttribute('value')).toBe('0');
    const menu = page.getByRole('navigation', { name: 'Schede del fascicolo' });
    expect(await menu.evaluate((element) => getComputedStyle(element).top)).toBe('128px');
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await page.waitForFunction(() => document.querySelector('progress')?.value === 100);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForFunction(() => document.querySelector('progress')?.value === 0);
  });

  it.each([
    ['regulation', 'a regulation'],
    ['service', 'a service'],
    ['ocmPaymentAid', 'an aid'],
    ['informationArticle', 'an information article'],
    ['project', 'a project'],
    ['privacy', 'any other long page'],
  ] as const)('[MENU-05] should do so on %s: %s', async (id, _name) => {
    const { page } = await visitors.newVisitor({ viewport: { width: 1280, height: 300 } });
    await load(page, portal, await addressOf(routeById(TABLE, id)));
    await page.waitForFunction(() => document.querySelector('progress')?.value === 0);
    const bar = page.getByRole('progressbar', { name: 'Avanzamento della lettura' });
    expect(await bar.count()).toBe(1);
    // It takes no room from what stands there already.
    expect((await page.locator('.pt-pagehead').boundingBox())?.y).toBe((await page.locator('main').boundingBox())?.y);
    // In sight while the text is, above the header.
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0);
    expect(await bar.evaluate((one) => document.elementFromPoint(640, 3) === one)).toBe(true);
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await page.waitForFunction(() => document.querySelector('progress')?.value === 100);
  });

  it('[MENU-04] should keep the index of a page in sight at 130 px and mark the last heading above 200 px', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, await addressOf(routeById(TABLE, 'service')));
    const menu = page.locator('main .pt-side.sticky');
    expect(
      await menu.evaluate((element) => [getComputedStyle(element).position, getComputedStyle(element).top]),
    ).toEqual(['sticky', '130px']);
    const anchors = await menu
      .locator('a[href^="#"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
    expect(anchors.length).toBeGreaterThan(2);
    const marked = menu.locator('a[aria-current]');
    expect(await marked.count()).toBe(0);
    const [first = '', second = ''] = anchors;
    // Room below, so that any heading can come to any height.
    await page.addStyleTag({ content: 'main { padding-bottom: 2000px }' });
    await scrollToHeight(page, second, 201);
    await menu.locator(`a[href="#${first}"][aria-current]`).waitFor();
    expect(await marked.count()).toBe(1);
    await scrollToHeight(page, second, 199);
    await menu.locator(`a[href="#${second}"][aria-current]`).waitFor();
    expect(await marked.count()).toBe(1);
  });
});

describe('a reader with needs of their own', () => {
  it('[CONST-09] should read Italian whatever the language of the browser', async () => {
    const abroad = { locale: 'en-US', timezoneId: zoneOfAnotherDay() };
    const { page } = await visitors.newVisitor(abroad);
    await load(page, portal, '/note-legali');
    // Drawn in the browser, not by the service.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mappa del sito' }).click();
    await page.locator('main').getByRole('link', { name: 'Normative' }).click();
    const days = page.locator('main time');
    await days.first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
    expect(await page.evaluate(() => navigator.language)).toBe('en-US');
    const isoDays = await days.evaluateAll((all) => all.map((day) => (day as HTMLTimeElement).dateTime));
    expect(await days.allInnerTexts()).toEqual(isoDays.map((day) => day.split('-').toReversed().join('/')));
    await page.getByRole('heading', { level: 1, name: 'Normative' }).waitFor();
    const anna = await visitors.as(ANNA, abroad);
    await load(anna.page, portal, '/scrivania');
    const today = new Intl.DateTimeFormat('it-IT', {
      timeZone: 'Europe/Rome',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }).format(new Date());
    await anna.page.getByText(new RegExp(today, 'i')).first().waitFor();
    await anna.page
      .getByText(/^\d\.\d{3},\d\d\s€$/)
      .first()
      .waitFor();
  });

  it('[NAV-14] should find header, menus and footer whole at 200 % of the text and in forced colours', async () => {
    const { page } = await visitors.newVisitor({ forcedColors: 'active' });
    await load(page, portal, '/note-legali');
    const opener = page.getByRole('navigation', { name: 'Menu principale' }).locator('summary').first();
    await opener.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    // What says where the focus is must survive colours that are not ours: an outline, not a shadow.
    expect(await opener.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Agricoltori' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page.emulateMedia({ forcedColors: 'none' });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
      await loginEntry(page).waitFor();
      expect([width, await clippedIn(page)]).toEqual([width, []]);
      // Between the two no part looks as on neither of them.
      if (width !== 768) expect([width, await axeFindings(page)]).toEqual([width, []]);
    }
  });

  it('should reach content and footer by the skip links, and see where the focus is', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/normative');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Vai al contenuto' });
    expect(await skip.isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

// Helpers

/** A time zone where it is yesterday or tomorrow while it is today in Italy, at any hour. */
const zoneOfAnotherDay = (): string => {
  const hour = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: 'numeric', hourCycle: 'h23' });
  return Number(hour.format(new Date())) < 12 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
};

/** Scrolls until an element's upper edge is at a height of the window. */
const scrollToHeight = (page: Page, id: string, height: number): Promise<void> =>
  page.evaluate(
    ([wanted, at]) => {
      const top = document.getElementById(wanted)?.getBoundingClientRect().top ?? 0;
      window.scrollBy({ top: top - at, behavior: 'instant' });
    },
    [id, height] as const,
  );

/** Texts of header and footer that do not fit into what they stand in. */
const clippedIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'header a, header button, header summary, footer a, footer p, footer h2',
      ),
    ]
      .filter((element) => element.offsetParent !== null && element.closest('.visually-hidden') === null)
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        return (
          (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.textContent ?? ''),
  );
