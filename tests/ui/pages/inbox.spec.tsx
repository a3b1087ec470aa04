import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeVisitList, VisitList } from '#core/catalogue/list-visit.ts';
import type { QueryPairs } from '#core/kernel/address.ts';
import { Clock } from '#core/kernel/clock.ts';
import type { PortKey } from '#core/kernel/port-key.ts';
import { succeed } from '#core/kernel/result.ts';
import { matchRoute, routeTable } from '#core/navigation/routes.ts';
import type { Notification, NotificationFilters } from '#core/notifications/notification.ts';
import { ReadLatestNotifications, ReadNotifications } from '#core/notifications/use-cases.ts';
import { NO_SIAN_ANSWER, SessionCell, type SessionState } from '#core/session/state.ts';
import { page as inboxPage } from '#ui/pages/notifications/notifications.page.tsx';
import { AddressProvider, useAddress } from '#ui/routing/address.tsx';
import { InjectionProvider } from '#ui/state/injection.tsx';
import { makeQueryClient } from '#ui/state/queries.ts';
import { reactiveCell } from '#ui/state/reactive-cell.ts';
import { demonstrationSettings } from '#features/support/settings.ts';
import { aCompany, aUser } from '#tests/support/arbitraries/session.ts';
import { draw } from '#tests/support/drawn.tsx';

const NOW = Date.parse('2026-11-21T09:00:00+01:00');
const table = routeTable(demonstrationSettings.names);
const message = (msgId: string, read: boolean, daysAgo: number): Notification => ({
  msgId,
  subject: `Oggetto ${msgId}`,
  plainBody: 'Parole.',
  createdAt: NOW - daysAgo * 86_400_000,
  read,
});
const MESSAGES = [message('NUOVO', false, 20), message('VECCHIO', true, 40)];

const nobodyAnswers = (): Promise<never> => new Promise(() => undefined);

const Inbox = ({ use }: { readonly use: <T>(key: PortKey<T>) => T }) => {
  const { path, pairs } = useAddress();
  const match = matchRoute(table, path);
  if (match === undefined) throw new Error(`no page at ${path}`);
  const shared = { settings: demonstrationSettings, table, area: 'farmer', origin: 'https://a.example' } as const;
  return <inboxPage.Page context={{ ...shared, match, path, pairs, use }} />;
};

/** The inbox as a session finds it that remembers this of its filters. */
const arrive = async (kept: QueryPairs) => {
  const memory = new Map([['notifications', kept]]);
  const company = aCompany('01');
  const session: SessionState = {
    kind: 'farmer',
    version: 1,
    user: aUser(),
    sian: NO_SIAN_ANSWER,
    companies: [company],
    selectedCuaa: company.cuaa,
    mainCuaa: undefined,
    chosenElsewhere: undefined,
  };
  const known = new Map<symbol, unknown>([
    [SessionCell, reactiveCell(session)],
    [Clock, { now: () => NOW }],
    [VisitList, makeVisitList({ recall: (key) => memory.get(key), keep: (key, pairs) => void memory.set(key, pairs) })],
    [ReadLatestNotifications, async () => succeed({ items: [], unread: 1 })],
    [
      ReadNotifications,
      async (_inbox: unknown, filters: NotificationFilters) => {
        const { lastDays = 1_000, unreadOnly } = filters;
        const since = NOW - lastDays * 86_400_000;
        const items = MESSAGES.filter(({ read, createdAt }) => createdAt > since && !(unreadOnly && read));
        return succeed({ items, totalCount: items.length, page: 1, pageSize: 9 });
      },
    ],
  ]);
  // Nobody else answers: the rest of the page does not wait for it.
  const use = <T,>(key: PortKey<T>): T => (known.get(key) ?? nobodyAnswers) as T;
  const drawn = draw(
    <AddressProvider value={{ basePath: '' }}>
      <InjectionProvider value={{ get: use }}>
        <QueryClientProvider client={makeQueryClient('browser')}>
          <Inbox use={use} />
        </QueryClientProvider>
      </InjectionProvider>
    </AddressProvider>,
  );
  drawn.timer.pass(2_000);
  const settle = (): Promise<void> =>
    act(async () => {
      for (let turns = 0; turns < 20; turns++) await Promise.resolve();
    });
  await settle();
  await vi.waitFor(async () => {
    await settle();
    expect(drawn.all('.pt-inbox > li').length + drawn.all('.pt-empty').length).toBeGreaterThan(0);
  });
  return { drawn, memory };
};

beforeEach(() => {
  window.history.replaceState(null, '', '/notifiche');
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => vi.unstubAllGlobals());

describe('the filters of the inbox', () => {
  it('[LIST-16] [LIST-07] should say that they are those of the last search, beside the way to clear them', async () => {
    for (const kept of [[['unreadOnly', 'true']], [['timePeriod', '30']]] as const) {
      act(() => window.history.replaceState(null, '', '/notifiche'));
      const { drawn } = await arrive(kept);
      expect(window.location.search).toBe(`?${kept[0].join('=')}`);
      expect(drawn.text()).toContain('Filtri della tua ultima ricerca');
      expect(drawn.named('Elimina tutto').getAttribute('href')).toBe('/portale/notifiche');
      expect(drawn.all('.pt-inbox > li')).toHaveLength(1);
    }
  });

  it('[LIST-16] should be left, and forgotten, where no message passes them any more', async () => {
    const { drawn, memory } = await arrive([['timePeriod', '7']]);
    await vi.waitFor(() => expect(drawn.all('.pt-inbox > li')).toHaveLength(2));
    expect(window.location.search).toBe('');
    expect(memory.get('notifications')).toEqual([]);
    expect(drawn.text()).not.toContain('Filtri della tua ultima ricerca');
  });

  it('[NOTE-11] [NOTE-05] should open no message by themselves where only unread ones are shown', async () => {
    const whole = await arrive([]);
    expect(whole.drawn.all('.pt-inbox > li.open')).toHaveLength(1);
    act(() => window.history.replaceState(null, '', '/notifiche?unreadOnly=true'));
    const unread = await arrive([]);
    expect(unread.drawn.all('.pt-inbox > li.open')).toEqual([]);
    expect(unread.drawn.text()).not.toContain('Filtri della tua ultima ricerca');
  });
});
