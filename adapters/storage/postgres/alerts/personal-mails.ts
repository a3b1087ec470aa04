import type { AlertToSend, QueuedMail, QueuedPersonalMail } from '#core/alerts/alert-outbox.ts';
import { isSameNews, type NewsItem, stillAllowed } from '#core/alerts/personal-news.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome, type IsoDate } from '#core/kernel/iso-date.ts';
import { toDoList } from '#core/open-items/to-do.ts';
import type { Database, Queryable } from '../connection/database.ts';
import { companyRecordsOf } from '../reserved/company-records.ts';
import type { AlertVault } from './alert-vault.ts';
import type { MailRow } from './mail-table.ts';
import { endLost, personalRows, type PersonalRow } from './personal-store.ts';

/** What only a queue of messages to people who are signed in holds. */
export const isPersonal = (content: QueuedMail): content is QueuedPersonalMail =>
  content.kind === 'personal' || content.kind === 'confirmPersonal';

/**
 * A message as it leaves: grants, mandates and what it tells are looked at once more, and what has ended meanwhile is left out; undefined
 * where nothing is left to tell (PREF-05).
 */
export const personalToSend = (
  db: Database,
  clock: Clock,
  vault: AlertVault,
  mail: MailRow,
): Promise<AlertToSend | undefined> =>
  db.tx(async (tx) => {
    const [row] = await personalRows(tx, vault, 'id = $1', [mail.address]);
    const content = vault.open<QueuedPersonalMail>(mail.sealed);
    if (row === undefined || content === undefined) return undefined;
    const left = await contentLeft(tx, vault, row, content, dayInRome(clock.now()));
    if (left === undefined) return undefined;
    const { mail: to, ...person } = row.person;
    return { ...mail, subscription: undefined, content: left, to: { mail: to, subscriptions: [] }, person };
  });

// Helpers

const contentLeft = async (
  tx: Queryable,
  vault: AlertVault,
  row: PersonalRow,
  content: QueuedPersonalMail,
  today: IsoDate,
): Promise<QueuedPersonalMail | undefined> => {
  if (content.kind === 'confirmPersonal') return row.confirmedOn === undefined ? content : undefined;
  if (row.confirmedOn === undefined) return undefined;
  const cuaas = content.things.flatMap(({ cuaa }) => (cuaa === undefined ? [] : [cuaa]));
  const held = await endLost(tx, vault, row, cuaas, today);
  if (held === undefined) return undefined;
  const reported = stillAllowed(row.person, held.choices, content.things, held.grants);
  const items = await thatAreThere(tx, reported, row.person.role === 'farmer', today);
  return items.length === 0 ? undefined : { ...content, things: items };
};

/** Of the news what is still there: a notification not withdrawn, a payment, a term that still has to come. */
const thatAreThere = async (
  tx: Queryable,
  items: readonly NewsItem[],
  isFarmer: boolean,
  today: IsoDate,
): Promise<readonly NewsItem[]> => {
  const idsOf = (kind: NewsItem['kind']): readonly string[] =>
    items.filter((item) => item.kind === kind).map(({ id }) => id);
  const there = await tx.query<NewsItem>(
    `select 'notification' as kind, msg_id as id, case kind when 'AGRI' then owner_id end as cuaa from notification
       where msg_id = any($1::text[]) and withdrawn_at is null
     union all select 'payment', id, cuaa from procedure_entry where kind = 'payment' and id = any($2::text[])`,
    [idsOf('notification'), idsOf('payment')],
  );
  const terms = items.filter(({ kind, day }) => kind === 'term' && day !== undefined && day >= today);
  const open = isFarmer ? await openTerms(tx, terms, today) : terms;
  return items.filter((item) =>
    item.kind === 'term'
      ? open.some((one) => isSameNews(one, item))
      : there.some((one) => one.kind === item.kind && one.id === item.id && (one.cuaa ?? undefined) === item.cuaa),
  );
};

const openTerms = async (tx: Queryable, terms: readonly NewsItem[], today: IsoDate): Promise<readonly NewsItem[]> => {
  const records = await companyRecordsOf(tx, [...new Set(terms.flatMap(({ cuaa }) => cuaa ?? []))]);
  const ids = new Set(
    records.flatMap((one) => toDoList({ today, ...one }).map(({ id, day }) => JSON.stringify([one.cuaa, id, day]))),
  );
  return terms.filter(({ cuaa, id, day }) => ids.has(JSON.stringify([cuaa, id, day])));
};
