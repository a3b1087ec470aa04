import { type Frequency, LONGEST_WAIT_MS, nextDigest } from '#core/alerts/frequency.ts';
import type { Queryable } from '../connection/database.ts';
import { instant } from './instant.ts';

/** Searches, or entries, that one transaction looks at. */
const SEARCHES_AT_ONCE = 50;

/** What subscriptions may follow: where its news stand, and the column with the last of them that was sent. */
export const FOLLOWED = {
  lists: { news: 'content_news', cursor: 'told', condition: 'not is_thing' },
  entries: { news: 'thing_news', cursor: 'thing_told', condition: 'is_thing' },
} as const;
export type Followed = (typeof FOLLOWED)[keyof typeof FOLLOWED];

/** Subscriptions that get the same digest: of one search with one frequency, up to one news. They are written together, however many they are. */
export interface DueGroup {
  readonly search: string;
  readonly sealed: string;
  readonly frequency: Frequency;
  readonly told: number;
}

/** What becomes of a group: how much is new, and the sealed message where there is one. */
export interface NotifiedGroup extends DueGroup {
  readonly count: number;
  readonly mail?: string | undefined;
}

/** What one transaction wrote, and the last search that it looked at; no search when there was none left. */
export interface Gathered {
  readonly written: number;
  readonly last?: string | undefined;
}

/** Up to which news, and when (milliseconds since 1970). */
export interface Telling {
  readonly upTo: number;
  readonly now: number;
}

/** Writes the digests of the groups that are due, those of one search or entry beside each other. */
export type WriteDigests = (
  tx: Queryable,
  due: readonly DueGroup[],
  telling: Telling,
) => Promise<readonly NotifiedGroup[]>;

/** Asks for the last news as $1, for now as $2 and for the longest wait as $3. */
const dueOn = ({ cursor, condition }: Followed): string =>
  `one.confirmed_on is not null and ${condition} and ((one.frequency = 'now' and one.${cursor} < $1)
    or (one.frequency <> 'now' and (one.due_at <= $2::timestamptz or one.due_at > $3::timestamptz)))`;

/** The number of the last news of lists, or of entries. */
export const lastNews = async (tx: Queryable, { news }: Followed): Promise<number> => {
  const [row] = await tx.query<{ last: number }>(`select coalesce(max(number), 0) as last from ${news}`);
  return row?.last ?? 0;
};

/**
 * Puts what is new for subscriptions of one kind into the queue, searches after one and as many as a transaction looks at: what they follow is
 * run once for all who follow it (ALERT-05, FOLLOW-02).
 */
export const gatherDigests = async (
  tx: Queryable,
  followed: Followed,
  { now, after }: { readonly now: number; readonly after: string },
  write: WriteDigests,
): Promise<Gathered> => {
  const telling = { now, upTo: await lastNews(tx, followed) };
  const due = await dueGroups(tx, followed, { ...telling, after });
  if (due.length === 0) return { written: 0 };
  return { written: await notify(tx, followed, await write(tx, due, telling), telling), last: due.at(-1)?.search };
};

/** The groups of each search, in their order. */
export const bySearch = (groups: readonly DueGroup[]): readonly (readonly DueGroup[])[] =>
  [...new Set(groups.map(({ search }) => search))].map((search) => groups.filter((group) => group.search === search));

/** Forgets the news that every follower has; a day after, where there is none. */
export const forgetSentNews = async (tx: Queryable): Promise<void> => {
  for (const { news, cursor, condition } of Object.values(FOLLOWED))
    await tx.query(
      `delete from ${news} where number <= (select min(${cursor}) from alert_subscription where confirmed_on is not null and ${condition})
         or (at < now() - interval '1 day' and not exists (select from alert_subscription where confirmed_on is not null and ${condition}))`,
    );
};

// Helpers

/** The groups that are due of the next searches after one, by search; none when all were looked at. */
const dueGroups = (
  tx: Queryable,
  followed: Followed,
  { upTo, now, after }: Telling & { readonly after: string },
): Promise<readonly DueGroup[]> =>
  tx.query<DueGroup>(
    `with due as (select one.search, one.frequency, one.${followed.cursor} as told from alert_subscription as one where one.search > $4 and ${dueOn(followed)}),
       next as (select distinct search from due order by search limit ${SEARCHES_AT_ONCE})
     select distinct due.search, what.sealed, due.frequency, due.told
     from due join next using (search) join alert_search as what on what.id = due.search
     order by due.search, due.told, due.frequency`,
    [upTo, instant(now), instant(now + LONGEST_WAIT_MS), after],
  );

/** Moves the groups' cursors and puts their messages into the queue, all in one statement; answers how many messages. */
const notify = async (
  tx: Queryable,
  followed: Followed,
  groups: readonly NotifiedGroup[],
  { upTo, now }: Telling,
): Promise<number> => {
  const rows = groups.map(({ search, frequency, told: reported, count, mail }) => {
    const next = nextDigest(frequency, now);
    return { search, frequency, told: reported, count, mail, next: next === undefined ? undefined : instant(next) };
  });
  const [row] = await tx.query<{ written: number }>(
    `with several as (
       select * from jsonb_to_recordset($4::jsonb) as one(search text, frequency text, told bigint, count integer, mail text, next timestamptz)
     ), marked as (
       update alert_subscription as one set ${followed.cursor} = greatest(one.${followed.cursor}, $1), due_at = several.next,
         last_mail_at = case when several.count > 0 then $2::timestamptz else one.last_mail_at end,
         last_count = case when several.count > 0 then several.count else one.last_count end
       from several
       where one.search = several.search and one.frequency = several.frequency and one.${followed.cursor} = several.told
         and ${dueOn(followed)}
       returning one.id, one.address, several.mail
     ), queued as (
       insert into alert_mail (id, address, subscription, sealed, created_at, due_at)
       select gen_random_uuid()::text, address, id, mail, $2::timestamptz, $2::timestamptz from marked where mail is not null returning id
     )
     select count(*) as written from queued`,
    [upTo, instant(now), instant(now + LONGEST_WAIT_MS), JSON.stringify(rows)],
  );
  return row?.written ?? 0;
};
