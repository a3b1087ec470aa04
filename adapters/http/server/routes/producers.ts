import * as z from 'zod/mini';
import { ANOMALY_FILTERS, EXPIRY_FILTERS, PRODUCER_SORTS } from '#core/producers/producer-list.ts';
import type { ProducerRepository } from '#core/producers/producer-repository.ts';
import type { GrantsRepository } from '#core/access/grants-repository.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { pageToWire } from '#adapters/http/contract/pieces.ts';
import {
  anomalyToWire,
  producerDetailToWire,
  producerToWire,
  wireAnomalies,
  wireProducerDetail,
  wireProducers,
} from '#adapters/http/contract/producers.ts';
import type { AccessControl } from '../protection/access-control.ts';
import { Refusal } from '../refusals/problem.ts';
import { privateCall, type Api } from './api.ts';
import { keyedCall } from './keyed-call.ts';
import { cuaaKey, pagingQuery } from './params.ts';

const TAG = 'Produttori';
const DEFAULT_PAGE_SIZE = 9;
const friendlyUrlKey = {
  friendlyUrl: z
    .string('Manca l’indirizzo del produttore.')
    .check(z.minLength(1, 'Manca l’indirizzo del produttore.'), z.maxLength(120, 'È troppo lungo.')),
};
const searchQuery = z.object({
  ...pagingQuery,
  search: z.optional(z.string().check(z.maxLength(200))),
  anomaly: z.optional(z.enum(ANOMALY_FILTERS, 'Non è un filtro ammesso.')),
  expiry: z.optional(z.enum(EXPIRY_FILTERS, 'Non è un filtro ammesso.')),
  sort: z.optional(z.enum(PRODUCER_SORTS, 'Non è un ordine ammesso.')),
});

/** Adds the producers of an assistance centre (§7.2): search, detail, anomalies of the file. */
export const addProducers = (
  api: Api,
  producers: ProducerRepository,
  grants: Pick<GrantsRepository, 'companyAt'>,
  access: AccessControl,
): void => {
  privateCall(api, {
    url: PATHS.producers,
    summary: 'Produttori con mandato agli uffici dell’operatore',
    tag: TAG,
    query: searchQuery,
    answer: wireProducers,
    run: async ({ query: { search = '', page = '1', pageSize, anomaly, expiry, sort }, reader: { user }, request }) => {
      await access.asOperator(user, request);
      const found = await producers.search({
        text: search.trim(),
        anomaly,
        expiry,
        ...(sort === undefined ? {} : { sort }),
        page: Number(page),
        pageSize: Number(pageSize ?? DEFAULT_PAGE_SIZE),
        operator: user.fiscalCode,
      });
      await access.noteSeen(
        user,
        found.items.map(({ cuaa }) => cuaa),
        request,
      );
      return pageToWire(found, producerToWire);
    },
  });
  keyedCall(api, access, {
    url: PATHS.producer,
    summary: 'Dettaglio di un produttore',
    tag: TAG,
    key: friendlyUrlKey,
    answer: wireProducerDetail,
    run: async ({ key: { friendlyUrl }, reader: { user }, request }) => {
      const cuaa = await grants.companyAt(friendlyUrl);
      // An address of no company is refused like one of somebody else's.
      if (cuaa === undefined) return access.refuse(user, request);
      await access.actFor(user, cuaa, request, 'caa');
      const detail = await producers.detail(friendlyUrl, user.fiscalCode);
      if (!detail.ok) throw new Refusal(403);
      return producerDetailToWire(detail.value);
    },
  });
  keyedCall(api, access, {
    url: PATHS.anomalies,
    summary: 'Anomalie del fascicolo di un produttore',
    tag: TAG,
    key: cuaaKey,
    answer: wireAnomalies,
    run: async ({ key: { cuaa }, reader: { user }, request }) => {
      await access.actFor(user, cuaa, request, 'caa');
      const anomalies = await producers.anomalies(cuaa, user.fiscalCode);
      if (!anomalies.ok) throw new Refusal(403);
      return anomalies.value.map(anomalyToWire);
    },
  });
};
