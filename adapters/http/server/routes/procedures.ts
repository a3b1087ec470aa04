import type { FastifyRequest } from 'fastify';
import type { Result } from '#core/kernel/result.ts';
import type { ProcedureFailure, ProcedureRepository, ProcedureScope } from '#core/procedures/procedure-repository.ts';
import type { Role, User } from '#core/session/user.ts';
import { PATHS } from '#adapters/http/contract/addresses.ts';
import {
  debtToWire,
  paymentToWire,
  questionToWire,
  wireDebts,
  wirePayments,
  wireQuestions,
} from '#adapters/http/contract/procedures.ts';
import type { AccessControl } from '../access-control.ts';
import { Refusal } from '../problem.ts';
import { privateCall, type Api } from './api.ts';
import { cuaaParams } from './params.ts';

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
    privateCall(api, {
      url: `${base}/payments/:cuaa`,
      summary: 'Pagamenti di un’azienda',
      tag: TAG,
      params: cuaaParams,
      answer: wirePayments,
      run: async ({ params: { cuaa }, reader: { user }, request }) =>
        valueOf(await procedures.payments(await scopeOf(user, cuaa, request))).map(paymentToWire),
    });
    privateCall(api, {
      url: `${base}/questions/:cuaa`,
      summary: 'Domande di un’azienda',
      tag: TAG,
      params: cuaaParams,
      answer: wireQuestions,
      run: async ({ params: { cuaa }, reader: { user }, request }) =>
        valueOf(await procedures.questions(await scopeOf(user, cuaa, request))).map(questionToWire),
    });
    privateCall(api, {
      url: `${base}/debts/:cuaa`,
      summary: 'Debiti di un’azienda',
      tag: TAG,
      params: cuaaParams,
      answer: wireDebts,
      run: async ({ params: { cuaa }, reader: { user }, request }) =>
        valueOf(await procedures.debts(await scopeOf(user, cuaa, request))).map(debtToWire),
    });
  }
};

// Helpers

const valueOf = <T>(result: Result<T, ProcedureFailure>): T => {
  if (!result.ok) throw new Refusal(403);
  return result.value;
};
