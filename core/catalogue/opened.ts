import { pairsToQuery, percentEncode, type QueryPairs, queryValue } from '#core/kernel/address.ts';
import type { ListDefinition } from './definition.ts';
import { type CatalogueItem, entryAnchor } from './item.ts';

/**
 * Query parameter with the entry that is open over the list (details modal, PAGE-21) or in it (PAGE-34).
 */
export const OPENED = 'dettaglio';

/** Whether an entry has a page of its own: each of its list has, or this one says so (PAGE-65, D-40). */
export const hasOwnPage = (
  { opens }: Pick<ListDefinition, 'opens'>,
  { hasDetail = false }: Pick<CatalogueItem, 'hasDetail'>,
): boolean => opens.kind === 'page' || (opens.kind === 'pageOrDocument' && hasDetail);

/**
 * Whether an entry of a list that opens pages or files says more than its one file, so that it has a page: a text, a picture, links,
 * further files, or no file at all (PAGE-65).
 */
export const saysMoreThanItsFile = ({
  body,
  image,
  links = [],
  documents = [],
}: {
  readonly body?: unknown;
  readonly image?: unknown;
  readonly links?: readonly unknown[] | undefined;
  readonly documents?: readonly unknown[] | undefined;
}): boolean => body !== undefined || image !== undefined || links.length > 0 || documents.length !== 1;

/** Whether entries open in the list itself: not each of them has a page of its own. */
export const opensInList = ({ opens }: Pick<ListDefinition, 'opens'>): boolean => opens.kind !== 'page';

/** The entry that an address opens, by the last part of its address; undefined for none. */
export const openedIn = (pairs: QueryPairs): string | undefined => {
  const slug = queryValue(pairs, OPENED);
  return slug === undefined || slug === '' ? undefined : slug;
};

/** The address without open details. */
export const withoutOpened = (pairs: QueryPairs): QueryPairs => pairs.filter(([name]) => name !== OPENED);

/** The address with the details of this entry open. */
export const withOpened = (pairs: QueryPairs, friendlyUrl: string): QueryPairs => [
  ...withoutOpened(pairs),
  [OPENED, friendlyUrl],
];

/**
 * The address of an entry without a page of its own; `list` is the address of the list's page. Details open over the list; other
 * entries are expanded in it, at their anchor, also without script (PAGE-34, LIST-12, LIST-18).
 */
export const openedAddress = (
  { opens }: Pick<ListDefinition, 'opens'>,
  list: string,
  { id, friendlyUrl }: { readonly id: string; readonly friendlyUrl: string },
): string => {
  const address = `${list}?${pairsToQuery(withOpened([], friendlyUrl))}`;
  return opens.kind === 'modal' ? address : `${address}#${percentEncode(entryAnchor({ id }))}`;
};
