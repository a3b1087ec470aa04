import { useEffect, useRef, type ReactNode } from 'react';
import type { ListDefinition } from '#core/catalogue/definition.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { withMore, withPage } from '#core/catalogue/list-change.ts';
import { hasMore, mergePages, NO_RESULTS, pagesShown, shownText, statusSentence } from '#core/catalogue/paging.ts';
import type { Page } from '#core/kernel/page.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { CardGrid } from '#ui/components/card.tsx';
import { EmptyState, ErrorNotice } from '#ui/components/messages.tsx';
import { LinkTo } from '#ui/components/link-to.tsx';
import { ProgressBar } from '#ui/components/progress.tsx';
import { useStatus } from '#ui/components/status-line.tsx';
import { SkeletonCards, Waiting } from '#ui/components/waiting.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import type { Answer } from '#ui/state/questions.ts';
import type { OpenList } from './use-list.ts';

/** Id of the card of an item, to which the focus goes when more are shown. */
export const cardId = (item: CatalogueItem): string => `voce-${item.id}`;

type PageAnswer = Answer<Page<CatalogueItem>>;

const isAnswered = (answer: PageAnswer): answer is Extract<PageAnswer, { kind: 'answered' }> =>
  answer.kind === 'answered';

/** Says what changed, once, and puts the reader on the first of the cards that "Mostra di più" brought. */
const useAnnouncement = (sentence: string | undefined, items: readonly CatalogueItem[], page: number): void => {
  const { say } = useStatus();
  const before = useRef<{ sentence: string | undefined; page: number; count: number } | undefined>(undefined);
  useEffect(() => {
    if (sentence === undefined) return;
    const former = before.current;
    before.current = { sentence, page, count: items.length };
    if (former === undefined) return;
    const isMore = page > former.page && items.length > former.count;
    if (isMore) {
      const firstNew = items[former.count];
      if (firstNew !== undefined) document.getElementById(cardId(firstNew))?.querySelector('a')?.focus();
    }
    if (isMore || former.sentence !== sentence)
      say(isMore ? shownText(items.length, Number.MAX_SAFE_INTEGER) : sentence);
  }, [sentence, items, page, say]);
};

/** The items of a list, with what there is to say where there are none, not yet, or not any more (LIST-01, LIST-06, LIST-10). */
export const ListResults = ({
  definition,
  list,
  answers,
  card,
}: {
  readonly definition: ListDefinition;
  readonly list: OpenList;
  readonly answers: readonly PageAnswer[];
  readonly card: (item: CatalogueItem) => ReactNode;
}) => {
  const { address, dispatch, pathOf } = list;
  const pages = answers.filter(isAnswered).map(({ value }) => value);
  const items = mergePages(pages);
  const total = pages.at(-1)?.totalCount;
  const failed = answers.find((answer) => answer.kind === 'failed');
  const waiting = answers.find((answer) => answer.kind === 'waiting');
  const isSettled = failed === undefined && waiting === undefined && total !== undefined;
  useAnnouncement(isSettled ? statusSentence(definition, address.criteria, total) : undefined, items, address.page);

  if (failed !== undefined && items.length === 0) {
    return <FailedPart answer={failed} />;
  }
  if (items.length === 0 && waiting !== undefined) return <WaitingPart answer={waiting} count={definition.pageSize} />;
  if (items.length === 0) {
    return (
      <EmptyState text={NO_RESULTS}>
        <p>{LISTS_COPY.emptyHelp}</p>
        <LinkButton to={pathOf({ criteria: { search: '', selections: {}, sort: 'DESC' }, page: 1 })}>
          {COMMON.clearAll}
        </LinkButton>
      </EmptyState>
    );
  }
  const { first, last } = pagesShown(address.page);
  const more = total !== undefined && hasMore(last, definition.pageSize, total);
  const shown = (first - 1) * definition.pageSize + items.length;
  return (
    <>
      {first === 1 ? null : (
        <p>
          <LinkTo to={pathOf(withPage(address, 1))}>{LISTS_COPY.earlierPages}</LinkTo>
        </p>
      )}
      <h2 className="visually-hidden">{LISTS_COPY.resultsHeading}</h2>
      <CardGrid label={LISTS_COPY.results} items={items.map((item) => ({ key: item.id, card: card(item) }))} />
      {waiting === undefined ? null : <WaitingPart answer={waiting} count={3} />}
      {failed === undefined ? null : <FailedPart answer={failed} />}
      <div className="pt-end">
        <p className="pt-num mb-0">{shownText(shown, total ?? shown)}</p>
        <ProgressBar value={shown} max={total ?? shown} label={shownText(shown, total ?? shown)} />
        {more ? <MoreButton to={pathOf(withMore(address))} onMore={() => dispatch({ type: 'moreAsked' })} /> : null}
      </div>
    </>
  );
};

/** "Mostra di più": a link to the address with one page more, so that it works without script too (D-18). */
const MoreButton = ({ to, onMore }: { readonly to: string; readonly onMore: () => void }) => (
  <LinkButton to={to} iconEnd="expand" onClick={onMore} wide>
    {COMMON.showMore}
  </LinkButton>
);

const FailedPart = ({ answer }: { readonly answer: Extract<PageAnswer, { kind: 'failed' }> }) => (
  <ErrorNotice
    title={LISTS_COPY.failed}
    text={answer.error.serverMessage ?? LISTS_COPY.failedHelp}
    status={answer.error.status}
    onRetry={answer.askAgain}
  />
);

const WaitingPart = ({
  answer,
  count,
}: {
  readonly answer: Extract<PageAnswer, { kind: 'waiting' }>;
  readonly count: number;
}) => (
  <Waiting onRetry={answer.askAgain}>
    <SkeletonCards count={count} />
  </Waiting>
);
