import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import type { GuidedAudience } from '#core/catalogue/task-page.ts';
import { type FaqSlot, type FigureSlot, SelectionRepository } from '#core/selections/selection-repository.ts';
import type { Term } from '#core/selections/next-terms.ts';
import type { Query } from '#ui/state/queries.ts';
import { portQuery, type QueryScope } from './query.ts';

/** The terms that come next; null where the service does not tell them. */
export const termsQuery = (scope: QueryScope): Query<readonly Term[] | null> =>
  portQuery(scope, SelectionRepository, 'terms');

/** The latest questions of a page, with their answers. */
export const recentFaqsQuery = (scope: QueryScope, slot: FaqSlot): Query<readonly CatalogueDetail[]> =>
  portQuery(scope, SelectionRepository, 'recentFaqs', slot);

/** The services of an audience. */
export const servicesForQuery = (scope: QueryScope, audience: GuidedAudience): Query<readonly CatalogueItem[]> =>
  portQuery(scope, SelectionRepository, 'servicesFor', audience);

/** The headline figures of a page. */
export const figuresQuery = (scope: QueryScope, slot: FigureSlot): Query<readonly Kpi[]> =>
  portQuery(scope, SelectionRepository, 'figures', slot);
