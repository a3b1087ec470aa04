import { useEffect } from 'react';

/** How many places of the page hold something that was written and not sent. */
let unsent = 0;

/** Whether something on the page was written and not sent, for who has to say that it went (SES-19). */
export const hasUnsent = (): boolean => unsent > 0;

/** Counts a place of the page among those that hold something written and not sent. */
export const useUnsent = (isUnsent: boolean): void =>
  useEffect(() => {
    if (!isUnsent) return undefined;
    unsent += 1;
    return () => {
      unsent -= 1;
    };
  }, [isUnsent]);
