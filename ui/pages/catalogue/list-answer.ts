import type { CatalogueItem } from '#core/catalogue/item.ts';
import { mergePages } from '#core/catalogue/paging.ts';
import type { Page } from '#core/kernel/page.ts';
import type { Answer } from '#ui/state/questions.ts';

type PageAnswer = Answer<Page<CatalogueItem>>;

/** The answers to the pages of a list as one: what is here, and what is still missing. */
export interface ListAnswer {
  readonly items: readonly CatalogueItem[];
  readonly total: number | undefined;
  /** Other words that were looked for (LIST-19). */
  readonly understood: string | undefined;
  readonly failed: Extract<PageAnswer, { kind: 'failed' }> | undefined;
  readonly waiting: Extract<PageAnswer, { kind: 'waiting' }> | undefined;
}

/** Joins the answers to the pages of a list. */
export const listAnswerOf = (answers: readonly PageAnswer[]): ListAnswer => {
  const pages = answers.flatMap((answer) => (answer.kind === 'answered' ? [answer.value] : []));
  const last = pages.at(-1);
  return {
    items: mergePages(pages),
    total: last?.totalCount,
    understood: last?.understood,
    failed: answers.find((answer) => answer.kind === 'failed'),
    waiting: answers.find((answer) => answer.kind === 'waiting'),
  };
};
