import type { Logger } from '#core/kernel/logger.ts';
import { type AssistanceOutbox, LONGEST_WAIT_MS, type Undelivered } from '#core/support/assistance-outbox.ts';

/**
 * Delivers a request to the people who answer it; throws when it could not, and is then retried. Before the irreversible
 * step it asks `isStillOurs`, and gives up when another process has claimed the request.
 */
export type Deliver = (request: Undelivered, isStillOurs: () => Promise<boolean>) => Promise<void>;

/** Another process claimed the request while this one prepared to deliver it. */
export class TakenByAnother extends Error {
  override readonly name = 'TakenByAnother';
  readonly code = 'presa in carico da un altro processo';
}

/** Runs a job at an interval, never twice at a time; answers how to stop, which awaits the running job. */
export type StartPolling = (everyMs: number, run: () => Promise<void>) => () => Promise<void>;

/** How often the outbox is polled (milliseconds). */
const POLL_EVERY_MS = 5_000;
/**
 * How long a claim lasts: after it, the request of a process that died is free again. Longer than a relay may take to
 * accept a message, so that no other process sends it meanwhile.
 */
const LEASE_MS = 900_000;
const BATCH_SIZE = 10;
const FIRST_RETRY_MS = 10_000;

/** Time until the next try: ten seconds, then twice as long each time, at most an hour. */
export const retryAfterMs = (attempts: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts, 20));

/** Delivers what is due in the outbox, and no further request once it is halted. */
export interface OutboxDispatcher {
  /** Delivers a batch of due requests; answers how many were delivered. */
  readonly dispatch: () => Promise<number>;
  readonly halt: () => void;
}

/**
 * The outbox dispatcher of one process (PAGE-33). Requests are claimed one by one, each when its turn comes, so that one
 * that waits behind a slow relay stays free for other processes. A delivery that could not be marked is remembered, and
 * marked before anything else is claimed; only a process that dies between the delivery and its mark delivers twice.
 */
export const makeOutboxDispatcher = (outbox: AssistanceOutbox, deliver: Deliver, log: Logger): OutboxDispatcher => {
  const unmarked = new Set<string>();
  let halted = false;
  const isHalted = (): boolean => halted;
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
      halted = true;
    },
    dispatch: async () => {
      let delivered = 0;
      await mark();
      for (let taken = 0; taken < BATCH_SIZE && !isHalted(); taken += 1) {
        const [request] = await outbox.claim(1, LEASE_MS);
        if (request === undefined) break;
        if (await tryOne(request)) delivered += 1;
        await mark();
      }
      return delivered;
    },
  };
};

const nothingLater = () => ({ dispatch: async () => 0, halt: () => undefined });

/**
 * Dispatches for as long as the process lives; what `makeLater` makes has its turn after the requests, and lets them go first. Answers
 * how to stop: the running delivery is awaited.
 */
export const startOutboxDispatcher = (
  outbox: AssistanceOutbox,
  deliver: Deliver,
  log: Logger,
  startPolling: StartPolling,
  makeLater: (first: () => Promise<unknown>) => Pick<OutboxDispatcher, 'dispatch' | 'halt'> = nothingLater,
): (() => Promise<void>) => {
  const { dispatch, halt } = makeOutboxDispatcher(outbox, deliver, log);
  const later = makeLater(dispatch);
  const stopPolling = startPolling(POLL_EVERY_MS, async () => {
    try {
      await dispatch();
    } catch (error) {
      log.error('le richieste di assistenza non si possono consegnare', {
        reason: error instanceof Error ? error.message : String(error),
      });
    }
    try {
      await later.dispatch();
    } catch (error) {
      log.error('gli avvisi per email non si possono inviare', {
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  });
  return async () => {
    halt();
    later.halt();
    await stopPolling();
  };
};
