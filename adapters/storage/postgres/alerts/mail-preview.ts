import { type AlertSubject, isContent } from '#core/alerts/alert-search.ts';
import type { AlertSearch } from '#core/alerts/list-search.ts';
import { type FollowedContent, followedWords } from '#core/alerts/followed-content.ts';
import { digestOf, type News, withoutArchive } from '#core/alerts/digest.ts';
import { entryChanges } from '#core/alerts/entry-changes.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { type RouteTable, routeById } from '#core/navigation/routes.ts';
import type { Queryable } from '../connection/database.ts';
import type { AlertVault } from './alert-vault.ts';
import { matchingNews, newsIn, type NewsRange } from './content-news.ts';
import { FOLLOWED, lastNews } from './due-subscriptions.ts';
import { newsOfEntry } from './entry-digests.ts';
import { followedEntry } from './followed-entries.ts';

/** Whom an import would tell, by what they follow; nothing in it was typed by anybody. */
export interface MailPreview {
  /** Subscriptions that would get an email. */
  readonly subscriptions: number;
  /** The same by list or entry, the most first. */
  readonly lists: readonly { readonly words: string; readonly count: number }[];
}

/** Says whom what `write` writes would tell, and takes back what it wrote. */
export type PreviewMails = (tx: Queryable, today: IsoDate, write: () => Promise<void>) => Promise<MailPreview>;

/**
 * Writes contents, looks whom their news would tell, and takes all of it back (API-08, ALERT-05): the same statements and rules that tell them
 * when they are imported.
 */
export const previewMails =
  (vault: AlertVault, table: RouteTable): PreviewMails =>
  async (tx, today, write) => {
    const [contents, entries] = [await lastNews(tx, FOLLOWED.lists), await lastNews(tx, FOLLOWED.entries)];
    await tx.script('savepoint told_preview');
    try {
      await write();
      const reported = new Map<string, number>();
      const contentRange = { after: contents, upTo: await lastNews(tx, FOLLOWED.lists) };
      const entryRange = { after: entries, upTo: await lastNews(tx, FOLLOWED.entries) };
      const news = await newsIn(tx, contentRange);
      for (const { sealed, count } of await followed(tx)) {
        const subject = vault.open<AlertSubject>(sealed);
        const words =
          subject === undefined
            ? undefined
            : isContent(subject)
              ? await notifiedEntry(tx, subject, entryRange, today)
              : await notifiedList(tx, subject, { news, range: contentRange, today, table });
        if (words !== undefined) reported.set(words, (reported.get(words) ?? 0) + count);
      }
      return {
        subscriptions: [...reported.values()].reduce((sum, count) => sum + count, 0),
        lists: [...reported]
          .map(([words, count]) => ({ words, count }))
          .toSorted((left, right) => right.count - left.count || (left.words < right.words ? -1 : 1)),
      };
    } finally {
      await tx.script('rollback to savepoint told_preview');
    }
  };

// Helpers

const followed = (tx: Queryable): Promise<readonly { readonly sealed: string; readonly count: number }[]> =>
  tx.query(
    `select what.sealed, count(*)::integer as count from alert_subscription as one join alert_search as what on what.id = one.search
     where one.confirmed_on is not null group by what.id, what.sealed`,
  );

/** The list whose followers would get an email; undefined where they would not. */
const notifiedList = async (
  tx: Queryable,
  search: AlertSearch,
  {
    news,
    range,
    today,
    table,
  }: {
    readonly news: readonly News[];
    readonly range: NewsRange;
    readonly today: IsoDate;
    readonly table: RouteTable;
  },
): Promise<string | undefined> => {
  if (news.length === 0 || !Object.hasOwn(LISTS, search.list)) return undefined;
  const reported = withoutArchive(digestOf(news, await matchingNews(tx, search, range, today, ''), range), today);
  return reported.length === 0 ? undefined : routeById(table, LISTS[search.list].route).title;
};

/** The entry whose followers would get an email; undefined where they would not. */
const notifiedEntry = async (
  tx: Queryable,
  entry: FollowedContent,
  range: NewsRange,
  today: IsoDate,
): Promise<string | undefined> => {
  const found = await followedEntry(tx, entry);
  const news = await newsOfEntry(tx, entry, range);
  const changes = entryChanges(news, found?.state, { ...range, today });
  return changes.length === 0 ? undefined : followedWords(entry, found?.title ?? news[0]?.title);
};
