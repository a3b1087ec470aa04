import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { slowDown, type Reader } from './cold-load.ts';

/** How long a finger is on a link before it counts as a press, and how long a mouse rests on it. */
const TOUCH_MS = 90;
const HOVER_MS = 250;
/** How long a mouse button is down. */
const PRESS_MS = 60;

/** Keeps when each heading was first in a painted frame, by the clock of the machine, in this document and in the next. */
const watchHeadings = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (window !== window.top) return;
    const seen: Record<string, number> = {};
    Object.assign(window, { headingsSeenByBench: seen });
    const look = (): void => {
      const text = document.querySelector('main h1')?.textContent ?? '';
      if (text !== '' && !(text in seen)) {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          seen[text] = performance.timeOrigin + performance.now();
        });
        port1.start();
        seen[text] = 0;
        port2.postMessage(null);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** A press as readers press: with events of the browser, not of a script. Returns the moment at which the press counts. */
const press = async (page: Page, cdp: CDPSession, target: Locator, touch: boolean): Promise<number> => {
  const box = await target.boundingBox();
  if (box === null) throw new Error('the link is not in sight');
  const [x, y] = [box.x + Math.min(box.width / 2, 60), box.y + Math.min(box.height / 2, 12)];
  if (touch) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForTimeout(TOUCH_MS);
    const from = Date.now();
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return from;
  }
  await page.mouse.move(x, y);
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  const from = Date.now();
  await page.mouse.up();
  return from;
};

/**
 * From the press on a link to the frame with the heading of the next page, in milliseconds, for a reader who has read the
 * first page and does what readers do: rests on the link with the mouse, or touches it.
 */
export const nextPage = async (browser: Browser, url: string, link: string, reader: Reader): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: reader.width, height: reader.height },
    hasTouch: reader.touch,
    isMobile: reader.touch,
  });
  try {
    const page = await context.newPage();
    // The runner of TypeScript marks functions with a helper that a page lacks.
    await page.addInitScript('globalThis.__name = (one) => one');
    await watchHeadings(page);
    const cdp = await context.newCDPSession(page);
    await slowDown(cdp, reader);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    const heading = (await page.locator('main h1').textContent()) ?? '';
    const from = await press(page, cdp, target, reader.touch);
    await page.locator('main h1').filter({ hasNotText: heading }).waitFor();
    const shown = await page.waitForFunction((former) => {
      const { headingsSeenByBench } = window as unknown as { headingsSeenByBench: Record<string, number> };
      return Object.entries(headingsSeenByBench).find(([text, at]) => text !== former && at > 0)?.[1];
    }, heading);
    return ((await shown.jsonValue()) ?? Number.NaN) - from;
  } finally {
    await context.close();
  }
};
