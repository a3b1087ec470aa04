import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import type { Criteria } from '#core/catalogue/criteria.ts';
import { type ListPlace, placeFromCursor } from '#core/catalogue/cursor.ts';
import type { ListId } from '#core/catalogue/definition.ts';
import { LIST_IDS, LISTS } from '#core/catalogue/definitions.ts';
import { makeReadDetail } from '#core/catalogue/use-cases.ts';
import { criteriaToQuery } from '#core/catalogue/query-codec.ts';
import { MAX_PAGE } from '#core/kernel/page-number.ts';
import { pairsToQuery, type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { listPath, PRIVATE } from '#adapters/http/contract/addresses.ts';
import { detailToWire, itemToWire, wireDetail, wireItems } from '#adapters/http/contract/catalogue.ts';
import { pageToWire } from '#adapters/http/contract/pieces.ts';
import { HttpProblem } from '../problems/problem.ts';
import type { AccessControl } from '../protection/access-control.ts';
import { publicRead, type Api } from './api.ts';
import { criteriaAsked, listQuery, pairsOf } from './list-query.ts';
import { reservedRead } from './reserved-read.ts';

/** The largest page that a caller may ask for. */
const MAX_PAGE_SIZE = 100;
const TAG = 'Elenchi';

/** The lists as everyone reads them, and as someone who is logged in does (PAGE-37). */
export interface Lists {
  readonly public: CatalogueRepository;
  readonly private: CatalogueRepository;
}

/** Adds every list and the pages of its entries, public and private (§7.1, §7.2). */
export const addLists = (api: Api, lists: Lists, access: AccessControl): void => {
  const readPublic = makeReadDetail(lists.public);
  const readPrivate = makeReadDetail(lists.private);
  for (const list of LIST_IDS) {
    publicRead(api, {
      url: listPath(list),
      summary: `Elenco: ${list}`,
      tag: TAG,
      query: listQuery(LISTS[list]),
      answer: wireItems,
      key: ({ request }) => {
        const { criteria, from, pageSize } = askedOf(list, request);
        return `${pairsToQuery(criteriaToQuery(LISTS[list], criteria))}&from=${JSON.stringify(from)}&pageSize=${pageSize}`;
      },
      read: ({ request }) => readList(lists.public, list, request),
    });
    publicRead(api, {
      url: `${listPath(list)}/:friendlyUrl`,
      summary: `Dettaglio: ${list}`,
      tag: TAG,
      params: friendlyUrlParams,
      answer: wireDetail,
      key: ({ params }) => params.friendlyUrl,
      read: async ({ params }) => {
        const detail = await readPublic(list, params.friendlyUrl);
        return detail === undefined ? undefined : detailToWire(detail);
      },
    });
  }
  for (const list of LIST_IDS.filter((one) => LISTS[one].hasPrivateTwin)) {
    reservedRead(api, access, {
      url: `${PRIVATE}${listPath(list)}`,
      summary: `Elenco nell’area riservata: ${list}`,
      tag: TAG,
      query: listQuery(LISTS[list]),
      answer: wireItems,
      isExpensive: true,
      run: ({ request }) => readList(lists.private, list, request),
    });
    reservedRead(api, access, {
      url: `${PRIVATE}${listPath(list)}/:friendlyUrl`,
      summary: `Dettaglio nell’area riservata: ${list}`,
      tag: TAG,
      params: friendlyUrlParams,
      answer: wireDetail,
      refuses: [404],
      run: async ({ params }) => {
        const detail = await readPrivate(list, params.friendlyUrl);
        if (detail === undefined) throw new HttpProblem(404);
        return detailToWire(detail);
      },
    });
  }
};

/** Last segment of the address of a thing with its own page. */
export const friendlyUrlParams = z.object({ friendlyUrl: z.string().check(z.minLength(1), z.maxLength(120)) });

// Helpers

const wholeNumber = (pairs: QueryPairs, name: string, absent: number, most: number): number => {
  const text = queryValue(pairs, name);
  if (text === undefined) return absent;
  const value = /^[1-9]\d{0,9}$/u.test(text) ? Number(text) : Number.NaN;
  if (!(value <= most))
    throw new HttpProblem(400, { errors: [{ name, reason: `Deve essere un numero intero da 1 a ${most}.` }] });
  return value;
};

interface ListAsked {
  readonly criteria: Criteria;
  readonly from: number | ListPlace;
  readonly pageSize: number;
}

const problemAbout = (name: string, reason: string): HttpProblem =>
  new HttpProblem(400, { errors: [{ name, reason }] });

const askedOf = (list: ListId, request: FastifyRequest): ListAsked => {
  const definition = LISTS[list];
  const pairs = pairsOf(request);
  const criteria = criteriaAsked(definition, pairs);
  const page = wholeNumber(pairs, 'page', 1, MAX_PAGE);
  const pageSize = wholeNumber(pairs, 'pageSize', definition.pageSize, MAX_PAGE_SIZE);
  const cursor = queryValue(pairs, 'cursor');
  if (cursor === undefined) return { criteria, from: page, pageSize };
  if (pairs.some(([name]) => name === 'page'))
    throw problemAbout('cursor', 'Non può comparire insieme al numero di pagina.');
  const place = placeFromCursor({ definition, criteria, pageSize }, cursor);
  if (place === undefined)
    throw problemAbout('cursor', 'Non appartiene a questo elenco con questi filtri: riparti dalla prima pagina.');
  return { criteria, from: place, pageSize };
};

const readList = async (items: CatalogueRepository, list: ListId, request: FastifyRequest) => {
  const { criteria, from, pageSize } = askedOf(list, request);
  return pageToWire(await items.matching(list, criteria, from, pageSize), itemToWire);
};
