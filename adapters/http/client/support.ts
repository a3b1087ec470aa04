import { CONFLICT, UNPROCESSABLE_CONTENT } from '#core/kernel/http-status.ts';
import * as z from 'zod/mini';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import type { AssistanceDesk, AssistanceFailure } from '#core/support/assistance-desk.ts';
import type {
  AssistanceReceipt,
  AssistanceRequest,
  AssistanceScope,
  SupportContact,
} from '#core/support/assistance-request.ts';
import { PATHS, PRIVATE } from '#adapters/http/contract/addresses.ts';
import {
  contactFromWire,
  errorsFromWire,
  requestToWire,
  wireContacts,
  wireFieldErrors,
  wireReceipt,
  wireScopes,
} from '#adapters/http/contract/support.ts';
import { RefusedCall, type Http } from './http.ts';

/** The assistance desk over the service; logged in, by the reserved addresses (PAGE-37). */
export class HttpAssistanceDesk implements AssistanceDesk {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async scopes(): Promise<readonly AssistanceScope[]> {
    return this.#http.read(`${this.#prefix()}${PATHS.assistanceScopes}`, wireScopes);
  }

  async contacts(): Promise<readonly SupportContact[]> {
    return (await this.#http.readExactly(`${this.#prefix()}${PATHS.contacts}`, wireContacts, { nothing: [] })).map(
      contactFromWire,
    );
  }

  async send(
    request: AssistanceRequest,
    idempotencyKey: string,
  ): Promise<Result<AssistanceReceipt, AssistanceFailure>> {
    const answer = await this.#http.send(
      `${this.#prefix()}${PATHS.assistanceRequest}`,
      requestToWire(request),
      wireReceipt,
      [CONFLICT, UNPROCESSABLE_CONTENT],
      {
        'Idempotency-Key': idempotencyKey,
      },
    );
    if (!(answer instanceof RefusedCall)) return succeed({ number: answer.receiptNumber });
    if (answer.status === CONFLICT) return fail({ code: 'support.key-reused' });
    const named = z.safeParse(wireFieldErrors, answer.body);
    return fail({ code: 'support.invalid-request', errors: named.success ? errorsFromWire(named.data) : {} });
  }

  #prefix(): string {
    return this.#http.isLoggedIn() ? PRIVATE : '';
  }
}
