import type { QueryPairs } from '#core/kernel/address.ts';
import type { RouteId } from '#core/navigation/addresses.ts';
import type { ListDefinition } from './definition.ts';
import { LISTS } from './definitions.ts';
import { leadingList, leadingQuery } from './neighbours.ts';
import { isPlain, listAddressFromQuery } from './query-codec.ts';
import { listPageQuery } from './refused.ts';
import { toRemember } from './remembered.ts';
import { statesDefaults } from './stated-defaults.ts';

/** The list that a page shows, by its route. */
const LIST_AT: ReadonlyMap<RouteId, ListDefinition> = new Map(
  Object.values(LISTS).map((definition) => [definition.route, definition]),
);

/** The canonical query of a list, or of an entry's page that a list led to; undefined for every other page. */
export const cataloguePageQuery = (id: RouteId, pairs: QueryPairs): QueryPairs | undefined => {
  const list = LIST_AT.get(id);
  if (list !== undefined) return listPageQuery(list, pairs);
  const leading = leadingList(id, pairs);
  return leading === undefined ? undefined : leadingQuery(leading);
};

/**
 * The memory of a list that is opened under a query: the filters that the address leaves there, or none where the address
 * has no filters and the memory applies (LIST-07, LIST-16). Undefined for pages without such a list.
 */
export const listMemory = (
  id: RouteId,
  pairs: QueryPairs,
): { readonly memoryKey: string; readonly keeps: QueryPairs | undefined } | undefined => {
  const definition = LIST_AT.get(id);
  if (definition?.memoryKey === undefined) return undefined;
  const { criteria, page } = listAddressFromQuery(definition, pairs);
  const speaks = !isPlain(criteria) || page > 1 || statesDefaults(pairs);
  return { memoryKey: definition.memoryKey, keeps: speaks ? toRemember(definition, criteria) : undefined };
};
