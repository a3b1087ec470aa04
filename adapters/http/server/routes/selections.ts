import * as z from 'zod/mini';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import type { SelectionRepository } from '#core/selections/selection-repository.ts';
import { SELECTION_PATHS } from '#adapters/http/contract/addresses.ts';
import { detailToWire, itemToWire, wireDetail, wireItem } from '#adapters/http/contract/catalogue.ts';
import { kpiToWire, wireKpis } from '#adapters/http/contract/figures.ts';
import { publicRead, type Api } from './api.ts';
import { entriesOf } from './entries.ts';

const TAG = 'Percorsi guidati';

const wireEntries = z.array(wireItem);
const wireDetails = z.array(wireDetail);

/** Adds what editors select from the lists: services and questions of an audience, what is in evidence, what comes next, headline figures (§7.1, API-11). */
export const addSelections = (api: Api, selections: SelectionRepository): void => {
  const entries = (url: string, summary: string, read: () => Promise<readonly CatalogueItem[]>): void =>
    publicRead(api, {
      url,
      summary,
      tag: TAG,
      answer: wireEntries,
      key: () => '',
      read: async () => (await read()).map(itemToWire),
    });
  for (const [audience, url] of entriesOf(SELECTION_PATHS.services))
    entries(url, `Servizi per: ${audience}`, () => selections.servicesFor(audience));
  for (const [list, url] of entriesOf(SELECTION_PATHS.inEvidence))
    entries(url, `In evidenza: ${list}`, () => selections.inEvidence(list));
  entries(SELECTION_PATHS.imminentEvents, 'Prossimi eventi, dal più vicino', () => selections.imminentEvents());
  for (const [place, url] of entriesOf(SELECTION_PATHS.recentFaqs)) {
    publicRead(api, {
      url,
      summary: `Domande frequenti più recenti: ${place}`,
      tag: TAG,
      answer: wireDetails,
      key: () => '',
      read: async () => (await selections.recentFaqs(place)).map(detailToWire),
    });
  }
  for (const [place, url] of entriesOf(SELECTION_PATHS.figures)) {
    publicRead(api, {
      url,
      summary: 'Dati in evidenza',
      tag: TAG,
      answer: wireKpis,
      key: () => '',
      read: async () => (await selections.figures(place)).map(kpiToWire),
    });
  }
};
