import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ProducerRepository } from '#core/producers/producer-repository.ts';
import type { GrantsRepository } from '#core/access/grants-repository.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import { pageToWire } from '#adapters/http/contract/pieces.ts';
import {
  anomalyToWire,
  producerDetailToWire,
  producerFilters,
  producerText,
  producerToWire,
  wireAnomalies,
  wireProducerDetail,
  wireProducers,
  wireProducerSearch,
  type WireProducerSearch,
} from '#adapters/http/contract/producers.ts';
import type { AccessControl } from '../protection/access-control.ts';
import type { Reader } from '../protection/authentication.ts';
import { HttpProblem } from '../problems/problem.ts';
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
const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
const searchQuery = z.object({
  ...pagingQuery,
  search: z.optional(producerText),
  ...producerFilters,
});

/** Adds the producers of an assistance centre (§7.2): search, detail, anomalies of the file. */
export const addProducers = (
  api: Api,
  producers: ProducerRepository,
  grants: Pick<GrantsRepository, 'companyAt'>,
  access: AccessControl,
): void => {
  const search = async (
    { search: text, page = 1, pageSize = DEFAULT_PAGE_SIZE, anomaly, expiry, sort }: WireProducerSearch,
    { user }: Reader,
    request: FastifyRequest,
  ): Promise<z.core.input<typeof wireProducers>> => {
    await access.asOperator(user, request);
    const found = await producers.search({
      text: text.trim(),
      anomaly,
      expiry,
      ...(sort === undefined ? {} : { sort }),
      page,
      pageSize,
      operator: user.fiscalCode,
    });
    await access.noteSeen(
      user,
      found.items.map(({ cuaa }) => cuaa),
      request,
    );
    return pageToWire(found, producerToWire);
  };
  privateCall(api, {
    url: PATHS.producers,
    summary: 'Produttori con mandato agli uffici dell’operatore',
    tag: TAG,
    query: searchQuery,
    answer: wireProducers,
    run: ({ query: { search: text = '', page, pageSize, ...filters }, reader, request }) =>
      search({ ...filters, search: text, page: numberOf(page), pageSize: numberOf(pageSize) }, reader, request),
  });
  privateCall(api, {
    method: 'POST',
    url: PATHS.producers,
    summary: 'Produttori cercati per denominazione o CUAA, che stanno nel corpo e in nessun indirizzo',
    tag: TAG,
    body: wireProducerSearch,
    answer: wireProducers,
    changesNothing: true,
    before: ({ user }) => access.readReserved(user, 'anyRole'),
    run: ({ body, reader, request }) => search(body, reader, request),
  });
  keyedCall(api, access, {
    url: PATHS.producer,
    summary: 'Dettaglio di un produttore',
    tag: TAG,
    key: friendlyUrlKey,
    answer: wireProducerDetail,
    run: async ({ key: { friendlyUrl }, reader: { user }, request }) => {
      // An address of no company is refused like one of somebody else's.
      await access.actFor(user, await grants.companyAt(friendlyUrl), request, 'caa');
      const detail = await producers.detail(friendlyUrl, user.fiscalCode);
      if (!detail.ok) throw new HttpProblem(403);
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
      if (!anomalies.ok) throw new HttpProblem(403);
      return anomalies.value.map(anomalyToWire);
    },
  });
};
