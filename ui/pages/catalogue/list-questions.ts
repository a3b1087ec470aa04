import { answerKey } from '#core/catalogue/answer-key.ts';
import { CatalogueRepository, type FilterOptions } from '#core/catalogue/catalogue-repository.ts';
import type { ListDefinition, ListId } from '#core/catalogue/definition.ts';
import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import { pagesShown } from '#core/catalogue/paging.ts';
import type { ListAddress } from '#core/catalogue/query-codec.ts';
import { leadingList, type Neighbours, ReadNeighbours } from '#core/catalogue/neighbours.ts';
import { ReadDetail } from '#core/catalogue/use-cases.ts';
import type { Page } from '#core/kernel/page.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import type { Question } from '#ui/state/questions.ts';

type Scope = Pick<PageContext, 'area' | 'use'>;

/** One question for each page of items that the address shows: what is already there is never asked again. */
export const pageQuestions = (
  { area, use }: Scope,
  definition: ListDefinition,
  { criteria, page }: ListAddress,
): readonly Question<Page<CatalogueItem>>[] => {
  const { first, last } = pagesShown(page);
  const key = answerKey(definition, criteria);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).map((number) => ({
    key: [area, 'items', ...key, number],
    ask: () => use(CatalogueRepository).matching(definition.id, criteria, number),
  }));
};

/** What the filter panel offers under the current criteria. */
export const optionsQuestion = (
  { area, use }: Scope,
  definition: ListDefinition,
  { criteria }: ListAddress,
): Question<FilterOptions> => ({
  key: [area, 'options', ...answerKey(definition, criteria)],
  ask: () => use(CatalogueRepository).filterOptions(definition.id, criteria),
});

/** The page of an item; null where there is none. */
export const detailQuestion = (
  { area, use }: Scope,
  list: ListId,
  friendlyUrl: string,
): Question<CatalogueDetail | null> => ({
  key: [area, 'detail', list, friendlyUrl],
  ask: async () => (await use(ReadDetail)(list, friendlyUrl)) ?? null,
});

/** What stands around an entry in the list that led to its page; no question where none did. */
export const neighboursQuestions = ({
  area,
  use,
  match,
  pairs,
}: Pick<PageContext, 'area' | 'use' | 'match' | 'pairs'>): readonly Question<Neighbours | null>[] => {
  const leading = leadingList(match.route.id, pairs);
  if (leading === undefined) return [];
  const { definition, address } = leading;
  const friendlyUrl = match.params['friendlyUrl'] ?? '';
  return [
    {
      key: [area, 'neighbours', ...answerKey(definition, address.criteria), address.page, friendlyUrl],
      ask: async () => (await use(ReadNeighbours)(definition.id, address, friendlyUrl)) ?? null,
    },
  ];
};
