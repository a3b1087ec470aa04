import type { FixedRouteId } from './addresses.ts';
import type { FeatureFlags } from './portal-settings.ts';
import { isOpenToVisitors, type Route, type RouteTable } from './routes.ts';

/** A page of the site map. */
export interface SiteMapEntry {
  readonly id: FixedRouteId;
  readonly title: string;
  readonly address: string;
}

const isFixed = (route: Route): route is Route & { readonly id: FixedRouteId } => !/[:*]/.test(route.pattern);

/** The pages with an address of their own that a visitor may open, one per page (NAV-22). */
export const siteMapOf = (table: RouteTable, flags: FeatureFlags): readonly SiteMapEntry[] =>
  table.routes
    .filter(isFixed)
    .filter((route) => route.id !== 'home' && isOpenToVisitors(route, flags))
    .map(({ id, title, pattern }) => ({ id, title, address: pattern }));
