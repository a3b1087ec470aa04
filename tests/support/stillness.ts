import type { Page, Route } from 'playwright-core';

/** By how much a row of words may grow sideways when the portal's letters take the place of the machine's. */
const OTHER_LETTERS_PX = 16;

/** A movement of the page that nobody asked for, as the browser tells it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    /** What was moved while it was there. */
    movedParts?: string[];
    /** Where the page was scrolled to since a test began to look, in pixels from its top. */
    scrolledTo?: number[];
  }
}

/** Watches, from the first paint of the next load on, what is moved of a page that is there: everything, or only what the selector names. */
export const watchMoves = (page: Page, only = '*'): Promise<unknown> =>
  page.addInitScript(
    ({ selector, letters }) => {
      const moved: string[] = [];
      window.movedParts = moved;
      // While the document is still on its way, half of a row may be painted: the rest of it then makes room for itself, in the
      // first picture that is drawn of the whole.
      let wholeSince = Infinity;
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        requestAnimationFrame(() => requestAnimationFrame((time) => (wholeSince = time)));
      });
      new PerformanceObserver((list) => {
        for (const entry of (list.getEntries() as LayoutShift[]).filter(({ startTime }) => startTime >= wholeSince))
          for (const { node, previousRect: before, currentRect: after } of entry.sources) {
            const isMove = before.y !== after.y || Math.abs(before.x - after.x) > letters;
            const element = node instanceof Element ? node : node?.parentElement;
            // What only stands for something that is awaited holds nothing that anybody reads.
            const isPlaceholder = element?.closest('[aria-busy="true"]') instanceof Element;
            if (isMove && !isPlaceholder && element?.matches(selector) === true)
              moved.push(
                `${before.y} > ${after.y}, ${entry.value} ${element.nodeName} ${element.textContent.slice(0, 60)}`,
              );
          }
      }).observe({ type: 'layout-shift', buffered: true });
    },
    { selector: only, letters: OTHER_LETTERS_PX },
  );

/** What was moved since the page was there. */
export const movesOf = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.movedParts ?? []);

/** Answers that a test lets through when it wants them. */
export interface HeldAnswers {
  readonly count: () => number;
  /** Lets them through one by one, the last that was asked for first, so that each part has stood beside parts that are still awaited. */
  release(): Promise<void>;
}

/** Holds back the answers of addresses until they are released. */
export const holdBack = async (page: Page, addresses: RegExp): Promise<HeldAnswers> => {
  const held: Route[] = [];
  await page.route(addresses, (route) => {
    held.push(route);
  });
  return {
    count: () => held.length,
    release: async () => {
      for (let route = held.pop(); route !== undefined; route = held.pop()) {
        const request = route.request();
        await route.continue();
        // Whoever has left the page meanwhile waits for nothing any more.
        await (await request.response())?.finished();
        // A frame is drawn with what has come, unless what came leads to another page.
        await page
          .evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
          .catch((error: unknown) => {
            if (!String(error).includes('Execution context was destroyed')) throw error;
          });
      }
      await page.unroute(addresses);
    },
  };
};
