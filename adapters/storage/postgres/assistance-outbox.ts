import type { Clock } from '#core/kernel/clock.ts';
import { portKey } from '#core/kernel/port-key.ts';
import type { AssistanceRequest } from '#core/support/assistance-request.ts';
import type { Database } from './database.ts';

/** A taken request that is still to be handed to people. */
export interface Undelivered {
  readonly receiptNumber: string;
  readonly request: AssistanceRequest;
  /** How often delivery has been tried before. */
  readonly attempts: number;
}

/** The requests on their way to the people who answer them; never lost, never handed out twice at a time. */
export interface AssistanceOutbox {
  /** Takes requests that are due for this process alone; they come back when nothing is reported within `leaseMs`. */
  claim(limit: number, leaseMs: number): Promise<readonly Undelivered[]>;
  delivered(receiptNumber: string): Promise<void>;
  /** Tries again after `retryAfterMs`. `reason` holds no personal data. */
  failed(receiptNumber: string, reason: string, retryAfterMs: number): Promise<void>;
}
export const AssistanceOutbox = portKey<AssistanceOutbox>('AssistanceOutbox');

/** The outbox over the table of requests. */
export class PostgresAssistanceOutbox implements AssistanceOutbox {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  claim(limit: number, leaseMs: number): Promise<readonly Undelivered[]> {
    return this.#db.query<Undelivered>(
      `update assistance_request set attempts = attempts + 1, due_at = $2::timestamptz
       where receipt_number in (
         select receipt_number from assistance_request where delivered_at is null and due_at <= $1::timestamptz order by due_at limit $3 for update skip locked
       )
       returning receipt_number as "receiptNumber", payload as request, attempts - 1 as attempts`,
      [this.#instant(0), this.#instant(leaseMs), limit],
    );
  }

  async delivered(receiptNumber: string): Promise<void> {
    await this.#db.query('update assistance_request set delivered_at = $2::timestamptz, last_failure = null where receipt_number = $1', [receiptNumber, this.#instant(0)]);
  }

  async failed(receiptNumber: string, reason: string, retryAfterMs: number): Promise<void> {
    await this.#db.query('update assistance_request set due_at = $2::timestamptz, last_failure = $3 where receipt_number = $1', [receiptNumber, this.#instant(retryAfterMs), reason]);
  }

  #instant(afterMs: number): string {
    return new Date(this.#clock.now() + afterMs).toISOString();
  }
}
