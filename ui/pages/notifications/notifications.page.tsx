import { useState } from 'react';
import { countText } from '#core/catalogue/count-text.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { inboxOf } from '#core/notifications/inbox.ts';
import { inboxAddressFrom, inboxPath } from '#core/notifications/inbox-address.ts';
import type { Inbox } from '#core/notifications/notification.ts';
import { sessionContextOf } from '#core/session/context.ts';
import { selectedCompanyOf, SessionCell, type SessionState } from '#core/session/state.ts';
import { classes } from '#ui/components/classes.ts';
import { useFirstNew } from '#ui/components/first-new.ts';
import { useSayOnChange } from '#ui/components/status-line.tsx';
import { NOTIFICATIONS_COPY as COPY } from '#ui/copy/notifications.ts';
import { heroQuery } from '#ui/pages/content-queries.ts';
import { UnderHero } from '#ui/pages/hero-head.tsx';
import type { PageContext, PageModule } from '#ui/pages/page-module.ts';
import { unlistedHead } from '#ui/ssr/heads.ts';
import { useInjection } from '#ui/state/injection.tsx';
import { useQueryResults } from '#ui/state/queries.ts';
import { useCell } from '#ui/state/reactive-cell.ts';
import { rowId } from './inbox-list.tsx';
import { inboxPageQueries, messageQuery } from './inbox-queries.ts';
import { List } from './inbox-rows.tsx';
import {
  type InboxProps,
  type Shared,
  useArrival,
  useMessages,
  useRowOnReturn,
  useShown,
  useUnread,
} from './inbox-state.ts';
import { Tools } from './inbox-tools.tsx';
import { Opened } from './opened-message.tsx';
import { useMarking } from './use-marking.ts';
import { useMessageNeeds } from './use-message-needs.ts';
import '#ui/styles/reserved.scss';

const HERO = 'notifiche';

/** The inbox of the person signed in; none before a company is selected. */
const inboxFor = (session: SessionState): Inbox | undefined => {
  const { user, isCaa, selectedCuaa } = sessionContextOf(session);
  return user === undefined ? undefined : inboxOf({ isCaa, fiscalCode: user.fiscalCode, selectedCuaa });
};

const UnreadLead = ({ context, inbox, name }: Omit<InboxProps, 'company'> & { readonly name: string }) => {
  const unread = useUnread(context, inbox);
  return <span className="pt-inbox-lead">{unread === undefined ? name : COPY.unreadOf(name, unread)}</span>;
};

const InboxView = ({ context, inbox, company }: InboxProps) => {
  const address = inboxAddressFrom(context.match.params['id'], context.pairs);
  const query = pairsToQuery(context.pairs);
  const marking = useMarking(context.area, inbox);
  const listed = useMessages(context, inbox, address);
  const { messages, total, waiting } = listed;
  const [isSelecting, setSelecting] = useState(false);
  const isFromMemory = useArrival(context, address, total);
  const shownId = useShown(address, query, messages);
  const [opened] = useQueryResults(shownId === undefined ? [] : [messageQuery(context, inbox, shownId)]);
  const needsByMessage = useMessageNeeds(context, company, [
    ...messages,
    ...(opened?.kind === 'success' && opened.value !== null ? [opened.value] : []),
  ]);
  useRowOnReturn(address.msgId);
  const isSettled = total !== undefined && waiting === undefined && address.msgId === undefined;
  useFirstNew({ ids: messages.map((message) => rowId(message.msgId)), steps: address.page, isSettled });
  useSayOnChange(query, isSettled ? COPY.found(countText(total)) : undefined);

  const pathOf: Shared['pathOf'] = (to) => inboxPath(context.table, { ...to, msgId: to.msgId });
  const shared: Shared = { context, inbox, company, address, listed, shownId, needsByMessage, marking, pathOf };
  const isReading = address.msgId !== undefined;
  return (
    <div
      className={classes(
        'container-xxl',
        'pt-section',
        'pt-inbox-page',
        isReading && 'reading',
        isSelecting && 'selecting',
      )}
    >
      <Tools {...shared} isFromMemory={isFromMemory} isSelecting={isSelecting} onSelecting={setSelecting} />
      <List {...shared} />
      <section className="message" aria-label={COPY.message}>
        {shownId === undefined ? null : <Opened {...shared} shownId={shownId} />}
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
  head: unlistedHead,
  Page: ({ context }) => <NotificationsView context={context} />,
};
