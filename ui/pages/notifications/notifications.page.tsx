import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withField, withMore, withPage } from '#core/catalogue/list-change.ts';
import { VisitList } from '#core/catalogue/list-visit.ts';
import { entriesBefore, FROM_MEMORY, hasMore, mergePages, pagesShown } from '#core/catalogue/paging.ts';
import { countText } from '#core/catalogue/count-text.ts';
import type { ListAddress } from '#core/catalogue/query-codec.ts';
import { hasSelections, selectedValues } from '#core/catalogue/criteria.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { filtersFromCriteria } from '#core/notifications/filters.ts';
import { inboxOf } from '#core/notifications/inbox.ts';
import { pathTo } from '#core/navigation/routes.ts';
import {
  type InboxAddress,
  inboxAddressFrom,
  inboxPath,
  messageInQuery,
  messageInState,
} from '#core/notifications/inbox-address.ts';
import { firstToRead } from '#core/notifications/latest.ts';
import { NOTIFICATION_LIST, NOTIFICATION_PERIODS } from '#core/notifications/notification-list.ts';
import type { Inbox, Notification } from '#core/notifications/notification.ts';
import { sessionContextOf } from '#core/session/context.ts';
import { isLoggedIn, selectedCompanyOf, SessionCell, type SessionState } from '#core/session/state.ts';
import type { Company } from '#core/session/user.ts';
import { Button, LinkButton } from '#ui/components/button.tsx';
import { ChipRow, ChoiceChip } from '#ui/components/chip.tsx';
import { classes } from '#ui/components/classes.ts';
import { Drop } from '#ui/components/drop.tsx';
import { useFirstNew } from '#ui/components/first-new.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { EmptyState, ErrorNotice, PastEnd } from '#ui/components/messages.tsx';
import { ShownOf } from '#ui/components/progress.tsx';
import { useSayOnChange, useStatus } from '#ui/components/status-line.tsx';
import { SkeletonRows, SkeletonText, Waiting } from '#ui/components/waiting.tsx';
import { COMMON } from '#ui/copy/common.ts';
import { NOTIFICATIONS_COPY as COPY } from '#ui/copy/notifications.ts';
import { useNavigate } from '#ui/routing/address.tsx';
import { useInjection } from '#ui/state/injection.tsx';
import { takesAlerts } from '#ui/pages/alerts/takes-alerts.ts';
import { heroQuery } from '#ui/pages/content-queries.ts';
import { UnderHero } from '#ui/pages/hero-head.tsx';
import { PageFailure } from '#ui/pages/page-failure.tsx';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { QuietBlock } from '#ui/pages/quiet-block.tsx';
import { useScreen, useSideBySide } from '#ui/platform/media-query.ts';
import { useQueryResults } from '#ui/state/queries.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { InboxBar } from './inbox-bar.tsx';
import { InboxList, rowId } from './inbox-list.tsx';
import { inboxPageQueries, latestQuery, messageQuery } from './inbox-queries.ts';
import { MessageView } from './message-view.tsx';
import { useMarking } from './use-marking.ts';
import { useMatters } from './use-matters.ts';
import '#ui/styles/reserved.scss';

const HERO = 'notifiche';

/** The inbox of who is here; none before a company is selected. */
const inboxFor = (session: SessionState): Inbox | undefined => {
  const { user, isCaa, selectedCuaa } = sessionContextOf(session);
  return user === undefined ? undefined : inboxOf({ isCaa, fiscalCode: user.fiscalCode, selectedCuaa });
};

interface InboxProps {
  readonly context: PageContext;
  readonly inbox: Inbox;
  readonly company: Company;
}

/** How many messages of the inbox are to be read, as the bell says it too; undefined while it is not known. */
const useUnread = (context: PageContext, inbox: Inbox): number | undefined => {
  const [latest] = useQueryResults([latestQuery(context, inbox, useScreen())]);
  return latest?.kind === 'success' ? latest.value.unread : undefined;
};

const UnreadLead = ({ context, inbox, name }: Omit<InboxProps, 'company'> & { readonly name: string }) => {
  const unread = useUnread(context, inbox);
  return <span className="pt-inbox-lead">{unread === undefined ? name : COPY.unreadOf(name, unread)}</span>;
};

