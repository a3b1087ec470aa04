import * as z from 'zod/mini';
import type { ListId } from '#core/catalogue/definition.ts';
import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import type { Kpi } from '#core/payments/kpi.ts';
import {
  type FaqPlace,
  type FigurePlace,
  type GuidedAudience,
  LATEST_PRESS_RELEASES,
  type SelectionRepository,
} from '#core/selections/selection-repository.ts';
import { listPath, SELECTION_PATHS } from '#adapters/http/contract/addresses.ts';
import { detailFromWire, itemFromWire, wireDetail, wireItem, wireItems } from '#adapters/http/contract/catalogue.ts';
import { kpiFromWire, wireKpis } from '#adapters/http/contract/figures.ts';
import { noEntries, pageFromWire } from '#adapters/http/contract/pieces.ts';
import type { Http } from './http.ts';

const wireEntries = z.array(wireItem);
const wireDetails = z.array(wireDetail);

/** Selections of the editors over the service. */
export class HttpSelectionRepository implements SelectionRepository {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  inEvidence(list: 'articles' | 'events'): Promise<readonly CatalogueItem[]> {
    return this.#items(list, SELECTION_PATHS.inEvidence[list]);
  }

  imminentEvents(): Promise<readonly CatalogueItem[]> {
    return this.#items('events', SELECTION_PATHS.imminentEvents);
  }

  async latestPressReleases(): Promise<readonly CatalogueItem[]> {
    const page = await this.#http.readExactly(listPath('pressReleases'), wireItems, {
      query: [
        ['pageSize', String(LATEST_PRESS_RELEASES)],
        ['page', '1'],
        ['sort', 'DESC'],
      ],
      nothing: noEntries(1, LATEST_PRESS_RELEASES),
    });
    return pageFromWire(page, (item) => itemFromWire('pressReleases', item)).items;
  }

  async recentFaqs(place: FaqPlace): Promise<readonly CatalogueDetail[]> {
    // The specification names these calls for the support and for farmers alone: a service may lack the others (D-40).
    const found = (await this.#http.find(SELECTION_PATHS.recentFaqs[place], wireDetails)) ?? [];
    return found.map((wire) => detailFromWire('faqs', wire));
  }

  servicesFor(audience: GuidedAudience): Promise<readonly CatalogueItem[]> {
    return this.#items('services', SELECTION_PATHS.services[audience]);
  }

  async figures(place: FigurePlace): Promise<readonly Kpi[]> {
    return (await this.#http.readExactly(SELECTION_PATHS.figures[place], wireKpis, { nothing: [] })).map(kpiFromWire);
  }

  async #items(list: ListId, path: string): Promise<readonly CatalogueItem[]> {
    return (await this.#http.readExactly(path, wireEntries, { nothing: [] })).map((wire) => itemFromWire(list, wire));
  }
}
