import type { Page } from '#core/kernel/page.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { CatalogueRepository, FilterOptions } from './catalogue-repository.ts';
import type { Criteria } from './criteria.ts';
import type { ListId } from './definition.ts';
import type { CatalogueDetail, CatalogueItem } from './item.ts';
import { relatedTo } from './related.ts';
import { mergePages, pagesShown } from './paging.ts';

/** One page of the items that match. */
export type SearchCatalogue = (list: ListId, criteria: Criteria, page: number) => Promise<Page<CatalogueItem>>;
export const SearchCatalogue = portKey<SearchCatalogue>('SearchCatalogue');

/** Makes the search over a repository. */
export const makeSearchCatalogue =
  (items: CatalogueRepository): SearchCatalogue =>
  async (list, criteria, page) =>
    items.matching(list, criteria, page);

/** The pages that an address with `page=n` shows, joined into one run of items (D-18). */
export interface ShownItems {
  readonly items: readonly CatalogueItem[];
  readonly totalCount: number;
  /** Pages that are shown; `first` is above 1 only beyond the twentieth page. */
  readonly firstPage: number;
  readonly lastPage: number;
}

/** All the pages that the address asks for, in one go: what "Mostra di più" has unrolled so far. */
export type ShowMore = (list: ListId, criteria: Criteria, page: number) => Promise<ShownItems>;
export const ShowMore = portKey<ShowMore>('ShowMore');

/** Makes the reading of pages 1…n; the pages are asked for side by side. */
export const makeShowMore =
  (items: CatalogueRepository): ShowMore =>
  async (list, criteria, page) => {
    const { first, last } = pagesShown(page);
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const pages = await Promise.all(numbers.map((number) => items.matching(list, criteria, number)));
    return { items: mergePages(pages), totalCount: pages.at(-1)?.totalCount ?? 0, firstPage: first, lastPage: last };
  };

/** The options of the filter panel under the current criteria. */
export type ReadFilterOptions = (list: ListId, criteria: Criteria) => Promise<FilterOptions>;
export const ReadFilterOptions = portKey<ReadFilterOptions>('ReadFilterOptions');

/** Makes the reading of filter options over a repository. */
export const makeReadFilterOptions =
  (items: CatalogueRepository): ReadFilterOptions =>
  async (list, criteria) =>
    items.filterOptions(list, criteria);

/** The page of an item; undefined leads to the not-found page (ROUTE-21). */
export type ReadDetail = (list: ListId, friendlyUrl: string) => Promise<CatalogueDetail | undefined>;
export const ReadDetail = portKey<ReadDetail>('ReadDetail');

/** Makes the reading of an item's page over a repository; what is like it comes with it. */
export const makeReadDetail =
  (items: CatalogueRepository): ReadDetail =>
  async (list, friendlyUrl) => {
    const detail = await items.detail(list, friendlyUrl);
    if (detail === undefined || detail.related !== undefined) return detail;
    return { ...detail, related: await relatedTo(items, detail) };
  };
