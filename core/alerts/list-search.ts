import type { Criteria } from '#core/catalogue/criteria.ts';
import type { ListDefinition, ListId } from '#core/catalogue/definition.ts';
import { criteriaToQuery } from '#core/catalogue/query-codec.ts';
import { pairsToQuery, type QueryPairs, queryPairs } from '#core/kernel/address.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';

/** What is followed: a list with its words and filters, as its address has them, without order and page (ALERT-01). */
export interface AlertSearch {
  readonly list: ListId;
  /** Canonical query of the list's page; empty for the whole list. */
  readonly query: string;
}

/** Its name in the query of the page of alerts. */
export const LIST_NAME = 'elenco';

/** The search of criteria: the order says nothing of what is new. */
export const searchOf = (definition: ListDefinition, criteria: Criteria): AlertSearch => ({
  list: definition.id,
  query: pairsToQuery(criteriaToQuery(definition, { ...criteria, sort: 'DESC' })),
});

/** The fields that name a search in a query or a form; `searchFromPairs` (`alert-search.ts`) is the inverse. */
export const searchToPairs = ({ list, query }: AlertSearch): QueryPairs => [[LIST_NAME, list], ...queryPairs(query)];

/** Path of the page that asks for alerts on a list as it is filtered. */
export const askPath = (table: RouteTable, definition: ListDefinition, criteria: Criteria): string =>
  `${pathTo(table, 'alerts')}?${pairsToQuery(searchToPairs(searchOf(definition, criteria)))}`;
