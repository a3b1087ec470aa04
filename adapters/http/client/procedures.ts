import { FORBIDDEN } from '#core/kernel/http-status.ts';
import type * as z from 'zod/mini';
import { fail, succeed, type Result } from '#core/kernel/result.ts';
import type { CompanyPayment, Debt, Application } from '#core/procedures/procedure.ts';
import type { ProcedureFailure, ProcedureRepository, ProcedureScope } from '#core/procedures/procedure-repository.ts';
import { PATHS, pathOf } from '#adapters/http/contract/addresses.ts';
import {
  debtFromWire,
  paymentFromWire,
  applicationFromWire,
  wireDebts,
  wirePayments,
  wireApplications,
} from '#adapters/http/contract/procedures.ts';
import { RefusedCall, type Http } from './http.ts';

/** Procedures of a company over the service: the farmer's addresses, or those of the assistance centre. */
export class HttpProcedureRepository implements ProcedureRepository {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async payments(scope: ProcedureScope): Promise<Result<readonly CompanyPayment[], ProcedureFailure>> {
    return this.#read(scope, 'payments', wirePayments, paymentFromWire);
  }

  async applications(scope: ProcedureScope): Promise<Result<readonly Application[], ProcedureFailure>> {
    return this.#read(scope, 'questions', wireApplications, applicationFromWire);
  }

  async debts(scope: ProcedureScope): Promise<Result<readonly Debt[], ProcedureFailure>> {
    return this.#read(scope, 'debts', wireDebts, debtFromWire);
  }

  async #read<Wire, T>(
    { cuaa, as }: ProcedureScope,
    kind: string,
    shape: z.ZodMiniType<Wire[]>,
    one: (wire: Wire) => T,
  ): Promise<Result<readonly T[], ProcedureFailure>> {
    const base = as === 'caa' ? PATHS.caaProcedures : PATHS.procedures;
    const answer = await this.#http.readOr(pathOf(base, kind, cuaa), shape, [FORBIDDEN]);
    return answer instanceof RefusedCall ? fail('procedures.forbidden') : succeed(answer.map(one));
  }
}

// Helpers
