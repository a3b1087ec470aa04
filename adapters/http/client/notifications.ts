import { fail, succeed, type Result } from '#core/kernel/result.ts';
import type { Page } from '#core/kernel/page.ts';
import type { Inbox, Notification } from '#core/notifications/notification.ts';
import type {
  NotificationFailure,
  NotificationRepository,
  NotificationsAsked,
} from '#core/notifications/notification-repository.ts';
import { PATHS, pathOf } from '#adapters/http/contract/addresses.ts';
import {
  notificationFromWire,
  wireCount,
  wireNotificationPage,
  wireNotifications,
} from '#adapters/http/contract/notifications.ts';
import { pageFromWire } from '#adapters/http/contract/pieces.ts';
import { RefusedCall, type Http } from './http.ts';

/** Notifications over the service, which takes the reader from the token. */
export class HttpNotificationRepository implements NotificationRepository {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async latest({ kind, id }: Inbox, limit: number): Promise<Result<readonly Notification[], NotificationFailure>> {
    const answer = await this.#http.readOr(pathOf(PATHS.latestNotifications, kind, id), wireNotifications, REFUSED, [
      ['limit', String(limit)],
    ]);
    return answer instanceof RefusedCall ? FORBIDDEN : succeed(answer.map(notificationFromWire));
  }

  async list(
    { kind, id }: Inbox,
    { filters, page, pageSize }: NotificationsAsked,
  ): Promise<Result<Page<Notification>, NotificationFailure>> {
    const query = [
      ...(filters.lastDays === undefined ? [] : [['timePeriod', String(filters.lastDays)] as const]),
      ...(filters.unreadOnly ? [['unreadOnly', 'true'] as const] : []),
      ['page', String(page)],
      ['pageSize', String(pageSize)],
    ] as const;
    const answer = await this.#http.readOr(pathOf(PATHS.notifications, kind, id), wireNotificationPage, REFUSED, query);
    return answer instanceof RefusedCall ? FORBIDDEN : succeed(pageFromWire(answer, notificationFromWire));
  }

  /** The service has no call for one message: its pages are read until one has it. */
  async find(inbox: Inbox, msgId: string): Promise<Result<Notification | undefined, NotificationFailure>> {
    for (let page = 1; page <= MOST_ROUNDS; page += 1) {
      const answer = await this.list(inbox, { filters: { unreadOnly: false }, page, pageSize: AT_ONCE });
      if (!answer.ok) return answer;
      const found = answer.value.items.find((one) => one.msgId === msgId);
      if (found !== undefined || page * AT_ONCE >= answer.value.totalCount) return succeed(found);
    }
    return succeed(undefined);
  }

  async unreadCount({ kind, id }: Inbox): Promise<Result<number, NotificationFailure>> {
    const answer = await this.#http.readOr(pathOf(PATHS.unreadCount, kind, id), wireCount, REFUSED);
    return answer instanceof RefusedCall ? FORBIDDEN : succeed(answer.count);
  }

  async markAs(
    { kind, id }: Inbox,
    msgIds: readonly string[],
    read: boolean,
  ): Promise<Result<number, NotificationFailure>> {
    const answer = await this.#http.send(PATHS.markAs, { kind, id, msgIds, read }, wireCount, REFUSED);
    return answer instanceof RefusedCall ? FORBIDDEN : succeed(answer.count);
  }

  /** The service marks a hundred at a time; what is marked is unread no longer, so the first page is always the next one. */
  async markAll(inbox: Inbox): Promise<Result<number, NotificationFailure>> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const unread = await this.list(inbox, { filters: { unreadOnly: true }, page: 1, pageSize: AT_ONCE });
      if (!unread.ok) return unread;
      const msgIds = unread.value.items.map(({ msgId }) => msgId);
      if (msgIds.length === 0) return succeed(0);
      const marked = await this.markAs(inbox, msgIds, true);
      if (!marked.ok || marked.value === 0) return marked;
    }
    return this.unreadCount(inbox);
  }
}

// Helpers

/** The most messages that the service lists or marks in one call. */
const AT_ONCE = 100;
/** An inbox of more messages than this many times as many is searched by its filters. */
const MOST_ROUNDS = 50;
const REFUSED = [403];
const FORBIDDEN = fail('notifications.forbidden' as const);
