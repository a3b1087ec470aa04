import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import { HOME_EVENTS } from '#core/content/home-news.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import {
  type FaqPlace,
  type FigurePlace,
  type GuidedAudience,
  SelectionRepository,
} from '#core/selections/selection-repository.ts';
import type { Query } from '#ui/state/queries.ts';
import { portQuery, type QueryScope } from './query.ts';

/** What editors put in evidence among articles or events. */
export const inEvidenceQuery = (scope: QueryScope, list: 'articles' | 'events'): Query<readonly CatalogueItem[]> =>
  portQuery(scope, SelectionRepository, 'inEvidence', list);

/** The events that come next, as many as the home shows: a page carries what it shows. */
export const imminentEventsQuery = (scope: QueryScope): Query<readonly CatalogueItem[]> => {
  const all = portQuery(scope, SelectionRepository, 'imminentEvents');
  return { ...all, queryFn: async () => (await all.queryFn()).slice(0, HOME_EVENTS) };
};

/** The newest press releases. */
export const latestPressReleasesQuery = (scope: QueryScope): Query<readonly CatalogueItem[]> =>
  portQuery(scope, SelectionRepository, 'latestPressReleases');

/** The latest questions of a page, with their answers. */
export const recentFaqsQuery = (scope: QueryScope, place: FaqPlace): Query<readonly CatalogueDetail[]> =>
  portQuery(scope, SelectionRepository, 'recentFaqs', place);

/** The services of an audience. */
export const servicesForQuery = (scope: QueryScope, audience: GuidedAudience): Query<readonly CatalogueItem[]> =>
  portQuery(scope, SelectionRepository, 'servicesFor', audience);

/** The headline figures of a page. */
export const figuresQuery = (scope: QueryScope, place: FigurePlace): Query<readonly Kpi[]> =>
  portQuery(scope, SelectionRepository, 'figures', place);
