import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** The machine and the line of a reader. */
export interface Reader {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
  /** How many times slower than this machine. */
  readonly cpu: number;
  readonly latencyMs: number;
  readonly kilobitsPerSecond: number;
}

/** A slow phone in a field. */
export const PHONE: Reader = {
  name: 'mobile',
  width: 375,
  height: 740,
  touch: true,
  cpu: 4,
  latencyMs: 150,
  kilobitsPerSecond: 1_600,
};

/** A computer in an office. */
export const DESK: Reader = {
  name: 'desktop',
  width: 1280,
  height: 900,
  touch: false,
  cpu: 1,
  latencyMs: 40,
  kilobitsPerSecond: 10_240,
};

/** What one load took; times in milliseconds from the start of the navigation. */
export interface LoadFigures {
  readonly fcp: number;
  readonly lcp: number;
  /** When the main heading was painted for the first time. */
  readonly content: number;
  readonly tbt: number;
  readonly longest: number;
  readonly cls: number;
  readonly requests: number;
  readonly requestsBeforeLcp: number;
  readonly scriptBeforePaint: number;
  readonly htmlBytes: number;
  readonly scriptBytes: number;
  readonly sheetBytes: number;
  readonly fontBytes: number;
  readonly otherBytes: number;
}

interface Seen {
  fcp: number;
  lcp: number;
  content: number;
  cls: number;
  tasks: { start: number; length: number }[];
}

/** How long nothing may come any more before a load counts as over. */
const QUIET_MS = 1_200;
const LONGEST_MS = 15_000;
const LONG_TASK_MS = 50;

/** Makes the line and the processor of a page those of a reader. */
export const slowness = ({ cpu, latencyMs, kilobitsPerSecond }: Reader): readonly (readonly [string, object])[] => [
  ['Network.enable', {}],
  [
    'Network.emulateNetworkConditions',
    {
      offline: false,
      latency: latencyMs,
      downloadThroughput: (kilobitsPerSecond * 1_000) / 8,
      uploadThroughput: (kilobitsPerSecond * 1_000) / 16,
    },
  ],
  ['Emulation.setCPUThrottlingRate', { rate: cpu }],
];

const slowDown = async (cdp: CDPSession, reader: Reader): Promise<void> => {
  for (const [method, params] of slowness(reader)) await cdp.send(method as 'Network.enable', params);
};

const watchPaints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (window !== window.top) return;
    const seen = { fcp: 0, lcp: 0, content: 0, cls: 0, tasks: [] as { start: number; length: number }[] };
    Object.assign(window, { seenByBench: seen });
    const watch = (type: string, hear: (entry: PerformanceEntry) => void): void => {
      new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
    };
    watch('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
    });
    watch('largest-contentful-paint', (entry) => {
      seen.lcp = entry.startTime;
    });
    watch('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) seen.cls += shift.value;
    });
    watch('longtask', (entry) => seen.tasks.push({ start: entry.startTime, length: entry.duration }));
    const look = (): void => {
      if (document.querySelector('main h1') === null) return void requestAnimationFrame(look);
      // What is told now is heard once this frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        seen.content = performance.now();
      });
      port1.start();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });

/** How the browser comes to a load. */
export type LoadOptions = BrowserContextOptions & { readonly prepare?: (page: Page) => Promise<void> };

/** One load of an address by a reader whose browser knows nothing yet, or only what `options` bring. */
export const load = async (
  browser: Browser,
  url: string,
  reader: Reader,
  options: LoadOptions = {},
): Promise<LoadFigures> => {
  const { prepare, ...rest } = options;
  const context = await browser.newContext({
    viewport: { width: reader.width, height: reader.height },
    hasTouch: reader.touch,
    isMobile: reader.touch,
    ...rest,
  });
  try {
    const page = await context.newPage();
    await prepare?.(page);
    // The runner of TypeScript marks functions with a helper that a page lacks.
    await page.addInitScript('globalThis.__name = (one) => one');
    await watchPaints(page);
    const cdp = await context.newCDPSession(page);
    await slowDown(cdp, reader);
    return await measured(page, cdp, url);
  } finally {
    await context.close();
  }
};

/** Loads an address in a page that is ready and tells what it took. */
const measured = async (page: Page, cdp: CDPSession, url: string): Promise<LoadFigures> => {
  const asked = new Map<string, { type: string; at: number; bytes: number }>();
  let last = Date.now();
  const under = new Set<string>();
  let from = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, type = 'Other', timestamp, request }) => {
    if (request.url.startsWith('data:')) return;
    if (from === 0) from = timestamp;
    asked.set(requestId, { type, at: (timestamp - from) * 1_000, bytes: 0 });
    under.add(requestId);
    last = Date.now();
  });
  const over = (requestId: string, bytes: number): void => {
    const one = asked.get(requestId);
    if (one !== undefined) one.bytes = bytes;
    under.delete(requestId);
    last = Date.now();
  };
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => over(requestId, encodedDataLength));
  cdp.on('Network.loadingFailed', ({ requestId }) => over(requestId, 0));
  const startedAt = Date.now();
  await page.goto(url, { waitUntil: 'load' });
  while (Date.now() - startedAt < LONGEST_MS && (under.size > 0 || Date.now() - last < QUIET_MS))
    await page.waitForTimeout(100);
  const seen = await page.evaluate(() => (window as unknown as { seenByBench: Seen }).seenByBench);
  const all = [...asked.values()];
  const sum = (...types: readonly string[]): number =>
    all.filter(({ type }) => types.includes(type)).reduce((total, { bytes }) => total + bytes, 0);
  const known = ['Document', 'Script', 'Stylesheet', 'Font'];
  return {
    fcp: seen.fcp,
    lcp: seen.lcp,
    content: seen.content,
    tbt: seen.tasks
      .filter(({ start, length }) => start + length > seen.fcp)
      .reduce((total, { length }) => total + Math.max(0, length - LONG_TASK_MS), 0),
    longest: Math.max(0, ...seen.tasks.map(({ length }) => length)),
    cls: seen.cls,
    requests: all.length,
    requestsBeforeLcp: all.filter(({ at, type }) => at < seen.lcp && type !== 'Font').length,
    scriptBeforePaint: all.filter(({ at, type }) => at < seen.fcp && type === 'Script').length,
    htmlBytes: sum('Document'),
    scriptBytes: sum('Script'),
    sheetBytes: sum('Stylesheet'),
    fontBytes: sum('Font'),
    otherBytes: all.filter(({ type }) => !known.includes(type)).reduce((total, { bytes }) => total + bytes, 0),
  };
};
