import { percentDecode, percentEncode } from '#core/kernel/address.ts';
import type { Audience, PageKind, SideMenuName } from './address-line.ts';
import { ADDRESSES, type FixedRouteId, type ParamNames, type RouteId } from './addresses.ts';
import type { FeatureFlags, PortalNames } from './portal-settings.ts';

/** One route with the agency's names filled in. */
export interface Route {
  readonly id: RouteId;
  /** Such as `/normative/:friendlyUrl`; a final `*` takes the rest of the address. */
  readonly pattern: string;
  readonly audience: Audience;
  readonly title: string;
  readonly breadcrumb: string | undefined;
  readonly redirectTo: FixedRouteId | undefined;
  readonly kind: PageKind;
  /** Slug of the page's head (PAGE-36). */
  readonly hero: string | undefined;
  readonly side: SideMenuName | undefined;
  /** Slug of the page's content, where it is not its path. */
  readonly content: string | undefined;
  /** Whether what stands on it changes with what people do: no cache keeps it. */
  readonly live: boolean;
  /** The list above a record's page (D-60). */
  readonly belongsTo: FixedRouteId | undefined;
  /** The route whose page is shown: its own, unless the table says another. */
  readonly page: RouteId;
}

/** The one table of routes of a deployment: read by router, policy, menus, breadcrumbs, site map and service. */
export interface RouteTable {
  readonly names: PortalNames;
  readonly routes: readonly Route[];
}

/** Whether a visitor may open the route's own page; a route that leads elsewhere has none. */
export const isOpenToVisitors = ({ audience, redirectTo }: Route, flags: FeatureFlags): boolean =>
  redirectTo === undefined &&
  (audience === 'everyone' ||
    audience === 'anonymousOnly' ||
    (audience === 'dashboardFlag' && flags.dashboardPayments));

/** What an address stands for: its route and the decoded values of the route's parameters. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Puts the agency's names where the table leaves room for them. */
export const withNames = (text: string, names: PortalNames): string =>
  text
    .replaceAll('{agency}', names.agencySlug)
    .replaceAll('{product}', names.productSlug)
    .replaceAll('{app}', names.appSlug)
    .replaceAll('{AGENCY}', names.agencyShortName);

const tables = new WeakMap<PortalNames, RouteTable>();

/** The route table of a deployment, built from its names once (D-07): a page asks for it a dozen times. */
export const routeTable = (names: PortalNames): RouteTable => {
  const known = tables.get(names);
  if (known !== undefined) return known;
  const made = tableOf(names);
  tables.set(names, made);
  return made;
};

const tableOf = (names: PortalNames): RouteTable => ({
  names,
  routes: ADDRESSES.map((line) => ({
    id: line.id,
    pattern: withNames(line.pattern, names),
    audience: line.audience,
    title: withNames(line.title, names),
    breadcrumb: 'breadcrumb' in line ? withNames(line.breadcrumb, names) : undefined,
    redirectTo: 'redirectTo' in line ? line.redirectTo : undefined,
    kind: line.kind,
    hero: 'hero' in line ? line.hero : undefined,
    side: 'side' in line ? line.side : undefined,
    content: 'content' in line ? line.content : undefined,
    live: 'live' in line,
    belongsTo: 'belongsTo' in line ? line.belongsTo : undefined,
    page: 'pageOf' in line ? line.pageOf : line.id,
  })),
});

/** Segments of a path, decoded one by one; a final slash says nothing. Undefined when it is no path of the portal. */
export const segmentsOf = (path: string): readonly string[] | undefined => {
  if (path === '' || path === '/') return [];
  if (!path.startsWith('/')) return undefined;
  const segments = path.slice(1).replace(/\/$/, '').split('/');
  return segments.includes('') ? undefined : segments.map(percentDecode);
};

/** Fixed segments are worth more than parameters, and those more than a wildcard, from left to right (ROUTE-21). */
const rankOf = (pattern: string): string =>
  pattern
    .split('/')
    .map((part) => (part === '*' ? '2' : part.startsWith(':') ? '1' : '0'))
    .join('');

/** A table as it is searched: by name, and by pattern taken apart, those first that win over others. */
interface RouteIndex {
  readonly byId: ReadonlyMap<RouteId, Route>;
  readonly patterns: readonly { readonly route: Route; readonly parts: readonly string[] }[];
}

const indexes = new WeakMap<RouteTable, RouteIndex>();

const indexOf = (table: RouteTable): RouteIndex => {
  const known = indexes.get(table);
  if (known !== undefined) return known;
  const made: RouteIndex = {
    byId: new Map(table.routes.map((route) => [route.id, route])),
    patterns: table.routes
      .map((route) => ({ route, rank: rankOf(route.pattern) }))
      .toSorted((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0))
      .map(({ route }) => ({ route, parts: route.pattern === '/' ? [] : route.pattern.slice(1).split('/') })),
  };
  indexes.set(table, made);
  return made;
};

const paramsOf = (
  parts: readonly string[],
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined => {
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    if (segment === undefined) return undefined;
    if (part === '*') return { ...params, rest: segments.slice(index).join('/') };
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return parts.length === segments.length ? params : undefined;
};

/**
 * The route of a path (without base path, query and hash), or undefined where there is none (ROUTE-02).
 * Total over all strings; a listed fixed segment wins over a parameter (ROUTE-21).
 */
export const matchRoute = (table: RouteTable, path: string): RouteMatch | undefined => {
  const segments = segmentsOf(path);
  if (segments === undefined) return undefined;
  for (const { route, parts } of indexOf(table).patterns) {
    const params = paramsOf(parts, segments);
    if (params !== undefined) return { route, params };
  }
  return undefined;
};

/** The route with this name. */
export const routeById = (table: RouteTable, id: RouteId): Route => {
  const route = indexOf(table).byId.get(id);
  if (route === undefined) throw new Error(`no route is called ${id}`);
  return route;
};

type ParamsArgument<Id extends RouteId> = [ParamNames<Id>] extends [never]
  ? []
  : [params: Readonly<Record<ParamNames<Id>, string>>];

/** Writes the address of a route (without base path), each parameter percent-encoded. */
export const pathTo = <Id extends RouteId>(table: RouteTable, id: Id, ...[params]: ParamsArgument<Id>): string => {
  const values: Readonly<Record<string, string>> = params ?? {};
  return routeById(table, id)
    .pattern.split('/')
    .map((part) => {
      if (part === '*') return (values['rest'] ?? '').split('/').map(percentEncode).join('/');
      return part.startsWith(':') ? percentEncode(values[part.slice(1)] ?? '') : part;
    })
    .join('/');
};

/**
 * What stays one page while the address changes: its path, and for a part of a list's own page the list's. Between two addresses of one
 * page nothing starts afresh, and scroll and focus stay where they are.
 */
export const pageKeyOf = (table: RouteTable, { route }: RouteMatch, path: string): string =>
  route.belongsTo !== undefined && route.belongsTo === route.page ? pathTo(table, route.belongsTo) : path;
