import { createHash } from 'node:crypto';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import type { AssistanceService, AssistanceFailure } from '#core/support/assistance-service.ts';
import type {
  AssistanceReceipt,
  AssistanceRequest,
  AssistanceScope,
  SupportContact,
} from '#core/support/assistance-request.ts';
import type { AssistanceJournal } from './assistance-journal.ts';
import type { TakenRequest } from './journal-file.ts';
import { insertTaken } from './replay-journal.ts';
import type { Database } from '../connection/database.ts';
import { type Reader, VISIBLE } from '../content/visible-content.ts';

/** The same request in any order of its fields has the same fingerprint. */
const fingerprintOf = (request: AssistanceRequest): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');

/** A request that the database has. */
interface KnownRequest extends TakenRequest {
  readonly isDelivered: boolean;
}

/**
 * The assistance desk: a request is taken once per key, and is on the disk before its number is given.
 * Delivery to people is the outbox's. `reader` says whose service it is: reserved contacts and scopes need a sign-in.
 */
export class PostgresAssistanceService implements AssistanceService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #journal: AssistanceJournal | undefined;
  readonly #visible: string;

  constructor(db: Database, clock: Clock, journal: AssistanceJournal | undefined, reader: Reader = 'public') {
    this.#db = db;
    this.#clock = clock;
    this.#journal = journal;
    this.#visible = VISIBLE[reader];
  }

  scopes(): Promise<readonly AssistanceScope[]> {
    return this.#entries('assistance-scopes');
  }

  contacts(): Promise<readonly SupportContact[]> {
    return this.#entries('contacts');
  }

  async send(
    request: AssistanceRequest,
    idempotencyKey: string,
  ): Promise<Result<AssistanceReceipt, AssistanceFailure>> {
    const fingerprint = fingerprintOf(request);
    const known = await this.#known(idempotencyKey);
    if (known !== undefined) return this.#acknowledged(known, fingerprint);
    const scopes = await this.scopes();
    if (!scopes.some(({ value }) => value === request.scope)) {
      return fail({
        code: 'support.invalid-request',
        errors: { scope: { code: 'support.scope-unknown', message: 'Scegli l’ambito dall’elenco.' } },
      });
    }
    const taken: TakenRequest = {
      receiptNumber: await this.#nextNumber(),
      idempotencyKey,
      fingerprint,
      request,
      receivedAt: new Date(this.#clock.now()).toISOString(),
    };
    if (await this.#take(taken)) return succeed({ number: taken.receiptNumber });
    const stored = await this.#known(idempotencyKey);
    if (stored === undefined) throw new Error('an assistance request was neither taken nor known');
    return this.#acknowledged(stored, fingerprint);
  }

  async #entries<Entry>(type: 'assistance-scopes' | 'contacts'): Promise<readonly Entry[]> {
    const rows = await this.#db.query<{ payload: Entry }>(
      `select payload from content where type = $1 and ${this.#visible} order by position, slug`,
      [type],
    );
    return rows.map(({ payload }) => payload);
  }

  /**
   * Takes a request whole or not at all: nobody can deliver it before it is in the journal too, and what could not be kept is
   * in neither. False when its key is already there.
   */
  async #take(taken: TakenRequest): Promise<boolean> {
    let takeBack: (() => Promise<void>) | undefined;
    try {
      return await this.#db.tx(async (tx) => {
        if ((await insertTaken(tx, [taken])).length === 0) return false;
        takeBack = await this.#journal?.append(taken);
        return true;
      });
    } catch (error) {
      await takeBack?.();
      throw error;
    }
  }

  /** Gives the number once the request is in the journal too, also when it was first sent by an attempt that was cut off. */
  async #acknowledged(taken: KnownRequest, fingerprint: string): Promise<Result<AssistanceReceipt, AssistanceFailure>> {
    if (taken.fingerprint !== fingerprint) return fail({ code: 'support.key-reused' });
    const { isDelivered, ...line } = taken;
    // What people have in their hands needs no second place any more.
    if (!isDelivered) await this.#journal?.append(line);
    return succeed({ number: taken.receiptNumber });
  }

  async #known(idempotencyKey: string): Promise<KnownRequest | undefined> {
    const [row] = await this.#db.query<KnownRequest>(
      `select receipt_number as "receiptNumber", idempotency_key as "idempotencyKey", fingerprint, payload as request,
         to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "receivedAt", delivered_at is not null as "isDelivered"
       from assistance_request where idempotency_key = $1`,
      [idempotencyKey],
    );
    return row;
  }

  async #nextNumber(): Promise<string> {
    const [row] = await this.#db.query<{ number: number }>("select nextval('assistance_number') as number");
    return `RA-${dayInRome(this.#clock.now()).slice(0, 4)}-${String(row?.number ?? 0).padStart(6, '0')}`;
  }
}
