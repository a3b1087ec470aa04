import type { CatalogueItem } from '#core/catalogue/item.ts';
import { HOME_EVENTS } from '#core/content/home-news.ts';
import { SelectionRepository } from '#core/selections/selection-repository.ts';
import type { Query } from '#ui/state/queries.ts';
import { portQuery, type QueryScope } from '../query.ts';

/** An entry as a line of the home shows it: a page carries what it shows. */
const asLine = ({ image: _image, lastUpdate: _updated, ...item }: CatalogueItem): CatalogueItem => ({
  ...item,
  description: '',
  facets: {},
});

/** Under a key of its own: the lists' pages have the same entries in full, and each is fetched ahead while the other is read. */
const asLines = (query: Query<readonly CatalogueItem[]>, most?: number): Query<readonly CatalogueItem[]> => ({
  queryKey: [...query.queryKey, 'lines'],
  queryFn: async () => (await query.queryFn()).slice(0, most).map(asLine),
});

/** What editors put in evidence among articles or events, as lines. */
export const inEvidenceQuery = (scope: QueryScope, list: 'articles' | 'events'): Query<readonly CatalogueItem[]> =>
  asLines(portQuery(scope, SelectionRepository, 'inEvidence', list));

/** The events that come next, as many as the home shows. */
export const imminentEventsQuery = (scope: QueryScope): Query<readonly CatalogueItem[]> =>
  asLines(portQuery(scope, SelectionRepository, 'imminentEvents'), HOME_EVENTS);

/** The newest press releases, as lines. */
export const latestPressReleasesQuery = (scope: QueryScope): Query<readonly CatalogueItem[]> =>
  asLines(portQuery(scope, SelectionRepository, 'latestPressReleases'));
