import { useEffect, useRef, type ReactNode } from 'react';
import type { ListDefinition } from '#core/catalogue/definition.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { withMore, withPage } from '#core/catalogue/list-change.ts';
import { entriesBefore, hasMore, pageAnchor, pagesShown, shownText } from '#core/catalogue/paging.ts';
import { CardGrid } from '#ui/components/card.tsx';
import { useFirstNew } from '#ui/components/first-new.ts';
import { ErrorNotice, failureOf, PastEnd } from '#ui/components/messages.tsx';
import { ELEMENT } from '#ui/components/national-model.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { EndOfList } from '#ui/components/progress.tsx';
import { useStatus } from '#ui/components/status-line.tsx';
import { SkeletonCards, SkeletonRows } from '#ui/components/waiting.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { LISTS_COPY } from '#ui/copy/lists.ts';
import { PageFailure } from '../page-failure.tsx';
import { cardId, useReturnToCard } from './focus.ts';
import type { ListResult } from './list-result.ts';
import type { OpenList } from './use-list.ts';

/** Ids of the beginning and of the end of a list: it can be skipped, and left by either end. */
export const LIST_START_ID = 'inizio-elenco';
export const LIST_END_ID = 'fine-elenco';

/** Says what changed, once and as it is shown. */
const useAnnouncement = (
  sentence: string | undefined,
  items: readonly CatalogueItem[],
  page: number,
  shown: string,
  failure: string | undefined,
): void => {
  const { say } = useStatus();
  const before = useRef<{ sentence: string; page: number; count: number } | undefined>(undefined);
  useEffect(() => {
    if (sentence === undefined) return;
    const former = before.current;
    before.current = { sentence, page, count: items.length };
    if (former === undefined) return;
    const isMore = page > former.page && items.length > former.count;
    if (isMore || former.sentence !== sentence) say(isMore ? shown : sentence);
  }, [sentence, items, page, shown, say]);
  // A notice under what is shown is far from the focus (WCAG 4.1.3); where nothing is shown, the page is the notice.
  const isBelow = items.length > 0;
  useEffect(() => {
    if (failure !== undefined && isBelow) say(failure);
  }, [failure, isBelow, say]);
};

const BackUp = () => (
  <a className="pt-skip-up" href={`#${LIST_START_ID}`}>
    {LISTS_COPY.backUp}
  </a>
);

const moreOf = ({ address, dispatch, pathOf }: OpenList, fragment: string | undefined) => ({
  to: pathOf(withMore(address)),
  fragment,
  element: ELEMENT.moreCards,
  onPress: () => dispatch({ type: 'moreAsked' }),
});

/** The items of a list, with what there is to say where there are none, not yet, or not any more (LIST-01, LIST-06, LIST-10). */
export const ListResults = ({
  definition,
  list,
  result,
  sentence,
  empty,
  draw,
  hasAnchors,
}: {
  readonly definition: ListDefinition;
  readonly list: OpenList;
  readonly result: ListResult;
  /** What the status line says, once all is here. */
  readonly sentence: string | undefined;
  /** What stands where nothing was found. */
  readonly empty: ReactNode;
  readonly draw: (items: readonly CatalogueItem[]) => ReactNode;
  /** Whether the first entry of each page has an anchor; without, the reader goes on at the last that is shown. */
  readonly hasAnchors: boolean;
}) => {
  const { address, pathOf } = list;
  const { items, total, failed, waiting } = result;
  const { first, last } = pagesShown(address.page);
  const before = entriesBefore(definition, address.page);
  const count = total ?? before + items.length;
  useFirstNew({ ids: items.map((item) => cardId(item)), steps: address.page, isSettled: sentence !== undefined });
  useAnnouncement(sentence, items, address.page, shownText(items.length, count, before), failed && LISTS_COPY.failed);
  useReturnToCard(items.length > 0);
  const failure = failed && failureOf(LISTS_COPY.failed, failed);
  if (items.length === 0) {
    if (failure !== undefined) return <PageFailure {...failure} />;
    if (waiting !== undefined) return <Skeletons count={definition.pageSize} asRows={!hasAnchors} />;
    if (total !== undefined && total > 0) return <PastEnd total={total} firstTo={pathOf(withPage(address, 1))} />;
    return empty;
  }
  const isMore = total !== undefined && hasMore(last, definition.pageSize, total);
  const [lastId] = items.slice(-1).map((item) => cardId(item));
  return (
    <>
      {first === 1 ? null : (
        <p>
          <LinkTo to={pathOf(withPage(address, 1))}>{COMMON.firstResults}</LinkTo>
        </p>
      )}
      <h2 className="visually-hidden">{LISTS_COPY.resultsHeading}</h2>
      {draw(items)}
      {waiting === undefined ? null : <Skeletons count={3} asRows={!hasAnchors} />}
      {failure === undefined ? null : <ErrorNotice {...failure} />}
      <EndOfList
        id={LIST_END_ID}
        shown={items.length}
        total={count}
        before={before}
        more={isMore ? moreOf(list, hasAnchors ? pageAnchor(last + 1) : lastId) : undefined}
      >
        <BackUp />
      </EndOfList>
    </>
  );
};

/** What is on its way in the shape in which it comes: cards, or rows that open. */
const Skeletons = ({ count, asRows }: { readonly count: number; readonly asRows: boolean }) => (
  <div aria-busy="true">{asRows ? <SkeletonRows count={count} /> : <SkeletonCards count={count} />}</div>
);

/** The cards of a list, in a grid. */
export const Cards = ({
  items,
  card,
  anchorOf,
}: {
  readonly items: readonly CatalogueItem[];
  /** Id of the place of an entry, where a page of the list begins with it. */
  readonly anchorOf?: ((index: number) => string | undefined) | undefined;
  readonly card: (item: CatalogueItem) => ReactNode;
}) => (
  <CardGrid
    label={LISTS_COPY.results}
    items={items.map((item, index) => ({ key: item.id, card: card(item), id: anchorOf?.(index) }))}
  />
);
