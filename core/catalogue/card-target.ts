import { matchRoute, pathTo, type RouteTable } from '#core/navigation/routes.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { LISTS } from './definitions.ts';
import { leadingQuery } from './neighbours.ts';
import type { ListAddress } from './query-codec.ts';
import type { Download } from '#core/content/pieces.ts';
import type { CatalogueItem } from './item.ts';

/** Where the card of a list leads. */
export type ItemTarget =
  /** A page of the portal; path without base path. */
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'document'; readonly document: Download }
  /** The details modal (PAGE-21). */
  | { readonly kind: 'details' }
  /** An address that may be outside the portal. */
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'none' };

/** The page of an entry of a list (path without base path); undefined for lists whose entries have no page. */
export const pagePath = (
  table: RouteTable,
  { list, friendlyUrl }: Pick<CatalogueItem, 'list' | 'friendlyUrl'>,
): string | undefined => {
  const { opens } = LISTS[list];
  return opens.kind === 'page' ? pathTo(table, opens.route, { friendlyUrl }) : undefined;
};

/**
 * Whether the entry's address shows the page of its list's entries: some services have the address of a content page, which their
 * card then leads to (ROUTE-07).
 */
export const hasPageOfItsList = (table: RouteTable, item: Pick<CatalogueItem, 'list' | 'friendlyUrl'>): boolean => {
  const { opens } = LISTS[item.list];
  const path = pagePath(table, item);
  return opens.kind === 'page' && path !== undefined && matchRoute(table, path)?.route.id === opens.route;
};

/** The same page, opened from the list: its query names the list with its criteria, so that readers can go on from entry to entry. */
export const pagePathFrom = (
  table: RouteTable,
  item: Pick<CatalogueItem, 'list' | 'friendlyUrl'>,
  address: ListAddress,
): string | undefined => {
  const path = pagePath(table, item);
  if (path === undefined) return undefined;
  return `${path}?${pairsToQuery(leadingQuery({ definition: LISTS[item.list], address }))}`;
};

/** Where the card of an item leads, as its list's definition says; a missing document or address leads nowhere. */
export const itemTarget = (table: RouteTable, item: CatalogueItem): ItemTarget => {
  switch (LISTS[item.list].opens.kind) {
    case 'page': {
      const path = pagePath(table, item);
      return path === undefined ? { kind: 'none' } : { kind: 'page', path };
    }
    case 'document':
      return item.document === undefined ? { kind: 'none' } : { kind: 'document', document: item.document };
    case 'modal':
      return { kind: 'details' };
    case 'link':
      return item.url === undefined ? { kind: 'none' } : { kind: 'link', url: item.url };
    default:
      return { kind: 'none' };
  }
};
