import { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { useHydrated } from '#ui/components/hydrated.ts';
import { useInjection } from '#ui/state/injection.tsx';

/**
 * The day that it is in Italy, once the browser has the page. The service's pages do not depend on it: they may be kept
 * and read on another day.
 */
export const useToday = (): IsoDate | undefined => {
  const clock = useInjection(Clock);
  return useHydrated() ? dayInRome(clock.now()) : undefined;
};
