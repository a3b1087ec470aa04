import type { Logger } from '#core/kernel/logger.ts';
import type { AssistanceOutbox, Undelivered } from '#adapters/storage/postgres/assistance-outbox.ts';

/** Hands a request to the people who answer it; throws when it could not, and then it is tried again. */
export type Deliver = (request: Undelivered) => Promise<void>;

/** How often the outbox is looked at (milliseconds). */
const LOOK_EVERY_MS = 5_000;
/** A process that dies with a request in its hands gives it back after this long. */
const LEASE_MS = 60_000;
const AT_ONCE = 10;
const FIRST_RETRY_MS = 10_000;
const LAST_RETRY_MS = 3_600_000;

/** Time until the next try: ten seconds, then twice as long each time, at most an hour. */
export const retryAfterMs = (attempts: number): number => Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts, 20));

/** Takes what is due and delivers it, once; answers how many were delivered. */
export const deliverDue = async (outbox: AssistanceOutbox, deliver: Deliver, log: Logger): Promise<number> => {
  let delivered = 0;
  for (const request of await outbox.claim(AT_ONCE, LEASE_MS)) {
    try {
      await deliver(request);
      await outbox.delivered(request.receiptNumber);
      delivered += 1;
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'consegna non riuscita';
      log.warn('richiesta di assistenza non consegnata', { receiptNumber: request.receiptNumber, attempts: request.attempts + 1, reason });
      await outbox.failed(request.receiptNumber, reason, retryAfterMs(request.attempts));
    }
  }
  return delivered;
};

/** Delivers for as long as the process lives; answers how to stop, when nothing is in hand any more. */
export const startCourier = (outbox: AssistanceOutbox, deliver: Deliver, log: Logger): (() => Promise<void>) => {
  let round: Promise<unknown> = Promise.resolve();
  let isWalking = false;
  const timer = setInterval(() => {
    if (isWalking) return;
    isWalking = true;
    round = deliverDue(outbox, deliver, log)
      .catch((error: unknown) => log.error('le richieste di assistenza non si possono consegnare', { reason: error instanceof Error ? error.message : String(error) }))
      .finally(() => {
        isWalking = false;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
};
