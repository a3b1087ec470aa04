import type { FollowedContent } from '#core/alerts/followed-content.ts';
import type { EntryState, FollowedEntries, FollowedEntry } from '#core/alerts/followed-entries.ts';
import { followedPath } from '#core/alerts/followed-path.ts';
import type { PortalNames } from '#core/navigation/portal-settings.ts';
import { routeTable } from '#core/navigation/routes.ts';
import { contentOfEntry, entryOfContent } from '#adapters/names/entry-names.ts';
import type { Queryable } from '../connection/database.ts';
import { CONTENT_ID } from '../content/content-id.ts';
import { VISIBLE } from '../content/visible-content.ts';
import { STATE } from './announced-state.ts';

/** The entry of a subscription; undefined where there is none, or it is not public. */
export const followedEntry = async (tx: Queryable, followed: FollowedContent): Promise<FollowedEntry | undefined> => {
  const { types, slug: id } = contentOfEntry(followed);
  const [row] = await tx.query<{ slug: string; title: string; state: EntryState }>(
    `select slug, title, ${STATE} as state from content where type = any($1::text[]) and ${CONTENT_ID} = $2 and ${VISIBLE.public}
     order by array_position($1::text[], type) limit 1`,
    [types, id],
  );
  return row && { title: row.title, state: row.state, at: entryOfContent(followed, row.slug) };
};

/** The entries that can be followed, over the content table. */
export class PostgresFollowedEntries implements FollowedEntries {
  readonly #db: Queryable;
  readonly #names: PortalNames;

  constructor(db: Queryable, names: PortalNames) {
    this.#db = db;
    this.#names = names;
  }

  entry(followed: FollowedContent): Promise<FollowedEntry | undefined> {
    return followedEntry(this.#db, followed);
  }

  async followedAt(address: FollowedContent): Promise<FollowedContent | undefined> {
    const { types, slug } = contentOfEntry(address);
    const [row] = await this.#db.query<{ id: string }>(
      `select ${CONTENT_ID} as id from content where type = any($1::text[]) and (slug = $2 or former_paths @> array[$3]) and ${VISIBLE.public}
       order by slug <> $2, array_position($1::text[], type) limit 1`,
      [types, slug, followedPath(routeTable(this.#names), address)],
    );
    return row && entryOfContent(address, row.id);
  }
}
