import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import type { Criteria } from '#core/catalogue/criteria.ts';
import { type ListPosition, positionFromCursor } from '#core/catalogue/cursor.ts';
import type { ListDefinition, ListId } from '#core/catalogue/definition.ts';
import { LIST_IDS, LISTS } from '#core/catalogue/definitions.ts';
import { makeReadDetail } from '#core/catalogue/use-cases.ts';
import { criteriaToQuery } from '#core/catalogue/query-codec.ts';
import { MAX_PAGE } from '#core/kernel/page-number.ts';
import { pairsToQuery, type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { detail, item, itemPage, listCalls } from '#adapters/http/contract/catalogue.ts';
import { described, nameSchemas } from '../description/described-calls.ts';
import { entriesOfList, LIST_OPERATIONS, listWords } from '../description/filter-descriptions.ts';
import { listFields } from '../description/list-fields.ts';
import { HttpProblem } from '../problems/problem.ts';
import type { Api } from './api.ts';
import { criteriaAsked, listQuery } from './list-query.ts';
import { privateTwin, servePublic, serveReserved } from './serve.ts';

/** The largest page that a caller may ask for. */
const MAX_PAGE_SIZE = 100;

/** The lists as everyone reads them, and as someone who is logged in does (PAGE-37). */
export interface Lists {
  readonly public: CatalogueRepository;
  readonly private: CatalogueRepository;
}

const callsOf = (list: ListId, area: 'public' | 'private') => {
  const { matching, detail: one } = listCalls(list);
  const names = LIST_OPERATIONS[list];
  const [prefix, where] = area === 'public' ? ['get', ''] : ['getReserved', ' nell’area riservata'];
  return described(
    { matching: { ...matching, query: listQuery(LISTS[list]) }, detail: one },
    {
      tag: 'Elenchi',
      parameters: listWords,
      calls: {
        matching: { name: `${prefix}${names.list}`, summary: `Elenco${where}: ${entriesOfList(list)}` },
        detail: { name: `${prefix}${names.entry}`, summary: `Una voce dell’elenco${where}: ${entriesOfList(list)}` },
      },
    },
  );
};

/** Adds every list and the pages of its entries, public and private (§7.1, §7.2). */
export const addLists = (api: Api, lists: Lists): void => {
  nameSchemas({ VoceDiElenco: item, PaginaDiElenco: itemPage, DettaglioDiVoce: detail }, listFields);
  const readPublic = makeReadDetail(lists.public);
  const readPrivate = makeReadDetail(lists.private);
  for (const list of LIST_IDS) {
    const definition = LISTS[list];
    const calls = callsOf(list, 'public');
    servePublic(api, calls.matching, ({ pairs }) => readList(lists.public, definition, pairs), {
      key: ({ pairs }) => {
        const { criteria, from, pageSize } = listAsked(definition, pairs);
        return `${pairsToQuery(criteriaToQuery(definition, criteria))}&from=${JSON.stringify(from)}&pageSize=${pageSize}`;
      },
    });
    servePublic(api, calls.detail, ({ friendlyUrl }) => readPublic(list, friendlyUrl), {
      key: ({ friendlyUrl }) => friendlyUrl,
    });
  }
  for (const list of LIST_IDS.filter((one) => LISTS[one].hasPrivateTwin)) {
    const calls = callsOf(list, 'private');
    const { mayMiss: _mayMiss, ...matching } = privateTwin(calls.matching);
    serveReserved(api, matching, ({ pairs }) => readList(lists.private, LISTS[list], pairs), { isExpensive: true });
    serveReserved(api, privateTwin(calls.detail), ({ friendlyUrl }) => readPrivate(list, friendlyUrl));
  }
};

// Helpers

const wholeNumber = (pairs: QueryPairs, name: string, absent: number, most: number): number => {
  const text = queryValue(pairs, name);
  if (text === undefined) return absent;
  const value = /^[1-9]\d{0,9}$/u.test(text) ? Number(text) : Number.NaN;
  if (!(value <= most)) throw problemAbout(name, `Deve essere un numero intero da 1 a ${most}.`);
  return value;
};

interface ListAsked {
  readonly criteria: Criteria;
  readonly from: number | ListPosition;
  readonly pageSize: number;
}

const problemAbout = (name: string, reason: string): HttpProblem =>
  new HttpProblem(400, { errors: [{ name, reason }] });

const listAsked = (definition: ListDefinition, pairs: QueryPairs): ListAsked => {
  const criteria = criteriaAsked(definition, pairs);
  const page = wholeNumber(pairs, 'page', 1, MAX_PAGE);
  const pageSize = wholeNumber(pairs, 'pageSize', definition.pageSize, MAX_PAGE_SIZE);
  const cursor = queryValue(pairs, 'cursor');
  if (cursor === undefined) return { criteria, from: page, pageSize };
  if (pairs.some(([name]) => name === 'page'))
    throw problemAbout('cursor', 'Non può comparire insieme al numero di pagina.');
  const position = positionFromCursor({ definition, criteria, pageSize }, cursor);
  if (position === undefined)
    throw problemAbout('cursor', 'Non appartiene a questo elenco con questi filtri: riparti dalla prima pagina.');
  return { criteria, from: position, pageSize };
};

const readList = (items: CatalogueRepository, definition: ListDefinition, pairs: QueryPairs) => {
  const { criteria, from, pageSize } = listAsked(definition, pairs);
  return items.matching(definition.id, criteria, from, pageSize);
};
