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
}

// Helpers

const REFUSED = [403];
const FORBIDDEN = fail('notifications.forbidden' as const);
