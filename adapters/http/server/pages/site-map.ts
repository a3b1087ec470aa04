import { itemTarget } from '#core/catalogue/card-target.ts';
import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import type { ListId } from '#core/catalogue/definition.ts';
import { LIST_IDS, LISTS } from '#core/catalogue/definitions.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import type { ContentRepository } from '#core/content/content-repository.ts';
import { contentSlugOf } from '#core/content/content-slug.ts';
import { PROJECT_SLUGS, type PageGroup, type PageNode, type TreeName } from '#core/content/page.ts';
import type { RouteId } from '#core/navigation/addresses.ts';
import type { FeatureFlags, PortalNames } from '#core/navigation/portal-settings.ts';
import {
  isOpenToVisitors,
  matchRoute,
  pathTo,
  routeTable,
  type Route,
  type RouteTable,
} from '#core/navigation/routes.ts';
import { GROUP_PATHS, TREE_PATHS } from '#adapters/http/contract/addresses.ts';
import type { MappedAddress } from './well-known.ts';

/** Entries of a list that are read for the map. */
const MOST_OF_A_LIST = 1_800;
/** As many at a time as any service behind the contract gives. */
const PAGE_SIZE = 100;

/** What the map of public addresses is made from. */
export interface SiteMapParts {
  readonly names: PortalNames;
  readonly flags: FeatureFlags;
  readonly items: CatalogueRepository;
  readonly pages: ContentRepository;
  /** Whether a route has its page: one that has none yet is not promised to anybody. */
  readonly hasPage: (id: RouteId) => boolean;
}

/**
 * Every public address that answers a page, read from the content of the moment: what the route table names by itself, the
 * entries of the lists that open a page, the pages that groups and trees of the editors name. An address is there when its
 * route is open to everyone and has its page, and for no other reason.
 */
export const publicAddresses =
  ({ names, flags, items, pages, hasPage }: SiteMapParts): (() => Promise<readonly MappedAddress[]>) =>
  async () => {
    const table = routeTable(names);
    const isMapped = (route: Route): boolean =>
      route.id !== 'search' && hasPage(route.id) && isOpenToVisitors(route, flags);
    const fixed = table.routes
      .filter(({ pattern, id }) => !/[:*]/u.test(pattern) && id !== 'root')
      .map(({ pattern }) => ({ path: pattern }));
    const lists = await Promise.all(
      LIST_IDS.map(async (list) => ({ list, found: await entriesOf(table, list, items) })),
    );
    /** A list is as new as the newest of its entries. */
    const newest = new Map<RouteId, string | undefined>(
      lists.map(({ list, found }) => [LISTS[list].route, newestOf(found)]),
    );
    const entries = lists.map(({ found }) =>
      found.flatMap(({ path, lastUpdate }) => (path === undefined ? [] : [{ path, lastUpdate }])),
    );
    const grouped = await Promise.all(
      namesOf<PageGroup>(GROUP_PATHS).map(async (name) =>
        (await pages.group(name)).map(({ slug }) => ({ path: pathOfPage(table, slug) })),
      ),
    );
    const branches = await Promise.all(
      namesOf<TreeName>(TREE_PATHS).map(async (name) => (await pages.tree(name)).flatMap(pathsBelow)),
    );
    const found = new Map<string, MappedAddress>();
    for (const address of [...fixed, ...entries.flat(), ...grouped.flat(), ...branches.flat()]) {
      const route = matchRoute(table, address.path)?.route;
      if (route !== undefined && isMapped(route) && !found.has(address.path)) found.set(address.path, address);
    }
    return Promise.all(
      [...found.values()].map(async (address): Promise<MappedAddress> => {
        const match = matchRoute(table, address.path);
        if (match === undefined || address.lastUpdate !== undefined) return address;
        const { route } = match;
        const lastUpdate =
          route.kind === 'content' ? (await pages.page(contentSlugOf(match)))?.lastUpdate : newest.get(route.id);
        return { ...address, ...(lastUpdate === undefined ? {} : { lastUpdate }) };
      }),
    );
  };

// Helpers

const namesOf = <Name extends string>(addresses: Readonly<Record<Name, string>>): readonly Name[] =>
  Object.keys(addresses) as Name[];

/** Slugs of pages are their addresses without the slash in front; those of projects have a root of their own. */
const pathOfPage = (table: RouteTable, slug: string): string =>
  slug.startsWith(PROJECT_SLUGS)
    ? pathTo(table, 'project', { friendlyUrl: slug.slice(PROJECT_SLUGS.length) })
    : `/${slug}`;

/** The addresses that a branch names; links out of the portal are none of its pages. */
const pathsBelow = ({ path, children }: PageNode): readonly MappedAddress[] => [
  ...(path?.startsWith('/') === true ? [{ path }] : []),
  ...children.flatMap(pathsBelow),
];

/** An entry of a list: its page, where it opens one, and its day. */
interface Entry {
  readonly path: string | undefined;
  readonly lastUpdate: string | undefined;
}

const newestOf = (entries: readonly Entry[]): string | undefined =>
  entries
    .map(({ lastUpdate }) => lastUpdate)
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);

const entriesOf = async (table: RouteTable, list: ListId, items: CatalogueRepository): Promise<readonly Entry[]> => {
  const found: CatalogueItem[] = [];
  for (let page = 1; found.length < MOST_OF_A_LIST; page += 1) {
    const { items: some, totalCount } = await items.matching(list, noCriteria(), page, PAGE_SIZE);
    found.push(...some);
    if (some.length === 0 || found.length >= totalCount) break;
  }
  return found.map((item) => {
    const target = itemTarget(table, item);
    const lastUpdate = item.lastUpdate ?? item.publicationDate;
    return { path: target.kind === 'page' ? target.path : undefined, lastUpdate };
  });
};
