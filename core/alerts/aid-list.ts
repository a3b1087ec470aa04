import type { AidAnswers } from '#core/aids/answers.ts';
import type { QueryPairs } from '#core/kernel/address.ts';
import type { MailQueue } from '#core/kernel/mail-queue.ts';
import { portKey } from '#core/kernel/port-key.ts';

/** For how long a list of aids waits at most (milliseconds): then its address is forgotten, whether it could be sent or not (D-57). */
export const AID_LIST_KEPT_MS = 86_400_000;

/** A list of aids that somebody sends to an address: the aids by name, and no answer but those that the address of the page had. */
export interface AidList {
  readonly mail: string;
  /** Slugs of the aids that fit, and of those that could, in their order. */
  readonly fits: readonly string[];
  readonly could: readonly string[];
  /** Canonical query of the finder with the answers that were typed there; nothing in it that no question offers. */
  readonly query: string;
}

/** A list of aids that is to leave now. */
export interface AidListToSend extends AidList {
  readonly id: string;
  /** How often it was tried before. */
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The lists of aids that wait to be sent; one that is delivered or refused is forgotten with its address, as is each whose day is over. What it stores can be read by nobody without the portal's secret (AIDS-06). */
export interface AidListOutbox extends MailQueue<AidListToSend> {
  /**
   * Notes a list. An address is sent one a day, whoever asks: what is asked beyond it is taken and dropped, so that the answer says nothing of the
   * address; the page says so. `tooMany` where the client, its network, or all of them have asked too often.
   */
  take(list: AidList, client: string): Promise<'taken' | 'tooMany'>;
}
export const AidListOutbox = portKey<AidListOutbox>('AidListOutbox');

/** What the form that sends a list of aids did. */
export type AidListOutcome =
  | { readonly kind: 'listSent'; readonly typed: AidAnswers }
  | {
      readonly kind: 'listRefused';
      /** What the list was made of, and what of it was typed into the address. */
      readonly answers: AidAnswers;
      readonly typed: AidAnswers;
      readonly mail: string;
      readonly reason: 'mail' | 'tooMany' | 'failed';
      /** What to do about the address, where that is the reason. */
      readonly trouble?: string | undefined;
    };

/** Sends a list of aids: the fields say which answers and to whom, the query of the page which answers were typed there (AIDS-06). */
export interface AidListService {
  post(fields: QueryPairs, query: QueryPairs, client: string): Promise<AidListOutcome>;
}
export const AidListService = portKey<AidListService>('AidListService');
