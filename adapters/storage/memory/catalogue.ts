import type { CatalogueRepository, FilterOptions } from '#core/catalogue/catalogue-repository.ts';
import type { Criteria } from '#core/catalogue/criteria.ts';
import type { ListId } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import { inOrder, matchesCriteria, optionsFor } from '#core/catalogue/matching.ts';
import { COUNT_LIMIT } from '#core/catalogue/paging.ts';
import type { Page } from '#core/kernel/page.ts';

/** The lists over details held in memory: the semantics that every other repository has to equal. */
export class InMemoryCatalogueRepository implements CatalogueRepository {
  readonly #details: readonly CatalogueDetail[];

  constructor(details: readonly CatalogueDetail[]) {
    this.#details = details;
  }

  async matching(list: ListId, criteria: Criteria, page: number): Promise<Page<CatalogueItem>> {
    const definition = LISTS[list];
    const found = this.#itemsOf(list).filter((item) => matchesCriteria(definition, item, criteria));
    const start = (page - 1) * definition.pageSize;
    return {
      items: inOrder(found, criteria.sort).slice(start, start + definition.pageSize),
      totalCount: Math.min(found.length, COUNT_LIMIT + 1),
      page,
      pageSize: definition.pageSize,
    };
  }

  async filterOptions(list: ListId, criteria: Criteria): Promise<FilterOptions> {
    return optionsFor(LISTS[list], this.#itemsOf(list), criteria);
  }

  async detail(list: ListId, friendlyUrl: string): Promise<CatalogueDetail | undefined> {
    return this.#details.find(({ item }) => item.list === list && item.friendlyUrl === friendlyUrl);
  }

  #itemsOf(list: ListId): readonly CatalogueItem[] {
    return this.#details.map(({ item }) => item).filter((item) => item.list === list);
  }
}
