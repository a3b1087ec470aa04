import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings, WIDTHS } from './visitor.ts';

/** Expects that axe finds nothing on the page as it stands, at any of the widths; at each, also what else is looked at there. */
export const axeAtAllWidths = async (page: Page, lookAt?: (width: number) => Promise<void>): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // What the page itself changes with its width it changes with the next picture.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect([width, await axeFindings(page)]).toEqual([width, []]);
    await lookAt?.(width);
  }
};

/** Name of the element that has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() =>
    (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim(),
  );
