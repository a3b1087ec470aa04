import { criteriaOf } from '#core/alerts/alert-search.ts';
import type { AlertSearch } from '#core/alerts/list-search.ts';
import type { News } from '#core/alerts/digest.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { type CatalogueItem, itemOn } from '#core/catalogue/item.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Queryable } from '../connection/database.ts';
import { Conditions } from '../connection/statement.ts';
import { addCriteria } from '../content/catalogue-conditions.ts';
import { isOf } from '../content/catalogue-repository.ts';
import { withMediaBase } from '../content/media-base.ts';
import { CONTENT_ID } from '../content/content-id.ts';
import { VISIBLE } from '../content/visible-content.ts';

/** News numbered above `after` and up to `upTo`. */
export interface NewsRange {
  readonly after: number;
  readonly upTo: number;
}

interface NewsRow {
  readonly number: number;
  readonly kind: News['kind'];
  readonly type: string;
  /** Id of the content. */
  readonly slug: string;
  readonly before: IsoDate | null;
}

/** The news of contents in a range. */
export const newsIn = async (tx: Queryable, { after, upTo }: NewsRange): Promise<readonly News[]> => {
  const rows = await tx.query<NewsRow>(
    'select number, kind, type, slug, before from content_news where number > $1 and number <= $2 order by number',
    [after, upTo],
  );
  return rows.map(({ number, kind, type, slug, before }) => ({
    number,
    kind,
    content: `${type}/${slug}`,
    ...(before === null ? {} : { before }),
  }));
};

/** The contents of the news of a range that match a search and are there, by their keys. */
export const matchingNews = async (
  tx: Queryable,
  search: AlertSearch,
  { after, upTo }: NewsRange,
  today: IsoDate,
  imageBase: string,
): Promise<ReadonlyMap<string, CatalogueItem>> => {
  const conditions = new Conditions();
  conditions.add(`${isOf(search.list, conditions)} and ${VISIBLE.public}`);
  addCriteria(conditions, LISTS[search.list], criteriaOf(search), today);
  const news = `select type, slug from content_news where number > ${conditions.value(after)} and number <= ${conditions.value(upTo)}`;
  const rows = await tx.query<{ type: string; id: string; item: CatalogueItem }>(
    `select type, ${CONTENT_ID} as id, payload -> 'item' as item from content where ${conditions.sql} and (type, ${CONTENT_ID}) in (${news})`,
    conditions.values,
  );
  return new Map(rows.map(({ type, id, item }) => [`${type}/${id}`, itemOn(withMediaBase(item, imageBase), today)]));
};
