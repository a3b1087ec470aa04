import type { FixedRouteId } from './addresses.ts';
import { classifyLink, formerSite, INVALID_ADDRESS_LOG, type LinkAction, type LinkSettings } from './links.ts';
import { pathTo, routeById, type RouteTable } from './routes.ts';

/** An entry of a menu, with the names of the specification (NAV-24). */
export interface MenuLink {
  readonly id: string;
  readonly title: string;
  /** Address of a page of the portal. */
  readonly friendlyUrl?: string | undefined;
  /** Address outside the portal, opened in a new tab. */
  readonly externalUrl?: string | undefined;
  /** Address on the agency's old site, reached through the unavailable-page modal (NAV-09). */
  readonly legacyUrl?: string | undefined;
  /** Plain address, used when none of the others is given. */
  readonly href?: string | undefined;
  readonly isExternal?: boolean | undefined;
  /** Name of a sign. */
  readonly icon?: string | undefined;
  readonly isDropdown?: boolean | undefined;
  readonly dropdownItems?: readonly MenuLink[] | undefined;
}

/** What choosing an entry of a menu does. */
export type MenuAction = LinkAction | { readonly kind: 'dropdown'; readonly items: readonly MenuLink[] };

/** Says what an entry does: its items, the old site, another site or a page, in this order (NAV-09, NAV-24). */
export const menuActionOf = (link: MenuLink, settings: LinkSettings): MenuAction => {
  if (link.isDropdown === true) return { kind: 'dropdown', items: link.dropdownItems ?? [] };
  if (isGiven(link.legacyUrl)) return formerSite(link.legacyUrl, settings);
  if (isGiven(link.externalUrl)) return classifyLink(link.externalUrl, settings);
  const address = [link.friendlyUrl, link.href].find(isGiven);
  if (address === undefined) return { kind: 'refused', logText: INVALID_ADDRESS_LOG };
  const action = classifyLink(address, settings);
  return link.isExternal === true && action.kind === 'inside' ? { kind: 'newTab', address: action.address } : action;
};

const isGiven = (address: string | undefined): address is string => address !== undefined && address !== '';

/** An entry that leads to a route of the table, under the route's title or another one. */
export const linkTo = (table: RouteTable, id: FixedRouteId, title: string = routeById(table, id).title): MenuLink => ({
  id,
  title,
  friendlyUrl: pathTo(table, id),
});

/** An entry that leads outside in a new tab. */
export const linkOutside = (id: string, title: string, externalUrl: string): MenuLink => ({
  id,
  title,
  externalUrl,
  isExternal: true,
});

/** An entry that opens others. */
export const dropdown = (id: string, title: string, dropdownItems: readonly MenuLink[]): MenuLink => ({
  id,
  title,
  isDropdown: true,
  dropdownItems,
});
