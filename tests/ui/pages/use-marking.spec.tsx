import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { binding } from '#core/kernel/port-key.ts';
import { succeed } from '#core/kernel/result.ts';
import { compose } from '#adapters/composition/compose.ts';
import type { LatestNotifications } from '#core/notifications/latest.ts';
import type { Inbox, Notification } from '#core/notifications/notification.ts';
import { NotificationRepository } from '#core/notifications/notification-repository.ts';
import { OtherTabs } from '#core/session/ports.ts';
import { latestQuery } from '#ui/pages/notifications/inbox-queries.ts';
import { type Marking, useMarking } from '#ui/pages/notifications/use-marking.ts';
import { InjectionProvider } from '#ui/state/injection.tsx';
import { cachedValue, makeQueryClient, setCachedValue, useQueryResult } from '#ui/state/queries.ts';
import { draw } from '#tests/support/drawn.tsx';

const INBOX: Inbox = { kind: 'AGRI', id: 'BNCNNA80A41H501R', reader: 'BNCNNA80A41H501R' };
const MESSAGES: readonly Notification[] = ['a', 'b'].map((msgId) => ({
  msgId,
  subject: msgId,
  plainBody: '',
  createdAt: 0,
  read: false,
}));

const anyone = { area: 'farmer', use: () => expect.fail() } as const;
const bellQuery = latestQuery(anyone, INBOX, 'wide');

/** The bell, shown beside the ways to mark, over a service that counts the calls; `known` is what the bell shows already. */
const setUp = (known: LatestNotifications) => {
  const calls: string[] = [];
  const answering = (name: string, answer: Promise<unknown>) => () => {
    calls.push(name);
    return answer;
  };
  const port: unknown = {
    latest: answering('latest', new Promise(() => undefined)),
    unreadCount: answering('unreadCount', new Promise(() => undefined)),
    markAs: answering('markAs', Promise.resolve(succeed(6))),
    markAll: answering('markAll', Promise.resolve(succeed(0))),
  };
  const injector = compose(
    binding(NotificationRepository, [], () => port as NotificationRepository),
    binding(OtherTabs, [], () => ({ tell: ({ type }) => void calls.push(type), listen: () => () => undefined })),
  );
  const client = makeQueryClient('browser');
  setCachedValue(client, bellQuery, known);
  const found: Marking[] = [];
  const Probe = () => {
    useQueryResult(latestQuery({ area: 'farmer', use: (key) => injector.get(key) }, INBOX, 'wide'));
    found.push(useMarking('farmer', INBOX));
    return null;
  };
  draw(
    <InjectionProvider value={injector}>
      <QueryClientProvider client={client}>
        <Probe />
      </QueryClientProvider>
    </InjectionProvider>,
  );
  const bell = () => {
    const { items = [], unread } = cachedValue(client, bellQuery) ?? {};
    return [unread, ...items.map(({ read }) => read)];
  };
  return { calls, bell, client, marking: found[0] ?? expect.fail() };
};

it('[NOTE-02] [NOTE-05] should set the badge to the count that marking answers, without another call', async () => {
  const { calls, marking, bell } = setUp({ items: MESSAGES, unread: 9 });
  expect(await marking.mark(['b'], true)).toBe(true);
  expect(bell()).toEqual([6, false, true]);
  expect(await marking.markAll()).toBe(true);
  expect(bell()).toEqual([0, true, true]);
  expect(calls).toEqual(['markAs', 'inboxChanged', 'markAll', 'inboxChanged']);
});

it('[NOTE-02] should ask for the latest messages again where their answer was on its way while some were marked', async () => {
  const { calls, marking, client } = setUp({ items: MESSAGES, unread: 9 });
  void client.invalidateQueries({ queryKey: bellQuery.queryKey });
  await marking.mark(['b'], true);
  expect(calls).toEqual(['latest', 'unreadCount', 'markAs', 'latest', 'unreadCount', 'inboxChanged']);
});
