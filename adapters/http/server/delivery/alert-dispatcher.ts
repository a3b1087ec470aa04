import type { AlertDigests, AlertOutbox, AlertToSend } from '#core/alerts/alert-outbox.ts';
import { refusesRecipient } from '#core/alerts/refusal.ts';
import type { Logger } from '#core/kernel/logger.ts';
import { MS_PER_S } from '#core/kernel/time-units.ts';
import type { DeliverAlert } from './alert-mail.ts';
import { retryAfterMs } from './outbox-dispatcher.ts';

/** How often the queue is looked at (milliseconds); a little less than the interval of the polling, which is never exact. */
const TURN_MS = 4_000;
const LEASE_MS = 900_000;
const MS_PER_MINUTE = 60 * MS_PER_S;

/** What sends the alerts of one process. */
export interface AlertDispatcherParts {
  readonly outbox: AlertOutbox;
  readonly digests: AlertDigests;
  readonly deliver: DeliverAlert;
  /** What goes before each message: requests for assistance. */
  readonly first: () => Promise<unknown>;
  /** Messages that all processes together send in a minute. */
  readonly perMinute: number;
  readonly log: Logger;
}

/**
 * One turn of the alerts: writes what is due, then sends as many messages as the rate allows. A message that the relay took and that could
 * not be marked is marked before the next one is taken (ALERT-06).
 */
export const makeAlertDispatcher = ({ outbox, digests, deliver, first, perMinute, log }: AlertDispatcherParts) => {
  const unmarked = new Set<AlertToSend>();
  let halted = false;
  const isHalted = (): boolean => halted;
  const mark = async (): Promise<void> => {
    for (const mail of unmarked) {
      await outbox.delivered(mail);
      unmarked.delete(mail);
    }
  };
  const sendOne = async (mail: AlertToSend): Promise<'delivered' | 'failed' | 'paused'> => {
    try {
      await deliver(mail, () => outbox.keep(mail, LEASE_MS));
      unmarked.add(mail);
      await mark();
      return 'delivered';
    } catch (error) {
      if (unmarked.has(mail)) throw error;
      const answer = error instanceof Error && 'response' in error ? String(error.response) : '';
      if (refusesRecipient(answer)) {
        await outbox.refused(mail);
        return 'failed';
      }
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'consegna non riuscita';
      log.warn('avviso per email non consegnato', { attempts: mail.attempts + 1, reason: code });
      return (await outbox.failed(mail, retryAfterMs(mail.attempts))) ? 'paused' : 'failed';
    }
  };
  return {
    halt: () => {
      halted = true;
    },
    dispatch: async (): Promise<number> => {
      await mark();
      await digests.gather();
      if (!(await outbox.mayStart(TURN_MS))) return 0;
      let delivered = 0;
      const most = Math.ceil((perMinute * (TURN_MS + MS_PER_S)) / MS_PER_MINUTE);
      for (let sent = 0; sent < most && !isHalted(); sent += 1) {
        await first();
        const mail = await outbox.claim(LEASE_MS);
        if (mail === undefined) break;
        const outcome = await sendOne(mail);
        if (outcome === 'delivered') delivered += 1;
        if (outcome !== 'paused') continue;
        log.error('gli avvisi per email sono fermi: il relay ne ha rifiutati molti di seguito');
        break;
      }
      return delivered;
    },
  };
};
