import { useEffect, useState } from 'react';
import { Clock, Timer } from '#core/kernel/clock.ts';
import { officeState, type OfficeState, type Opening } from '#core/support/opening-hours.ts';
import { useInjector } from './injection.tsx';

const MINUTE_MS = 60_000;

/**
 * Whether an office answers now. First it is what was known when it was read, so that hydration finds the words of the service's
 * rendering; then it follows the browser's clock by the minute, also while the page stands open (D-64).
 */
export const useOffice = (opening: Opening, read: OfficeState): OfficeState => {
  const injector = useInjector();
  const [state, setState] = useState(read);
  useEffect(() => {
    let cancel: () => void;
    const look = (): void => {
      setState(officeState(opening, injector.get(Clock).now()));
      cancel = injector.get(Timer).after(MINUTE_MS, look);
    };
    look();
    return () => cancel();
  }, [injector, opening]);
  return state;
};
