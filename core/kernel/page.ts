/** One page of a longer list. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Number of items over all pages; exact up to 10,000 (then 10,001 stands for "more than 10,000"). */
  readonly totalCount: number;
  /** 1 for the first page. */
  readonly page: number;
  readonly pageSize: number;
  /** Leads to what follows without a page number, where a list can be read so; absent after the last item. Opaque. */
  readonly next?: string;
  /** The spelling correction that these items belong to, because the typed words find nothing (LIST-19). */
  readonly understood?: string;
}

/** A page with nothing in it, as a page past the end is (API-05). */
export const emptyPage = <T>(page: number, pageSize: number, totalCount = 0): Page<T> => ({
  items: [],
  totalCount,
  page,
  pageSize,
});
