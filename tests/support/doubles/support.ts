import { fail, succeed, type Result } from '#core/kernel/result.ts';
import type { KeyMaker } from '#core/kernel/key-maker.ts';
import type { AssistanceService, AssistanceFailure } from '#core/support/assistance-service.ts';
import type {
  AssistanceReceipt,
  AssistanceRequest,
  AssistanceScope,
  SupportContact,
} from '#core/support/assistance-request.ts';

interface Taken {
  readonly request: AssistanceRequest;
  readonly receipt: AssistanceReceipt;
}

/** The text of a request, the same whatever the order of its fields. */
const textOf = (request: AssistanceRequest): string =>
  JSON.stringify(Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** An assistance desk in memory, which keeps what it has taken. */
export class InMemoryAssistanceService implements AssistanceService {
  readonly #scopes: readonly AssistanceScope[];
  readonly #contacts: readonly SupportContact[];
  readonly #taken = new Map<string, Taken>();

  constructor(scopes: readonly AssistanceScope[], contacts: readonly SupportContact[] = []) {
    this.#scopes = scopes;
    this.#contacts = contacts;
  }

  /** The requests that were taken, in their order. */
  get taken(): readonly AssistanceRequest[] {
    return [...this.#taken.values()].map(({ request }) => request);
  }

  async scopes(): Promise<readonly AssistanceScope[]> {
    return this.#scopes;
  }

  async contacts(): Promise<readonly SupportContact[]> {
    return this.#contacts;
  }

  async send(
    request: AssistanceRequest,
    idempotencyKey: string,
  ): Promise<Result<AssistanceReceipt, AssistanceFailure>> {
    const known = this.#taken.get(idempotencyKey);
    if (known !== undefined)
      return textOf(known.request) === textOf(request) ? succeed(known.receipt) : fail({ code: 'support.key-reused' });
    if (!this.#scopes.some(({ value }) => value === request.scope)) {
      const errors = { scope: { code: 'support.scope-unknown', message: 'Scegli l’ambito dall’elenco.' } };
      return fail({ code: 'support.invalid-request', errors });
    }
    const receipt = { number: `RA-${String(this.#taken.size + 1).padStart(6, '0')}` };
    this.#taken.set(idempotencyKey, { request, receipt });
    return succeed(receipt);
  }
}

/** Keys that count up. */
export class CountingKeyMaker implements KeyMaker {
  #last = 0;

  next(): string {
    this.#last += 1;
    return `chiave-${this.#last}`;
  }
}
