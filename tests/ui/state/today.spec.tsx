import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Clock, Timer } from '#core/kernel/clock.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { PortKey } from '#core/kernel/port-key.ts';
import { InjectionProvider } from '#ui/state/injection.tsx';
import { TodayProvider, useToday } from '#ui/state/today.tsx';
import { draw, handTimer } from '#tests/support/drawn.tsx';

const SERVED = '2026-11-25' as IsoDate;
const Day = () => <p>{useToday()}</p>;

it('[BANDO-03] should show the day of the service’s rendering first, then the browser’s, also after midnight', () => {
  let now = Date.parse('2026-11-26T23:59:30+01:00');
  const timer = handTimer();
  const ports = new Map<PortKey<unknown>, unknown>([
    [Clock, { now: () => now }],
    [Timer, timer],
  ]);
  const injector = { get: <T,>(key: PortKey<T>): T => ports.get(key) as T };
  const page = (
    <InjectionProvider value={injector}>
      <TodayProvider served={SERVED}>
        <Day />
      </TodayProvider>
    </InjectionProvider>
  );
  expect(renderToString(page)).toContain(SERVED);

  const { one } = draw(page);
  expect(one('p').textContent).toBe('2026-11-26');
  now += 60_000;
  timer.pass(60_000);
  expect(one('p').textContent).toBe('2026-11-27');
});
