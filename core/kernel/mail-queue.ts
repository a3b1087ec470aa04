/**
 * A queue of messages that wait to be delivered: each is kept until one process reports its delivery, and is in the hands of one process at a
 * time, for as long as its lease lasts (PAGE-33, ALERT-06). Every taking counts one more attempt, so that a process whose lease has run out
 * changes nothing of what another has taken since.
 */
export interface MailQueue<Queued> {
  /** Takes one message that is due; it comes back when nothing is reported within `leaseMs`. */
  claim(leaseMs: number): Promise<Queued | undefined>;
  /** Keeps it for `leaseMs` from now; false when another process has taken it since, or it is to leave no more. */
  keep(mail: Queued, leaseMs: number): Promise<boolean>;
  delivered(mail: Queued): Promise<void>;
  /** Tries again after `retryAfterMs`; `reason` holds no personal data. Answers whether the queue is paused now. */
  failed(mail: Queued, retryAfterMs: number, reason: string): Promise<boolean>;
  /** The relay refused the recipient itself; absent where it is the agency, which is asked again as after any failure. */
  refused?(mail: Queued): Promise<void>;
}
