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
import type { Question } from '#ui/state/questions.ts';
import { ask, type Asking } from './ask.ts';

/** What editors put in evidence among articles or events. */
export const inEvidenceQuestion = (asking: Asking, list: 'articles' | 'events'): Question<readonly CatalogueItem[]> =>
  ask(asking, ReadInEvidence, list);

/** The events that come next. */
export const imminentEventsQuestion = (asking: Asking): Question<readonly CatalogueItem[]> =>
  ask(asking, ReadImminentEvents);

/** The newest press releases. */
export const latestPressReleasesQuestion = (asking: Asking): Question<readonly CatalogueItem[]> =>
  ask(asking, ReadLatestPressReleases);

/** The latest questions of a page, with their answers. */
export const recentFaqsQuestion = (asking: Asking, place: FaqPlace): Question<readonly CatalogueDetail[]> =>
  ask(asking, ReadRecentFaqs, place);

/** The services of an audience. */
export const servicesForQuestion = (asking: Asking, audience: GuidedAudience): Question<readonly CatalogueItem[]> =>
  ask(asking, ReadServicesFor, audience);

/** The headline figures of a page. */
export const figuresQuestion = (asking: Asking, place: FigurePlace): Question<readonly Kpi[]> =>
  ask(asking, ReadFigures, place);
