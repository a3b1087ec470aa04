import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOfHand } from './one-hand.ts';

/** How far from the top of the page its first sentence, field or card may begin, and the first card of a list, in pixels, at both widths. */
const FIRST_PX = 600;
/** Height of the footer on phones, where its groups are closed. */
const FOOTER_PX = 480;
/** Rows of controls between the title of a list and its first card: words, order and filters; what is applied; one of shortcuts. */
const MOST_ROWS = 3;

interface FirstBlock {
  /** Distance of the first sentence, field or card below the title from the top. */
  readonly first: number;
  /** Distance of the first card of the list, where the page is one. */
  readonly card: number | undefined;
  /** Pictures that stand between title and first sentence, decoration of the head aside. */
  readonly between: number;
  /** Rows of controls between the title and the first card of a list. */
  readonly rows: number;
  readonly footer: number;
}

const firstBlock = (): FirstBlock => {
  const main = document.querySelector('main');
  const title = main?.querySelector('h1');
  const topOf = (element: Element): number => Math.round(element.getBoundingClientRect().top);
  // What is there for the ear, or until it takes the focus, is no larger than a point; what a closed part holds is not there.
  const isShown = (element: Element): boolean =>
    element.checkVisibility() && element.getBoundingClientRect().height > 1;
  const isAfter = (element: Element): boolean =>
    title !== null && title !== undefined && (title.compareDocumentPosition(element) & 4) !== 0;
  const found = (selector: string): readonly Element[] =>
    [...(main?.querySelectorAll(selector) ?? [])].filter(
      (element) => isShown(element) && isAfter(element) && element.closest('dialog') === null,
    );
  const all = found('p, input, select, .it-card, img').filter((element) => element.closest('.pt-side, .art') === null);
  const isPicture = ({ tagName }: Element): boolean => tagName === 'IMG';
  const words = all.find((element) => !isPicture(element));
  const card = main === null || main.querySelector('.pt-list') === null ? null : main.querySelector('.it-card');
  // Controls in the order of their tops: one that begins below the end of the row begins another.
  const boxes = found('a, button, input, select, summary')
    .map((control) => control.getBoundingClientRect())
    .filter(({ top }) => card !== null && top < topOf(card))
    .toSorted((one, other) => one.top - other.top);
  let [rows, end] = [0, 0];
  for (const { top, bottom } of boxes) {
    if (top >= end - 1) rows += 1;
    end = Math.max(end, bottom);
  }
  return {
    first: words === undefined ? 0 : topOf(words),
    card: card === null ? undefined : topOf(card),
    between: all.slice(0, all.indexOf(words ?? all[0] ?? document.body)).filter(isPicture).length,
    rows,
    footer: Math.round(document.querySelector('footer')?.getBoundingClientRect().height ?? 0),
  };
};

/** Ways of "Condividi" that something covers or cuts off, once it was opened by its word; closed again afterwards. */
const hiddenWays = async (page: Page): Promise<readonly string[]> => {
  const share = page.locator('main summary', { hasText: 'Condividi' });
  if ((await share.count()) === 0) return [];
  await share.click();
  const hidden = await share.evaluate((summary) =>
    [...(summary.parentElement?.querySelectorAll('li :is(a, button)') ?? [])].flatMap((way) => {
      way.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = way.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen !== null && way.contains(seen) ? [] : [way.textContent];
    }),
  );
  await page.keyboard.press('Escape');
  await page.locator('main details[open] > summary', { hasText: 'Condividi' }).waitFor({ state: 'detached' });
  return hidden;
};

/** The widths at which the first block is looked at. */
export const FIRST_BLOCK_AT: readonly number[] = [1280, 375];

/** Expects of a page, as it came and at the width that it has, a first block in reach, one hand, "Condividi" whole, and a low footer on phones (PAGE-58, PAGE-71). */
export const expectFirstBlock = async (page: Page, width: number): Promise<void> => {
  // Parts that fold on narrow screens do so in a task of their own after the window was resized.
  if (width < 1200) await page.locator('.pt-fold[open]').first().waitFor({ state: 'detached' });
  const { first, card = 0, between, rows, footer } = await page.evaluate(firstBlock);
  expect([width, between]).toEqual([width, 0]);
  expect([width, first <= FIRST_PX ? 'in reach' : first]).toEqual([width, 'in reach']);
  expect([width, card <= FIRST_PX ? 'in reach' : card]).toEqual([width, 'in reach']);
  expect([width, rows <= MOST_ROWS ? 'few' : rows]).toEqual([width, 'few']);
  expect([width, ...(await page.evaluate(faultsOfHand))]).toEqual([width]);
  expect([width, ...(await hiddenWays(page))]).toEqual([width]);
  if (width === 375) expect(footer <= FOOTER_PX ? 'low' : footer).toBe('low');
};
