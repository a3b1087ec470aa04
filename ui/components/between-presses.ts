import { useLayoutEffect, useState } from 'react';

/**
 * Whether what has come may be drawn: from the first moment on at which no button is held down. What moves under a pointer between press and
 * release loses the press, since the browser clicks only what got both (SES-26).
 */
export const useBetweenPresses = (what: unknown): boolean => {
  const [drawn, setDrawn] = useState<unknown>();
  useLayoutEffect(() => {
    if (document.querySelector(':active') === null) {
      setDrawn(what);
      return undefined;
    }
    // The click follows the release, in the same task with a mouse, soon after it with a finger.
    const release = (): void => void requestAnimationFrame(() => requestAnimationFrame(() => setDrawn(what)));
    const listening = new AbortController();
    for (const type of ['pointerup', 'pointercancel', 'keyup'])
      document.addEventListener(type, release, { signal: listening.signal });
    return () => listening.abort();
  }, [what]);
  return drawn === what;
};
