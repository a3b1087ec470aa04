import { useRef, useState } from 'react';
import { hasSelections } from '#core/catalogue/criteria.ts';
import { withMore, withPage } from '#core/catalogue/list-change.ts';
import { entriesBefore, hasMore, pagesShown } from '#core/catalogue/paging.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { NOTIFICATION_LIST } from '#core/notifications/notification-list.ts';
import { isLoggedIn, SessionCell } from '#core/session/state.ts';
import { LinkTo } from '#ui/components/link-to.tsx';
import { EmptyState, ErrorNotice, failureOf, PastEnd } from '#ui/components/messages.tsx';
import { EndOfList } from '#ui/components/progress.tsx';
import { useStatus } from '#ui/components/status-line.tsx';
import { SkeletonRows, Waiting } from '#ui/components/waiting.tsx';
import { NOTIFICATIONS_COPY as COPY } from '#ui/copy/notifications.ts';
import { takesAlerts } from '#ui/pages/alerts/takes-alerts.ts';
import { PageFailure } from '#ui/pages/page-failure.tsx';
import type { PageContext } from '#ui/pages/page-module.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { useCell } from '#ui/state/reactive-cell.ts';
import { InboxBar } from './inbox-bar.tsx';
import { InboxList } from './inbox-list.tsx';
import type { Shared } from './inbox-state.ts';
import { ClearAll } from './inbox-tools.tsx';

/** The way to alerts by email, where the service offers them (PREF-01). */
const ByEmail = ({ context }: { readonly context: PageContext }) => {
  const session = useCell(useInjection(SessionCell));
  if (!isLoggedIn(session) || !takesAlerts(session)) return null;
  return (
    <p className="mt-3">
      <LinkTo to={pathTo(context.table, 'alertPreferences')}>{COPY.byEmail}</LinkTo>
    </p>
  );
};

/** The rows with their bar, or the reason why there are none. */
const Rows = ({ onDone, ...shared }: Shared & { readonly onDone: () => void }) => {
  const { context, address, pathOf, marking, needsByMessage, shownId } = shared;
  const { messages, total, waiting } = shared.listed;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { say } = useStatus();
  const choose = (next: readonly string[]): void => {
    setChosen(next);
    say(COPY.selected(next.length));
  };
  const isNarrowed = hasSelections(address.criteria);
  if (messages.length === 0 && total !== undefined && total > 0 && waiting === undefined)
    return <PastEnd total={total} firstTo={pathOf({ ...withPage(address, 1), msgId: address.msgId })} />;
  if (messages.length === 0 && total === 0)
    return (
      <EmptyState text={isNarrowed ? COPY.noMatch : COPY.noMessages}>
        {isNarrowed ? <ClearAll context={context} /> : null}
      </EmptyState>
    );
  if (messages.length === 0) return null;
  return (
    <div className="pt-inbox-card">
      <InboxBar
        shown={messages.map((message) => message.msgId)}
        chosen={chosen}
        onChoose={choose}
        marking={marking}
        onDone={() => {
          setChosen([]);
          onDone();
        }}
      />
      <InboxList
        messages={messages}
        openId={shownId}
        chosen={chosen}
        onChoose={(id, isChosen) => choose(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
        pathOf={(id) => pathOf({ ...address, msgId: id })}
        needsFor={needsByMessage.of}
        isAwaited={needsByMessage.isAwaited}
      />
    </div>
  );
};

/** The list of messages, with what is on its way, what failed and the way to more (NOTE-01, PAGE-10). */
export const List = (shared: Shared) => {
  const { context, address, pathOf } = shared;
  const { messages, total, failed, waiting } = shared.listed;
  const heading = useRef<HTMLHeadingElement>(null);
  const Failed = messages.length === 0 ? PageFailure : ErrorNotice;
  const more = total !== undefined && hasMore(pagesShown(address.page).last, NOTIFICATION_LIST.pageSize, total);
  return (
    <section className="list" aria-labelledby="elenco-notifiche">
      <h2 id="elenco-notifiche" ref={heading} tabIndex={-1} className="visually-hidden">
        {COPY.list}
      </h2>
      <Rows {...shared} onDone={() => heading.current?.focus()} />
      {waiting === undefined ? null : (
        <Waiting onRetry={waiting.kind === 'pending' ? waiting.refetch : undefined}>
          <SkeletonRows count={8} />
        </Waiting>
      )}
      {failed?.kind === 'failed' ? <Failed {...failureOf(COPY.failed, failed)} /> : null}
      {total === undefined || messages.length === 0 ? null : (
        <EndOfList
          shown={messages.length}
          total={total}
          before={entriesBefore(NOTIFICATION_LIST, address.page)}
          more={more ? { to: pathOf({ ...withMore(address), msgId: address.msgId }) } : undefined}
        />
      )}
      {total === undefined ? null : <ByEmail context={context} />}
    </section>
  );
};
