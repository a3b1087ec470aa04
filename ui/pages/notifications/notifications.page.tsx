import { useEffect, useRef, useState } from 'react';
import { withField, withMore, withPage } from '#core/catalogue/list-change.ts';
import { VisitList } from '#core/catalogue/list-visit.ts';
import { countText, entriesBefore, hasMore, mergePages, pagesShown } from '#core/catalogue/paging.ts';
import type { ListAddress } from '#core/catalogue/query-codec.ts';
import { hasSelections, selectedValues } from '#core/catalogue/criteria.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { inboxOf } from '#core/notifications/inbox.ts';
import {
  type InboxAddress,
  inboxAddressFromQuery,
  inboxAddressToQuery,
  messageInState,
} from '#core/notifications/inbox-address.ts';
import { NOTIFICATION_LIST, NOTIFICATION_PERIODS } from '#core/notifications/notification-list.ts';
import type { Inbox } from '#core/notifications/notification.ts';
import { sessionContextOf } from '#core/session/context.ts';
import { SessionCell, type SessionState } from '#core/session/state.ts';
import { LinkButton } from '#ui/components/button.tsx';
import { ChipRow, ChoiceChip } from '#ui/components/chip.tsx';
import { classes } from '#ui/components/classes.ts';
import { useFirstNew } from '#ui/components/first-new.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { EmptyState, ErrorNotice, PastEnd } from '#ui/components/messages.tsx';
import { ShownOf } from '#ui/components/progress.tsx';
import { useSayOnChange } from '#ui/components/status-line.tsx';
import { SkeletonRows, Waiting } from '#ui/components/waiting.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { NOTIFICATIONS_COPY as COPY } from '#ui/copy/notifications.ts';
import { useNavigate } from '#ui/routing/address.tsx';
import { useInjection } from '#ui/state/injection.tsx';
import { heroQuery } from '#ui/pages/content-queries.ts';
import { UnderHero } from '#ui/pages/hero-head.tsx';
import { PageFailure } from '#ui/pages/page-failure.tsx';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import { useQueryResults } from '#ui/state/queries.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { InboxBar } from './inbox-bar.tsx';
import { InboxList, rowId } from './inbox-list.tsx';
import { inboxPageQueries, messageQuery } from './inbox-queries.ts';
import { MessageView } from './message-view.tsx';
import { useMarking } from './use-marking.ts';

const HERO = 'notifiche';

/** The inbox of who is here; none before a company is selected. */
const inboxFor = (session: SessionState): Inbox | undefined => {
  const { user, isCaa, selectedCuaa } = sessionContextOf(session);
  return user === undefined ? undefined : inboxOf({ isCaa, fiscalCode: user.fiscalCode, selectedCuaa });
};

/** Opens the message that the navigation state carries, else what this session remembers of the filters (PAGE-10, LIST-16). */
const useArrival = ({ path, pairs }: PageContext, address: InboxAddress): void => {
  const navigate = useNavigate();
  const visit = useInjection(VisitList);
  const hasArrived = useRef(false);
  useEffect(() => {
    const carried = messageInState(window.history.state);
    if (address.msgId === undefined && carried !== undefined && !hasArrived.current) {
      hasArrived.current = true;
      const opened = pairsToQuery(inboxAddressToQuery({ ...address, msgId: carried }));
      // The state stays: it says the same as the address.
      navigate(`${path}?${opened}`, { replace: true, state: window.history.state as unknown });
      return;
    }
    const arrival = hasArrived.current ? 'withinTheList' : 'fromElsewhere';
    hasArrived.current = true;
    if (address.msgId !== undefined) return;
    const { goTo } = visit.arrive(NOTIFICATION_LIST, pairs, arrival);
    if (goTo !== undefined) navigate(`${path}?${pairsToQuery(goTo.pairs)}`, { replace: true });
  }, [address, visit, navigate, pairs, path]);
};

const Filters = ({
  address,
  pathOf,
}: {
  readonly address: InboxAddress;
  readonly pathOf: (to: ListAddress) => string;
}) => {
  const period = selectedValues(address.criteria, 'timePeriod')[0];
  const isUnreadOnly = selectedValues(address.criteria, 'unreadOnly').includes('true');
  const withPeriod = (values: readonly string[]): string =>
    pathOf(withField(NOTIFICATION_LIST, address, 'timePeriod', values));
  return (
    <ChipRow
      label={COPY.filters}
      chips={[
        {
          key: 'sempre',
          chip: (
            <ChoiceChip to={withPeriod([])} chosen={period === undefined}>
              {COPY.anyTime}
            </ChoiceChip>
          ),
        },
        ...NOTIFICATION_PERIODS.map(({ value, name }) => ({
          key: value,
          chip: (
            <ChoiceChip to={withPeriod([value])} chosen={period === value}>
              {name}
            </ChoiceChip>
          ),
        })),
        {
          key: 'da-leggere',
          chip: (
            <ChoiceChip
              to={pathOf(withField(NOTIFICATION_LIST, address, 'unreadOnly', isUnreadOnly ? [] : ['true']))}
              chosen={isUnreadOnly}
            >
              {COPY.unreadOnly}
            </ChoiceChip>
          ),
        },
      ]}
    />
  );
};

