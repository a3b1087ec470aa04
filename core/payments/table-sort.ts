/** What a table can be sorted by. @public */
export const SORT_KEYS = ['importo', 'nome', 'beneficiari', 'differenza'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** How a table is sorted. */
export interface TableSort {
  readonly by: SortKey;
  readonly ascending: boolean;
}

/** The order that a table has by itself: the highest amount first. */
export const NATURAL_SORT: TableSort = { by: 'importo', ascending: false };
