import type { QueryPairs } from '#core/kernel/address.ts';

/** Query name of the entry whose details are open over the list (PAGE-21): the open modal is part of the address. */
export const OPENED = 'dettaglio';

/** The entry whose details an address opens, by the last part of its address; undefined for none. */
export const openedIn = (pairs: QueryPairs): string | undefined => {
  const slug = pairs.find(([name]) => name === OPENED)?.[1];
  return slug === undefined || slug === '' ? undefined : slug;
};

/** The same address without open details. */
export const withoutOpened = (pairs: QueryPairs): QueryPairs => pairs.filter(([name]) => name !== OPENED);

/** The same address with the details of an entry open, in place of any other's. */
export const withOpened = (pairs: QueryPairs, friendlyUrl: string): QueryPairs => [
  ...withoutOpened(pairs),
  [OPENED, friendlyUrl],
];
