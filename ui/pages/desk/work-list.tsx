import { useRef, useState } from 'react';
import { pairsToQuery } from '#core/kernel/address.ts';
import { workPositionQuery } from '#core/producers/list-position.ts';
import { hasMore, pagesShown } from '#core/catalogue/paging.ts';
import { CopyAddress } from '#core/content/share.ts';
import { FORBIDDEN } from '#core/kernel/http-status.ts';
import { CollectWork } from '#core/producers/collect-work.ts';
import { workPath } from '#core/producers/work-address.ts';
import { workCsv } from '#core/producers/work-export.ts';
import { WORK_ROWS_A_PAGE, type WorkAddress, type WorkPage, workShown } from '#core/producers/work-list.ts';
import { workCountWords, workTotalsWords } from '#core/producers/work-words.ts';
import type { Convention } from '#core/session/user.ts';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { classes } from '#ui/components/classes.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { useFirstNew } from '#ui/components/first-new.ts';
import { EmptyState, ErrorNotice, failureOf } from '#ui/components/messages.tsx';
import { SectionHead } from '#ui/components/page-head.tsx';
import { EndOfList } from '#ui/components/progress.tsx';
import { Notice } from '#ui/components/status.tsx';
import { useSayOnChange, useStatus } from '#ui/components/status-line.tsx';
import { SkeletonRows, Waiting } from '#ui/components/waiting.tsx';
import { CLIENT_MESSAGES_COPY } from '#ui/copy/client-messages.ts';
import { WORK_COPY as COPY } from '#ui/copy/work.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { CountLine } from '#ui/pages/client-messages/choice-bar.tsx';
import { type Choice, useChoice } from '#ui/pages/client-messages/use-choice.ts';
import { KeyLine } from '#ui/pages/keyboard/key-line.tsx';
import { useRowKeys } from '#ui/pages/keyboard/use-row-keys.ts';
import { operatorOf } from '#ui/pages/producers/producer-queries.ts';
import { saveFile } from '#ui/platform/windows.ts';
import { useHref, useNavigate } from '#ui/routing/address.tsx';
import { useAction } from '#ui/state/injection.tsx';
import { type QueryResult, useInvalidate, useQueryResult, useQueryResults } from '#ui/state/queries.ts';
import { useToday } from '#ui/state/today.tsx';
import { boxesOf } from './work-boxes.tsx';
import { WorkFilters, type WorkWays } from './work-filters.tsx';
import { allWorkKey, workQueries } from './work-queries.ts';
import { workRowId, WorkTable } from './work-table.tsx';

interface WorkProps {
  readonly context: PageContext;
  readonly address: WorkAddress;
}

/** What the rows of the filters stop together, for the head of the desk (D-39). */
export const WorkSum = ({ context, address }: WorkProps) => {
  const [query] = workQueries(context, { ...address, page: 1 });
  // There is always a first page.
  const result = useQueryResult(query as NonNullable<typeof query>);
  if (result.kind !== 'success')
    return <p className="pt-work-sum">{result.kind === 'failed' ? COPY.sumFailed : null}</p>;
  return (
    <p className="pt-work-sum">
      {workTotalsWords(result.value.totals).map(({ text, isSum }) =>
        isSum === true ? <strong key={text}>{text}</strong> : <span key={text}>{text}</span>,
      )}
    </p>
  );
};

/** Takes the list away, by its address or as a file. */
const TakeAway = ({
  context,
  address,
  count,
  className,
}: WorkProps & { readonly count: number; readonly className: string }) => {
  const href = useHref();
  const today = useToday();
  const { say } = useStatus();
  const copyAddress = useAction(CopyAddress);
  const collect = useAction(CollectWork);
  const copy = async (): Promise<void> => {
    const full = `${context.origin}${href(workPath(context.table, { ...address, page: 1 }))}`;
    say((await copyAddress(full)) ? COPY.copied : COPY.notCopied);
  };
  const save = async (): Promise<void> => {
    try {
      const found = await collect(address, operatorOf(context));
      if (found.ok) saveFile(COPY.csvName, 'text/csv', workCsv(found.value, today));
      else say(COPY.csvFailed);
    } catch {
      say(COPY.csvFailed);
    }
  };
  return (
    <div className={className}>
      <Button look="link" icon="copy" onClick={() => void copy()}>
        {COPY.copy}
      </Button>
      <Button look="link" icon="download" onClick={() => void save()}>
        {COPY.csv(count)}
      </Button>
    </div>
  );
};

const Nothing = ({ address, pathOf }: Pick<WorkProps, 'address'> & Pick<WorkWays, 'pathOf'>) => {
  const isEverything = address.term === 'all' && address.kind === undefined && address.office === undefined;
  return isEverything ? (
    <Notice tone="ok" title={COPY.noneAtAll} />
  ) : (
    <EmptyState text={COPY.none}>
      <LinkButton to={pathOf({ term: 'all', kind: undefined, office: undefined })}>{COPY.all}</LinkButton>
    </EmptyState>
  );
};

/** What could not be read of the list, with the way on. */
const Failed = ({
  result,
  pathOf,
}: Pick<WorkWays, 'pathOf'> & { readonly result: Extract<QueryResult<unknown>, { readonly kind: 'failed' }> }) =>
  result.error.status === FORBIDDEN ? (
    <EmptyState text={COPY.notYourOffice}>
      <LinkButton to={pathOf({ office: undefined })}>{COPY.allOffices}</LinkButton>
    </EmptyState>
  ) : (
    <ErrorNotice {...failureOf(COPY.failed, result)} />
  );

