import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings, WIDTHS } from './visitor.ts';

/** Expects that axe finds nothing on the page as it stands, at any of the widths; what else is looked at there comes after it. */
export const axeAtAllWidths = async (
  page: Page,
  lookAlso: (width: number) => Promise<void> = async () => undefined,
): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // What the page itself changes with its width it changes with the next picture.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect([width, await axeFindings(page)]).toEqual([width, []]);
    await lookAlso(width);
  }
};

/** Name of the element that has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() =>
    (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim(),
  );
