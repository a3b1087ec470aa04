import type { ListId } from '#core/catalogue/definition.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { LATEST_PRESS_RELEASES, type SelectionRepository } from '#core/selections/selection-repository.ts';
import { SELECTION_PATHS } from '#adapters/http/contract/addresses.ts';
import { entriesAt, figuresOf, nextTerms, pressReleases, recentFaqsOf } from '#adapters/http/contract/selections.ts';
import { callsOf } from './calls.ts';
import { detailOf, itemsOf } from './catalogue.ts';
import type { Http } from './http.ts';

/** Selections of the editors over the service. */
export const httpSelections = (http: Http): SelectionRepository => {
  const entries = async (list: ListId, path: string): Promise<readonly CatalogueItem[]> =>
    itemsOf(list, await callsOf(http, { entries: entriesAt(path) }).entries());
  return {
    inEvidence: (list) => entries(list, SELECTION_PATHS.inEvidence[list]),
    imminentEvents: () => entries('events', SELECTION_PATHS.imminentEvents),
    latestPressReleases: async () => {
      const pairs = [
        ['pageSize', String(LATEST_PRESS_RELEASES)],
        ['page', '1'],
        ['sort', 'DESC'],
      ] as const;
      const page = await callsOf(http, { pressReleases }).pressReleases({ pairs });
      return itemsOf('pressReleases', page?.items ?? []);
    },
    recentFaqs: async (slot) =>
      ((await callsOf(http, { faqs: recentFaqsOf(slot) }).faqs()) ?? []).map((faq) => detailOf('faqs', faq)),
    terms: () => callsOf(http, { nextTerms }).nextTerms(),
    servicesFor: (audience) => entries('services', SELECTION_PATHS.services[audience]),
    figures: (slot) => callsOf(http, { figures: figuresOf(slot) }).figures(),
  };
};
