import { useMemo } from 'react';
import { Logger } from '#core/kernel/logger.ts';
import { useInjection } from './injection.tsx';

/** Writes down a part of a page that could not be drawn; a fault's own words could carry data and stay out (ERR-08). */
export const useFaultLog = (): ((fault: unknown) => void) => {
  const logger = useInjection(Logger);
  return useMemo(
    () => (fault) =>
      logger.error('A part of the page could not be drawn', {
        fault: fault instanceof Error ? fault.name : typeof fault,
      }),
    [logger],
  );
};
