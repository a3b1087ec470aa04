import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import { HOME_EVENTS } from '#core/content/home-news.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import {
  type FaqPlace,
  type FigurePlace,
  type GuidedAudience,
  SelectionRepository,
} from '#core/selections/selection-repository.ts';
import type { Term } from '#core/selections/next-terms.ts';
import type { Query } from '#ui/state/queries.ts';
import { portQuery, type QueryScope } from './query.ts';

/** An entry as a line of the home shows it: a page carries what it shows. */
const asLine = ({ image: _image, lastUpdate: _updated, ...item }: CatalogueItem): CatalogueItem => ({
  ...item,
  description: '',
  facets: {},
});

const asLines = (query: Query<readonly CatalogueItem[]>): Query<readonly CatalogueItem[]> => ({
  ...query,
  queryFn: async () => (await query.queryFn()).map(asLine),
});

/** What editors put in evidence among articles or events, as lines. */
export const inEvidenceQuery = (scope: QueryScope, list: 'articles' | 'events'): Query<readonly CatalogueItem[]> =>
  asLines(portQuery(scope, SelectionRepository, 'inEvidence', list));

/** The events that come next, as many as the home shows. */
export const imminentEventsQuery = (scope: QueryScope): Query<readonly CatalogueItem[]> => {
  const all = asLines(portQuery(scope, SelectionRepository, 'imminentEvents'));
  return { ...all, queryFn: async () => (await all.queryFn()).slice(0, HOME_EVENTS) };
};

/** The terms that come next; null where the service does not tell them. */
export const termsQuery = (scope: QueryScope): Query<readonly Term[] | null> =>
  portQuery(scope, SelectionRepository, 'terms');

/** The newest press releases, as lines. */
export const latestPressReleasesQuery = (scope: QueryScope): Query<readonly CatalogueItem[]> =>
  asLines(portQuery(scope, SelectionRepository, 'latestPressReleases'));

/** The latest questions of a page, with their answers. */
export const recentFaqsQuery = (scope: QueryScope, place: FaqPlace): Query<readonly CatalogueDetail[]> =>
  portQuery(scope, SelectionRepository, 'recentFaqs', place);

/** The services of an audience. */
export const servicesForQuery = (scope: QueryScope, audience: GuidedAudience): Query<readonly CatalogueItem[]> =>
  portQuery(scope, SelectionRepository, 'servicesFor', audience);

/** The headline figures of a page. */
export const figuresQuery = (scope: QueryScope, place: FigurePlace): Query<readonly Kpi[]> =>
  portQuery(scope, SelectionRepository, 'figures', place);
