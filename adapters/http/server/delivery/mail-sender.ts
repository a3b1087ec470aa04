import { refusesRecipient } from '#core/alerts/refusal.ts';
import type { MailQueue } from '#core/kernel/mail-queue.ts';
import { LONGEST_WAIT_MS } from '#core/support/assistance-outbox.ts';

/**
 * How long a message is in the hands of one process (milliseconds): after it, that of a process that died is free again. Longer than a relay
 * may take to accept a message, so that no other process sends it meanwhile.
 */
const LEASE_MS = 900_000;

const FIRST_RETRY_MS = 10_000;

/** Time until the next try (milliseconds): ten seconds, then twice as long each time, at most an hour. */
export const retryAfterMs = (attempts: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts, 20));

/**
 * Hands one message over; throws when it could not, and is then retried. Before the step that cannot be taken back it asks `isStillOurs`, and
 * gives up when another process has claimed the message.
 */
export type DeliverMail<Queued> = (mail: Queued, isStillOurs: () => Promise<boolean>) => Promise<void>;

/** Sends the messages of one queue. */
export interface MailSender {
  /** Marks what the relay took and could not be marked then. */
  readonly mark: () => Promise<void>;
  /** Sends the next message that is due. */
  readonly sendNext: () => Promise<'none' | 'delivered' | 'failed' | 'paused'>;
}

/** Says that a message was not delivered, and why; no personal data. */
type ReportFailure<Queued> = (mail: Queued, failure: { readonly attempts: number; readonly reason: string }) => void;

/**
 * Makes the sender of a queue. A delivery that could not be marked is remembered, and marked before the next message is taken: only a process
 * that dies between the delivery and its mark delivers twice (PAGE-33, ALERT-06).
 */
export const makeMailSender = <Queued extends { readonly attempts: number }>(
  queue: MailQueue<Queued>,
  deliver: DeliverMail<Queued>,
  report: ReportFailure<Queued>,
): MailSender => {
  const unmarked = new Set<Queued>();
  const mark = async (): Promise<void> => {
    for (const mail of unmarked) {
      await queue.delivered(mail);
      unmarked.delete(mail);
    }
  };
  return {
    mark,
    sendNext: async () => {
      const mail = await queue.claim(LEASE_MS);
      if (mail === undefined) return 'none';
      try {
        await deliver(mail, () => queue.keep(mail, LEASE_MS));
        unmarked.add(mail);
        await mark();
        return 'delivered';
      } catch (error) {
        if (unmarked.has(mail)) throw error;
        const answer = error instanceof Error && 'response' in error ? String(error.response) : '';
        if (queue.refused !== undefined && refusesRecipient(answer)) {
          await queue.refused(mail);
          return 'failed';
        }
        const reason = error instanceof Error && 'code' in error ? String(error.code) : 'consegna non riuscita';
        report(mail, { attempts: mail.attempts + 1, reason });
        return (await queue.failed(mail, retryAfterMs(mail.attempts), reason)) ? 'paused' : 'failed';
      }
    },
  };
};
