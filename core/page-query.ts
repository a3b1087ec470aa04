import { aidPageQuery } from '#core/aids/answers.ts';
import { alertsPageQuery } from '#core/alerts/alert-search.ts';
import { cataloguePageQuery } from '#core/catalogue/page-query.ts';
import { percentEncode, type QueryPairs } from '#core/kernel/address.ts';
import type { Audience } from '#core/navigation/address-line.ts';
import type { RouteId } from '#core/navigation/addresses.ts';
import { milestonePageQuery } from '#core/milestones/milestone-view.ts';
import { matchRoute, type Route, type RouteMatch, type RouteTable, segmentsOf } from '#core/navigation/routes.ts';
import { finderPageQuery } from '#core/paying-bodies/finder.ts';
import { choicePageQuery } from '#core/payments/dashboard-choice.ts';
import { tablePageQuery } from '#core/payments/dashboard-address.ts';
import { searchPageQuery } from '#core/search/search-text.ts';

/** How the capabilities read the query of their pages; lists and entries are the catalogue's. */
const CANONICAL: Partial<Record<RouteId, (pairs: QueryPairs) => QueryPairs>> = {
  aidFinder: aidPageQuery,
  alerts: alertsPageQuery,
  milestones: milestonePageQuery,
  search: searchPageQuery,
  payingBodies: finderPageQuery,
  dashboard: choicePageQuery,
  dashboardTable: tablePageQuery,
  dashboardDetail: tablePageQuery,
};

/** Audiences of the reserved area. */
const RESERVED: readonly Audience[] = ['farmerOnly', 'caaOnly', 'farmerWithOpenMandate', 'signedIn'];

/**
 * The canonical query of a page: drops the parameters that the page does not read, so that equivalent addresses (with
 * `utm_source`, in another order, with defaults) share one cache entry. A page of the reserved area, which is rendered for
 * one reader, gets all of it.
 */
export const pageQuery = ({ id, audience }: Pick<Route, 'id' | 'audience'>, pairs: QueryPairs): QueryPairs => {
  if (RESERVED.includes(audience)) return pairs;
  return cataloguePageQuery(id, pairs) ?? CANONICAL[id]?.(pairs) ?? [];
};

/** An address of a page, resolved once for all that follows: plain data, which is posted to the render worker as well. */
export interface ResolvedPage {
  /** The same path for all ways to write it; one that no route knows stays as it is written. */
  readonly path: string;
  /** Route and parameters; undefined where no route knows the path. */
  readonly match: RouteMatch | undefined;
  /** The canonical query; empty where no route knows the path. */
  readonly query: QueryPairs;
}

/** Finds the route of a path and the canonical query of its page: one result for all equivalent addresses. */
export const resolvePage = (table: RouteTable, path: string, pairs: QueryPairs): ResolvedPage => {
  const match = matchRoute(table, path);
  if (match === undefined) return { path, match, query: [] };
  const segments = segmentsOf(path) ?? [];
  return { path: `/${segments.map(percentEncode).join('/')}`, match, query: pageQuery(match.route, pairs) };
};
