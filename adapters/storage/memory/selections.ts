import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import { orderDay } from '#core/catalogue/item.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { compareTexts } from '#core/kernel/text-order.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import {
  type FaqPlace,
  type FigurePlace,
  type GuidedAudience,
  LATEST_PRESS_RELEASES,
  MOST_IN_EVIDENCE,
  RECENT_FAQS_SHOWN,
  type SelectionRepository,
} from '#core/selections/selection-repository.ts';

/** What the editors said of an entry, beside what it is. */
export interface SelectedEntry {
  readonly detail: CatalogueDetail;
  readonly isInEvidence?: boolean;
  readonly audiences?: readonly (GuidedAudience | FaqPlace)[];
}

/** Selections as they are kept in memory. */
export interface StoredSelections {
  readonly entries: readonly SelectedEntry[];
  readonly figures: readonly { readonly place: FigurePlace; readonly kpis: readonly Kpi[] }[];
}

/** Selections in memory. */
export class InMemorySelectionRepository implements SelectionRepository {
  readonly #stored: StoredSelections;
  readonly #clock: Clock;

  constructor(stored: StoredSelections, clock: Clock) {
    this.#stored = stored;
    this.#clock = clock;
  }

  async inEvidence(list: 'articles' | 'events'): Promise<readonly CatalogueItem[]> {
    return newestFirst(this.#of(list).filter(({ isInEvidence }) => isInEvidence === true))
      .slice(0, MOST_IN_EVIDENCE)
      .map(itemOf);
  }

  async imminentEvents(): Promise<readonly CatalogueItem[]> {
    const today = dayInRome(this.#clock.now());
    return this.#of('events')
      .map(itemOf)
      .filter(({ event }) => event !== undefined && event.eventDate >= today)
      .toSorted((one, other) => compareTexts(orderDay(one), orderDay(other)))
      .slice(0, MOST_IN_EVIDENCE);
  }

  async latestPressReleases(): Promise<readonly CatalogueItem[]> {
    return newestFirst(this.#of('pressReleases')).slice(0, LATEST_PRESS_RELEASES).map(itemOf);
  }

  async recentFaqs(place: FaqPlace): Promise<readonly CatalogueDetail[]> {
    return newestFirst(this.#of('faqs').filter(isFor(place)))
      .slice(0, RECENT_FAQS_SHOWN)
      .map(({ detail }) => detail);
  }

  async servicesFor(audience: GuidedAudience): Promise<readonly CatalogueItem[]> {
    return this.#of('services')
      .filter(isFor(audience))
      .map(itemOf)
      .toSorted((one, other) => compareTexts(one.title, other.title));
  }

  async figures(place: FigurePlace): Promise<readonly Kpi[]> {
    return this.#stored.figures.find((each) => each.place === place)?.kpis ?? [];
  }

  #of(list: CatalogueItem['list']): readonly SelectedEntry[] {
    return this.#stored.entries.filter(({ detail }) => detail.item.list === list);
  }
}

// Helpers

const itemOf = ({ detail }: SelectedEntry): CatalogueItem => detail.item;

const isFor =
  (audience: GuidedAudience | FaqPlace) =>
  ({ audiences = [] }: SelectedEntry): boolean =>
    audiences.includes(audience);

const newestFirst = (entries: readonly SelectedEntry[]): readonly SelectedEntry[] =>
  entries.toSorted((one, other) => compareTexts(orderDay(other.detail.item), orderDay(one.detail.item)));
