import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Entrance, load } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

/** So high is the desk on a phone at most, with the frame around it, in pixels. */
const DESK_PX = 3_600;
/** The same of the procedures. */
const PROCEDURES_PX = 4_000;
/** The first sum of money begins above it, at every width, in pixels. */
const MONEY_PX = 900;
/** The first datum of the company file begins above it on a phone, in pixels. */
const DATUM_PX = 600;
/** Open items in sight at most. */
const FIRST_SHOWN = 4;

/** The company with most payments, applications and debts. */
const LONGEST: Entrance = { name: 'Marco Rinaldi', company: 'Rinaldi Vini' };
/** People with nothing to do. */
const CALM: Entrance = { name: 'Marco Rinaldi', company: 'Azienda agricola Rinaldi Marco' };
const PEOPLE: readonly Entrance[] = [{ name: 'Anna Bianchi' }, LONGEST, CALM, { name: 'Carla Neri' }];

const moneyTop = (page: Page): Promise<number> =>
  page.locator('main .pt-next .what').evaluate((sum) => sum.getBoundingClientRect().top + window.scrollY);

/** What is said of the aids and cannot be read whole when letters have twice their size; afterwards they have their own again. */
const cutAtDoubleSize = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const cut = [...document.querySelectorAll('.pt-desk-rows span')]
      .filter((one) => getComputedStyle(one).overflow !== 'visible' && one.scrollHeight > one.clientHeight + 1)
      .map((one) => one.textContent);
    document.documentElement.style.fontSize = '';
    return cut;
  });

describe('the desk of who has much, most or nothing to do, and of a closed mandate', () => {
  it.each(PEOPLE)(
    '[MONEY-02] [PAGE-28] [PAGE-29] [YEAR-03] [FILE-17] should have the money first, few things in sight, whole words and fit a phone, as does the first datum of the file: %j',
    async (who) => {
      const { page, settled } = await visitors.as(who, { width: 375 });
      await load(page, portal, '/scrivania');
      await settled();
      expect(await moneyTop(page)).toBeLessThan(MONEY_PX);
      // On a slow machine a part may have come below what was there already; who comes back finds the list in order.
      await page.getByRole('main').getByRole('link', { name: 'Quanto per campagna, e tutte le pratiche' }).click();
      await page.waitForURL(/le-tue-pratiche/u);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: /^Ciao / }).waitFor();
      await settled();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(DESK_PX);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
      const entries = page
        .getByRole('region', { name: 'Cosa devo fare' })
        .locator('.pt-todo > li')
        .filter({ visible: true });
      const all = page.getByRole('button', { name: /^Mostra tutte le \d+ attività$/u });
      expect(await entries.count()).toBeLessThanOrEqual(FIRST_SHOWN);
      if ((await all.count()) > 0) expect(await entries.count()).toBe(FIRST_SHOWN);
      if (who === CALM) {
        await page.getByText('Non hai nulla da fare: è tutto in ordine.').waitFor();
        await page
          .getByText(/^Il prossimo termine è il \d{2}\/\d{2}\/\d{4}\. .+: ultimo giorno per chiedere\.$/u)
          .waitFor();
      }
      expect(await cutAtDoubleSize(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await moneyTop(page)).toBeLessThan(MONEY_PX);
      // A closed mandate has no file to be opened.
      if (who.name === 'Carla Neri') return;
      const menu = page.getByRole('navigation', { name: 'Menu principale' });
      await menu
        .getByRole('link', { name: /fascicolo/iu })
        .first()
        .click();
      await page.getByRole('heading', { level: 3, name: 'Dati dell’azienda' }).waitFor();
      await settled();
      await page.setViewportSize({ width: 375, height: 812 });
      await page.evaluate(() => window.scrollTo(0, 0));
      expect((await page.locator('.pt-file-cards dd').first().boundingBox())?.y).toBeLessThanOrEqual(DATUM_PX);
      if (who !== LONGEST) return;
      await page.setViewportSize({ width: 1280, height: 900 });
      await menu.getByRole('link', { name: 'Le tue pratiche' }).click();
      await page.getByRole('heading', { level: 1, name: 'Le tue pratiche' }).waitFor();
      await expectAllWithinReach(page, settled);
    },
  );
});

