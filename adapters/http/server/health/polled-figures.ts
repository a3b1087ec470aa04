import type { Logger } from '#core/kernel/logger.ts';
import type { StartPolling } from '../delivery/outbox-dispatcher.ts';

const POLL_EVERY_MS = 60_000;

/** Figures that cost a query, read every minute for /metrics; `warning` is the line of the log where they cannot be read. */
export const polledFigures = <Figures>(
  read: () => Promise<Figures>,
  warning: string,
  log: Logger,
  startPolling: StartPolling,
) => {
  let last: Figures | undefined;
  let isKnown = false;
  const readAgain = async (): Promise<void> => {
    try {
      last = await read();
      isKnown = true;
    } catch (error) {
      isKnown = false;
      log.warn(warning, { reason: error instanceof Error ? error.message : String(error) });
    }
  };
  return {
    /** What was read last; undefined before the first time. */
    last: (): Figures | undefined => last,
    /** Whether the newest reading succeeded. */
    isKnown: (): boolean => isKnown,
    start: async (): Promise<() => Promise<void>> => {
      await readAgain();
      return startPolling(POLL_EVERY_MS, readAgain);
    },
  };
};
