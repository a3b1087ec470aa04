import type { FastifyRequest } from 'fastify';
import type { Result } from '#core/kernel/result.ts';
import type { ProcedureFailure, ProcedureRepository, ProcedureScope } from '#core/procedures/procedure-repository.ts';
import type { Role, User } from '#core/session/user.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import {
  debtToWire,
  paymentToWire,
  applicationToWire,
  wireDebts,
  wirePayments,
  wireApplications,
} from '#adapters/http/contract/procedures.ts';
import type { AccessControl } from '../protection/access-control.ts';
import { HttpProblem } from '../problems/problem.ts';
import type { Api } from './api.ts';
import { keyedCall } from './keyed-call.ts';
import { cuaaKey } from './params.ts';

const TAG = 'Pratiche';

/** Adds payments, applications and debts of a company, for the farmer and for the assistance centre (§7.2). */
export const addProcedures = (api: Api, procedures: ProcedureRepository, access: AccessControl): void => {
  for (const [base, role] of [
    [PATHS.procedures, 'farmer'],
    [PATHS.caaProcedures, 'caa'],
  ] as const) {
    const scopeOf = async (user: User, cuaa: string, request: FastifyRequest): Promise<ProcedureScope> => {
      await access.actFor(user, cuaa, request, role satisfies Role);
      return { cuaa, as: role };
    };
    keyedCall(api, access, {
      url: `${base}/payments`,
      summary: 'Pagamenti di un’azienda',
      tag: TAG,
      key: cuaaKey,
      answer: wirePayments,
      run: async ({ key: { cuaa }, reader: { user }, request }) =>
        valueOf(await procedures.payments(await scopeOf(user, cuaa, request))).map(paymentToWire),
    });
    keyedCall(api, access, {
      url: `${base}/questions`,
      summary: 'Domande di un’azienda',
      tag: TAG,
      key: cuaaKey,
      answer: wireApplications,
      run: async ({ key: { cuaa }, reader: { user }, request }) =>
        valueOf(await procedures.applications(await scopeOf(user, cuaa, request))).map(applicationToWire),
    });
    keyedCall(api, access, {
      url: `${base}/debts`,
      summary: 'Debiti di un’azienda',
      tag: TAG,
      key: cuaaKey,
      answer: wireDebts,
      run: async ({ key: { cuaa }, reader: { user }, request }) =>
        valueOf(await procedures.debts(await scopeOf(user, cuaa, request))).map(debtToWire),
    });
  }
};

// Helpers

const valueOf = <T>(result: Result<T, ProcedureFailure>): T => {
  if (!result.ok) throw new HttpProblem(403);
  return result.value;
};