/** A year of twenty payments, some of them on neighbouring days. */
const TWENTY = Array.from({ length: 20 }, (_, at) => ({
  id: `Y-${at}`,
  description: `Pagamento ${at + 1}`,
  campaign: 2026,
  scheme: null,
  amount: 1_000 * (at + 1),
  ...(at < 8
    ? {
        state: 'PAGATO',
        paidOn: `2026-${String(8 + Math.floor(at / 4)).padStart(2, '0')}-${String(1 + (at % 4) * 6).padStart(2, '0')}`,
        expectedBy: null,
      }
    : {
        state: 'IN_ISTRUTTORIA',
        paidOn: null,
        expectedBy: `2027-${String(1 + Math.floor((at - 8) / 3)).padStart(2, '0')}-${String(1 + ((at - 8) % 3) * 9).padStart(2, '0')}`,
      }),
}));

describe('the year in one line', () => {
  it('[YEAR-02] should lay twenty entries on the line without one over another, say each, and print on one sheet', async () => {
    const { page } = await visitors.as({ name: 'Anna Bianchi' }, { width: 1280 });
    await page.clock.setFixedTime(new Date('2026-11-25T10:00:00+01:00'));
    await page.route(/\/private\/detail\/payments\/[^/]+$/u, (route) => route.fulfill({ json: TWENTY }));
    await load(page, portal, '/scrivania');
    const year = page.getByRole('region', { name: 'L’anno in una riga' });
    const open = year.getByRole('button', { name: /^Leggi le \d+ voci come elenco$/u });
    const count = Number(/\d+/u.exec(await open.innerText())?.[0]);
    expect(count).toBeGreaterThanOrEqual(TWENTY.length);
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overlaps(page, '.pt-year .column')).toEqual([]);
      expect(await overlaps(page, '.pt-year .column p')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await open.click();
    const list = year.getByRole('list', { name: 'Tutte le voci dell’anno' });
    expect(await list.getByRole('listitem').count()).toBe(count);
    const said = await list.getByRole('listitem').allTextContents();
    for (const { description } of TWENTY) expect(said.filter((words) => words.endsWith(description))).toHaveLength(1);
    expect(said.some((words) => words.includes('controllo: '))).toBe(true);
    expect(said.some((words) => words.endsWith(': ultimo giorno per chiedere'))).toBe(true);
    const saved = page.waitForEvent('download');
    await year.getByRole('button', { name: 'Nel calendario' }).click();
    expect((await saved).suggestedFilename()).toBe('anno.ics');
    // As the button does before it prints.
    await page.evaluate(() => {
      document.documentElement.dataset['print'] = 'anno';
    });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/gu)).toHaveLength(1);
  });
});

// Helpers

/** The longest procedures fit a phone with all that is to come or owed in sight; the others come with a press and stay when the reader comes back. */
const expectAllWithinReach = async (page: Page, settled: () => Promise<void>): Promise<void> => {
  const rows = page.getByRole('table', { name: 'Pagamenti', exact: true }).locator('tbody tr');
  const others = page.getByRole('link', { name: /^Mostra altri \d+ pagamenti$/u });
  await settled();
  const all = await rows.filter({ visible: true }).allInnerTexts();
  expect(await others.filter({ visible: true }).count()).toBe(0);
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(PROCEDURES_PX);
  for (const waiting of ['.next', '.today']) {
    const each = page.locator(`.pt-payline ${waiting}`);
    expect(await each.filter({ visible: true }).count()).toBe(await each.count());
  }
  const shown = await rows.filter({ visible: true }).count();
  expect(await others.innerText()).toBe(`Mostra altri ${all.length - shown} pagamenti`);
  await others.click();
  await others.waitFor({ state: 'detached' });
  expect(await rows.filter({ visible: true }).count()).toBe(all.length);
  const first = rows.nth(shown).getByRole('link');
  await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
  await first.click();
  await page.waitForURL(/\/pagamenti\//u);
  await page.goBack();
  await rows.nth(all.length - 1).waitFor();
};

/** Which of the boxes that are in sight lie on each other, by their words. */
const overlaps = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((all) => {
    const boxes = all.flatMap((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      return width === 0 ? [] : [{ left, right, words: one.textContent }];
    });
    return boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter((other) => one.left < other.right - 1 && other.left < one.right - 1)
        .map((other) => `${one.words} | ${other.words}`),
    );
  });
