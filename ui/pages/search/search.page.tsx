import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  anchorOfPosition,
  correctionText,
  entriesBefore,
  hasMore,
  mergePages,
  pageAnchor,
  pagesShown,
  shownText,
} from '#core/catalogue/paging.ts';
import { taskPaths } from '#core/catalogue/task-page.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { bestAnswer } from '#core/search/best-answer.ts';
import { SEARCH_SCOPE, searchKinds, searchSentence } from '#core/search/results.ts';
import type { SearchHit } from '#core/search/search-hit.ts';
import {
  SEARCH_PAGE_SIZE,
  type SearchAddress,
  searchFromQuery,
  searchToQuery,
  withoutDetails,
  withText,
  withType,
} from '#core/search/search-text.ts';
import { type PortalResults, SearchPortal } from '#core/search/use-cases.ts';
import { useHref, useNavigate } from '#ui/routing/address.tsx';
import { CardGrid } from '#ui/components/card.tsx';
import { ChoiceChips } from '#ui/components/chip.tsx';
import { classes } from '#ui/components/classes.ts';
import { type Details, DetailsContent, DetailsDialog } from '#ui/components/details-dialog.tsx';
import { useFirstNew } from '#ui/components/first-new.ts';
import { useHydrated } from '#ui/components/hydrated.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { EmptyState, ErrorNotice, failureOf, PastEnd } from '#ui/components/messages.tsx';
import { EndOfList } from '#ui/components/progress.tsx';
import { SearchField } from '#ui/components/search-field.tsx';
import { useStatus } from '#ui/components/status-line.tsx';
import { SkeletonCards, Waiting } from '#ui/components/waiting.tsx';
import { PARTS } from '#ui/copy/parts.ts';
import { SEARCH_COPY as COPY } from '#ui/copy/search.ts';
import { useQueryResults, type QueryResult, type Query } from '#ui/state/queries.ts';
import { queryOf } from '../query.ts';
import { PageShell } from '../kinds/page-shell.tsx';
import { PageFailure } from '../page-failure.tsx';
import type { PageContext, PageModule } from '../page-module.ts';
import { DETAILS_ID } from '../catalogue/focus.ts';
import { BestAnswer } from './best-answer.tsx';
import { NothingFound } from './nothing-found.tsx';
import { hitId, SearchCard } from './search-card.tsx';

type Results = PortalResults | null;

/** Id of the row of the kinds of results: who chooses one stays there. */
const KINDS_ID = 'tipi-di-risultato';

const addressOf = ({ pairs }: PageContext): SearchAddress => searchFromQuery(pairs);

/** One query for each page of results that the address shows. */
const queriesOf = (context: PageContext): readonly Query<Results>[] => {
  const { text, type, page, exact, literal } = addressOf(context);
  if (text === undefined) return [];
  const { first, last } = pagesShown(page);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    queryOf(context, SearchPortal, {
      text,
      type,
      page: first + index,
      ...(exact === true ? { exact } : {}),
      ...(literal === true ? { literal } : {}),
    }),
  );
};

const pathOf = (context: PageContext, address: SearchAddress): string => {
  const path = pathTo(context.table, 'search');
  const query = pairsToQuery(searchToQuery(address));
  return query === '' ? path : `${path}?${query}`;
};

/** The words, which can be changed here as in the header: an assistance centre has no box there (NAV-10). */
const Words = ({ context, address }: { readonly context: PageContext; readonly address: SearchAddress }) => {
  const href = useHref();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    const next = withText(address, typeof typed === 'string' ? typed : '');
    if (next !== address) navigate(pathOf(context, next));
  };
  return (
    <search aria-label={PARTS.searchOfPage}>
      <form role="none" action={href(pathTo(context.table, 'search'))} method="get" onSubmit={submit}>
        {address.type === '' ? null : <input type="hidden" name="type" value={address.type} />}
        <SearchField id="cerca-portale" label={COPY.label} name="search" value={address.text ?? ''} />
      </form>
    </search>
  );
};

