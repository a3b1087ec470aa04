import type { Logger } from '#core/kernel/logger.ts';
import type { AssistanceOutbox, Undelivered } from '#core/support/assistance-outbox.ts';
import { type DeliverMail, makeMailSender } from './mail-sender.ts';

/** Delivers a request to the people who answer it. */
export type Deliver = DeliverMail<Undelivered>;

/** Another process claimed the request while this one prepared to deliver it. */
export class TakenByAnother extends Error {
  override readonly name = 'TakenByAnother';
  readonly code = 'presa in carico da un altro processo';
}

/** Runs a job at an interval, never twice at a time; answers how to stop, which awaits the running job. */
export type StartPolling = (everyMs: number, run: () => Promise<void>) => () => Promise<void>;

/** How often the outbox is polled (milliseconds). */
const POLL_EVERY_MS = 5_000;
const BATCH_SIZE = 10;

/** Delivers what is due in the outbox, and no further request once it is halted. */
export interface OutboxDispatcher {
  /** Delivers a batch of due requests; answers how many were delivered. */
  readonly dispatch: () => Promise<number>;
  readonly halt: () => void;
}

/**
 * The outbox dispatcher of one process (PAGE-33). Requests are claimed one by one, each when its turn comes, so that one that waits behind a
 * slow relay stays free for other processes.
 */
export const makeOutboxDispatcher = (outbox: AssistanceOutbox, deliver: Deliver, log: Logger): OutboxDispatcher => {
  let halted = false;
  const isHalted = (): boolean => halted;
  const { mark, sendNext } = makeMailSender(outbox, deliver, ({ receiptNumber }, failure) =>
    log.warn('richiesta di assistenza non consegnata', { receiptNumber, ...failure }),
  );
  return {
    halt: () => {
      halted = true;
    },
    dispatch: async () => {
      let delivered = 0;
      await mark();
      for (let taken = 0; taken < BATCH_SIZE && !isHalted(); taken += 1) {
        const outcome = await sendNext();
        if (outcome === 'none') break;
        if (outcome === 'delivered') delivered += 1;
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
