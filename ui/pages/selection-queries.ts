import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import type { FaqPlace, FigurePlace, GuidedAudience } from '#core/selections/selection-repository.ts';
import {
  ReadFigures,
  ReadImminentEvents,
  ReadInEvidence,
  ReadLatestPressReleases,
  ReadRecentFaqs,
  ReadServicesFor,
} from '#core/selections/use-cases.ts';
import type { Query } from '#ui/state/queries.ts';
import { queryOf, type QueryScope } from './query.ts';

/** What editors put in evidence among articles or events. */
export const inEvidenceQuery = (scope: QueryScope, list: 'articles' | 'events'): Query<readonly CatalogueItem[]> =>
  queryOf(scope, ReadInEvidence, list);

/** The events that come next. */
export const imminentEventsQuery = (scope: QueryScope): Query<readonly CatalogueItem[]> =>
  queryOf(scope, ReadImminentEvents);

/** The newest press releases. */
export const latestPressReleasesQuery = (scope: QueryScope): Query<readonly CatalogueItem[]> =>
  queryOf(scope, ReadLatestPressReleases);

/** The latest questions of a page, with their answers. */
export const recentFaqsQuery = (scope: QueryScope, place: FaqPlace): Query<readonly CatalogueDetail[]> =>
  queryOf(scope, ReadRecentFaqs, place);

/** The services of an audience. */
export const servicesForQuery = (scope: QueryScope, audience: GuidedAudience): Query<readonly CatalogueItem[]> =>
  queryOf(scope, ReadServicesFor, audience);

/** The headline figures of a page. */
export const figuresQuery = (scope: QueryScope, place: FigurePlace): Query<readonly Kpi[]> =>
  queryOf(scope, ReadFigures, place);
