import type { AlertDigests, AlertOutbox } from '#core/alerts/alert-outbox.ts';
import type { Logger } from '#core/kernel/logger.ts';
import { MS_PER_MINUTE, MS_PER_S } from '#core/kernel/time-units.ts';
import type { MailSender } from './mail-sender.ts';

/** How often the queue is looked at (milliseconds); a little less than the interval of the polling, which is never exact. */
const TURN_MS = 4_000;

/** What sends the alerts of one process. */
export interface AlertDispatcherParts {
  readonly outbox: Pick<AlertOutbox, 'mayStart'>;
  readonly digests: AlertDigests;
  /** The queues of messages: the first that has one is sent from. */
  readonly senders: readonly MailSender[];
  /** What goes before each message: requests for assistance. */
  readonly first: () => Promise<unknown>;
  /** Messages that all processes together send in a minute. */
  readonly perMinute: number;
  readonly log: Logger;
}

/** One turn of the alerts: writes what is due, then sends as many messages as the rate allows (ALERT-06). */
export const makeAlertDispatcher = ({ outbox, digests, senders, first, perMinute, log }: AlertDispatcherParts) => {
  let halted = false;
  const isHalted = (): boolean => halted;
  const sendNext = async () => {
    for (const sender of senders) {
      const outcome = await sender.sendNext();
      if (outcome !== 'none') return outcome;
    }
    return 'none';
  };
  return {
    halt: () => {
      halted = true;
    },
    dispatch: async (): Promise<number> => {
      for (const sender of senders) await sender.mark();
      await digests.gather();
      if (!(await outbox.mayStart(TURN_MS))) return 0;
      let delivered = 0;
      const most = Math.ceil((perMinute * (TURN_MS + MS_PER_S)) / MS_PER_MINUTE);
      for (let sent = 0; sent < most && !isHalted(); sent += 1) {
        await first();
        const outcome = await sendNext();
        if (outcome === 'none') break;
        if (outcome === 'delivered') delivered += 1;
        if (outcome !== 'paused') continue;
        log.error('gli avvisi per email sono fermi: il relay ne ha rifiutati molti di seguito');
        break;
      }
      return delivered;
    },
  };
};
