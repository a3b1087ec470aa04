import { pagesShown } from '#core/catalogue/paging.ts';
import type { Page } from '#core/kernel/page.ts';
import { filtersFromCriteria } from '#core/notifications/filters.ts';
import type { InboxAddress } from '#core/notifications/inbox-address.ts';
import type { LatestNotifications, Screen } from '#core/notifications/latest.ts';
import type { Inbox, Notification } from '#core/notifications/notification.ts';
import { NotificationRepository } from '#core/notifications/notification-repository.ts';
import { ReadLatestNotifications, ReadNotifications } from '#core/notifications/use-cases.ts';
import { type Asking, askValue, questionKey, readValue } from '#ui/pages/ask.ts';
import type { Question } from '#ui/state/questions.ts';

/** The latest messages and the unread count, for bell and dropdown (NOTE-04). */
export const latestQuestion = (asking: Asking, inbox: Inbox, screen: Screen): Question<LatestNotifications> =>
  askValue(asking, ReadLatestNotifications, inbox, screen);

/** One question for each page of messages that the address shows. */
export const inboxPageQuestions = (
  asking: Asking,
  inbox: Inbox,
  { criteria, page }: InboxAddress,
): readonly Question<Page<Notification>>[] => {
  const { first, last } = pagesShown(page);
  return Array.from({ length: last - first + 1 }, (_, at) =>
    askValue(asking, ReadNotifications, inbox, filtersFromCriteria(criteria), first + at),
  );
};

/** The open message, whether or not the list shows it; null where the inbox has none of this name. */
export const messageQuestion = (asking: Asking, inbox: Inbox, msgId: string): Question<Notification | null> =>
  readValue(asking, NotificationRepository, 'find', inbox, msgId);

/** The beginning of the keys of the latest messages, whatever the screen. */
export const latestKey = ({ area }: Pick<Asking, 'area'>, inbox: Inbox): readonly unknown[] =>
  questionKey(area, ReadLatestNotifications, inbox);

/** The beginnings of the keys of pages and single messages: to be asked again when messages are marked. */
export const messageKeys = ({ area }: Pick<Asking, 'area'>, inbox: Inbox): readonly (readonly unknown[])[] => [
  questionKey(area, ReadNotifications, inbox),
  questionKey(area, NotificationRepository, 'find', inbox),
];

/** The beginnings of all keys under which something of an inbox is known: to be asked again when another tab marked messages. */
export const inboxKeys = (asking: Pick<Asking, 'area'>, inbox: Inbox): readonly (readonly unknown[])[] => [
  latestKey(asking, inbox),
  ...messageKeys(asking, inbox),
];
