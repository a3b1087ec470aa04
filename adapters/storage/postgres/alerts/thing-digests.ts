import type { QueuedMail } from '#core/alerts/alert-outbox.ts';
import type { AlertThing } from '#core/alerts/alert-thing.ts';
import type { ThingState } from '#core/alerts/followed-things.ts';
import { type Frequency, LONGEST_WAIT_MS } from '#core/alerts/frequency.ts';
import { thingChanges, type ThingNews } from '#core/alerts/thing-changes.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { contentOfThing } from '#adapters/names/thing-names.ts';
import type { Queryable } from '../connection/database.ts';
import type { AlertVault } from './alert-vault.ts';
import { lastNews, type NewsRange } from './content-news.ts';
import { PostgresFollowedThings } from './followed-things.ts';
import { type Gathered, instant, markTold, queueMail } from './mail-writer.ts';

/** Things that one transaction looks at. */
const THINGS_AT_ONCE = 50;

const DUE = `confirmed_on is not null and is_thing and ((frequency = 'now' and thing_told < $1)
  or (frequency <> 'now' and (due_at <= $2::timestamptz or due_at > $3::timestamptz)))`;

interface DueRow {
  readonly id: string;
  readonly address: string;
  readonly search: string;
  readonly sealed: string;
  readonly frequency: Frequency;
  readonly told: number;
}

/** Puts what became of single things into the queue, for whoever follows them and is due (FOLLOW-02); runs as of one moment, in one process at a time. */
export const gatherThings = async (tx: Queryable, vault: AlertVault, now: number): Promise<Gathered> => {
  const upTo = await lastNews(tx, 'thing_news');
  const due = await tx.query<DueRow>(
    `select one.id, one.address, one.search, what.sealed, one.frequency, one.thing_told as told
     from alert_subscription as one join alert_search as what on what.id = one.search
     where ${DUE} and one.search in (select distinct search from alert_subscription where ${DUE} order by search limit ${THINGS_AT_ONCE})
     order by one.search, one.id`,
    [upTo, instant(now), instant(now + LONGEST_WAIT_MS)],
  );
  let written = 0;
  for (const search of new Set(due.map((one) => one.search))) {
    const followers = due.filter((one) => one.search === search);
    const thing = vault.open<AlertThing>(followers[0]?.sealed ?? '');
    const [found, news] =
      thing === undefined
        ? [undefined, []]
        : [
            await new PostgresFollowedThings(tx).thing(thing),
            await newsOfThing(tx, thing, { after: Math.min(...followers.map(({ told }) => told)), upTo }),
          ];
    for (const { id, address, frequency, told } of followers) {
      // What was withdrawn meanwhile is not told.
      const changes =
        found === undefined ? [] : thingChanges(news, found.state, { after: told, upTo, today: dayInRome(now) });
      if (thing !== undefined && found !== undefined && changes.length > 0) {
        const mail: QueuedMail = { kind: 'thing', thing, title: found.title, changes };
        await queueMail(tx, { address, subscription: id, sealed: vault.seal(mail), now });
        written += 1;
      }
      await markTold(tx, 'thing_told', { id, frequency, upTo, count: changes.length === 0 ? 0 : 1, now });
    }
  }
  return { written, isMore: due.length > 0 };
};

/** Forgets news of things that every follower has been told of. */
export const forgetThingNews = async (db: Queryable): Promise<void> => {
  await db.query(
    `delete from thing_news where number <= (select min(thing_told) from alert_subscription where confirmed_on is not null and is_thing)
       or (at < now() - interval '1 day' and not exists (select from alert_subscription where confirmed_on is not null and is_thing))`,
  );
};

/** The news of one thing in a range. */
export const newsOfThing = async (
  tx: Queryable,
  thing: AlertThing,
  { after, upTo }: NewsRange,
): Promise<readonly ThingNews[]> => {
  const { type, slug } = contentOfThing(thing);
  const rows = await tx.query<{ number: number; before: ThingState | null }>(
    'select number, before from thing_news where type = $1 and slug = $2 and number > $3 and number <= $4 order by number',
    [type, slug, after, upTo],
  );
  return rows.map(({ number, before }) => ({ number, ...(before === null ? {} : { before }) }));
};
