import type { QueuedMail } from '#core/alerts/alert-outbox.ts';
import type { FollowedContent } from '#core/alerts/followed-content.ts';
import type { EntryState } from '#core/alerts/followed-entries.ts';
import { entryChanges, type EntryNews } from '#core/alerts/entry-changes.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { contentOfEntry } from '#adapters/names/entry-names.ts';
import type { Queryable } from '../connection/database.ts';
import { CONTENT_ID } from '../content/content-id.ts';
import type { AlertVault } from './alert-vault.ts';
import type { NewsRange } from './content-news.ts';
import { followedEntry } from './followed-entries.ts';
import { bySearch, type DueGroup, type NotifiedGroup, type Telling } from './due-subscriptions.ts';

/** What became of single entries, for whoever follows them and is due (FOLLOW-02). */
export const entryDigests = async (
  vault: AlertVault,
  tx: Queryable,
  due: readonly DueGroup[],
  telling: Telling,
): Promise<readonly NotifiedGroup[]> => {
  const groups: NotifiedGroup[] = [];
  for (const ofEntry of bySearch(due)) groups.push(...(await entryNews(tx, vault, ofEntry, telling)));
  return groups;
};

/** The digest of the followers of one entry; what became of one that is out of sight until a day to come waits for that day. */
const entryNews = async (
  tx: Queryable,
  vault: AlertVault,
  groups: readonly DueGroup[],
  { upTo, now }: Telling,
): Promise<readonly NotifiedGroup[]> => {
  const followed = vault.open<FollowedContent>(groups[0]?.sealed ?? '');
  if (followed === undefined) return groups.map((group) => ({ ...group, count: 0 }));
  const found = await followedEntry(tx, followed);
  const news = await newsOfEntry(tx, followed, {
    after: Math.min(...groups.map(({ told: reported }) => reported)),
    upTo,
  });
  const last = news.at(-1);
  if (found === undefined && last !== undefined && !last.isGone) return [];
  return groups.map((group) => {
    const changes = entryChanges(news, found?.state, { after: group.told, upTo, today: dayInRome(now) });
    if (changes.length === 0) return { ...group, count: 0 };
    const title = found?.title ?? last?.title ?? '';
    const mail: QueuedMail = {
      kind: 'thing',
      thing: followed,
      title,
      changes,
      ...(found === undefined ? { isLast: true } : {}),
    };
    return { ...group, count: 1, mail: vault.seal(mail) };
  });
};

/** News of an entry, with its title. */
interface TitledNews extends EntryNews {
  readonly title: string;
}

/** The news of one entry in a range. */
export const newsOfEntry = async (
  tx: Queryable,
  followed: FollowedContent,
  { after, upTo }: NewsRange,
): Promise<readonly TitledNews[]> => {
  const { types, slug: id } = contentOfEntry(followed);
  const rows = await tx.query<{ number: number; before: EntryState | null; isGone: boolean; title: string }>(
    `select number, before, gone as "isGone",
       (select title from content where content.type = news.type and ${CONTENT_ID} = news.slug limit 1) as title
     from thing_news as news where type = any($1::text[]) and slug = $2 and number > $3 and number <= $4 order by number`,
    [types, id, after, upTo],
  );
  return rows.map(({ before, ...one }) => ({ ...one, ...(before === null ? {} : { before }) }));
};
