import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { Clock } from '#core/kernel/clock.ts';
import type { PortKey } from '#core/kernel/port-key.ts';
import { matchRoute, routeTable } from '#core/navigation/routes.ts';
import type { Screen } from '#core/notifications/latest.ts';
import { NO_SIAN_ANSWER, SessionCell, type SessionState } from '#core/session/state.ts';
import { page } from '#ui/pages/desk/caa-desk.page.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';
import { InjectionProvider } from '#ui/state/injection.tsx';
import { prefetchAll, makeQueryClient } from '#ui/state/queries.ts';
import { reactiveCell } from '#ui/state/reactive-cell.ts';
import { demonstrationSettings } from '#features/support/settings.ts';
import { draw } from '#tests/support/drawn.tsx';
import { aUser } from '#tests/support/arbitraries/session.ts';
import { ReadLatestNotifications } from '#core/notifications/read-notifications.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [375, 'small'],
  [1200, 'small'],
  [1201, 'wide'],
] as const)(
  '[NOTE-04] [PAGE-09] should ask at %i px for the messages of a %s screen, before it is drawn and while',
  (width, screen) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      // 75em are 1200 px.
      matches: query === '(max-width: 75em)' && width <= 1200,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const asked: Screen[] = [];
    const table = routeTable(demonstrationSettings.names);
    const match = matchRoute(table, '/scrivania-caa');
    if (match === undefined) throw new Error('the centre has no desk');
    const session: SessionState = {
      kind: 'caa',
      version: 1,
      user: aUser(),
      sian: NO_SIAN_ANSWER,
      convention: undefined,
    };
    const known = new Map<PortKey<unknown>, unknown>([
      [SessionCell, reactiveCell<SessionState>(session)],
      [Clock, { now: () => Date.parse('2026-11-21T09:00:00+01:00') }],
      [
        ReadLatestNotifications,
        (_inbox: unknown, of: Screen) => {
          asked.push(of);
          return new Promise(() => undefined);
        },
      ],
    ]);
    // Nothing else is ever answered: what is asked of the messages does not wait for it.
    const use = <T,>(key: PortKey<T>): T => (known.get(key) ?? (() => new Promise(() => undefined))) as T;
    const context: PageContext = {
      match,
      path: '/scrivania-caa',
      pairs: [],
      settings: demonstrationSettings,
      table,
      area: 'caa',
      origin: 'https://a.example',
      use,
    };
    void prefetchAll(makeQueryClient('browser'), page.queries(context));
    expect(asked).toEqual([screen]);
    draw(
      <InjectionProvider value={{ get: use }}>
        <QueryClientProvider client={makeQueryClient('browser')}>
          <page.Page context={context} />
        </QueryClientProvider>
      </InjectionProvider>,
    );
    expect(asked).toEqual([screen, screen]);
  },
);
