import { pagesShown } from '#core/catalogue/paging.ts';
import type { Page } from '#core/kernel/page.ts';
import { filtersFromCriteria } from '#core/notifications/filters.ts';
import type { InboxAddress } from '#core/notifications/inbox-address.ts';
import type { Screen } from '#core/notifications/latest.ts';
import type { Inbox, Notification } from '#core/notifications/notification.ts';
import {
  FindNotification,
  type LatestNotifications,
  ReadLatestNotifications,
  ReadNotifications,
} from '#core/notifications/use-cases.ts';
import type { PortKey } from '#core/kernel/port-key.ts';
import { type QueryScope, resultQuery, queryKeyOf } from '#ui/pages/query.ts';
import type { Query } from '#ui/state/queries.ts';

/** The latest messages and the unread count, for bell and dropdown (NOTE-04). */
export const latestQuery = (scope: QueryScope, inbox: Inbox, screen: Screen): Query<LatestNotifications> =>
  resultQuery(scope, ReadLatestNotifications, inbox, screen);

/** One question for each page of messages that the address shows. */
export const inboxPageQueries = (
  scope: QueryScope,
  inbox: Inbox,
  { criteria, page }: InboxAddress,
): readonly Query<Page<Notification>>[] => {
  const { first, last } = pagesShown(page);
  return Array.from({ length: last - first + 1 }, (_, at) =>
    resultQuery(scope, ReadNotifications, inbox, filtersFromCriteria(criteria), first + at),
  );
};

/** The open message, whether or not the list shows it; null where the inbox has none of this name. */
export const messageQuery = (scope: QueryScope, inbox: Inbox, msgId: string): Query<Notification | null> => {
  const query = resultQuery(scope, FindNotification, inbox, msgId);
  return { queryKey: query.queryKey, queryFn: async () => (await query.queryFn()) ?? null };
};

const ABOUT_MESSAGES: readonly PortKey<unknown>[] = [ReadLatestNotifications, ReadNotifications, FindNotification];

/** The beginnings of all keys under which something of an inbox is known: to be asked anew when messages are marked. */
export const inboxKeys = (scope: Pick<QueryScope, 'area'>, inbox: Inbox): readonly (readonly unknown[])[] =>
  ABOUT_MESSAGES.map((useCase) => queryKeyOf(scope.area, useCase, inbox));
