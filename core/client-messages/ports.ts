import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { MessageSubject } from '#core/notifications/message-subject.ts';
import type { Application, CompanyPayment, Debt } from '#core/procedures/procedure.ts';
import type { Expiry } from '#core/producers/producer.ts';
import type { ClientMessageDraft, ClientMessageFailure, MessageReceipt } from './client-message.ts';
import type { MessageKind } from './message-kind.ts';
import type { ClientFacts } from './placeholders.ts';

/** The operator has no mandate for this client; said alike when there is no such client (D-05). */
export type FactsFailure = 'messages.forbidden';

/** How a centre writes to its clients. The operator is taken from the token. */
export interface ClientMessages {
  /** What the places of a text become for one client. */
  facts(kind: MessageKind, client: string): Promise<Result<ClientFacts, FactsFailure>>;
  /** Sends a message into the boxes of its clients, once for each key (D-45). */
  send(draft: ClientMessageDraft, key: string): Promise<Result<MessageReceipt, ClientMessageFailure>>;
}
export const ClientMessages = portKey<ClientMessages>('ClientMessages');

/** What a client's records say that a message can tell. */
export interface ClientRecord {
  readonly cuaa: string;
  readonly company: string;
  readonly office?: string | undefined;
  readonly expiries: readonly (Expiry & {
    /** Which one, where there can be several: the protocol number of a contract. */
    readonly thing?: string | undefined;
  })[];
  readonly payments: readonly CompanyPayment[];
  readonly applications: readonly Application[];
  readonly debts: readonly Debt[];
}

/** One message, ready for the box of one client. */
export interface ClientMessage {
  readonly cuaa: string;
  readonly subject: string;
  readonly body: string;
  readonly about: readonly MessageSubject[];
}

/** All messages of one sending, with what makes it the same one when it is sent again. */
export interface Sending {
  readonly operator: string;
  readonly key: string;
  /** Equal for equal messages. */
  readonly fingerprint: string;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly at: number;
  readonly messages: readonly ClientMessage[];
  readonly receipt: MessageReceipt;
}

/** For how many clients a sending counts: each one that it names. */
export const clientsNamed = ({ receipt }: Pick<Sending, 'receipt'>): number =>
  receipt.sent.length + receipt.refused.length;

/** What was sent before under a key. */
export interface KnownSending {
  readonly isSame: boolean;
  readonly receipt: MessageReceipt;
}

/** The boxes of the clients, and what each operator has sent. */
export interface ClientMailbox {
  /** A client with a mandate in force to an office of the operator; undefined otherwise, whether or not it exists. */
  clientAt(friendlyUrl: string, operator: string): Promise<ClientRecord | undefined>;
  /** What was sent under this key, and whether it was the same; undefined for a key that is new. */
  known(sending: Pick<Sending, 'operator' | 'key' | 'fingerprint'>): Promise<KnownSending | undefined>;
  /** The limit that a number of further clients would break, before any of them is looked at (CAAM-04). */
  limitBroken(sending: Pick<Sending, 'operator' | 'at'>, clients: number): Promise<'minute' | 'day' | undefined>;
  /** Puts all of it into the boxes, or nothing: under a key once, and within the limits (CAAM-04, CAAM-05). */
  take(sending: Sending): Promise<Result<MessageReceipt, Exclude<ClientMessageFailure, { code: 'messages.invalid' }>>>;
}
export const ClientMailbox = portKey<ClientMailbox>('ClientMailbox');
