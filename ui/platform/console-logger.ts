/* oxlint-disable no-console -- the one place in the browser where the console is the port */
import type { Logger } from '#core/kernel/logger.ts';

/** Writes to the browser's console. */
export const consoleLogger: Logger = {
  info: (message, facts) => console.info(message, facts ?? ''),
  warn: (message, facts) => console.warn(message, facts ?? ''),
  error: (message, facts) => console.error(message, facts ?? ''),
};