/** Of which words the results are, where they are not of all that was typed (LIST-19). */
const Understood = ({
  context,
  address,
  results,
}: {
  readonly context: PageContext;
  readonly address: SearchAddress;
  readonly results: PortalResults;
}) => {
  const { text = '' } = address;
  const { corrected, foundWords, suggestion, synonyms, totalCount } = results;
  if (corrected !== undefined) {
    return (
      <p>
        {correctionText(text, corrected)}{' '}
        <LinkTo to={pathOf(context, { ...withType(address, address.type), exact: true })}>
          {COPY.typedInstead(text)}
        </LinkTo>
      </p>
    );
  }
  if (totalCount > 0 && foundWords !== undefined) return <p>{COPY.fewer(text)}</p>;
  if (totalCount > 0 && synonyms !== undefined) {
    return (
      <p>
        {COPY.alsoFor(synonyms)}{' '}
        <LinkTo to={pathOf(context, { ...withType(address, address.type), literal: true })}>
          {COPY.onlyTyped(text)}
        </LinkTo>
      </p>
    );
  }
  if (suggestion === undefined) return null;
  return (
    <p>
      {COPY.didYouMean} <LinkTo to={pathOf(context, { text: suggestion, type: '', page: 1 })}>{suggestion}</LinkTo>
    </p>
  );
};

/** Says what the results are once they are here. */
const useAnnouncement = (
  sentence: string | undefined,
  hits: readonly SearchHit[],
  page: number,
  total: number,
): void => {
  const { say } = useStatus();
  const announced = useRef<{ sentence: string; page: number; count: number }>(undefined);
  useEffect(() => {
    if (sentence === undefined) return;
    const former = announced.current;
    announced.current = { sentence, page, count: hits.length };
    if (former === undefined) return;
    if (page > former.page && hits.length > former.count)
      say(shownText(hits.length, total, entriesBefore({ pageSize: SEARCH_PAGE_SIZE }, page)));
    else if (former.sentence !== sentence) say(sentence);
  }, [sentence, hits, page, total, say]);
};

const loaded = (results: readonly QueryResult<Results>[]): readonly PortalResults[] =>
  results.flatMap((result) => (result.kind === 'success' && result.value !== null ? [result.value] : []));

interface Addressed {
  readonly context: PageContext;
  readonly address: SearchAddress;
}

const NoHits = ({ context, address, total }: Addressed & { readonly total: number }) =>
  total > 0 ? (
    <PastEnd total={total} firstTo={pathOf(context, { ...withoutDetails(address), page: 1 })} />
  ) : (
    <NothingFound
      context={context}
      everywhereTo={address.type === '' ? undefined : pathOf(context, withType(address, ''))}
    />
  );

const HitRows = ({
  context,
  address,
  hits,
  best,
}: Addressed & { readonly hits: readonly SearchHit[]; readonly best: SearchHit | undefined }) =>
  hits.length === 0 ? null : (
    <CardGrid
      label={COPY.results}
      look="rows"
      items={hits
        .map((hit, position) => ({
          key: hit.id,
          id: anchorOfPosition({ pageSize: SEARCH_PAGE_SIZE }, address.page, position),
          card: <SearchCard hit={hit} context={context} detailsTo={pathOf(context, { ...address, details: hit.id })} />,
        }))
        .filter(({ key }) => key !== best?.id)}
    />
  );

const Hits = ({
  context,
  address,
  results,
  best,
}: Addressed & {
  readonly results: readonly QueryResult<Results>[];
  /** The result that stands above the others, and not a second time among them. */
  readonly best: SearchHit | undefined;
}) => {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const pages = loaded(results);
  const hits = mergePages(pages);
  const first = pages[0];
  const total = pages.at(-1)?.totalCount ?? 0;
  const failed = results.find((result) => result.kind === 'failed');
  const waiting = results.find((result) => result.kind === 'pending');
  const isSettled = failed === undefined && waiting === undefined && first !== undefined;
  useFirstNew({ ids: hits.map(hitId), steps: address.page, isSettled });
  useAnnouncement(isSettled ? searchSentence(first) : undefined, hits, address.page, total);
  const open = hits.find(({ id }) => id === address.details);
  const Failed = hits.length === 0 ? PageFailure : ErrorNotice;
  return (
    <>
      {isSettled && hits.length === 0 ? <NoHits context={context} address={address} total={total} /> : null}
      {open === undefined || hydrated ? null : (
        <div id={DETAILS_ID}>
          <DetailsContent details={detailsOf(context, open)} />
        </div>
      )}
      <HitRows context={context} address={address} hits={hits} best={best} />
      {waiting === undefined ? null : (
        <Waiting onRetry={waiting.refetch}>
          <SkeletonCards count={3} />
        </Waiting>
      )}
      {failed === undefined ? null : <Failed {...failureOf(COPY.failed, failed)} />}
      {hits.length === 0 ? null : (
        <EndOfList
          shown={hits.length}
          total={total}
          before={entriesBefore({ pageSize: SEARCH_PAGE_SIZE }, address.page)}
          more={
            hasMore(pagesShown(address.page).last, SEARCH_PAGE_SIZE, total)
              ? {
                  to: pathOf(context, { ...withoutDetails(address), page: address.page + 1 }),
                  fragment: pageAnchor(pagesShown(address.page).last + 1),
                }
              : undefined
          }
        />
      )}
      <DetailsDialog
        details={open === undefined || !hydrated ? undefined : detailsOf(context, open)}
        onClose={() => navigate(pathOf(context, withoutDetails(address)), { replace: true })}
      />
    </>
  );
};

