import { pagePath } from '#core/catalogue/card-target.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';
import type { FollowedContent } from './followed-content.ts';

/** Path of a followed entry's own page. */
export const followedPath = (table: RouteTable, { thing, slug }: FollowedContent): string =>
  thing === 'aids'
    ? `/${slug}`
    : (pagePath(table, { list: thing, friendlyUrl: slug }) ?? pathTo(table, LISTS[thing].route));
