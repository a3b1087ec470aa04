import { succeed } from '#core/kernel/result.ts';
import type { NotificationRepository } from '#core/notifications/notification-repository.ts';
import { notificationCalls } from '#adapters/http/contract/notifications.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** Notifications over the service, which takes the reader from the token. */
export const httpNotifications = (http: Http): NotificationRepository => {
  const calls = callsOf(http, notificationCalls);
  const list: NotificationRepository['list'] = ({ kind, id }, { filters, page, pageSize }) =>
    calls.list({
      kind,
      id,
      page,
      pageSize,
      timePeriod: filters.lastDays,
      unreadOnly: filters.unreadOnly ? true : undefined,
    });
  const unreadCount: NotificationRepository['unreadCount'] = ({ kind, id }) => calls.unreadCount({ kind, id });
  const markAs: NotificationRepository['markAs'] = ({ kind, id }, msgIds, read) =>
    calls.markAs({ kind, id, msgIds: [...msgIds], read });
  return {
    latest: ({ kind, id }, limit) => calls.latest({ kind, id, limit }),
    list,
    unreadCount,
    markAs,
    /** The service has no call for one message: its pages are read until one has it. */
    find: async (inbox, msgId) => {
      for (let page = 1; page <= MOST_ROUNDS; page += 1) {
        const answer = await list(inbox, { filters: { unreadOnly: false }, page, pageSize: AT_ONCE });
        if (!answer.ok) return answer;
        const found = answer.value.items.find((one) => one.msgId === msgId);
        if (found !== undefined || page * AT_ONCE >= answer.value.totalCount) return succeed(found);
      }
      return succeed(undefined);
    },
    /** The service marks a hundred at a time; what is marked is unread no longer, so the first page is always the next one. */
    markAll: async (inbox) => {
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const unread = await list(inbox, { filters: { unreadOnly: true }, page: 1, pageSize: AT_ONCE });
        if (!unread.ok) return unread;
        const msgIds = unread.value.items.map(({ msgId }) => msgId);
        if (msgIds.length === 0) return succeed(0);
        const marked = await markAs(inbox, msgIds, true);
        if (!marked.ok || marked.value === 0) return marked;
      }
      return unreadCount(inbox);
    },
  };
};

// Helpers

/** The most messages that the service lists or marks in one call. */
const AT_ONCE = 100;
/** An inbox of more messages than this many times as many is searched by its filters. */
const MOST_ROUNDS = 50;
