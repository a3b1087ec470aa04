import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import {
  type FaqPlace,
  type FigurePlace,
  type GuidedAudience,
  SelectionRepository,
} from '#core/selections/selection-repository.ts';
import type { Question } from '#ui/state/questions.ts';
import { type Asking, read } from './ask.ts';

/** What editors put in evidence among articles or events. */
export const inEvidenceQuestion = (asking: Asking, list: 'articles' | 'events'): Question<readonly CatalogueItem[]> =>
  read(asking, SelectionRepository, 'inEvidence', list);

/** The events that come next. */
export const imminentEventsQuestion = (asking: Asking): Question<readonly CatalogueItem[]> =>
  read(asking, SelectionRepository, 'imminentEvents');

/** The newest press releases. */
export const latestPressReleasesQuestion = (asking: Asking): Question<readonly CatalogueItem[]> =>
  read(asking, SelectionRepository, 'latestPressReleases');

/** The latest questions of a page, with their answers. */
export const recentFaqsQuestion = (asking: Asking, place: FaqPlace): Question<readonly CatalogueDetail[]> =>
  read(asking, SelectionRepository, 'recentFaqs', place);

/** The services of an audience. */
export const servicesForQuestion = (asking: Asking, audience: GuidedAudience): Question<readonly CatalogueItem[]> =>
  read(asking, SelectionRepository, 'servicesFor', audience);

/** The headline figures of a page. */
export const figuresQuestion = (asking: Asking, place: FigurePlace): Question<readonly Kpi[]> =>
  read(asking, SelectionRepository, 'figures', place);
