import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

// What people complain about in the lists of other portals, each test named by the complaints that one visit answers.

const LIST = '/normative';
const FILTERED = `${LIST}?search=di&categories=circolare&categories=istruzioni-operative&page=2`;
/** Moments at which the clock in Italy changes, with their day and the next. */
const CHANGES = [
  ['2026-03-29T01:00:00Z', '2026-03-29', '2026-03-30'],
  ['2026-10-25T01:00:00Z', '2026-10-25', '2026-10-26'],
  ['2025-10-26T00:30:00Z', '2025-10-26', '2025-10-27'],
] as const;

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
  it('[LIST-07] [LIST-16] [LIST-18] should not lose filters, words, cards, count, scroll or focus on Back, nor from one reader to another who is given its address, nor hand out more than it shows', async () => {
    const { page, settled } = await visitors.newVisitor();
    await load(page, portal, FILTERED);
    const seen = async (other: Page) => ({
      ids: await idsOf(other),
      words: await box(other).inputValue(),
      chips: await other.locator('.chip').allTextContents(),
      count: await status(other).textContent(),
    });
    const before = await seen(page);
    expect([before.ids.length > 9, before.words, before.chips.join()]).toEqual([
      true,
      'di',
      expect.stringContaining('Circolare'),
    ]);
    await expectOnlyFiltered(page);

    const last = cards(page).last();
    const id = (await last.getAttribute('id')) ?? '';
    await last.getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname.includes(`${LIST}/`));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForFunction((wanted) => document.activeElement?.closest('article')?.id === wanted, id);
    expect(await seen(page)).toEqual(before);
    await page.waitForFunction((wanted) => {
      const { top = -1, bottom = -1 } = document.getElementById(wanted)?.getBoundingClientRect() ?? {};
      return bottom > 0 && top < window.innerHeight;
    }, id);

    await box(page).fill('olio');
    await box(page).press('Enter');
    await page.waitForURL(/search=olio/);
    await settled();
    expect(await idsOf(page)).not.toEqual(before.ids);
    await page.goBack();
    await page.waitForURL(/search=di&/);
    await settled();
    expect(await seen(page)).toEqual(before);

    const { page: other } = await visitors.newVisitor({ javaScriptEnabled: false });
    await other.goto(page.url());
    expect(await seen(other)).toEqual(before);
  });

  it('[LIST-01] [LIST-02] [LIST-06] should not be silent when more is loaded, nor put it anywhere else than under what stands there, change its order or be read again as a whole', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, LIST);
    const first = await idsOf(page);
    const total = /^\d+/.exec((await status(page).textContent()) ?? '')?.[0];
    await cards(page)
      .first()
      .evaluate((card) => Object.assign(card, { stoodThere: true }));
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/regulations')) asked.push(searchParams.get('page'));
    });
    await more(page).focus();
    await page.keyboard.press('Enter');
    await cards(page).nth(17).waitFor();
    const second = await idsOf(page);
    await page.waitForFunction((id) => document.activeElement?.closest('article')?.id === id, second[9]);
    await page.locator('output').getByText(`Mostrati 18 di ${total}`, { exact: true }).waitFor({ state: 'attached' });
    const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    expect(Math.min(...tops.slice(9))).toBeGreaterThan(Math.max(...tops.slice(0, 9)) - 1);
    expect([asked, second.slice(0, 9)]).toEqual([['2'], first]);
    const stoodThere = await cards(page)
      .first()
      .evaluate((card) => 'stoodThere' in card);
    expect(stoodThere).toBe(true);
    expect(await page.locator('[aria-live]:has([id^="voce-"]), output:has([id^="voce-"])').count()).toBe(0);
    await more(page).click();
    await cards(page).nth(26).waitFor();
    const third = await idsOf(page);
    expect([third.slice(0, 18), new Set(third).size]).toEqual([second, 27]);
    const days = await daysOn(page);
    expect(days.length).toBeGreaterThanOrEqual(27);
    expect(days).toEqual(days.toSorted((left, right) => right.localeCompare(left)));
    // As it stands, so it comes to whoever asks for it whole.
    await page.reload();
    await cards(page).nth(26).waitFor();
    expect(await idsOf(page)).toEqual(third);
  });

  it('[LIST-01] [LIST-02] [LIST-06] should not go on in the middle where the order is another, keep its count to itself, nor say one while an error stands there', async () => {
    const { page, settled } = await visitors.newVisitor();
    await load(page, portal, `${LIST}?page=2`);
    const whole = /^\d+ risultat[oi]/.exec((await status(page).textContent()) ?? '')?.[0];
    // A new order begins at its first page.
    await page.getByLabel('Ordina per').selectOption('ASC');
    await page.waitForURL((url) => url.searchParams.get('sort') === 'ASC' && !url.searchParams.has('page'));
    await page.getByText('ordinati dal meno recente').first().waitFor();
    await page.waitForFunction(() => document.querySelectorAll('[id^="voce-"]').length === 9);
    await box(page).fill('olio');
    await box(page).press('Enter');
    await page.waitForURL(/search=olio/);
    await settled();
    const found = /^\d+ risultat[oi]/.exec((await status(page).textContent()) ?? '')?.[0] ?? '';
    expect([found !== '', found === whole]).toEqual([true, false]);
    await page.locator('output').getByText(found).waitFor({ state: 'attached' });
    await page.route(/\/api\/regulations\?/, (route) => route.fulfill({ status: 500, body: '{}' }));
    await box(page).fill('domanda');
    await box(page).press('Enter');
    await page.getByText('Codice dell’errore: 500').first().waitFor();
    const counts = status(page).getByText(/risultat|Caricamento/);
    expect(await counts.count()).toBe(0);
    expect(await page.getByText('Non è stato possibile leggere l’elenco').count()).toBe(1);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await cards(page).first().waitFor();
  });

  it('[LIST-04] [LIST-09] should not throw the focus to the top on a tick, nor change before it is applied, nor ignore days that are reversed or do not exist: they stay as typed, in sight and with the focus, and are said', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, LIST);
    const before = await idsOf(page);
    await openPanel(page);
    const tick = panel(page).getByRole('checkbox', { disabled: false }).nth(2);
    await tick.focus();
    await page.keyboard.press('Space');
    expect(await tick.isChecked()).toBe(true);
    await panel(page)
      .getByRole('button', { name: /^Applica filtri \(\d/ })
      .waitFor();
    expect(await hasFocus(tick)).toBe(true);
    const from = panel(page).getByLabel('Pubblicato dal');
    const to = panel(page).getByLabel('Pubblicato fino al');
    await from.focus();
    // What the order of the parts is depends on the browser; a day without its year is none in any.
    await page.keyboard.type('12');
    await apply(page);
    await panel(page).getByText('Scrivi una data esistente, nel formato giorno/mese/anno.').waitFor();
    expect(await hasFocus(from)).toBe(true);
    expect(await from.evaluate((element) => (element as HTMLInputElement).validity.badInput)).toBe(true);
    await from.fill('2026-05-02');
    await to.fill('2026-05-01');
    await apply(page);
    await panel(page).getByText('La data finale non può precedere quella iniziale.').waitFor();
    // It is tied to both days of the range.
    for (const field of [from, to]) {
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const id = (await field.getAttribute('aria-describedby')) ?? '';
      expect(await page.locator(`[id="${id}"]`).textContent()).toContain('non può precedere');
    }
    expect(await hasFocus(to)).toBe(true);
    await from.fill('1899-12-31');
    await apply(page);
    await panel(page).getByText('Scegli una data compresa tra il 01/01/1900 e il 31/12/2100.').waitFor();
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    expect([await idsOf(page), pathOf(page, portal)]).toEqual([before, LIST]);
  });

  it('[LIST-09] should not break over days in its address that do not exist, without script too', async () => {
    const { page, errors } = await visitors.newVisitor();
    for (const impossible of ['2026-13-01', 'domani', '0000-00-00']) {
      const answer = await fetch(`${portal.home}${LIST.slice(1)}?publicationDateFrom=${impossible}`);
      // What is put into a sentence stands apart from it in the HTML.
      const html = (await answer.text()).replaceAll('<!-- -->', '');
      expect([impossible, answer.status, html.includes('Un filtro dell’indirizzo non è stato applicato')]).toEqual([
        impossible,
        200,
        true,
      ]);
      expect(html).toContain(`«Pubblicato dal ${impossible}»`);
    }
    const impossible = '2026-02-31';
    const answer = await load(page, portal, `${LIST}?publicationDateFrom=${impossible}`);
    expect(answer?.status()).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Normative');
    await page.getByText(`«Pubblicato dal ${impossible}»`).first().waitFor();
    expect(await answer?.text()).toContain('Un filtro dell’indirizzo non è stato applicato');
    expect(errors).toEqual([]);
  });

  it('[LIST-09] [CONST-03] should not let a "to" day leak into the next one at the changes of the clock, seen from Rome, Los Angeles and Auckland', async () => {
    const total = await counted(LIST);
    const untilDay = new Map<string, number>();
    for (const [, day, next] of CHANGES) {
      const until = await counted(`${LIST}?publicationDateTo=${day}`);
      untilDay.set(day, until);
      // What is not until the day is from the next one on: none is in both, none in neither.
      expect([day, until + (await counted(`${LIST}?publicationDateFrom=${next}`))]).toEqual([day, total]);
    }
    for (const timezoneId of ['Europe/Rome', 'America/Los_Angeles', 'Pacific/Auckland']) {
      const { page, settled } = await visitors.newVisitor({ timezoneId });
      await page.clock.setFixedTime(new Date(CHANGES[0][0]));
      await load(page, portal, LIST);
      for (const [change, day] of CHANGES) {
        await page.clock.setFixedTime(new Date(change));
        await openPanel(page);
        await panel(page).getByLabel('Pubblicato fino al').fill(day);
        await apply(page);
        await page.waitForURL((url) => url.searchParams.get('publicationDateTo') === day);
        await settled();
        // The chip says the day that was typed, and no card is of a later one.
        const [year, month, date] = day.split('-');
        await page.getByText(`Pubblicato fino al ${date}/${month}/${year}`).first().waitFor();
        expect((await daysOn(page)).filter((each) => each > day)).toEqual([]);
        const count = /^\d+/.exec((await status(page).textContent()) ?? '')?.[0];
        expect([timezoneId, day, count]).toEqual([timezoneId, day, String(untilDay.get(day))]);
        await page.getByRole('link', { name: 'Elimina tutto' }).click();
        await page.waitForURL((url) => url.search === '');
      }
    }
  });
});

// Helpers

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/** The days of the cards, as machines read them. */
const daysOn = (page: Page): Promise<readonly string[]> =>
  cards(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));

/** The table that is handed out has as many rows as the list has entries, and fewer than there are without filters. */
const expectOnlyFiltered = async (page: Page): Promise<void> => {
  const csv = (await page.getByRole('link', { name: 'Tabella CSV' }).getAttribute('href')) ?? '';
  expect(new URL(csv, portal.origin).search).toBe('?search=di&categories=circolare&categories=istruzioni-operative');
  const rows = (await (await fetch(new URL(csv, portal.origin))).text()).trimEnd().split('\r\n').length - 1;
  const all = (await (await fetch(new URL(csv.split('?')[0] ?? '', portal.origin))).text()).split('\r\n').length;
  expect(await status(page).textContent()).toMatch(new RegExp(`^${rows} risultat`));
  expect(rows).toBeLessThan(all);
};

/** The count that a path of the list says as the service sends it, however it is filtered. */
const counted = async (path: string): Promise<number> => {
  const html = await (await fetch(`${portal.home}${path.slice(1)}`)).text();
  return Number(/>(\d+) risultat/u.exec(html)?.[1] ?? Number.NaN);
};
