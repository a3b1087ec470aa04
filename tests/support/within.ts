/** How long a test waits for what must come, in milliseconds: as long as the browser driver waits for an element. */
const PATIENCE_MS = 30_000;

/**
 * What was promised, or after half a minute an error that says what was waited for. The driver itself waits for ever for
 * what a page is to work out, and the test would end without a word about where it stood.
 */
export const within = async <T>(promised: Promise<T>, words: () => string): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited ${PATIENCE_MS / 1000} s for ${words()}`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([promised, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
