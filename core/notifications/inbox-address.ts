import { type ListAddress, listAddressFromQuery, listAddressToQuery } from '#core/catalogue/query-codec.ts';
import { pairsToQuery, type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { pathTo, type RouteTable } from '#core/navigation/routes.ts';
import { NOTIFICATION_LIST } from './notification-list.ts';

/** Name under which a query said which message is open (PAGE-10). */
const MESSAGE_PARAMETER = 'msg';
/** Longest text that could name a message. */
const LONGEST_NAME = 100;

/** What the address of the notifications page says: filters, how many pages are shown, which message is open. */
export interface InboxAddress extends ListAddress {
  readonly msgId: string | undefined;
}

const nameIn = (text: unknown): string | undefined =>
  typeof text === 'string' && text !== '' && text.length <= LONGEST_NAME ? text : undefined;

/** Reads an address: `name` is the last part of its path, below the list (D-43). */
export const inboxAddressFrom = (name: string | undefined, pairs: QueryPairs): InboxAddress => ({
  ...listAddressFromQuery(NOTIFICATION_LIST, pairs),
  msgId: nameIn(name),
});

/** The path of an inbox at an address, without base path; what `inboxAddressFrom` reads back. */
export const inboxPath = (table: RouteTable, { msgId, ...list }: InboxAddress): string => {
  const query = pairsToQuery(listAddressToQuery(NOTIFICATION_LIST, list));
  const path = msgId === undefined ? pathTo(table, 'notifications') : pathTo(table, 'message', { id: msgId });
  return query === '' ? path : `${path}?${query}`;
};

/** The message that an address names in its query, as it did before a message had a path of its own. */
export const messageInQuery = (pairs: QueryPairs): string | undefined => nameIn(queryValue(pairs, MESSAGE_PARAMETER));

/** The message that a navigation state carries, as the dropdown leaves it (PAGE-11); rubbish counts as none. */
export const messageInState = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'msgId' in state ? nameIn(state.msgId) : undefined;
