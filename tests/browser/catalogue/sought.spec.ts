import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { load, pathOf } from '#tests/support/portal-actions.ts';
import { portal, setUpPortal, visitors } from '#tests/support/portal-fixture.ts';
import { axeFindings } from '#tests/support/visitor.ts';

const QUESTION = 'Ho ereditato l’azienda';
const SMALL = { width: 390 };

setUpPortal();

describe('an entry that has no page of its own', () => {
  it('[PAGE-34] [LIST-12] should be open, in sight and focused when the search leads to it', async () => {
    const { page } = await visitors.newVisitor(SMALL);
    await load(page, portal, `/ricerca?search=${encodeURIComponent(QUESTION)}`);
    await page.getByRole('main').getByRole('link', { name: QUESTION }).first().click();
    await expectOpen(page);
    await page.waitForFunction(() => document.activeElement?.tagName === 'SUMMARY');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(QUESTION);
    expect(await page.locator('details[id^="voce-"]').count()).toBe(10);
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
  });

  it('[PAGE-34] [LIST-18] should be open and in sight without script, by the address that table and feed give', async () => {
    const { page } = await visitors.newVisitor({ ...SMALL, javaScriptEnabled: false });
    const addresses = await exported(page);
    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      await page.goto('about:blank');
      await page.goto(address);
      await expectOpen(page);
    }
  });

  it('[PAGE-34] should be open without script where the fragment names it on a later page of the list', async () => {
    const { page } = await visitors.newVisitor({ ...SMALL, javaScriptEnabled: false });
    await page.goto(`${portal.home}supporto/faq?page=3`);
    const entry = page.locator('details[id^="voce-"]').nth(4);
    const id = (await entry.getAttribute('id')) ?? '';
    await page.goto('about:blank');
    await page.goto(`${portal.home}supporto/faq?page=3#${id}`);
    await page.locator(`details[id="${id}"] > :not(summary)`).first().waitFor({ state: 'visible' });
  });

  it('[PAGE-34] should be found by an older address, which is a fragment only', async () => {
    const { page } = await visitors.newVisitor(SMALL);
    const [address = ''] = await exported(page);
    const { hash, pathname } = new URL(address);
    await page.goto(`${portal.origin}${pathname}${hash}`);
    await page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('textbox')).first().focus();
    await expectOpen(page);
    expect(pathOf(page, portal)).toBe(`/supporto/faq?dettaglio=${hash.replace('#voce-', '')}`);
  });
});

// Helpers

/** The addresses that the table and the feed of the questions give to this one. */
const exported = async (page: Page): Promise<readonly string[]> => {
  const read = async (format: string): Promise<string> =>
    (await page.request.get(`${portal.origin}/api/exports/faqs.${format}`)).text();
  const [, inTable] = new RegExp(`^${QUESTION}.*?;(http\\S+)\\r$`, 'ms').exec(await read('csv')) ?? [];
  const [, inFeed] =
    new RegExp(`<title>${QUESTION}[^<]*</title>.*?<link href="([^"]+)"`, 's').exec(await read('atom')) ?? [];
  return [inTable, inFeed]
    .filter((address) => address !== undefined)
    .map((address) => address.replaceAll('&amp;', '&'));
};

/** The question stands open, wholly in the window, and nothing stands over it. */
const expectOpen = async (page: Page): Promise<void> => {
  const entry = page.locator('details[open]').filter({ hasText: QUESTION });
  await entry.waitFor();
  // Asked from outside, again and again: a page without script draws no frame for whoever waits inside it.
  await expect.poll(() => page.evaluate(isFreeInWindow, QUESTION)).toBe(true);
};

const isFreeInWindow = (words: string): boolean => {
  const summary = [...document.querySelectorAll('details[open] > summary')].find((one) =>
    one.textContent.includes(words),
  );
  if (summary === undefined) return false;
  const { left, top, bottom } = summary.getBoundingClientRect();
  return [top + 4, bottom - 4].every((y) => summary.contains(document.elementFromPoint(left + 20, y)));
};
