import { succeed, type Result } from '#core/kernel/result.ts';
import type { NotificationFailure, NotificationRepository } from '#core/notifications/notification-repository.ts';
import { notificationCalls } from '#adapters/http/contract/notifications.ts';
import { callsOf } from './calls.ts';
import type { Http } from './http.ts';

/** Notifications over the service, which takes the reader from the token. */
export const httpNotifications = (http: Http): NotificationRepository => {
  const calls = callsOf(http, notificationCalls);
  return {
    latest: ({ kind, id }, limit) => calls.latest({ kind, id, limit }),
    list: ({ kind, id }, { filters, page, pageSize }) =>
      calls.list({
        kind,
        id,
        timePeriod: filters.lastDays,
        unreadOnly: filters.unreadOnly ? true : undefined,
        page,
        pageSize,
      }),
    unreadCount: async ({ kind, id }) => countOf(await calls.unreadCount({ kind, id })),
    markAs: async ({ kind, id }, msgIds, read) => countOf(await calls.markAs({ kind, id, msgIds: [...msgIds], read })),
  };
};

// Helpers

const countOf = (
  answer: Result<{ readonly count: number }, NotificationFailure>,
): Result<number, NotificationFailure> => (answer.ok ? succeed(answer.value.count) : answer);
