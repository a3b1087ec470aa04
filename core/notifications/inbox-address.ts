import { type ListAddress, listAddressFromQuery, listAddressToQuery } from '#core/catalogue/query-codec.ts';
import { type QueryPairs, queryValue } from '#core/kernel/address.ts';
import { NOTIFICATION_LIST } from './notification-list.ts';

/** Name under which the address says which message is open (PAGE-10). */
const MESSAGE_PARAMETER = 'msg';
/** Longest thing that could name a message. */
const LONGEST_NAME = 100;

/** What the address of the notifications page says: filters, how many pages are shown, which message is open. */
export interface InboxAddress extends ListAddress {
  readonly msgId: string | undefined;
}

const nameIn = (text: unknown): string | undefined =>
  typeof text === 'string' && text !== '' && text.length <= LONGEST_NAME ? text : undefined;

export const inboxAddressFromQuery = (pairs: QueryPairs): InboxAddress => ({
  ...listAddressFromQuery(NOTIFICATION_LIST, pairs),
  msgId: nameIn(queryValue(pairs, MESSAGE_PARAMETER)),
});

/** Writes what `inboxAddressFromQuery` reads back. */
export const inboxAddressToQuery = ({ msgId, ...list }: InboxAddress): QueryPairs => [
  ...listAddressToQuery(NOTIFICATION_LIST, list),
  ...(msgId === undefined ? [] : [[MESSAGE_PARAMETER, msgId] as const]),
];

/** The message that a navigation state carries, as the dropdown leaves it (PAGE-11); rubbish counts as none. */
export const messageInState = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'msgId' in state ? nameIn(state.msgId) : undefined;
