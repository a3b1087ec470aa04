import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Clock, Timer } from '#core/kernel/clock.ts';
import type { PortKey } from '#core/kernel/port-key.ts';
import { officeState, WEEKDAYS, type Opening } from '#core/support/opening-hours.ts';
import { InjectionProvider } from '#ui/state/injection.tsx';
import { useOffice } from '#ui/state/office.tsx';
import { draw, handTimer } from '#tests/support/drawn.tsx';

const OPENING: Opening = { times: [{ days: WEEKDAYS, from: '09:00', to: '13:00' }] };
const READ = officeState(OPENING, Date.parse('2026-11-26T08:00:00+01:00'));
const Office = () => <p>{useOffice(OPENING, READ).kind}</p>;

it('[PAGE-51] should show what the service read first, then what the browser’s clock says, minute by minute', () => {
  let now = Date.parse('2026-11-26T12:59:30+01:00');
  const timer = handTimer();
  const ports = new Map<PortKey<unknown>, unknown>([
    [Clock, { now: () => now }],
    [Timer, timer],
  ]);
  const page = (
    <InjectionProvider value={{ get: <T,>(key: PortKey<T>): T => ports.get(key) as T }}>
      <Office />
    </InjectionProvider>
  );
  expect(renderToString(page)).toContain('closed');

  const { one } = draw(page);
  expect(one('p').textContent).toBe('open');
  now += 60_000;
  timer.pass(60_000);
  expect(one('p').textContent).toBe('closed');
});
