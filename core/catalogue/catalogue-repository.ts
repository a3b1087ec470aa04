import type { Page } from '#core/kernel/page.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { Criteria } from './criteria.ts';
import type { ListPlace } from './cursor.ts';
import type { ChoiceName, FilterValue, ListId } from './definition.ts';
import type { CatalogueDetail, CatalogueItem } from './item.ts';

/** A value that a section offers, with how many items it would leave under the other sections' filters. */
export interface FilterOption extends FilterValue {
  readonly count: number;
}

/** Options by section (LIST-14); only the choice sections of the list's definition are there. */
export type FilterOptions = Readonly<Partial<Record<ChoiceName, readonly FilterOption[]>>>;

/**
 * The items of the lists, wherever they are kept. Throws `ServiceError` when the answer cannot be had.
 * The in-memory one is the reference: `tests/contracts/catalogue-repository.contract.ts`.
 */
export interface CatalogueRepository {
  /**
   * One page alone: by its number (1 is the first), or what follows a place, which costs the same however deep
   * it is. Past the end it is empty (API-05). Order follows the list's definition, and so does the number of items unless
   * `pageSize` gives another; `next` is a cursor of this list, these criteria and this page size.
   */
  matching(list: ListId, criteria: Criteria, from: number | ListPlace, pageSize?: number): Promise<Page<CatalogueItem>>;
  /** What each choice section offers, counted under the words and the other sections of `criteria`. */
  filterOptions(list: ListId, criteria: Criteria): Promise<FilterOptions>;
  /** The page of an item, or undefined when there is none. */
  detail(list: ListId, friendlyUrl: string): Promise<CatalogueDetail | undefined>;
}
export const CatalogueRepository = portKey<CatalogueRepository>('CatalogueRepository');

/** The lists as someone who is signed in reads them, with what is only for the reserved area (PAGE-37). */
export const PrivateCatalogueRepository = portKey<CatalogueRepository>('PrivateCatalogueRepository');
