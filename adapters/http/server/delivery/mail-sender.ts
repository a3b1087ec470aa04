import { refusesRecipient } from '#core/alerts/refusal.ts';
import type { Logger } from '#core/kernel/logger.ts';
import { retryAfterMs } from './outbox-dispatcher.ts';

/** How long a message is in the hands of one process (milliseconds). */
const LEASE_MS = 900_000;

/** A queue of messages, each in the hands of one process at a time. */
export interface MailQueue<Queued> {
  claim(leaseMs: number): Promise<Queued | undefined>;
  keep(mail: Queued, leaseMs: number): Promise<boolean>;
  delivered(mail: Queued): Promise<void>;
  failed(mail: Queued, retryAfterMs: number): Promise<boolean>;
  refused(mail: Queued): Promise<void>;
}

/** Hands one message over; asks `isStillOurs` before the step that cannot be taken back. */
export type DeliverMail<Queued> = (mail: Queued, isStillOurs: () => Promise<boolean>) => Promise<void>;

/** Sends the messages of one queue. */
export interface MailSender {
  /** Marks what the relay took and could not be marked then. */
  readonly mark: () => Promise<void>;
  /** Sends the next message that is due. */
  readonly sendNext: () => Promise<'none' | 'delivered' | 'failed' | 'paused'>;
}

/** Makes the sender of a queue; what the relay took and could not be marked is marked before the next one is taken (ALERT-06). */
export const makeMailSender = <Queued extends { readonly attempts: number }>(
  queue: MailQueue<Queued>,
  deliver: DeliverMail<Queued>,
  log: Logger,
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
        if (refusesRecipient(answer)) {
          await queue.refused(mail);
          return 'failed';
        }
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'consegna non riuscita';
        log.warn('avviso per email non consegnato', { attempts: mail.attempts + 1, reason: code });
        return (await queue.failed(mail, retryAfterMs(mail.attempts))) ? 'paused' : 'failed';
      }
    },
  };
};