const Rows = ({
  context,
  address,
  pages,
  isSettled,
  refetch,
  pathOf,
  choice,
}: WorkProps &
  Pick<WorkWays, 'pathOf'> & {
    readonly pages: readonly WorkPage[];
    readonly isSettled: boolean;
    readonly refetch: () => void;
    /** Absent where the service carries no messages to clients (D-40). */
    readonly choice: Choice | undefined;
  }) => {
  const today = useToday();
  const { rows, hasChanged } = workShown(pages);
  const latest = pages.at(-1);
  const total = latest?.totalCount ?? 0;
  const { last } = pagesShown(address.page);
  useFirstNew({ ids: rows.map(workRowId), steps: address.page, isSettled });
  if (latest === undefined) return null;
  return (
    <>
      <CountLine context={context} choice={choice}>
        <p className="mb-0">{workCountWords(total, latest.totals.producers, address.sort)}</p>
        <TakeAway context={context} address={address} count={total} className="pt-work-away above" />
      </CountLine>
      {hasChanged ? (
        <Notice tone="info" title={COPY.changed}>
          <p>
            <Button onClick={refetch}>{COPY.again}</Button>
          </p>
        </Notice>
      ) : null}
      <WorkTable
        context={context}
        rows={rows}
        today={today}
        before={choice === undefined ? undefined : boxesOf(choice, rows, today)}
        sort={address.sort}
        query={`?${pairsToQuery(workPositionQuery(address))}`}
        sortPath={(sort) => pathOf({ sort })}
      />
      <EndOfList
        shown={rows.length}
        total={total}
        more={
          isSettled && hasMore(last, WORK_ROWS_A_PAGE, total) ? { to: pathOf({ page: address.page + 1 }) } : undefined
        }
      />
      {/* On a phone the rows come first. */}
      <TakeAway context={context} address={address} count={total} className="pt-work-away below" />
    </>
  );
};

/** The pages of the list that the address shows, and all of its work asked for again. */
const useWork = (context: PageContext, address: WorkAddress) => {
  const results = useQueryResults(workQueries(context, address));
  const invalidate = useInvalidate();
  return {
    pages: results.flatMap((result) => (result.kind === 'success' ? [result.value] : [])),
    failed: results.find((result) => result.kind === 'failed'),
    pending: results.filter((result) => result.kind === 'pending'),
    // What the sums of the kinds say is as old as the rows.
    refetchAll: (): void => invalidate(allWorkKey(context)),
  };
};

/** Shows the boxes of the rows where there is no room for them at first, or takes off what was chosen. */
const ChooseMore = ({ isOn, onPress }: { readonly isOn: boolean; readonly onPress: () => void }) => (
  <Button look="link" className="more" aria-pressed={isOn} onClick={onPress}>
    {CLIENT_MESSAGES_COPY.chooseMore}
  </Button>
);

const Head = ({ weekTo }: { readonly weekTo: string }) => (
  <SectionHead
    title={COPY.title}
    end={
      <div className="pt-work-head">
        <LinkTo to={weekTo}>{COPY.week}</LinkTo>
        <KeyLine />
      </div>
    }
  />
);

/** One table of all work of the operator's offices: what stops most first (CAA-01, CAA-02). */
export const WorkList = ({ context, address, convention }: WorkProps & { readonly convention: Convention }) => {
  const navigate = useNavigate();
  const choice = useChoice();
  // Where rows are blocks their boxes come when they are asked for.
  const [isChoosing, setChoosing] = useState(false);
  const list = useRef<HTMLElement>(null);
  useRowKeys(list);
  const pathOf = (next: Partial<WorkAddress>): string => workPath(context.table, { ...address, page: 1, ...next });
  const { pages, failed, pending, refetchAll } = useWork(context, address);
  const [first] = pages;
  useSayOnChange(
    pathOf({}),
    first === undefined ? undefined : workCountWords(first.totalCount, first.totals.producers, address.sort),
  );
  const areBoxesShown = isChoosing || choice.chosen.length > 0;
  const clear = (): void => {
    choice.clear();
    setChoosing(false);
  };
  return (
    <section className={classes('pt-stack', areBoxesShown && 'pt-choosing')} ref={list}>
      <Head weekTo={pathOf({ term: 'week' })} />
      <div className="pt-fold-tools">
        <div>
          <WorkFilters
            address={address}
            offices={convention.offices ?? []}
            pathOf={pathOf}
            go={(next) => navigate(pathOf(next))}
          />
          {convention.writesToClients === true ? (
            <ChooseMore isOn={areBoxesShown} onPress={areBoxesShown ? clear : () => setChoosing(true)} />
          ) : null}
        </div>
      </div>
      {first === undefined ? null : first.totalCount === 0 ? (
        <Nothing address={address} pathOf={pathOf} />
      ) : (
        <Rows
          context={context}
          address={address}
          pages={pages}
          isSettled={pending.length === 0}
          refetch={refetchAll}
          choice={convention.writesToClients === true ? { ...choice, clear } : undefined}
          pathOf={pathOf}
        />
      )}
      {pending.length === 0 ? null : (
        <Waiting onRetry={() => pending.forEach(({ refetch }) => refetch())}>
          <SkeletonRows count={WORK_ROWS_A_PAGE} />
        </Waiting>
      )}
      {failed?.kind === 'failed' ? <Failed result={failed} pathOf={pathOf} /> : null}
    </section>
  );
};
