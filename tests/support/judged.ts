import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings, RULES_OF_PIXELS, WIDTHS } from './visitor.ts';

type Width = (typeof WIDTHS)[number];

/** Where colours and sizes of targets are measured: between the two no part looks as on neither of them. */
const NARROW_AND_WIDE: readonly Width[] = [375, 1280];

/**
 * Expects that axe finds nothing on the page as it stands, at any of the widths; what else is looked at there comes after it.
 * The two rules that measure pixels take two thirds of its time: they are asked at two widths, all others at each.
 */
export const axeAtAllWidths = async (
  page: Page,
  lookAlso: (width: Width) => Promise<void> = async () => undefined,
): Promise<void> => {
  // From the width at which pages come, down, and back to it for what the test does next.
  for (const width of WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: 900 });
    // What the page itself changes with its width it changes with the next picture.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const leftOut = NARROW_AND_WIDE.includes(width) ? [] : RULES_OF_PIXELS;
    expect([width, await axeFindings(page, { leftOut })]).toEqual([width, []]);
    await lookAlso(width);
  }
  await page.setViewportSize({ width: WIDTHS[2], height: 900 });
};

/** Name of the element that has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() =>
    (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim(),
  );
