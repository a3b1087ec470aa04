import { describe, expect, it } from 'vitest';
import { load } from '#tests/support/in-the-portal.ts';
import { portal, raiseStage, visitors } from '#tests/support/stage.ts';

raiseStage();

/** What the parts of the desk ask for. */
const PARTS = /\/private\/(?:caa-KPIs|caa\/search-companies|services\/desk|notifications\/get-latest)/;

describe("the operator's desk whose parts come late, the last of them first", () => {
  it.each([375, 768])('[ERR-08] [PAGE-09] should move nothing of the page that is there, at %i px', async (width) => {
    const visitor = await visitors.as({ name: 'Paola Verdi' }, { width });
    const { page } = visitor;
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      const look = (list: PerformanceObserverEntryList): void => {
        for (const entry of list.getEntries())
          for (const { node } of (entry as unknown as { sources: { node: Node | null }[] }).sources)
            moved.push(`${node?.nodeName}: ${node?.textContent?.slice(0, 40)}`);
      };
      new PerformanceObserver(look).observe({ type: 'layout-shift', buffered: true });
    });
    const held: { readonly release: () => void; readonly over: Promise<unknown> }[] = [];
    await page.route(PARTS, async (route) => {
      await new Promise<void>((resolve) => {
        const over = page.waitForEvent('requestfinished', (request) => request === route.request());
        held.push({ release: resolve, over });
      });
      await route.continue();
    });
    await load(page, portal, '/scrivania-caa');
    await page.locator('.pt-later').first().waitFor();
    await expect.poll(() => held.length).toBeGreaterThan(7);
    // Those that are asked for only now come after all others.
    for (let one = held.pop(); one !== undefined; one = held.pop()) {
      one.release();
      // oxlint-disable-next-line no-await-in-loop
      await one.over;
      // A frame is drawn with what has come.
      // oxlint-disable-next-line no-await-in-loop
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    }
    await visitor.settled();
    await page.locator('.pt-later').first().waitFor({ state: 'detached' });
    expect(await page.evaluate(() => (window as unknown as { moved: readonly string[] }).moved)).toEqual([]);
  });
});
