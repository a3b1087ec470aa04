import type { ListDefinition } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { leadingList, leadingQuery } from '#core/catalogue/neighbours.ts';
import { isPlain, listAddressFromQuery } from '#core/catalogue/query-codec.ts';
import { toRemember } from '#core/catalogue/remembered.ts';
import { statesDefaults } from '#core/catalogue/stated-defaults.ts';
import { listPageQuery } from '#core/catalogue/refused.ts';
import { percentEncode, type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { lookFromQuery, lookToQuery } from '#core/payments/dashboard-address.ts';
import { finderFrom, REGION_PARAMETER } from '#core/paying-bodies/finder.ts';
import { searchFromQuery, searchToQuery } from '#core/search/search-text.ts';
import type { RouteId } from './addresses.ts';
import { matchRoute, segmentsOf, type Route, type RouteMatch, type RouteTable } from './routes.ts';

/** The list that a page shows, by its route. */
const LIST_AT: ReadonlyMap<RouteId, ListDefinition> = new Map(
  Object.values(LISTS).map((definition) => [definition.route, definition]),
);

const lookQuery = (pairs: QueryPairs): QueryPairs => lookToQuery(lookFromQuery(pairs));

const regionQuery = (pairs: QueryPairs): QueryPairs => {
  const { region } = finderFrom(queryValue(pairs, REGION_PARAMETER));
  return region === undefined ? [] : [[REGION_PARAMETER, region]];
};

/** What pages that show no list read of a query, in its shortest form. */
const READS: Partial<Record<RouteId, (pairs: QueryPairs) => QueryPairs>> = {
  search: (pairs) => searchToQuery(searchFromQuery(pairs)),
  payingBodies: regionQuery,
  dashboardTable: lookQuery,
  dashboardDetail: lookQuery,
};

/** Parameters that other public pages read, as they are written; the first of each counts. */
const NAMES: Partial<Record<RouteId, readonly string[]>> = {};

const named = (names: readonly string[], pairs: QueryPairs): QueryPairs =>
  names.flatMap((name) => pairs.filter(([candidate]) => candidate === name).slice(0, 1));

/**
 * What a page reads of a query, in one form for all that mean the same: addresses that differ only in what the page does not
 * read (`utm_source`, an order, what holds anyway) are one page, drawn and kept once. A public page is given nothing else
 * of its query; one that only who is signed in sees is drawn for one reader, and gets all of it.
 */
export const pageQuery = ({ id, audience }: Pick<Route, 'id' | 'audience'>, pairs: QueryPairs): QueryPairs => {
  if (audience === 'farmerOnly' || audience === 'caaOnly' || audience === 'farmerWithOpenMandate') return pairs;
  const list = LIST_AT.get(id);
  if (list !== undefined) return listPageQuery(list, pairs);
  const leading = leadingList(id, pairs);
  if (leading !== undefined) return leadingQuery(leading);
  return READS[id]?.(pairs) ?? named(NAMES[id] ?? [], pairs);
};

/**
 * What a list that remembers has to do with the session's memory when it is opened under a query: what the address leaves
 * there, or nothing where the address says nothing and the memory leads (LIST-07, LIST-16). Undefined for every other page.
 */
export const listMemory = (
  { id }: Pick<Route, 'id'>,
  pairs: QueryPairs,
): { readonly memoryKey: string; readonly keeps: QueryPairs | undefined } | undefined => {
  const definition = LIST_AT.get(id);
  if (definition?.memoryKey === undefined) return undefined;
  const { criteria, page } = listAddressFromQuery(definition, pairs);
  const speaks = !isPlain(criteria) || page > 1 || statesDefaults(pairs);
  return { memoryKey: definition.memoryKey, keeps: speaks ? toRemember(definition, criteria) : undefined };
};

/** An address of a page, resolved once for all that follows: plain data, which is posted to the render worker as well. */
export interface ResolvedPage {
  /** The same path for all ways to write it; what no route knows stays as it is written. */
  readonly path: string;
  /** Route and parameters; undefined where no route knows the path. */
  readonly match: RouteMatch | undefined;
  /** What the page reads of the query, in one form; empty where no route knows the path. */
  readonly query: QueryPairs;
}

/** Finds the route of a path, and what its page reads of the query: one result for all addresses that mean the same. */
export const resolvePage = (table: RouteTable, path: string, pairs: QueryPairs): ResolvedPage => {
  const match = matchRoute(table, path);
  if (match === undefined) return { path, match, query: [] };
  const segments = segmentsOf(path) ?? [];
  return { path: `/${segments.map(percentEncode).join('/')}`, match, query: pageQuery(match.route, pairs) };
};
