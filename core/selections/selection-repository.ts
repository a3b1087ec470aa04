import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import type { GuidedAudience } from '#core/catalogue/task-page.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import type { Term } from './next-terms.ts';

/** Pages that show the latest frequent questions: the support, and each guided path (PAGE-27). */
export type FaqSlot = 'supporto' | GuidedAudience;

/** Pages that show headline figures: the home page, that of the other paying bodies. */
export type FigureSlot = 'home' | 'other-op';

/** Articles or events in evidence, and events to come, that a page shows. */
export const MOST_IN_EVIDENCE = 6;
/** Questions that guided paths and support show. */
export const RECENT_FAQS_SHOWN = 5;

/** Press releases on the home page (LIST-11). */
export const LATEST_PRESS_RELEASES = 4;

/** What the editors pick out of the lists for other pages (§7.1). Throws `ServiceError` when the answer cannot be had. */
export interface SelectionRepository {
  /** What is in evidence, newest first; six at most. */
  inEvidence(list: 'articles' | 'events'): Promise<readonly CatalogueItem[]>;
  /** The next events from today on, the nearest first; six at most. */
  imminentEvents(): Promise<readonly CatalogueItem[]>;
  /** The newest press releases; four at most (LIST-11). */
  latestPressReleases(): Promise<readonly CatalogueItem[]>;
  /** The questions of a place updated last, with their answers; five at most, none where the service has none for it. */
  recentFaqs(slot: FaqSlot): Promise<readonly CatalogueDetail[]>;
  /** All services for an audience, by title. */
  servicesFor(audience: GuidedAudience): Promise<readonly CatalogueItem[]>;
  /** The terms that come next (PAGE-53); undefined where the service does not tell them (D-40). */
  terms(): Promise<readonly Term[] | undefined>;
  /** The headline figures of a page, in the order that the editors gave them (PAGE-42). */
  figures(slot: FigureSlot): Promise<readonly Kpi[]>;
}
export const SelectionRepository = portKey<SelectionRepository>('SelectionRepository');
