import type { Logger } from '#core/kernel/logger.ts';
import { type AssistanceOutbox, LONGEST_WAIT_MS, type Undelivered } from '#core/support/assistance-outbox.ts';

/**
 * Hands a request to the people who answer it; throws when it could not, and then it is tried again. Before the step
 * that cannot be taken back it asks `isStillOurs`, and gives up when the request is in other hands by now.
 */
export type Deliver = (request: Undelivered, isStillOurs: () => Promise<boolean>) => Promise<void>;

/** The request was taken by another process while this one prepared to deliver it. */
export class TakenByAnother extends Error {
  override readonly name = 'TakenByAnother';
  readonly code = 'presa in carico da un altro processo';
}

/** How often the outbox is looked at (milliseconds). */
const LOOK_EVERY_MS = 5_000;
/**
 * A process that dies with a request in its hands gives it back after this long. Longer than a relay may take to accept
 * a message, so that nobody else sends it meanwhile.
 */
const LEASE_MS = 900_000;
const IN_ONE_ROUND = 10;
const FIRST_RETRY_MS = 10_000;

/** Time until the next try: ten seconds, then twice as long each time, at most an hour. */
export const retryAfterMs = (attempts: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts, 20));

/** What delivers: a round at a time, and no further request once it is told to halt. */
export interface Rounds {
  /** Takes what is due and delivers it; answers how many were delivered. */
  readonly walk: () => Promise<number>;
  readonly halt: () => void;
}

/**
 * Makes the rounds of one process (PAGE-33). Requests are taken one by one, each when its turn comes: one that waits
 * behind a slow relay stays free for every process. A delivery that could not be written down is remembered, and written
 * down before anything else is taken; what remains is a process that dies between the delivery and its mark.
 */
export const makeRounds = (outbox: AssistanceOutbox, deliver: Deliver, log: Logger): Rounds => {
  const unmarked = new Set<string>();
  let wasTold = false;
  const isHalted = (): boolean => wasTold;
  const mark = async (): Promise<void> => {
    for (const receiptNumber of unmarked) {
      await outbox.delivered(receiptNumber);
      unmarked.delete(receiptNumber);
    }
  };
  const tryOne = async (request: Undelivered): Promise<boolean> => {
    try {
      await deliver(request, () => outbox.keep(request, LEASE_MS));
      unmarked.add(request.receiptNumber);
      return true;
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'consegna non riuscita';
      log.warn('richiesta di assistenza non consegnata', {
        receiptNumber: request.receiptNumber,
        attempts: request.attempts + 1,
        reason,
      });
      await outbox.failed(request, reason, retryAfterMs(request.attempts));
      return false;
    }
  };
  return {
    halt: () => {
      wasTold = true;
    },
    walk: async () => {
      let delivered = 0;
      await mark();
      for (let taken = 0; taken < IN_ONE_ROUND && !isHalted(); taken += 1) {
        const [request] = await outbox.claim(1, LEASE_MS);
        if (request === undefined) break;
        if (await tryOne(request)) delivered += 1;
        await mark();
      }
      return delivered;
    },
  };
};

/** Delivers for as long as the process lives; answers how to stop, when nothing is in hand any more. */
export const startCourier = (outbox: AssistanceOutbox, deliver: Deliver, log: Logger): (() => Promise<void>) => {
  const { walk, halt } = makeRounds(outbox, deliver, log);
  let round: Promise<unknown> = Promise.resolve();
  let isWalking = false;
  const timer = setInterval(() => {
    if (isWalking) return;
    isWalking = true;
    round = walk()
      .catch((error: unknown) =>
        log.error('le richieste di assistenza non si possono consegnare', {
          reason: error instanceof Error ? error.message : String(error),
        }),
      )
      .finally(() => {
        isWalking = false;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    halt();
    await round;
  };
};