/**
 * Opens the message that the navigation state carries, else what this session remembers of the filters (PAGE-10, LIST-16). Answers whether
 * they are those of memory, which are left again where no message passes them (D-69).
 */
const useArrival = ({ path, pairs, table }: PageContext, address: InboxAddress, total: number | undefined): boolean => {
  const [brought, setBrought] = useState<string>();
  const isFromMemory = brought === pairsToQuery(pairs);
  const judged = useRef<string | undefined>(undefined);
  const navigate = useNavigate();
  const visit = useInjection(VisitList);
  const hasArrived = useRef(false);
  useEffect(() => {
    const carried = messageInState(window.history.state) ?? messageInQuery(pairs);
    if (address.msgId === undefined && carried !== undefined && !hasArrived.current) {
      hasArrived.current = true;
      // The state stays: it says the same as the address.
      navigate(inboxPath(table, { ...address, msgId: carried }), {
        replace: true,
        state: window.history.state as unknown,
      });
      return;
    }
    const arrival = hasArrived.current ? 'withinTheList' : 'fromElsewhere';
    hasArrived.current = true;
    if (address.msgId !== undefined) return;
    const { state, goTo } = visit.arrive(NOTIFICATION_LIST, pairs, arrival);
    if (goTo === undefined) return;
    const query = pairsToQuery(goTo.pairs);
    if (state.fromMemory) setBrought(query);
    navigate(`${path}?${query}`, { replace: true });
  }, [address, visit, navigate, pairs, path, table]);
  useEffect(() => {
    if (!isFromMemory || total === undefined || judged.current === brought) return;
    // Later it may have none left because they were read here.
    judged.current = brought;
    if (total === 0) navigate(pathTo(table, 'notifications'), { replace: true });
  }, [isFromMemory, brought, total, navigate, table]);
  return isFromMemory;
};

