import { useEffect, useRef, useState } from 'react';
import { VisitList } from '#core/catalogue/list-visit.ts';
import { mergePages } from '#core/catalogue/paging.ts';
import type { ListAddress } from '#core/catalogue/query-codec.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import { pathTo } from '#core/navigation/routes.ts';
import { filtersFromCriteria } from '#core/notifications/filters.ts';
import { type InboxAddress, inboxPath, messageInQuery, messageInState } from '#core/notifications/inbox-address.ts';
import { firstToRead } from '#core/notifications/latest.ts';
import { NOTIFICATION_LIST } from '#core/notifications/notification-list.ts';
import type { Inbox, Notification } from '#core/notifications/notification.ts';
import type { Company } from '#core/session/user.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { useScreen, useSideBySide } from '#ui/platform/media-query.ts';
import { useNavigate } from '#ui/routing/address.tsx';
import { useInjection } from '#ui/state/injection.tsx';
import { useQueryResults } from '#ui/state/queries.ts';
import { rowId } from './inbox-list.tsx';
import { inboxPageQueries, latestQuery } from './inbox-queries.ts';
import type { Marking } from './use-marking.ts';
import type { NeedsByMessage } from './use-message-needs.ts';

export interface InboxProps {
  readonly context: PageContext;
  readonly inbox: Inbox;
  readonly company: Company;
}

/** How many messages of the inbox are to be read, as the bell says it too; undefined while it is not known. */
export const useUnread = (context: PageContext, inbox: Inbox): number | undefined => {
  const [latest] = useQueryResults([latestQuery(context, inbox, useScreen())]);
  return latest?.kind === 'success' ? latest.value.unread : undefined;
};

/**
 * Opens the message that the navigation state carries, else what this session remembers of the filters (PAGE-10, LIST-16). Answers whether
 * they are those of memory, which are left again where no message passes them (D-69).
 */
export const useArrival = (
  { path, pairs, table }: PageContext,
  address: InboxAddress,
  total: number | undefined,
): boolean => {
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

/** The messages of the pages that the address asks for, with what is still on its way or did not come. */
export const useMessages = (context: PageContext, inbox: Inbox, address: InboxAddress) => {
  const results = useQueryResults(inboxPageQueries(context, inbox, address));
  const pages = results.flatMap((result) => (result.kind === 'success' ? [result.value] : []));
  return {
    messages: mergePages(
      pages.map((page) => ({ ...page, items: page.items.map((one) => ({ ...one, id: one.msgId })) })),
    ),
    total: pages.at(-1)?.totalCount,
    failed: results.find((result) => result.kind === 'failed'),
    waiting: results.find((result) => result.kind === 'pending'),
  };
};

/**
 * The message that is shown: the one of the address, else beside the list the first to read. That one stays when it has become a read one,
 * until something else is opened.
 */
export const useShown = (
  address: InboxAddress,
  query: string,
  messages: readonly Notification[],
): string | undefined => {
  const isWide = useSideBySide();
  const [beside, setBeside] = useState<{ readonly of: string; readonly msgId: string }>();
  const first = firstToRead(messages, filtersFromCriteria(address.criteria));
  if (isWide && address.msgId === undefined && first !== undefined && beside?.of !== query)
    setBeside({ of: query, msgId: first });
  return address.msgId ?? (isWide && beside?.of === query ? beside.msgId : undefined);
};

/** Coming back from a message, the reader finds the row that was left. */
export const useRowOnReturn = (msgId: string | undefined): void => {
  const left = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (msgId === undefined && left.current !== undefined) document.getElementById(rowId(left.current))?.focus();
    left.current = msgId;
  }, [msgId]);
};

type Listed = ReturnType<typeof useMessages>;

/** What the parts of the inbox share. */
export interface Shared extends InboxProps {
  readonly address: InboxAddress;
  readonly listed: Listed;
  readonly shownId: string | undefined;
  readonly needsByMessage: NeedsByMessage;
  readonly marking: Marking;
  readonly pathOf: (to: ListAddress & { readonly msgId?: string | undefined }) => string;
}
