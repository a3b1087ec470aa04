import type { QueuedMail } from '#core/alerts/alert-outbox.ts';
import type { AlertThing } from '#core/alerts/alert-thing.ts';
import type { ThingState } from '#core/alerts/followed-things.ts';
import { thingChanges, type ThingNews } from '#core/alerts/thing-changes.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { contentOfThing } from '#adapters/names/thing-names.ts';
import type { Queryable } from '../connection/database.ts';
import type { AlertVault } from './alert-vault.ts';
import { lastNews, type NewsRange } from './content-news.ts';
import { PostgresFollowedThings } from './followed-things.ts';
import {
  bySearch,
  type DueGroup,
  dueGroups,
  type Gathered,
  tellGroups,
  type Telling,
  type ToldGroup,
} from './due-subscriptions.ts';

/** Puts what became of single things into the queue, for whoever follows them and is due (FOLLOW-02); runs as of one moment, in one process at a time. */
export const gatherThings = async (
  tx: Queryable,
  vault: AlertVault,
  { now, after }: { readonly now: number; readonly after: string },
): Promise<Gathered> => {
  const telling = { now, upTo: await lastNews(tx, 'thing_news') };
  const due = await dueGroups(tx, 'thing_told', { ...telling, after });
  if (due.length === 0) return { written: 0 };
  const groups: ToldGroup[] = [];
  for (const ofThing of bySearch(due)) groups.push(...(await toldOfThing(tx, vault, ofThing, telling)));
  return { written: await tellGroups(tx, 'thing_told', groups, telling), last: due.at(-1)?.search };
};

/** What those who follow one thing are told; nothing of what was withdrawn meanwhile. */
const toldOfThing = async (
  tx: Queryable,
  vault: AlertVault,
  groups: readonly DueGroup[],
  { upTo, now }: Telling,
): Promise<readonly ToldGroup[]> => {
  const thing = vault.open<AlertThing>(groups[0]?.sealed ?? '');
  const found = thing === undefined ? undefined : await new PostgresFollowedThings(tx).thing(thing);
  if (thing === undefined || found === undefined) return groups.map((group) => ({ ...group, count: 0 }));
  const news = await newsOfThing(tx, thing, { after: Math.min(...groups.map(({ told }) => told)), upTo });
  return groups.map((group) => {
    const changes = thingChanges(news, found.state, { after: group.told, upTo, today: dayInRome(now) });
    if (changes.length === 0) return { ...group, count: 0 };
    const mail: QueuedMail = { kind: 'thing', thing, title: found.title, changes };
    return { ...group, count: 1, mail: vault.seal(mail) };
  });
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
