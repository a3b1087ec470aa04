/** Time limit of an idle callback, in milliseconds. */
const IDLE_LIMIT_MS = 2_000;

/** Settles after the first paint; at once in a browser that does not report it. */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
      resolve();
      return;
    }
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });

/** Settles when the document has been loaded: what it shows goes before what comes later. */
const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** Settles when the browser is idle. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT_MS });
    else setTimeout(resolve, 0);
  });

/** Settles after the first view, when there is time for what the reader does not see. */
export const afterFirstView = async (): Promise<void> => {
  await Promise.all([firstPaint(), loaded()]);
  await idle();
};

/** Continues in another task, so that the browser can paint and handle input in between. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(null);
  });
