import type { Clock, Timer } from '#core/kernel/clock.ts';

/** The machine's clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** The browser's timer. */
export const browserTimer: Timer = {
  after: (delayMs, action) => {
    const id = window.setTimeout(action, delayMs);
    return () => window.clearTimeout(id);
  },
};
