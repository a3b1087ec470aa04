import type { Clock } from '#core/kernel/clock.ts';
import { type AssistanceOutbox, LONGEST_WAIT_MS, type Undelivered } from '#core/support/assistance-outbox.ts';
import type { Database } from '../connection/database.ts';
import type { AssistanceJournal } from './assistance-journal.ts';

/** Every taking counts one more attempt, so that the number of attempts tells ours from a later one. */
const STILL_OURS = 'receipt_number = $1 and attempts = $2 + 1 and delivered_at is null';

/**
 * The outbox over the table of requests. A delivery that is due later than any could be planned was planned by a clock that was
 * ahead: it is due now (PAGE-33).
 */
export class PostgresAssistanceOutbox implements AssistanceOutbox {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #journal: AssistanceJournal | undefined;

  constructor(db: Database, clock: Clock, journal?: AssistanceJournal) {
    this.#db = db;
    this.#clock = clock;
    this.#journal = journal;
  }

  async claim(leaseMs: number): Promise<Undelivered | undefined> {
    const [taken] = await this.#db.query<Undelivered>(
      `update assistance_request set attempts = attempts + 1, due_at = $2::timestamptz
       where receipt_number = (
         select receipt_number from assistance_request where delivered_at is null and (due_at <= $1::timestamptz or due_at > $3::timestamptz) order by due_at, receipt_number limit 1 for update skip locked
       )
       returning receipt_number as "receiptNumber", payload as request, attempts - 1 as attempts, (extract(epoch from received_at) * 1000)::bigint as "receivedAt"`,
      [this.#instant(0), this.#instant(leaseMs), this.#instant(LONGEST_WAIT_MS)],
    );
    return taken;
  }

  async keep({ receiptNumber, attempts }: Undelivered, leaseMs: number): Promise<boolean> {
    const kept = await this.#db.query(
      `update assistance_request set due_at = $3::timestamptz where ${STILL_OURS} returning receipt_number`,
      [receiptNumber, attempts, this.#instant(leaseMs)],
    );
    return kept.length > 0;
  }

  async delivered({ receiptNumber }: Pick<Undelivered, 'receiptNumber'>): Promise<void> {
    await this.#db.query(
      'update assistance_request set delivered_at = $2::timestamptz, last_failure = null where receipt_number = $1',
      [receiptNumber, this.#instant(0)],
    );
    await this.#journal?.delivered(receiptNumber);
  }

  async failed({ receiptNumber, attempts }: Undelivered, retryAfterMs: number, reason: string): Promise<boolean> {
    await this.#db.query(
      `update assistance_request set due_at = $3::timestamptz, last_failure = $4 where ${STILL_OURS}`,
      [receiptNumber, attempts, this.#instant(retryAfterMs), reason],
    );
    return false;
  }

  #instant(afterMs: number): string {
    return new Date(this.#clock.now() + afterMs).toISOString();
  }
}
