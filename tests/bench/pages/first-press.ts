import { setTimeout as pause } from 'node:timers/promises';
import { type Reader, slowness } from './cold-load.ts';
import { inEachDocument, Tab } from './tab.ts';

/** A control, and how its own effect is recognised: neither the mark that it was heard, nor what the network brings. */
export interface Pressed {
  readonly name: string;
  /** Below the base path. */
  readonly path: string;
  readonly selector: string;
  readonly effect: string;
}

/** Before script a panel is the target of the address, afterwards an open dialog: to its reader it is open either way. */
const isShown = (selector: string): string =>
  `document.querySelector(${JSON.stringify(selector)})?.getBoundingClientRect().width > 0`;

export const PRESSED: readonly Pressed[] = [
  {
    name: 'menu',
    path: '',
    selector: 'a[href="#menu-del-portale"]',
    effect: isShown('#menu-del-portale'),
  },
  {
    name: 'search box with its suggestions',
    path: '',
    selector: 'a[href="#ricerca-nel-portale"]',
    effect: isShown('#ricerca-nel-portale'),
  },
  {
    name: 'filters',
    path: 'normative',
    selector: '#apri-filtri, .pt-tools a[href="#filtri"]',
    effect: isShown('dialog#filtri'),
  },
  {
    name: 'details',
    path: 'normative/istruzioni-16-2026-app-foto-georiferite',
    selector: 'main details.pt-drop > summary',
    effect: "document.querySelector('main details.pt-drop')?.open",
  },
  {
    name: 'map',
    path: 'supporto/ricerca-op',
    selector: 'svg.pt-map [data-region="sardegna"]',
    effect: 'document.querySelector(\'[data-region="sardegna"][aria-pressed="true"]\') !== null',
  },
];

/** How long after the first view it is pressed, in milliseconds. */
export const PRESSED_AFTER_MS: readonly number[] = [0, 1_000, 3_000, 5_000];

/** Figures of one load in which nothing is touched, in milliseconds after the first view; pieces of script apart from the rest. */
export interface LiveFigures {
  /** When the page was hydrated. */
  readonly live: number;
  /** Longest task until the first view, and after it until the page was hydrated. */
  readonly longestBefore: number;
  readonly longestAfter: number;
}

const watchFirstView = (): void => {
  const seen = { fcp: 0, live: 0, tasks: [] as { start: number; length: number }[] };
  Object.assign(window, { firstView: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, length: duration });
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver(() => {
    if (seen.live === 0 && document.querySelector('[data-hydrated], [data-taken-over]') !== null)
      seen.live = performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
};

const LIVE_WITHIN_MS = 12_000;

const openTab = (reader: Reader): Promise<Tab> =>
  Tab.open({
    ...reader,
    prepare: (send) => [
      send('Page.addScriptToEvaluateOnNewDocument', { source: inEachDocument(watchFirstView) }),
      ...slowness(reader).map(([method, params]) => send(method, params)),
    ],
  });

/** Milliseconds from a press to its effect, in a browser that knows nothing of the portal yet. */
export const firstPress = async (
  home: string,
  { path, selector, effect }: Pressed,
  afterMs: number,
  reader: Reader,
): Promise<number> => {
  const tab = await openTab(reader);
  try {
    await tab.begin(`${home}${path}`);
    await tab.until(`window.firstView?.fcp > 0 && document.querySelector(${JSON.stringify(selector)})`);
    await pause(afterMs);
    const lift = await tab.press(selector);
    const pressedAt = performance.now();
    lift();
    await tab.until(effect);
    return performance.now() - pressedAt;
  } finally {
    await tab.close();
  }
};

/** How soon a page that nobody touches is live. */
export const untilLive = async (url: string, reader: Reader): Promise<LiveFigures> => {
  const tab = await openTab(reader);
  try {
    await tab.begin(url);
    await tab.until('window.firstView?.fcp > 0');
    const latest = Date.now() + LIVE_WITHIN_MS;
    while (Date.now() < latest && !(await tab.value<boolean>('window.firstView.live > 0'))) await pause(100);
    const { fcp, live, tasks } = await tab.value<{
      fcp: number;
      live: number;
      tasks: { start: number; length: number }[];
    }>('window.firstView');
    const longest = (among: typeof tasks): number => Math.max(0, ...among.map(({ length }) => length));
    return {
      live: live === 0 ? Number.POSITIVE_INFINITY : live - fcp,
      longestBefore: longest(tasks.filter(({ start }) => start <= fcp)),
      longestAfter: longest(tasks.filter(({ start }) => start > fcp)),
    };
  } finally {
    await tab.close();
  }
};
