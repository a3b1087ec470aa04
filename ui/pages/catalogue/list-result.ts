import type { CatalogueItem } from '#core/catalogue/item.ts';
import { mergePages } from '#core/catalogue/paging.ts';
import type { Page } from '#core/kernel/page.ts';
import type { QueryResult } from '#ui/state/queries.ts';

type PageAnswer = QueryResult<Page<CatalogueItem>>;

/** The results of the pages of a list as one: what is here, and what is still missing. */
export interface ListResult {
  readonly items: readonly CatalogueItem[];
  readonly total: number | undefined;
  /** Other words that were looked for (LIST-19). */
  readonly understood: string | undefined;
  readonly failed: Extract<PageAnswer, { kind: 'failed' }> | undefined;
  readonly waiting: Extract<PageAnswer, { kind: 'pending' }> | undefined;
}

/** Joins the results of the pages of a list. */
export const listResultOf = (results: readonly PageAnswer[]): ListResult => {
  const pages = results.flatMap((result) => (result.kind === 'success' ? [result.value] : []));
  const last = pages.at(-1);
  return {
    items: mergePages(pages),
    total: last?.totalCount,
    understood: last?.understood,
    failed: results.find((result) => result.kind === 'failed'),
    waiting: results.find((result) => result.kind === 'pending'),
  };
};
