import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

/** Has the service send the entries of a list as they are changed here. */
const routeEntries = (
  page: Page,
  api: string,
  change: (entry: Record<string, unknown>, at: number) => Record<string, unknown>,
): Promise<unknown> =>
  page.route(new RegExp(`/api/${api}(?:\\?|$)`), async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { readonly results: readonly Record<string, unknown>[] };
    await route.fulfill({ response, json: { ...answer, results: answer.results.map(change) } });
  });

describe('what cards say', () => {
  it('[CONST-03] [CONST-04] should write days as day/month/year, cut a description at 250 characters with an ellipsis and no half of a sign, and never show a day that does not exist as another one', async () => {
    const { page } = await visitors.newVisitor();
    const days = ['2024-02-03', '2024-12-31'];
    await routeEntries(page, 'regulations', (entry, at) => ({
      ...entry,
      publicationDate: days[at] ?? '2023-01-09',
      description: '🌾'.repeat(250 + (at === 0 ? 1 : 0)),
    }));
    await load(page, portal, '/note-legali');
    await page.getByRole('banner').getByRole('link', { name: 'Normative' }).first().click();
    const cards = page.locator('[id^="voce-"]');
    await cards.nth(2).waitFor();
    const reported = await cards.evaluateAll((all) =>
      all.slice(0, 3).map((card) => [card.querySelector('time')?.textContent, card.querySelector('p')?.textContent]),
    );
    expect(reported).toEqual([
      ['03/02/2024', `${'🌾'.repeat(250)}…`],
      ['31/12/2024', '🌾'.repeat(250)],
      ['09/01/2023', '🌾'.repeat(250)],
    ]);
    await page.unrouteAll();
    await routeEntries(page, 'regulations', (entry, at) =>
      at === 1 ? { ...entry, publicationDate: '2024-02-30' } : entry,
    );
    await page.getByRole('searchbox', { name: 'Cerca nelle normative' }).fill('di');
    await page.keyboard.press('Enter');
    // The service has not kept its word: the list says so in its place, and nothing of it is made up.
    await page.getByRole('button', { name: 'Riprova' }).first().waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/(?:30\/02|0[12]\/03|29\/02)\/2024/);
  });

  it('[CONST-04] should cut a longer text at 300 behind "Mostra di più" and "Mostra di meno"', async () => {
    const { page } = await visitors.newVisitor();
    await load(page, portal, '/modulistica');
    await page.route(/\/api\/forms\/[^?]+/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), summary: '🌾'.repeat(301) } });
    });
    await page.locator('[id^="voce-"]').first().getByRole('link').click();
    const modal = page.getByRole('dialog', { name: 'Dettagli', exact: true });
    await modal.getByText(`${'🌾'.repeat(300)}…`, { exact: true }).waitFor();
    await modal.getByText('Mostra di più').click();
    await modal.getByText('🌾'.repeat(301), { exact: true }).waitFor();
    expect(await modal.getByText(`${'🌾'.repeat(300)}…`, { exact: true }).isVisible()).toBe(false);
    await modal.getByText('Mostra di meno').click();
    await modal.getByText(`${'🌾'.repeat(300)}…`, { exact: true }).waitFor();
  });

  it('[CONST-04] should cut the text of an intervention at 130 characters', async () => {
    const html = await (await fetch(`${portal.home}cruscotto-pagamenti/domanda-unica-2025`)).text();
    const reported = [...html.matchAll(/<p class="short">([^<]*)<\/p>/g)].map(([, text = '']) =>
      text.replaceAll('&#x27;', "'"),
    );
    const cut = reported.filter((text) => text.endsWith('…'));
    expect(cut.length).toBeGreaterThan(0);
    expect(reported.every((text) => [...text].length <= 131)).toBe(true);
    expect(cut.every((text) => [...text].length > 115)).toBe(true);
  });
});

describe('what slides', () => {
  const places = (row: ReturnType<Page['locator']>): Promise<readonly [number, number, number]> =>
    row.evaluate((element) => [element.scrollLeft, element.clientWidth, element.scrollWidth] as const);

  it('[CONST-05] should show three cards a page, go a page at a press, stop at both ends and never move by itself', async () => {
    const { page } = await visitors.newVisitor({ width: 1280 });
    await page.clock.install();
    await load(page, portal, '/agricoltori');
    const carousel = page.locator('section[aria-roledescription]').first();
    const row = carousel.getByRole('list');
    const [before, after] = [
      carousel.getByRole('button', { name: 'Precedente' }),
      carousel.getByRole('button', { name: 'Successivo' }),
    ];
    const inSight = (): Promise<number> =>
      row.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [...element.children].filter((card) => {
          const box = card.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= right + 1;
        }).length;
      });
    expect(await inSight()).toBe(3);
    expect(await before.getAttribute('aria-disabled')).toBe('true');
    await page.clock.runFor(120_000);
    expect((await places(row))[0]).toBe(0);
    await after.click();
    await page.waitForFunction(
      (list) => list !== null && list.scrollLeft + list.clientWidth >= list.scrollWidth - 2,
      await row.elementHandle(),
    );
    // More cards than three are two pages, and the last one is full, too.
    expect([(await row.getByRole('listitem').count()) > 3, await inSight()]).toEqual([true, 3]);
    await carousel.locator('button[aria-label=Successivo][aria-disabled=true]').waitFor();
    const end = await places(row);
    await after.evaluate((button) => (button as HTMLElement).click());
    expect(await places(row)).toEqual(end);
    await before.click();
    await page.waitForFunction((list) => list?.scrollLeft === 0, await row.elementHandle());
  });

  it('[CONST-05] should move a row of logos by 300 at a press', async () => {
    const { page } = await visitors.newVisitor({ width: 375 });
    await load(page, portal, '/supporto/approfondimenti/guida-agli-eco-schemi');
    const logos = page.getByRole('region', { name: 'Con la partecipazione di' });
    const row = logos.getByRole('list');
    const [, width, whole] = await places(row);
    await logos.getByRole('button', { name: 'Successivo' }).click();
    await page.waitForFunction((list) => list !== null && list.scrollLeft > 0, await row.elementHandle());
    expect((await places(row))[0]).toBe(Math.min(300, whole - width));
  });
});
