import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import type { ListId } from '#core/catalogue/definition.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import type { RouteId } from '#core/navigation/addresses.ts';
import type { FeatureFlags, PortalNames } from '#core/navigation/portal-settings.ts';
import { pathTo, routeTable, type RouteTable } from '#core/navigation/routes.ts';
import type { MappedAddress } from './well-known.ts';

/** Pages of entries, by the list that the entries are in. */
const ENTRY_PAGES = {
  regulation: 'regulations',
  service: 'services',
  article: 'articles',
  event: 'events',
  informationArticle: 'informationArticles',
  competition: 'competitions',
  agencyTender: 'tenders',
  nationalTender: 'feadTenders',
} as const satisfies Partial<Record<RouteId, ListId>>;
type EntryPage = keyof typeof ENTRY_PAGES;

/** Entries that one list may put into the map. */
const MOST_PAGES_OF_A_LIST = 200;

/** What the map of public addresses is made from. */
export interface SiteMapParts {
  readonly names: PortalNames;
  readonly flags: FeatureFlags;
  readonly items: CatalogueRepository;
  /** Whether a route has its page: one that has none yet is not promised to anybody. */
  readonly hasPage: (id: RouteId) => boolean;
}

/** Every public address that answers a page, read from the content of the moment: sitemap.xml is true. */
export const publicAddresses =
  ({ names, flags, items, hasPage }: SiteMapParts): (() => Promise<readonly MappedAddress[]>) =>
  async () => {
    const table = routeTable(names);
    const open = table.routes.filter(
      ({ id, audience, redirectTo }) =>
        redirectTo === undefined && hasPage(id) && (audience === 'everyone' || audience === 'anonymousOnly' || (audience === 'dashboardFlag' && flags.dashboardPayments)),
    );
    const fixed = open.filter(({ pattern, id }) => !/[:*]/u.test(pattern) && id !== 'search' && id !== 'root').map(({ pattern }) => ({ path: pattern }));
    const entries = await Promise.all(open.map(({ id }) => (isEntryPage(id) ? entriesOf(table, id, items) : Promise.resolve([]))));
    return [...fixed, ...entries.flat()];
  };

// Helpers

const isEntryPage = (id: RouteId): id is EntryPage => Object.hasOwn(ENTRY_PAGES, id);

const entriesOf = async (table: RouteTable, id: EntryPage, items: CatalogueRepository): Promise<readonly MappedAddress[]> => {
  const found: CatalogueItem[] = [];
  for (let page = 1; page <= MOST_PAGES_OF_A_LIST; page += 1) {
    const { items: some, totalCount } = await items.matching(ENTRY_PAGES[id], noCriteria(), page);
    found.push(...some);
    if (some.length === 0 || found.length >= totalCount) break;
  }
  return found.map((item) => ({ path: pathTo(table, id, { friendlyUrl: item.friendlyUrl }), lastUpdate: item.lastUpdate ?? item.publicationDate }));
};
