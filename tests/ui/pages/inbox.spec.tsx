import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeVisitList, VisitList } from '#core/catalogue/list-visit.ts';
import type { QueryPairs } from '#core/kernel/address.ts';
import { succeed } from '#core/kernel/result.ts';
import type { Notification, NotificationFilters } from '#core/notifications/notification.ts';
import { page as inboxPage } from '#ui/pages/notifications/notifications.page.tsx';
import { daysAgo, drawReserved } from '#tests/support/drawn-reserved.tsx';
import { ReadLatestNotifications, ReadNotifications } from '#core/notifications/read-notifications.ts';

const message = (msgId: string, read: boolean, days: number): Notification => ({
  msgId,
  subject: `Oggetto ${msgId}`,
  plainBody: 'Parole.',
  createdAt: daysAgo(days),
  read,
});
const MESSAGES = [message('NUOVO', false, 20), message('VECCHIO', true, 40)];

/** The inbox as a session finds it that remembers this of its filters. */
const arrive = async (kept: QueryPairs, address = '/notifiche') => {
  const memory = new Map([['notifications', kept]]);
  const drawn = await drawReserved(address, (context) => <inboxPage.Page context={context} />, [
    [VisitList, makeVisitList({ recall: (key) => memory.get(key), keep: (key, pairs) => void memory.set(key, pairs) })],
    [ReadLatestNotifications, async () => succeed({ items: [], unread: 1 })],
    [
      ReadNotifications,
      async (_inbox: unknown, { lastDays = 1_000, unreadOnly }: NotificationFilters) => {
        const items = MESSAGES.filter(({ read, createdAt }) => createdAt > daysAgo(lastDays) && !(unreadOnly && read));
        return succeed({ items, totalCount: items.length, page: 1, pageSize: 9 });
      },
    ],
  ]);
  await vi.waitFor(async () => {
    await drawn.settle();
    expect(drawn.all('.pt-inbox > li').length).toBeGreaterThan(0);
  });
  return { drawn, memory };
};

beforeEach(() => {
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
      const { drawn } = await arrive(kept);
      expect(window.location.search).toBe(`?${kept[0].join('=')}`);
      expect(drawn.text()).toContain('Filtri della tua ultima ricerca');
      expect(drawn.named('Elimina tutto').getAttribute('href')).toBe('/portale/notifiche');
      expect(drawn.all('.pt-inbox > li')).toHaveLength(1);
    }
  });

  it('[LIST-16] should be left, and forgotten, where no message passes them any more', async () => {
    const { drawn, memory } = await arrive([['timePeriod', '7']]);
    await vi.waitFor(() => act(() => expect(drawn.all('.pt-inbox > li')).toHaveLength(2)));
    expect(window.location.search).toBe('');
    expect(memory.get('notifications')).toEqual([]);
    expect(drawn.text()).not.toContain('Filtri della tua ultima ricerca');
  });

  it('[NOTE-11] [NOTE-05] should open no message by themselves where only unread ones are shown', async () => {
    const whole = await arrive([]);
    expect(whole.drawn.all('.pt-inbox > li.open')).toHaveLength(1);
    const unread = await arrive([], '/notifiche?unreadOnly=true');
    expect(unread.drawn.all('.pt-inbox > li.open')).toEqual([]);
    expect(unread.drawn.text()).not.toContain('Filtri della tua ultima ricerca');
  });
});
