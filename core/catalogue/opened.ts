import { pairsToQuery, percentEncode, type QueryPairs, queryValue } from '#core/kernel/address.ts';
import type { ListDefinition } from './definition.ts';
import { entryAnchor } from './item.ts';

/**
 * Query name of the entry whose details are open over the list (PAGE-21), or that the list shows open in its place (PAGE-34):
 * what is open is part of the address.
 */
export const OPENED = 'dettaglio';

/** Whether the list itself shows what an address opens: its entries have no page of their own. */
export const opensInList = ({ opens }: Pick<ListDefinition, 'opens'>): boolean => opens.kind !== 'page';

/** The entry whose details an address opens, by the last part of its address; undefined for none. */
export const openedIn = (pairs: QueryPairs): string | undefined => {
  const slug = queryValue(pairs, OPENED);
  return slug === undefined || slug === '' ? undefined : slug;
};

/** The same address without open details. */
export const withoutOpened = (pairs: QueryPairs): QueryPairs => pairs.filter(([name]) => name !== OPENED);

/** The same address with the details of an entry open, in place of any other's. */
export const withOpened = (pairs: QueryPairs, friendlyUrl: string): QueryPairs => [
  ...withoutOpened(pairs),
  [OPENED, friendlyUrl],
];

/**
 * Where a list shows an entry that has no page of its own; `list` is the address of the list's page. Details open over the
 * list; any other entry stands open in the list, at its anchor, also where no script runs (PAGE-34, LIST-12, LIST-18).
 */
export const openedAddress = (
  { opens }: Pick<ListDefinition, 'opens'>,
  list: string,
  { id, friendlyUrl }: { readonly id: string; readonly friendlyUrl: string },
): string => {
  const address = `${list}?${pairsToQuery(withOpened([], friendlyUrl))}`;
  return opens.kind === 'modal' ? address : `${address}#${percentEncode(entryAnchor({ id }))}`;
};
