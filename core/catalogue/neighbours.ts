import type { TitleLanguage } from '#core/kernel/title-language.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import type { Page } from '#core/kernel/page.ts';
import { type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { ServiceError } from '#core/kernel/service-error.ts';
import { CatalogueRepository } from './catalogue-repository.ts';
import type { ListDefinition, ListId } from './definition.ts';
import { LISTS } from './definitions.ts';
import type { CatalogueItem } from './item.ts';
import { hasOwnPage } from './opened.ts';
import { type ListAddress, listAddressFromQuery, listAddressToQuery } from './query-codec.ts';

/** Query parameter with the list from which an entry was opened; its criteria stand beside it as in the list's own address. */
export const LED_BY = 'elenco';

/** The list from which an entry was opened, with its criteria; `page` is the one with the entry. */
export interface LeadingList {
  readonly definition: ListDefinition;
  readonly address: ListAddress;
}

/** The list that an entry's address names; undefined for none, or for one whose entries have no such page. */
export const leadingList = (route: string, pairs: QueryPairs): LeadingList | undefined => {
  const id = queryValue(pairs, LED_BY);
  const definition = Object.values(LISTS).find((one) => one.id === id);
  if (definition === undefined || !('route' in definition.opens) || definition.opens.route !== route) return undefined;
  return { definition, address: listAddressFromQuery(definition, pairs) };
};

/** The query of a link from a list to an entry; `leadingList` reads it. */
export const leadingQuery = ({ definition, address }: LeadingList): QueryPairs => [
  [LED_BY, definition.id],
  ...listAddressToQuery(definition, address),
];

/** The previous or next entry, with its page of the list; one without a page of its own is none. */
export interface Neighbour {
  readonly friendlyUrl: string;
  readonly title: string;
  /** Language of the title, where it is not Italian. */
  readonly titleLanguage?: TitleLanguage;
  readonly hasDetail?: boolean;
  readonly page: number;
}

/** Position of an entry in a list, with its neighbours. */
export interface Neighbours {
  readonly previous?: Neighbour;
  readonly next?: Neighbour;
  /** 1 for the first of the list. */
  readonly place: number;
  readonly totalCount: number;
}

/** The neighbours of an entry in the list from which it was opened; undefined where it is no longer there, or on a failure. */
export type ReadNeighbours = (
  list: ListId,
  address: ListAddress,
  friendlyUrl: string,
) => Promise<Neighbours | undefined>;

/** Reads one page of the list, and a second only at its edge. */
export const makeReadNeighbours =
  (items: CatalogueRepository): ReadNeighbours =>
  async (list, { criteria, page }, friendlyUrl) => {
    const pageAt = (number: number): Promise<Page<CatalogueItem>> => items.matching(list, criteria, number);
    try {
      const here = await pageAt(page);
      const at = here.items.findIndex((item) => item.friendlyUrl === friendlyUrl);
      if (at < 0) return undefined;
      const position = (page - 1) * here.pageSize + at + 1;
      const [before, after] = await Promise.all([
        at > 0 || page === 1 ? undefined : pageAt(page - 1),
        at < here.items.length - 1 || position >= here.totalCount ? undefined : pageAt(page + 1),
      ]);
      const previous = neighbour(at > 0 ? here.items[at - 1] : before?.items.at(-1), at > 0 ? page : page - 1);
      const isLast = at === here.items.length - 1;
      const next = neighbour(isLast ? after?.items[0] : here.items[at + 1], isLast ? page + 1 : page);
      return {
        ...(previous === undefined ? {} : { previous }),
        ...(next === undefined ? {} : { next }),
        place: position,
        totalCount: here.totalCount,
      };
    } catch (error) {
      // The page of the entry works without them.
      if (error instanceof ServiceError) return undefined;
      throw error;
    }
  };
export const ReadNeighbours = defineUseCase('ReadNeighbours', [CatalogueRepository], makeReadNeighbours);

// Helpers

const neighbour = (item: CatalogueItem | undefined, page: number): Neighbour | undefined =>
  item === undefined || !hasOwnPage(LISTS[item.list], item)
    ? undefined
    : {
        friendlyUrl: item.friendlyUrl,
        title: item.title,
        ...(item.titleLanguage === undefined ? {} : { titleLanguage: item.titleLanguage }),
        ...(item.hasDetail === undefined ? {} : { hasDetail: item.hasDetail }),
        page,
      };
