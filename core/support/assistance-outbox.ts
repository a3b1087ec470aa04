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

/**
 * The requests on their way to the people who answer them: kept until one process reports the delivery, and in the
 * hands of one process at a time (PAGE-33). A request is in hand for as long as its lease lasts.
 */
export interface AssistanceOutbox {
  /** Takes requests that are due for this process alone; they come back when nothing is reported within `leaseMs`. */
  claim(limit: number, leaseMs: number): Promise<readonly Undelivered[]>;
  /** Keeps a taken request for `leaseMs` from now; false when it has been taken by another since, or delivered. */
  keep(taken: Undelivered, leaseMs: number): Promise<boolean>;
  delivered(receiptNumber: string): Promise<void>;
  /** Tries again after `retryAfterMs`; nothing when another has taken the request since. `reason` holds no personal data. */
  failed(taken: Undelivered, reason: string, retryAfterMs: number): Promise<void>;
}
export const AssistanceOutbox = portKey<AssistanceOutbox>('AssistanceOutbox');
