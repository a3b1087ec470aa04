import type { MailQueue } from '#core/kernel/mail-queue.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { AssistanceRequest } from './assistance-request.ts';

/** No delivery is planned further ahead (milliseconds), neither after a failure nor by a lease. */
export const LONGEST_WAIT_MS = 3_600_000;

/** A taken request that is still to be handed to people. */
export interface Undelivered {
  readonly receiptNumber: string;
  readonly request: AssistanceRequest;
  /** How often delivery has been tried before; with the number, it names this one taking of the request. */
  readonly attempts: number;
  /** When the portal took it (milliseconds since 1970); the same at every try. */
  readonly receivedAt: number;
}

/** The requests on their way to the people who answer them (PAGE-33). */
export type AssistanceOutbox = MailQueue<Undelivered>;
export const AssistanceOutbox = portKey<AssistanceOutbox>('AssistanceOutbox');
