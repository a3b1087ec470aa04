import { pagesShown } from '#core/catalogue/paging.ts';
import type { Page } from '#core/kernel/page.ts';
import { filtersFromCriteria } from '#core/notifications/filters.ts';
import type { InboxAddress } from '#core/notifications/inbox-address.ts';
import type { LatestNotifications, Screen } from '#core/notifications/latest.ts';
import type { Inbox, Notification } from '#core/notifications/notification.ts';
import { NotificationRepository } from '#core/notifications/notification-repository.ts';
import { portResultQuery, queryKeyOf, type QueryScope, resultQuery } from '#ui/pages/query.ts';
import type { Query } from '#ui/state/queries.ts';
import { ReadLatestNotifications, ReadNotifications } from '#core/notifications/read-notifications.ts';

/** The latest messages and the unread count, for bell and dropdown (NOTE-04). */
export const latestQuery = (scope: QueryScope, inbox: Inbox, screen: Screen): Query<LatestNotifications> =>
  resultQuery(scope, ReadLatestNotifications, inbox, screen);

/** One query for each page of messages that the address shows. */
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
export const messageQuery = (scope: QueryScope, inbox: Inbox, msgId: string): Query<Notification | null> =>
  portResultQuery(scope, NotificationRepository, 'find', inbox, msgId);

/** The beginning of the keys of the latest messages, whatever the screen. */
export const latestKey = ({ area }: Pick<QueryScope, 'area'>, inbox: Inbox): readonly unknown[] =>
  queryKeyOf(area, ReadLatestNotifications, inbox);

/** The beginnings of the keys of pages and single messages: to be invalidated when messages are marked. */
export const messageKeys = ({ area }: Pick<QueryScope, 'area'>, inbox: Inbox): readonly (readonly unknown[])[] => [
  queryKeyOf(area, ReadNotifications, inbox),
  queryKeyOf(area, NotificationRepository, 'find', inbox),
];

/** The beginnings of all keys of an inbox: to be invalidated when another tab has marked messages. */
export const inboxKeys = (scope: Pick<QueryScope, 'area'>, inbox: Inbox): readonly (readonly unknown[])[] => [
  latestKey(scope, inbox),
  ...messageKeys(scope, inbox),
];
