import type { Page } from '#core/kernel/page.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { Criteria } from './criteria.ts';
import type { ListPosition } from './cursor.ts';
import type { ChoiceName, FilterValue, ListId } from './definition.ts';
import type { CatalogueDetail, CatalogueItem } from './item.ts';

/** An option of a section with its facet count: items that match it under the other sections' filters. */
export interface FilterOption extends FilterValue {
  readonly count: number;
}

/** Options by section (LIST-14); only the choice sections of the list's definition are there. */
export type FilterOptions = Readonly<Partial<Record<ChoiceName, readonly FilterOption[]>>>;

/**
 * The items of the lists. Throws `ServiceError` when it cannot answer.
 * The in-memory one is the reference: `tests/contracts/catalogue-repository.contract.ts`.
 */
export interface CatalogueRepository {
  /**
   * One page: by its number (1 is the first), or from a cursor on, which costs the same at any depth. Past the end it is empty
   * (API-05). Order follows the list's definition, and so does the number of items unless
   * `pageSize` gives another; `next` is a cursor of this list, these criteria and this page size.
   */
  matching(
    list: ListId,
    criteria: Criteria,
    from: number | ListPosition,
    pageSize?: number,
  ): Promise<Page<CatalogueItem>>;
  /** The options of each choice section, counted under the search and the other sections of `criteria`. */
  filterOptions(list: ListId, criteria: Criteria): Promise<FilterOptions>;
  /** The page of an item, or undefined when there is none. */
  detail(list: ListId, friendlyUrl: string): Promise<CatalogueDetail | undefined>;
}
export const CatalogueRepository = portKey<CatalogueRepository>('CatalogueRepository');

/** The lists for a signed-in reader, with the contents of the reserved area (PAGE-37). */
export const PrivateCatalogueRepository = portKey<CatalogueRepository>('PrivateCatalogueRepository');
