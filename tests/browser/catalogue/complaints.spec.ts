import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

// What people complain about in the lists of other portals, one test each, named by the complaint.

const LIST = '/normative';
const FILTERED = `${LIST}?categories=circolare&page=2&search=domanda`;

setUpPortal();

const cards = (page: Page) => page.locator('[id^="voce-"]');
const idsOf = (page: Page): Promise<readonly string[]> => cards(page).evaluateAll((all) => all.map(({ id }) => id));
const box = (page: Page) => page.getByRole('searchbox', { name: 'Cerca nelle normative' });
const status = (page: Page) => page.locator('.pt-status');
const panel = (page: Page) => page.getByRole('dialog', { name: /^Filtri/ });
const more = (page: Page) => page.getByRole('link', { name: 'Mostra di più' });
const openPanel = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Filtri/ }).click();
  await panel(page).waitFor();
};
const apply = (page: Page) =>
  panel(page)
    .getByRole('button', { name: /^Applica filtri/ })
    .click();

describe('a list', () => {
  it('[LIST-07] [LIST-16] should not lose filters, cards, count, scroll or focus on Back from an entry', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, `${LIST}?categories=circolare&page=2`);
    await page.getByRole('link', { name: 'Elimina il filtro Circolare' }).waitFor();
    const [before, words] = [await idsOf(page), await status(page).textContent()];
    const last = cards(page).last();
    const id = (await last.getAttribute('id')) ?? '';
    await last.getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname.includes(`${LIST}/`));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForFunction((wanted) => document.activeElement?.closest('article')?.id === wanted, id);
    expect(await idsOf(page)).toEqual(before);
    expect(await status(page).textContent()).toBe(words);
    await page.getByRole('link', { name: 'Elimina il filtro Circolare' }).waitFor();
    await page.waitForFunction((wanted) => {
      const { top = -1, bottom = -1 } = document.getElementById(wanted)?.getBoundingClientRect() ?? {};
      return bottom > 0 && top < window.innerHeight;
    }, id);
  });

  it('[LIST-16] should not let box and results disagree after Back', async () => {
    const { page, settled } = await visitors.newVisitor();
    await load(page, portal, `${LIST}?search=domanda`);
    const wanted = await idsOf(page);
    await box(page).fill('olio');
    await box(page).press('Enter');
    await page.waitForURL(/search=olio/);
    await settled();
    expect(await idsOf(page)).not.toEqual(wanted);
    await page.goBack();
    await page.waitForURL(/search=domanda/);
    await settled();
    expect([await box(page).inputValue(), await idsOf(page)]).toEqual(['domanda', wanted]);
  });

  it('[LIST-16] should be shared by its address: somebody else sees the same cards, words and chips', async () => {
    const [one, other] = [await visitors.newVisitor(), await visitors.newVisitor({ javaScriptEnabled: false })];
    await load(one.page, portal, LIST);
    await box(one.page).fill('di');
    await box(one.page).press('Enter');
    await one.page.waitForURL(/search=di/);
    await more(one.page).click();
    await one.page.waitForURL(/page=2/);
    await cards(one.page).nth(9).waitFor();
    await other.page.goto(one.page.url());
    expect(await idsOf(other.page)).toEqual(await idsOf(one.page));
    expect(await box(other.page).inputValue()).toBe('di');
    expect(await other.page.locator('.chip').allTextContents()).toEqual(
      await one.page.locator('.chip').allTextContents(),
    );
  });

  it('[LIST-04] should not throw the focus to the top on a tick, nor change before it is applied', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, LIST);
    const before = await idsOf(page);
    await openPanel(page);
    const box = panel(page).getByRole('checkbox', { disabled: false }).nth(2);
    await box.focus();
    await page.keyboard.press('Space');
    expect(await box.isChecked()).toBe(true);
    await panel(page)
      .getByRole('button', { name: /^Applica filtri \(\d/ })
      .waitFor();
    expect(await box.evaluate((ticked) => ticked === document.activeElement)).toBe(true);
    expect([await idsOf(page), pathOf(page, portal)]).toEqual([before, LIST]);
  });

  it('[LIST-06] should not be silent when more is loaded, nor put it anywhere else than under what stands there', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, LIST);
    await more(page).focus();
    await page.keyboard.press('Enter');
    await cards(page).nth(17).waitFor();
    const ids = await idsOf(page);
    await page.waitForFunction((id) => document.activeElement?.closest('article')?.id === id, ids[9]);
    await page
      .locator('output')
      .getByText(/^Mostrati 18 di \d+$/)
      .waitFor({ state: 'attached' });
    const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(Math.min(...tops.slice(9))).toBeGreaterThan(Math.max(...tops.slice(0, 9)) - 1);
  });

  it('[LIST-06] should not change the order after more is loaded', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, LIST);
    const first = await idsOf(page);
    await more(page).click();
    await cards(page).nth(17).waitFor();
    const after = await idsOf(page);
    expect(after.slice(0, 9)).toEqual(first);
    await more(page).click();
    await cards(page).nth(26).waitFor();
    const third = await idsOf(page);
    expect(third.slice(0, 18)).toEqual(after);
    expect(new Set(third).size).toBe(27);
    const days = await cards(page)
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    expect(days.length).toBeGreaterThanOrEqual(27);
    expect(days).toEqual(days.toSorted((left, right) => right.localeCompare(left)));
    // As it stands, so it comes to whoever asks for it whole.
    await page.reload();
    await cards(page).nth(26).waitFor();
    expect(await idsOf(page)).toEqual(third);
    // A new order begins at its first page.
    await page.getByLabel('Ordina per').selectOption('ASC');
    await page.waitForURL((url) => url.searchParams.get('sort') === 'ASC' && !url.searchParams.has('page'));
    await page.getByText('ordinati dal meno recente').first().waitFor();
    await page.waitForFunction(() => document.querySelectorAll('[id^="voce-"]').length === 9);
  });

  it('[LIST-06] should not be read again as a whole when more is loaded: neither asked for, nor drawn, nor said', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, LIST);
    await cards(page)
      .first()
      .evaluate((card) => Object.assign(card, { stoodThere: true }));
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/regulations')) asked.push(searchParams.get('page'));
    });
    await more(page).click();
    await cards(page).nth(17).waitFor();
    expect(asked).toEqual(['2']);
    expect(
      await cards(page)
        .first()
        .evaluate((card) => 'stoodThere' in card),
    ).toBe(true);
    expect(await page.locator('[aria-live]:has([id^="voce-"]), output:has([id^="voce-"])').count()).toBe(0);
  });

  it('[LIST-02] should speak the count of what was found', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, LIST);
    await box(page).fill('olio');
    await box(page).press('Enter');
    const said = page.locator('output').getByText(/^\d+ risultat[oi]/);
    await said.waitFor({ state: 'attached' });
    expect(await status(page).textContent()).toContain(/^\d+ risultat[oi]/.exec((await said.textContent()) ?? '')?.[0]);
  });

  it('[LIST-09] should not ignore reversed days, nor break over days that do not exist', async () => {
    const { page, errors } = await visitors.newVisitor();
    await load(page, portal, LIST);
    await openPanel(page);
    await panel(page).getByLabel('Pubblicato dal').fill('2026-05-02');
    await panel(page).getByLabel('Pubblicato fino al').fill('2026-05-01');
    await apply(page);
    await panel(page).getByText('La data finale non può precedere quella iniziale.').waitFor();
    expect(pathOf(page, portal)).toBe(LIST);
    for (const impossible of ['2026-02-31', '2026-13-01', 'domani', '0000-00-00']) {
      const answer = await load(page, portal, `${LIST}?publicationDateFrom=${impossible}`);
      expect([impossible, answer?.status()]).toEqual([impossible, 200]);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Normative');
      await page.getByText(`«Pubblicato dal ${impossible}»`).first().waitFor();
      // It is read without script, too.
      expect(await answer?.text()).toContain('Un filtro dell’indirizzo non è stato applicato');
    }
    expect(errors).toEqual([]);
  });

  it.each(['Europe/Rome', 'America/Los_Angeles', 'Pacific/Auckland'])(
    '[LIST-09] [CONST-03] should not let a "to" day leak into the next one at the changes of the clock, seen from %s',
    async (timezoneId) => {
      const { page, settled } = await visitors.newVisitor({ timezoneId });
      const total = await counted(LIST);
      for (const [change, day, next] of [
        ['2026-03-29T01:00:00Z', '2026-03-29', '2026-03-30'],
        ['2026-10-25T01:00:00Z', '2026-10-25', '2026-10-26'],
        ['2025-10-26T00:30:00Z', '2025-10-26', '2025-10-27'],
      ] as const) {
        await page.clock.setFixedTime(new Date(change));
        await load(page, portal, LIST);
        await openPanel(page);
        await panel(page).getByLabel('Pubblicato fino al').fill(day);
        await apply(page);
        await page.waitForURL((url) => url.searchParams.get('publicationDateTo') === day);
        await settled();
        // The chip says the day that was typed, and no card is of a later one.
        const [year, month, date] = day.split('-');
        await page.getByText(`Pubblicato fino al ${date}/${month}/${year}`).first().waitFor();
        const days = await cards(page)
          .locator('time')
          .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
        expect(days.filter((each) => each > day)).toEqual([]);
        // What is not until the day is from the next one on: none is in both, none in neither.
        const until = await counted(`${LIST}?publicationDateTo=${day}`);
        const from = await counted(`${LIST}?publicationDateFrom=${next}`);
        expect([day, until + from]).toEqual([day, total]);
        await page.getByRole('link', { name: 'Elimina tutto' }).click();
        await page.waitForURL((url) => url.search === '');
      }
    },
  );

  it('[LIST-18] should not hand out more than the filters leave', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, FILTERED);
    const csv = (await page.getByRole('link', { name: 'Tabella CSV' }).getAttribute('href')) ?? '';
    expect(new URL(csv, portal.origin).search).toBe('?search=domanda&categories=circolare');
    const rows = (await (await fetch(new URL(csv, portal.origin))).text()).trimEnd().split('\r\n').length - 1;
    const all = (await (await fetch(new URL(csv.split('?')[0] ?? '', portal.origin))).text()).split('\r\n').length;
    expect(await status(page).textContent()).toMatch(new RegExp(`^${rows} risultat`));
    expect(rows).toBeLessThan(all);
  });
});

// Helpers

/** The count that a path of the list says as the service sends it, however it is filtered. */
const counted = async (path: string): Promise<number> => {
  const html = await (await fetch(`${portal.home}${path.slice(1)}`)).text();
  return Number(/>(\d+) risultat/u.exec(html)?.[1] ?? Number.NaN);
};
