import { createContext, useContext } from 'react';
import type { Timer } from '#core/kernel/clock.ts';

const never: Timer = { after: () => () => undefined };

const TimerContext = createContext<Timer>(never);

/** Gives time to the components below; without it nothing that waits ever ends, as on the server. */
export const TimerProvider = TimerContext.Provider;

/** How components wait. */
export const useTimer = (): Timer => useContext(TimerContext);
