import { matchRoute, pathTo, type RouteTable } from '#core/navigation/routes.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { LISTS } from './definitions.ts';
import { leadingQuery } from './neighbours.ts';
import { hasOwnPage } from './opened.ts';
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

/** What says whether an entry has a page, and where. */
export type EntryPage = Pick<CatalogueItem, 'list' | 'friendlyUrl' | 'hasDetail'>;

/** The page of an entry of a list (path without base path); undefined for an entry without one. */
export const pagePath = (table: RouteTable, entry: EntryPage): string | undefined => {
  const definition = LISTS[entry.list];
  const { opens } = definition;
  return 'route' in opens && hasOwnPage(definition, entry)
    ? pathTo(table, opens.route, { friendlyUrl: entry.friendlyUrl })
    : undefined;
};

/**
 * Whether the entry's address shows the page of its list's entries: some services have the address of a content page, which their
 * card then leads to (ROUTE-07).
 */
export const hasPageOfItsList = (table: RouteTable, item: EntryPage): boolean => {
  const { opens } = LISTS[item.list];
  const path = pagePath(table, item);
  return 'route' in opens && path !== undefined && matchRoute(table, path)?.route.id === opens.route;
};

/** The same page, opened from the list: its query names the list with its criteria, so that readers can go on from entry to entry. */
export const pagePathFrom = (table: RouteTable, item: EntryPage, address: ListAddress): string | undefined => {
  const path = pagePath(table, item);
  if (path === undefined) return undefined;
  return `${path}?${pairsToQuery(leadingQuery({ definition: LISTS[item.list], address }))}`;
};

/** Where the card of an item leads, as its list's definition says; a missing document or address leads nowhere. */
export const itemTarget = (table: RouteTable, item: CatalogueItem): ItemTarget => {
  const path = pagePath(table, item);
  if (path !== undefined) return { kind: 'page', path };
  switch (LISTS[item.list].opens.kind) {
    case 'pageOrDocument':
      return item.document === undefined ? { kind: 'none' } : { kind: 'document', document: item.document };
    case 'modal':
      return { kind: 'details' };
    case 'link':
      return item.url === undefined ? { kind: 'none' } : { kind: 'link', url: item.url };
    default:
      return { kind: 'none' };
  }
};
