import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LISTS } from '#core/catalogue/definitions.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { TABLE } from '#tests/support/access-cases.ts';
import { load } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';

setUpPortal();

/** Lists whose entries have a day, and so an order. */
const ORDERED = Object.values(LISTS).filter(({ id }) => !['publicProclamations', 'usefulLinks', 'faqs'].includes(id));
/** One list of each kind of entries: pages, documents, what opens in the list itself. All are drawn by the same parts. */
const KINDS = ORDERED.filter(({ opens }, at, all) => all.findIndex((other) => other.opens.kind === opens.kind) === at);

describe.each(KINDS.map((list) => [list.id, list] as const))('the list %s', (_id, { route, words }) => {
  it('[LIST-04] [LIST-16] should keep the focus after every change, and give words and focus back on Back', async () => {
    const { page, errors, settled } = await visitors.newVisitor();
    await load(page, portal, pathTo(TABLE, route));
    const order = page.getByLabel('Ordina per');
    await order.focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(/sort=ASC/);
    await settled();
    expect(await hasFocus(page)).toBe('SELECT');

    const box = page.getByRole('searchbox', { name: words.search });
    await box.fill('di');
    await box.press('Enter');
    await page.waitForURL(/search=di/);
    await settled();
    expect(await hasFocus(page)).not.toBe('BODY');

    await box.fill('una bozza');
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes('search='));
    await settled();
    expect(await box.inputValue()).toBe('');
    expect(await hasFocus(page)).not.toBe('BODY');

    await page.goForward();
    await page.waitForURL(/search=di/);
    await settled();
    expect(await box.inputValue()).toBe('di');
    expect(await hasFocus(page)).not.toBe('BODY');
    expect(errors).toEqual([]);
  });
});

// Helpers

const hasFocus = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? 'BODY');
