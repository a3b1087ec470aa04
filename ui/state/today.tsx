import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { Clock, Timer } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { useInjection, useInjector } from './injection.tsx';

const MINUTE_MS = 60_000;
const Today = createContext<IsoDate | undefined>(undefined);

/**
 * The day in Italy for all pages. First it is that of the service's rendering, so that hydration finds the same words and readers
 * without script see it; then the browser's own, also when a page stands open beyond midnight (D-64).
 */
export const TodayProvider = ({ served, children }: { readonly served: IsoDate; readonly children: ReactNode }) => {
  const injector = useInjector();
  const [today, setToday] = useState(served);
  useEffect(() => {
    let cancel: () => void;
    const look = (): void => {
      setToday(dayInRome(injector.get(Clock).now()));
      cancel = injector.get(Timer).after(MINUTE_MS, look);
    };
    look();
    return () => cancel();
  }, [injector]);
  return <Today.Provider value={today}>{children}</Today.Provider>;
};

/** The day that it is in Italy. */
export const useToday = (): IsoDate => {
  const clock = useInjection(Clock);
  return useContext(Today) ?? dayInRome(clock.now());
};
