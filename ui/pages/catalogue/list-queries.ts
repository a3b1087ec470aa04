import { listQueryKey } from '#core/catalogue/query-key.ts';
import { CatalogueRepository, type FilterOptions } from '#core/catalogue/catalogue-repository.ts';
import type { Criteria } from '#core/catalogue/criteria.ts';
import type { ListDefinition, ListId } from '#core/catalogue/definition.ts';
import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import { pagesShown } from '#core/catalogue/paging.ts';
import type { ListAddress } from '#core/catalogue/query-codec.ts';
import { leadingList, type Neighbours, ReadNeighbours } from '#core/catalogue/neighbours.ts';
import { ReadDetail } from '#core/catalogue/use-cases.ts';
import type { Page } from '#core/kernel/page.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import type { Query } from '#ui/state/queries.ts';

type Scope = Pick<PageContext, 'area' | 'use'>;

/** One query for each page of items that the address shows: what is already there is never fetched again. */
export const pageQueries = (
  { area, use }: Scope,
  definition: ListDefinition,
  { criteria, page }: ListAddress,
): readonly Query<Page<CatalogueItem>>[] => {
  const { first, last } = pagesShown(page);
  const key = listQueryKey(definition, criteria);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).map((number) => ({
    queryKey: [area, 'items', ...key, number],
    queryFn: () => use(CatalogueRepository).matching(definition.id, criteria, number),
  }));
};

/** The first page of a list under criteria that a page sets itself. */
export const firstPageQuery = (
  { area, use }: Scope,
  definition: ListDefinition,
  criteria: Criteria,
): Query<Page<CatalogueItem>> => ({
  queryKey: [area, 'items', ...listQueryKey(definition, criteria), 1],
  queryFn: () => use(CatalogueRepository).matching(definition.id, criteria, 1),
});

/** What the filter panel offers under the current criteria. */
export const optionsQuery = (
  { area, use }: Scope,
  definition: ListDefinition,
  { criteria }: ListAddress,
): Query<FilterOptions> => ({
  queryKey: [area, 'options', ...listQueryKey(definition, criteria)],
  queryFn: () => use(CatalogueRepository).filterOptions(definition.id, criteria),
});

/** The page of an item; null where there is none. */
export const detailQuery = (
  { area, use }: Scope,
  list: ListId,
  friendlyUrl: string,
): Query<CatalogueDetail | null> => ({
  queryKey: [area, 'detail', list, friendlyUrl],
  queryFn: async () => (await use(ReadDetail)(list, friendlyUrl)) ?? null,
});

/** What stands around an entry in the list that led to its page; no query where none did. */
export const neighboursQueries = ({
  area,
  use,
  match,
  pairs,
}: Pick<PageContext, 'area' | 'use' | 'match' | 'pairs'>): readonly Query<Neighbours | null>[] => {
  const leading = leadingList(match.route.id, pairs);
  if (leading === undefined) return [];
  const { definition, address } = leading;
  const friendlyUrl = match.params['friendlyUrl'] ?? '';
  return [
    {
      queryKey: [area, 'neighbours', ...listQueryKey(definition, address.criteria), address.page, friendlyUrl],
      queryFn: async () => (await use(ReadNeighbours)(definition.id, address, friendlyUrl)) ?? null,
    },
  ];
};