const InboxView = ({ context, inbox }: { readonly context: PageContext; readonly inbox: Inbox }) => {
  const address = inboxAddressFromQuery(context.pairs);
  const query = pairsToQuery(context.pairs);
  const pathOf = (to: ListAddress & { readonly msgId?: string | undefined }): string => {
    const written = pairsToQuery(inboxAddressToQuery({ ...to, msgId: to.msgId }));
    return written === '' ? context.path : `${context.path}?${written}`;
  };
  useArrival(context, address);
  const marking = useMarking(context.area, inbox);
  const results = useQueryResults(inboxPageQueries(context, inbox, address));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const listHeading = useRef<HTMLHeadingElement>(null);
  const { msgId } = address;

  const pages = results.flatMap((result) => (result.kind === 'success' ? [result.value] : []));
  const messages = mergePages(
    pages.map((page) => ({ ...page, items: page.items.map((one) => ({ ...one, id: one.msgId })) })),
  );
  const total = pages.at(-1)?.totalCount;
  const failed = results.find((result) => result.kind === 'failed');
  const waiting = results.find((result) => result.kind === 'pending');
  const Failed = messages.length === 0 ? PageFailure : ErrorNotice;
  const more = total !== undefined && hasMore(pagesShown(address.page).last, NOTIFICATION_LIST.pageSize, total);

  // Coming back from a message, the reader finds the row that was left.
  const left = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (msgId === undefined && left.current !== undefined) document.getElementById(rowId(left.current))?.focus();
    left.current = msgId;
  }, [msgId]);

  const isSettled = total !== undefined && waiting === undefined && msgId === undefined;
  useFirstNew({ ids: messages.map((message) => rowId(message.msgId)), steps: address.page, isSettled });
  useSayOnChange(query, isSettled ? COPY.found(countText(total)) : undefined);

  return (
    <div className={classes('container-xxl', 'pt-section', 'pt-inbox-page', msgId !== undefined && 'reading')}>
      <section className="list pt-stack" aria-labelledby="elenco-notifiche">
        <h2 id="elenco-notifiche" ref={listHeading} tabIndex={-1} className="visually-hidden">
          {COPY.list}
        </h2>
        <Filters address={address} pathOf={pathOf} />
        <InboxBar
          chosen={chosen}
          marking={marking}
          onDone={() => {
            setChosen([]);
            listHeading.current?.focus();
          }}
        />
        {messages.length === 0 && total !== undefined && total > 0 && waiting === undefined ? (
          <PastEnd total={total} firstTo={pathOf({ ...withPage(address, 1), msgId })} />
        ) : messages.length === 0 && total === 0 ? (
          <EmptyState text={hasSelections(address.criteria) ? COPY.noMatch : COPY.noMessages}>
            {hasSelections(address.criteria) ? <LinkButton to={context.path}>{COMMON.clearAll}</LinkButton> : null}
          </EmptyState>
        ) : (
          <InboxList
            messages={messages}
            openId={msgId}
            chosen={chosen}
            onChoose={(id, isChosen) =>
              setChosen((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id)))
            }
            pathOf={(id) => pathOf({ ...address, msgId: id })}
          />
        )}
        {waiting === undefined ? null : (
          <Waiting onRetry={waiting.kind === 'pending' ? waiting.refetch : undefined}>
            <SkeletonRows count={8} />
          </Waiting>
        )}
        {failed?.kind === 'failed' ? (
          <Failed
            title={COPY.failed}
            text={failed.error.serverMessage}
            status={failed.error.status}
            onRetry={failed.refetch}
          />
        ) : null}
        {total === undefined || messages.length === 0 ? null : (
          <div className="pt-end">
            <ShownOf shown={messages.length} total={total} before={entriesBefore(NOTIFICATION_LIST, address.page)} />
            {more ? (
              <LinkButton to={pathOf({ ...withMore(address), msgId })} iconEnd="expand" wide>
                {COMMON.showMore}
              </LinkButton>
            ) : null}
          </div>
        )}
      </section>
      <section className="message" aria-label={COPY.message}>
        {msgId === undefined ? (
          <p className="pt-soft">{COPY.choose}</p>
        ) : (
          <>
            <p>
              <LinkTo to={pathOf(address.msgId === undefined ? address : { ...address, msgId: undefined })}>
                {COPY.backToList}
              </LinkTo>
            </p>
            <QuietBlock bare query={messageQuery(context, inbox, msgId)} failed={COPY.failed}>
              {(message) =>
                message === null ? <p>{COPY.notFound}</p> : <MessageView message={message} marking={marking} />
              }
            </QuietBlock>
          </>
        )}
      </section>
    </div>
  );
};

const NotificationsView = ({ context }: { readonly context: PageContext }) => {
  const inbox = inboxFor(useCell(useInjection(SessionCell)));
  return (
    <UnderHero context={context} hero={HERO}>
      {inbox === undefined ? null : <InboxView key={inbox.id} context={context} inbox={inbox} />}
    </UnderHero>
  );
};

/** The messages of the agency to the selected company (PAGE-10, NOTE-01 to NOTE-08). */
export const page: PageModule = {
  queries: (context) => {
    const inbox = inboxFor(context.use(SessionCell).read());
    if (inbox === undefined) return [heroQuery(context, HERO)];
    const address = inboxAddressFromQuery(context.pairs);
    return [
      heroQuery(context, HERO),
      ...inboxPageQueries(context, inbox, address),
      ...(address.msgId === undefined ? [] : [messageQuery(context, inbox, address.msgId)]),
    ];
  },
  head: (context) => ({
    title: context.match.route.title,
    description: context.match.route.title,
    status: 200,
    noIndex: true,
  }),
  Page: ({ context }) => <NotificationsView context={context} />,
};
