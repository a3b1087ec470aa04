import { pagePath } from '#core/catalogue/card-target.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';
import type { FollowedContent } from './followed-content.ts';

/** Path of a followed entry's own page. */
export const followedPath = (table: RouteTable, { thing: followed, slug }: FollowedContent): string =>
  followed === 'aids'
    ? `/${slug}`
    : (pagePath(table, { list: followed, friendlyUrl: slug }) ?? pathTo(table, LISTS[followed].route));
