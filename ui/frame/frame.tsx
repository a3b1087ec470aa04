import type { ReactNode } from 'react';
import { Timer } from '#core/kernel/clock.ts';
import { StatusProvider } from '#ui/components/status-line.tsx';
import { TimerProvider } from '#ui/components/timer.tsx';
import { useInjection } from '#ui/injection.tsx';

/** What stands around every page. */
export const Frame = ({ children }: { readonly children: ReactNode }) => (
  <TimerProvider value={useInjection(Timer)}>
    <StatusProvider>
      <main id="contenuto">{children}</main>
    </StatusProvider>
  </TimerProvider>
);
