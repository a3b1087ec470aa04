import type { Browser } from 'playwright-core';
import { slowDown, type Reader } from './cold-load.ts';

/** How long a finger is on a link before it counts as a press, and how long a mouse rests on it. */
const TOUCH_MS = 90;
const HOVER_MS = 250;

/**
 * From the press on a link to the heading of the next page, in milliseconds, for a reader who has read the first page and
 * does what readers do: rests on the link with the mouse, or touches it.
 */
export const nextPage = async (browser: Browser, url: string, link: string, reader: Reader): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: reader.width, height: reader.height },
    hasTouch: reader.touch,
    isMobile: reader.touch,
  });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), reader);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    const heading = (await page.locator('main h1').textContent()) ?? '';
    await (reader.touch ? target.dispatchEvent('touchstart') : target.hover());
    await page.waitForTimeout(reader.touch ? TOUCH_MS : HOVER_MS);
    const from = Date.now();
    await target.dispatchEvent('click', { bubbles: true, cancelable: true, button: 0 });
    await page.locator('main h1').filter({ hasNotText: heading }).waitFor();
    return Date.now() - from;
  } finally {
    await context.close();
  }
};
