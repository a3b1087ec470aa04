import { setTimeout as pause } from 'node:timers/promises';
import { type Reader, slowness } from './cold-load.ts';
import { inEachDocument, Tab } from './tab.ts';

/** How long a reader reads before they go on: by then a slow phone has hydrated the page. */
const READING_MS = 4_000;
/** How long a finger is on a link before it counts as a press, and how long a mouse rests on it. */
const TOUCH_MS = 90;
const HOVER_MS = 250;
/** How long a mouse button is down. */
const PRESS_MS = 60;

/** Keeps when each heading was first in a painted frame, by the clock of the machine; runs in each document before anything else. */
const watchHeadings = (): void => {
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
};

const shownOtherThan = (heading: string): string =>
  `Object.entries(window.headingsSeenByBench ?? {}).find(([text, at]) => text !== ${JSON.stringify(heading)} && at > 0)?.[1]`;

/**
 * From the press on a link to the frame with the heading of the next page, in milliseconds, for a reader who has read the
 * first page and does what readers do: rests on the link with the mouse, or touches it.
 */
export const nextPage = async (url: string, link: string, reader: Reader): Promise<number> => {
  const tab = await Tab.open({
    ...reader,
    prepare: (send) => [
      send('Page.addScriptToEvaluateOnNewDocument', { source: inEachDocument(watchHeadings) }),
      ...slowness(reader).map(([method, params]) => send(method, params)),
    ],
  });
  try {
    await tab.goTo(url);
    await tab.rest(link);
    await pause(READING_MS);
    const heading = await tab.value<string>('document.querySelector("main h1").textContent');
    await tab.rest(link);
    if (!reader.touch) await pause(HOVER_MS);
    const lift = await tab.press(link);
    await pause(reader.touch ? TOUCH_MS : PRESS_MS);
    const from = Date.now();
    lift();
    const shown = shownOtherThan(heading);
    await tab.until(shown);
    return (await tab.value<number>(shown)) - from;
  } finally {
    await tab.close();
  }
};