const detailsOf = ({ table }: PageContext, { summary, neededFor, ...hit }: SearchHit): Details => ({
  ...hit,
  description: summary,
  neededFor: taskPaths(table, neededFor),
});

/** How many results there are of each kind: while those of another kind are awaited, the kinds stay as they were. */
const useKinds = (
  text: string | undefined,
  first: PortalResults | undefined,
): PortalResults['countsByType'] | undefined => {
  const [known, setKnown] = useState({ text, counts: first?.countsByType });
  if (first !== undefined && (known.text !== text || known.counts !== first.countsByType))
    setKnown({ text, counts: first.countsByType });
  return first?.countsByType ?? (known.text === text ? known.counts : undefined);
};

/** The kinds of what was found, to narrow it down to one. */
const Kinds = ({
  context,
  address,
  counts,
}: {
  readonly context: PageContext;
  readonly address: SearchAddress;
  readonly counts: PortalResults['countsByType'];
}) => {
  const { chips, without } = searchKinds(counts, address.type);
  return (
    <ChoiceChips
      fragment={KINDS_ID}
      id={KINDS_ID}
      label={COPY.kinds}
      choices={chips.map(({ label, value, count }) => ({
        key: label,
        words: `${label} (${count})`,
        to: pathOf(context, withType(address, value)),
        chosen: value === address.type,
      }))}
      after={without === undefined ? null : <p className="mb-0 pt-soft">{without}</p>}
    />
  );
};

const SearchView = ({ context }: { readonly context: PageContext }) => {
  const address = addressOf(context);
  const results = useQueryResults(queriesOf(context));
  const first = loaded(results)[0];
  const { text } = address;
  const kinds = useKinds(text, first);
  const isNothing = first?.totalCount === 0 && address.type === '';
  const best = first === undefined ? undefined : bestAnswer(first, address);
  return (
    <PageShell
      context={context}
      progress="never"
      title={
        text === undefined ? (
          COPY.title
        ) : (
          <>
            {COPY.resultsFor} <span className="pt-typed">{text}</span>
          </>
        )
      }
      lead={SEARCH_SCOPE}
      lowHead
    >
      <div className="pt-stack">
        <Words context={context} address={address} />
        {text === undefined ? (
          <EmptyState text={COPY.startTitle}>
            <p>{COPY.start}</p>
          </EmptyState>
        ) : (
          <>
            {best === undefined ? null : <BestAnswer hit={best} context={context} />}
            {kinds === undefined || isNothing ? null : <Kinds context={context} address={address} counts={kinds} />}
            <div className="pt-found">
              <p className={classes('mb-0', first?.totalCount === 0 && 'h4')}>
                {first === undefined ? null : searchSentence(first)}
              </p>
              {first === undefined ? null : <Understood context={context} address={address} results={first} />}
            </div>
            <Hits context={context} address={address} results={results} best={best} />
          </>
        )}
      </div>
    </PageShell>
  );
};

/** The results of the global search (ROUTE-11, PAGE-20, PAGE-21, LIST-12). */
export const page: PageModule = {
  queries: queriesOf,
  head: (context, known) => {
    const { text } = addressOf(context);
    const failure = queriesOf(context)
      .map((query) => known.error(query))
      .find((one) => one !== undefined);
    return {
      title: text === undefined ? COPY.title : `${COPY.resultsFor} ${text}`,
      description: COPY.description,
      status: failure === undefined ? 200 : (failure.status ?? 503),
      noIndex: text !== undefined,
    };
  },
  Page: ({ context }) => <SearchView context={context} />,
};
