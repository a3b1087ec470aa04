import { setTimeout as pause } from 'node:timers/promises';
import { inEachDocument, Tab, type TabEvent } from './tab.ts';

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
/** How long a browser that has just been started gets for itself. */
const SETTLING_MS = 1_200;
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

/** Keeps what is painted and how long the script holds the page; runs in each document before anything else. */
const watchPaints = (): void => {
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
    // What is sent now is received once this frame has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      seen.content = performance.now();
    });
    port1.start();
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
};

/** How the browser comes to a load. */
export interface LoadOptions {
  /** Cookies of the person signed in. */
  readonly cookies?: readonly object[];
  /** An address that the browser has opened before. */
  readonly after?: string;
  /** What happens to requests: those to addresses like `pattern` wait, or fail. */
  readonly between?: { readonly pattern: string; readonly waitMs?: number };
}

/** One load of an address by a reader whose browser knows nothing yet, or only what `options` bring. */
export const load = async (
  url: string,
  reader: Reader,
  { cookies, after, between }: LoadOptions = {},
): Promise<LoadFigures> => {
  const traffic = new Traffic();
  // Once: what a page makes of them stays.
  const brought = cookies === undefined ? [] : [cookies];
  const tab = await Tab.open({
    ...reader,
    prepare: (send) => [
      send('Page.addScriptToEvaluateOnNewDocument', { source: inEachDocument(watchPaints) }),
      ...slowness(reader).map(([method, params]) => send(method, params)),
      ...brought.splice(0).map((all) => send('Network.setCookies', { cookies: all })),
      ...(between === undefined ? [] : [send('Fetch.enable', { patterns: [{ urlPattern: between.pattern }] })]),
    ],
    hear: ({ method, params }, send) => {
      if (method !== 'Fetch.requestPaused') return traffic.hear(method, params);
      const { requestId } = params;
      // A document that has gone waits for nothing.
      void (
        between?.waitMs === undefined
          ? send('Fetch.failRequest', { requestId, errorReason: 'ConnectionRefused' })
          : pause(between.waitMs).then(() => send('Fetch.continueRequest', { requestId }))
      ).catch(() => undefined);
    },
  });
  try {
    if (after !== undefined) {
      await tab.goTo(after);
      await traffic.over();
    }
    await pause(SETTLING_MS);
    traffic.forget();
    await tab.goTo(url);
    await traffic.over();
    return figuresOf(await tab.value<Seen>('window.seenByBench'), traffic.requests);
  } finally {
    await tab.close();
  }
};

interface Asked {
  readonly type: string;
  /** Milliseconds since the first request. */
  readonly at: number;
  bytes: number;
}

/** What a tab asks for over the line. */
class Traffic {
  readonly #asked = new Map<string, Asked>();
  readonly #under = new Set<string>();
  #last = 0;
  #from = 0;

  get requests(): readonly Asked[] {
    return [...this.#asked.values()];
  }

  hear(method: string, params: TabEvent['params']): void {
    const { requestId, type = 'Other', timestamp, request, encodedDataLength = 0 } = params as unknown as NetworkEvent;
    if (method === 'Network.requestWillBeSent' && request?.url.startsWith('data:') === false) {
      if (this.#asked.size === 0) this.#from = timestamp;
      this.#asked.set(requestId, { type, at: (timestamp - this.#from) * 1_000, bytes: 0 });
      this.#under.add(requestId);
    } else if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed') {
      const one = this.#asked.get(requestId);
      if (one !== undefined) one.bytes = encodedDataLength;
      this.#under.delete(requestId);
    } else return;
    this.#last = Date.now();
  }

  /** Waits until nothing has come for a while. */
  async over(): Promise<void> {
    const latest = Date.now() + LONGEST_MS;
    while (Date.now() < latest && (this.#under.size > 0 || Date.now() - this.#last < QUIET_MS)) await pause(100);
  }

  forget(): void {
    this.#asked.clear();
    this.#under.clear();
  }
}

interface NetworkEvent {
  readonly requestId: string;
  readonly type?: string;
  readonly timestamp: number;
  readonly request?: { readonly url: string };
  readonly encodedDataLength?: number;
}

// Helpers

const figuresOf = (seen: Seen, all: readonly Asked[]): LoadFigures => {
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
