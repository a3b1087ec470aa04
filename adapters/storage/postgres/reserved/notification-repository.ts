import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import type { Page } from '#core/kernel/page.ts';
import { succeed, type Result } from '#core/kernel/result.ts';
import { firstDayOf } from '#core/notifications/filters.ts';
import type { Inbox, Notification } from '#core/notifications/notification.ts';
import type {
  NotificationFailure,
  NotificationRepository,
  NotificationsAsked,
} from '#core/notifications/notification-repository.ts';
import type { Database, Queryable } from '../connection/database.ts';
import { Conditions } from '../connection/statement.ts';
import { withoutNulls } from '../connection/without-nulls.ts';

const FROM =
  'notification left join notification_read on notification_read.msg_id = notification.msg_id and reader = ?';
const COLUMNS = `notification.msg_id as "msgId", subject, plain_body as "plainBody", (extract(epoch from created_at) * 1000)::bigint as "createdAt", reader is not null as read, about`;
const NEWEST_FIRST = 'created_at desc, notification.msg_id';

const within = ({ kind, id }: Inbox): Conditions =>
  new Conditions().add('kind = ? and owner_id = ? and withdrawn_at is null', kind, id);

const unreadOf = async (db: Queryable, { kind, id, reader }: Inbox): Promise<number> => {
  const [row] = await db.query<{ unread: number }>(
    `select count(*) as unread from notification where kind = $1 and owner_id = $2 and withdrawn_at is null
       and not exists (select from notification_read where notification_read.msg_id = notification.msg_id and reader = $3)`,
    [kind, id, reader],
  );
  return row?.unread ?? 0;
};

/** The messages, with what each person has read kept apart (NOTE-08). Who may read which inbox has been decided before. */
export class PostgresNotificationRepository implements NotificationRepository {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async latest(inbox: Inbox, limit: number): Promise<Result<readonly Notification[], NotificationFailure>> {
    const conditions = within(inbox);
    const from = FROM.replace('?', conditions.value(inbox.reader));
    const latest = await this.#db.query<Notification>(
      `select ${COLUMNS} from ${from} where ${conditions.sql} order by ${NEWEST_FIRST} limit ${conditions.value(limit)}`,
      conditions.values,
    );
    return succeed(latest.map(withoutNulls));
  }

  async list(
    inbox: Inbox,
    { filters, page, pageSize }: NotificationsAsked,
  ): Promise<Result<Page<Notification>, NotificationFailure>> {
    const conditions = within(inbox);
    const from = FROM.replace('?', conditions.value(inbox.reader));
    if (filters.unreadOnly) conditions.add('reader is null');
    if (filters.lastDays !== undefined) {
      // The first day counts whole, by the clocks of Italy.
      conditions.add(
        `created_at >= (?::date::timestamp at time zone 'Europe/Rome')`,
        firstDayOf(filters.lastDays, dayInRome(this.#clock.now())),
      );
    }
    const [counted] = await this.#db.query<{ total: number }>(
      `select count(*) as total from ${from} where ${conditions.sql}`,
      conditions.values,
    );
    const items = await this.#db.query<Notification>(
      `select ${COLUMNS} from ${from} where ${conditions.sql} order by ${NEWEST_FIRST} limit ${conditions.value(pageSize)} offset ${conditions.value((page - 1) * pageSize)}`,
      conditions.values,
    );
    return succeed({ items: items.map(withoutNulls), totalCount: counted?.total ?? 0, page, pageSize });
  }

  async find(inbox: Inbox, msgId: string): Promise<Result<Notification | undefined, NotificationFailure>> {
    const conditions = within(inbox).add('notification.msg_id = ?', msgId);
    const from = FROM.replace('?', conditions.value(inbox.reader));
    const [found] = await this.#db.query<Notification>(
      `select ${COLUMNS} from ${from} where ${conditions.sql}`,
      conditions.values,
    );
    return succeed(found === undefined ? undefined : withoutNulls(found));
  }

  async unreadCount(inbox: Inbox): Promise<Result<number, NotificationFailure>> {
    return succeed(await unreadOf(this.#db, inbox));
  }

  async markAs(inbox: Inbox, msgIds: readonly string[], read: boolean): Promise<Result<number, NotificationFailure>> {
    return this.#db.tx(async (tx) => {
      const { kind, id, reader } = inbox;
      await tx.query(
        read
          ? `insert into notification_read (msg_id, reader) select msg_id, $4 from notification where kind = $1 and owner_id = $2 and msg_id = any($3::text[]) on conflict do nothing`
          : `delete from notification_read using notification where notification.msg_id = notification_read.msg_id and kind = $1 and owner_id = $2 and notification.msg_id = any($3::text[]) and reader = $4`,
        [kind, id, msgIds, reader],
      );
      return succeed(await unreadOf(tx, inbox));
    });
  }

  async markAll(inbox: Inbox): Promise<Result<number, NotificationFailure>> {
    return this.#db.tx(async (tx) => {
      await tx.query(
        `insert into notification_read (msg_id, reader) select msg_id, $3 from notification where kind = $1 and owner_id = $2 and withdrawn_at is null on conflict do nothing`,
        [inbox.kind, inbox.id, inbox.reader],
      );
      return succeed(await unreadOf(tx, inbox));
    });
  }
}
