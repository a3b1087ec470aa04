import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { Page } from '#core/kernel/page.ts';
import { succeed, type Result } from '#core/kernel/result.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import { firstDayOf } from '#core/notifications/filters.ts';
import type { Inbox, Notification, NotificationFilters } from '#core/notifications/notification.ts';
import type {
  NotificationFailure,
  NotificationRepository,
  NotificationsAsked,
} from '#core/notifications/notification-repository.ts';

/** A message as it is kept: the inbox that it belongs to, and who has read it. */
export interface StoredNotification extends Omit<Notification, 'read'>, Pick<Inbox, 'kind' | 'id'> {
  /** Fiscal codes. */
  readonly readBy: readonly string[];
}

type Answer<T> = Promise<Result<T, NotificationFailure>>;

const markOf = (reader: string, msgId: string): string => JSON.stringify([reader, msgId]);

/** Whether a message passes the filters at the instant `now` (NOTE-07). */
export const passes = (notification: Notification, filters: NotificationFilters, now: number): boolean => {
  if (filters.unreadOnly && notification.read) return false;
  return (
    filters.lastDays === undefined || dayInRome(notification.createdAt) >= firstDayOf(filters.lastDays, dayInRome(now))
  );
};

/** Newest first; messages of the same instant by msgId, so that the order is always the same. */
export const newestFirst = (left: Notification, right: Notification): number =>
  right.createdAt - left.createdAt || compareTexts(left.msgId, right.msgId);

/** Notifications in memory, with a read mark per person. */
export class InMemoryNotificationRepository implements NotificationRepository {
  readonly #clock: Clock;
  readonly #stored: readonly StoredNotification[];
  readonly #marks: Set<string>;

  constructor(clock: Clock, stored: readonly StoredNotification[]) {
    this.#clock = clock;
    this.#stored = stored;
    this.#marks = new Set(stored.flatMap(({ msgId, readBy }) => readBy.map((reader) => markOf(reader, msgId))));
  }

  async latest(inbox: Inbox, limit: number): Answer<readonly Notification[]> {
    return succeed(this.#in(inbox).slice(0, limit));
  }

  async list(inbox: Inbox, { filters, page, pageSize }: NotificationsAsked): Answer<Page<Notification>> {
    const found = this.#in(inbox).filter((each) => passes(each, filters, this.#clock.now()));
    const start = (page - 1) * pageSize;
    return succeed({ items: found.slice(start, start + pageSize), totalCount: found.length, page, pageSize });
  }

  async find(inbox: Inbox, msgId: string): Answer<Notification | undefined> {
    return succeed(this.#in(inbox).find((each) => each.msgId === msgId));
  }

  async unreadCount(inbox: Inbox): Answer<number> {
    return succeed(this.#in(inbox).filter(({ read }) => !read).length);
  }

  async markAs(inbox: Inbox, msgIds: readonly string[], read: boolean): Answer<number> {
    const own = new Set(this.#in(inbox).map(({ msgId }) => msgId));
    for (const msgId of msgIds.filter((each) => own.has(each))) {
      const mark = markOf(inbox.reader, msgId);
      if (read) this.#marks.add(mark);
      else this.#marks.delete(mark);
    }
    return this.unreadCount(inbox);
  }

  async markAll(inbox: Inbox): Answer<number> {
    return this.markAs(
      inbox,
      this.#in(inbox).map(({ msgId }) => msgId),
      true,
    );
  }

  /** The messages of an inbox as its reader sees them, newest first. */
  #in({ kind, id, reader }: Inbox): readonly Notification[] {
    return this.#stored
      .filter((each) => each.kind === kind && each.id === id)
      .map(({ msgId, subject, plainBody, createdAt, about }) => ({
        msgId,
        subject,
        plainBody,
        createdAt,
        read: this.#marks.has(markOf(reader, msgId)),
        ...(about === undefined ? {} : { about }),
      }))
      .sort(newestFirst);
  }
}
