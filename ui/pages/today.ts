import { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { useHydrated } from '#ui/components/hydrated.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { useServedDay } from '#ui/state/served-day.tsx';

/**
 * The day that it is in Italy. In the served page it is the day of its rendering, which readers without script see: caches give
 * no page out beyond its day (D-64). Once hydrated it is the browser's own.
 */
export const useToday = (): IsoDate | undefined => {
  const clock = useInjection(Clock);
  const served = useServedDay();
  return useHydrated() ? dayInRome(clock.now()) : served;
};