const Filters = ({
  address,
  pathOf,
  children,
}: {
  /** After the filters: the way to clear them. */
  readonly children: ReactNode;
  readonly address: InboxAddress;
  readonly pathOf: (to: ListAddress) => string;
}) => {
  const period = selectedValues(address.criteria, 'timePeriod')[0];
  const isUnreadOnly = filtersFromCriteria(address.criteria).unreadOnly;
  const withPeriod = (values: readonly string[]): string =>
    pathOf(withField(NOTIFICATION_LIST, address, 'timePeriod', values));
  const periods = [{ value: undefined, name: COPY.anyTime }, ...NOTIFICATION_PERIODS].map(({ value, name }) => ({
    key: value ?? 'sempre',
    name,
    to: withPeriod(value === undefined ? [] : [value]),
    chosen: period === value,
  }));
  return (
    <>
      <div className="periods">
        <ChipRow
          label={COPY.period}
          chips={periods.map(({ key, name, to, chosen }) => ({
            key,
            chip: (
              <ChoiceChip to={to} chosen={chosen}>
                {name}
              </ChoiceChip>
            ),
          }))}
        />
      </div>
      {/* On phones the periods take one chip, which opens. */}
      <div className="period">
        <Drop
          group="periodo"
          start
          summaryClass={classes('chip', 'pt-choice-chip', period !== undefined && 'chosen')}
          summary={periods.find(({ chosen }) => chosen)?.name ?? COPY.period}
        >
          <h2>{COPY.period}</h2>
          <ul className="link-list">
            {periods.map(({ key, name, to, chosen }) => (
              <li key={key}>
                <LinkTo to={to} aria-current={chosen ? 'true' : undefined}>
                  {name}
                </LinkTo>
              </li>
            ))}
          </ul>
        </Drop>
      </div>
      <ChipRow
        label={COPY.filters}
        chips={[
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
        after={children}
      />
    </>
  );
};

/** The messages on either side of the open one, where they stand in the list; for screens that show one at a time. */
const Neighbours = ({
  messages,
  msgId,
  pathOf,
}: {
  readonly messages: readonly Notification[];
  readonly msgId: string;
  readonly pathOf: (msgId: string) => string;
}) => {
  const at = messages.findIndex((one) => one.msgId === msgId);
  const [previous, next] = at === -1 ? [] : [messages[at - 1], messages[at + 1]];
  return (
    <p className="neighbours">
      {previous === undefined ? null : <LinkTo to={pathOf(previous.msgId)}>{COPY.previous}</LinkTo>}
      {next === undefined ? null : (
        <LinkTo to={pathOf(next.msgId)} className="next">
          {COPY.next}
        </LinkTo>
      )}
    </p>
  );
};

/** The way to be told by email of what arrives, where the service writes to who chooses it (PREF-01). */
const ByEmail = ({ context }: { readonly context: PageContext }) => {
  const session = useCell(useInjection(SessionCell));
  if (!isLoggedIn(session) || !takesAlerts(session)) return null;
  return (
    <p className="mt-3">
      <LinkTo to={pathTo(context.table, 'alertPreferences')}>{COPY.byEmail}</LinkTo>
    </p>
  );
};

const InboxView = ({ context, inbox, company }: InboxProps) => {
  const address = inboxAddressFrom(context.match.params['id'], context.pairs);
  const query = pairsToQuery(context.pairs);
  const pathOf = (to: ListAddress & { readonly msgId?: string | undefined }): string =>
    inboxPath(context.table, { ...to, msgId: to.msgId });
  const marking = useMarking(context.area, inbox);
  const results = useQueryResults(inboxPageQueries(context, inbox, address));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { say } = useStatus();
  const choose = (next: readonly string[]): void => {
    setChosen(next);
    say(COPY.selected(next.length));
  };
  const [isSelecting, setSelecting] = useState(false);
  const listHeading = useRef<HTMLHeadingElement>(null);
  const { msgId } = address;

  const pages = results.flatMap((result) => (result.kind === 'success' ? [result.value] : []));
  const messages = mergePages(
    pages.map((page) => ({ ...page, items: page.items.map((one) => ({ ...one, id: one.msgId })) })),
  );
  const total = pages.at(-1)?.totalCount;
  const isFromMemory = useArrival(context, address, total);
  const failed = results.find((result) => result.kind === 'failed');
  const waiting = results.find((result) => result.kind === 'pending');
  const Failed = messages.length === 0 ? PageFailure : ErrorNotice;
  const more = total !== undefined && hasMore(pagesShown(address.page).last, NOTIFICATION_LIST.pageSize, total);
  const unread = useUnread(context, inbox);

  // What stands beside the list keeps standing there when it has become a read one, until something else is opened.
  const isWide = useSideBySide();
  const [beside, setBeside] = useState<{ readonly of: string; readonly msgId: string }>();
  const first = firstToRead(messages, filtersFromCriteria(address.criteria));
  if (isWide && msgId === undefined && first !== undefined && beside?.of !== query)
    setBeside({ of: query, msgId: first });
  const shownId = msgId ?? (isWide && beside?.of === query ? beside.msgId : undefined);
  const [opened] = useQueryResults(shownId === undefined ? [] : [messageQuery(context, inbox, shownId)]);
  const { of: matterFor, isAwaited } = useMatters(context, company, [
    ...messages,
    ...(opened?.kind === 'success' && opened.value !== null ? [opened.value] : []),
  ]);

  // Coming back from a message, the reader finds the row that was left.
  const left = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (msgId === undefined && left.current !== undefined) document.getElementById(rowId(left.current))?.focus();
    left.current = msgId;
  }, [msgId]);

  // Who has no message at all has nothing to filter.
  const isNarrowed = hasSelections(address.criteria);
  const isEmpty = total === 0 && !isNarrowed;
  const clear = (look?: 'link'): ReactNode => (
    <LinkButton look={look} to={pathTo(context.table, 'notifications')}>
      {COMMON.clearAll}
    </LinkButton>
  );
  const isSettled = total !== undefined && waiting === undefined && msgId === undefined;
  useFirstNew({ ids: messages.map((message) => rowId(message.msgId)), steps: address.page, isSettled });
  useSayOnChange(query, isSettled ? COPY.found(countText(total)) : undefined);

  return (
    <div
      className={classes(
        'container-xxl',
        'pt-section',
        'pt-inbox-page',
        msgId !== undefined && 'reading',
        isSelecting && 'selecting',
      )}
    >
      <div className={classes('tools', isEmpty && 'room')}>
        <Filters address={address} pathOf={pathOf}>
          {isNarrowed && total !== 0 ? (
            <>
              {isFromMemory ? <span className="fw-semibold">{FROM_MEMORY}</span> : null}
              {clear('link')}
            </>
          ) : null}
        </Filters>
        {/* What is not offered keeps its room: the list under it stands still when it is. */}
        <Button
          look="link"
          className={classes('select', messages.length === 0 && 'room')}
          aria-pressed={isSelecting}
          onClick={() => setSelecting(!isSelecting)}
        >
          {isSelecting ? COPY.stopSelecting : COPY.startSelecting}
        </Button>
        <Button
          look="link"
          className={classes('end', (unread === undefined || unread === 0) && 'room')}
          onClick={() => void marking.markAll()}
        >
          {COPY.markAll}
        </Button>
      </div>
      <section className="list" aria-labelledby="elenco-notifiche">
        <h2 id="elenco-notifiche" ref={listHeading} tabIndex={-1} className="visually-hidden">
          {COPY.list}
        </h2>
        {messages.length === 0 && total !== undefined && total > 0 && waiting === undefined ? (
          <PastEnd total={total} firstTo={pathOf({ ...withPage(address, 1), msgId })} />
        ) : messages.length === 0 && total === 0 ? (
          <EmptyState text={isNarrowed ? COPY.noMatch : COPY.noMessages}>{isNarrowed ? clear() : null}</EmptyState>
        ) : messages.length === 0 ? null : (
          <div className="pt-inbox-card">
            <InboxBar
              shown={messages.map((message) => message.msgId)}
              chosen={chosen}
              onChoose={choose}
              marking={marking}
              onDone={() => {
                setChosen([]);
                listHeading.current?.focus();
              }}
            />
            <InboxList
              messages={messages}
              openId={shownId}
              chosen={chosen}
              onChoose={(id, isChosen) => choose(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
              pathOf={(id) => pathOf({ ...address, msgId: id })}
              matterFor={matterFor}
              isAwaited={isAwaited}
            />
          </div>
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
        {total === undefined ? null : <ByEmail context={context} />}
      </section>
      <section className="message" aria-label={COPY.message}>
        {shownId === undefined ? null : (
          <>
            {msgId === undefined ? null : (
              <p className="back">
                <LinkTo to={pathOf({ ...address, msgId: undefined })}>{COPY.backToList}</LinkTo>
              </p>
            )}
            <QuietBlock bare query={messageQuery(context, inbox, shownId)} failed={COPY.failed}>
              {(message) =>
                message === null ? (
                  <p>{COPY.notFound}</p>
                ) : message.about !== undefined && isAwaited ? (
                  // What it wants stands above its words: they would be pushed down.
                  <Waiting>
                    <SkeletonText lines={8} />
                  </Waiting>
                ) : (
                  <MessageView
                    key={message.msgId}
                    message={message}
                    isOpened={msgId !== undefined}
                    marking={marking}
                    matter={matterFor(message)}
                    table={context.table}
                    company={company}
                  />
                )
              }
            </QuietBlock>
            <Neighbours messages={messages} msgId={shownId} pathOf={(id) => pathOf({ ...address, msgId: id })} />
          </>
        )}
      </section>
    </div>
  );
};

const NotificationsView = ({ context }: { readonly context: PageContext }) => {
  const session = useCell(useInjection(SessionCell));
  const inbox = inboxFor(session);
  const company = selectedCompanyOf(session);
  return inbox === undefined || company === undefined ? (
    <UnderHero context={context} hero={HERO}>
      {null}
    </UnderHero>
  ) : (
    <UnderHero
      context={context}
      hero={HERO}
      lead={<UnreadLead context={context} inbox={inbox} name={company.registeredName} />}
    >
      <InboxView key={inbox.id} context={context} inbox={inbox} company={company} />
    </UnderHero>
  );
};

/** The messages of the agency to the selected company (PAGE-10, NOTE-01 to NOTE-08). */
export const page: PageModule = {
  queries: (context) => {
    const inbox = inboxFor(context.use(SessionCell).read());
    if (inbox === undefined) return [heroQuery(context, HERO)];
    const address = inboxAddressFrom(context.match.params['id'], context.pairs);
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
