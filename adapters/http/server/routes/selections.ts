import * as z from 'zod/mini';
import type { EditorialRepository } from '#adapters/storage/postgres/index.ts';
import { AUDIENCES, FAQ_PLACES, LIST_PATHS } from '#adapters/http/contract/addresses.ts';
import { detailToWire, itemToWire, wireDetail, wireItem } from '#adapters/http/contract/catalogue.ts';
import { publicRead, type Api } from './api.ts';

const TAG = 'Percorsi guidati';
/** Questions that guided paths and support show. */
const RECENT_FAQS = 5;
/** Articles or events in evidence, and events to come, that a page shows. */
const IN_EVIDENCE = 6;

const wireEntries = z.array(wireItem);

/** Adds what editors select from the lists: services and questions of an audience, what is in evidence, what comes next (§7.1, API-11). */
export const addSelections = (api: Api, editorial: EditorialRepository): void => {
  for (const audience of AUDIENCES) {
    publicRead(api, {
      url: `${LIST_PATHS.services}/${audience}`,
      summary: `Servizi per: ${audience}`,
      tag: TAG,
      answer: wireEntries,
      key: () => '',
      read: async () => (await editorial.servicesFor(audience)).map(itemToWire),
    });
  }
  for (const place of FAQ_PLACES) {
    publicRead(api, {
      url: `${LIST_PATHS.faqs}/most-recent/${place}`,
      summary: `Domande frequenti più recenti: ${place}`,
      tag: TAG,
      answer: z.array(wireDetail),
      key: () => '',
      read: async () => (await editorial.recentFaqs(place, RECENT_FAQS)).map(detailToWire),
    });
  }
  for (const list of ['articles', 'events'] as const) {
    publicRead(api, {
      url: `/${list}-in-evidence`,
      summary: `In evidenza: ${list}`,
      tag: TAG,
      answer: wireEntries,
      key: () => '',
      read: async () => (await editorial.inEvidence(list, IN_EVIDENCE)).map(itemToWire),
    });
  }
  publicRead(api, {
    url: '/imminent-events',
    summary: 'Prossimi eventi, dal più vicino',
    tag: TAG,
    answer: wireEntries,
    key: () => '',
    read: async () => (await editorial.imminentEvents(IN_EVIDENCE)).map(itemToWire),
  });
};
