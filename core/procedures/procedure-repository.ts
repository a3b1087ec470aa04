import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { CompanyPayment, Debt, Application } from './procedure.ts';

/** The person may not read this company. */
export type ProcedureFailure = 'procedures.forbidden';

/** The person may not read this company, or the company has no such record: the same whether another one has it (D-60). */
export type RecordFailure = ProcedureFailure | 'procedures.not-found';

/** Whose procedures, and in which role they are read: a farmer for the own company, or an assistance centre. */
export interface ProcedureScope {
  readonly cuaa: string;
  readonly as: 'farmer' | 'caa';
}

/** The procedures of a company, each list newest first, and each record of them by its id. */
export interface ProcedureRepository {
  payments(scope: ProcedureScope): Promise<Result<readonly CompanyPayment[], ProcedureFailure>>;
  applications(scope: ProcedureScope): Promise<Result<readonly Application[], ProcedureFailure>>;
  debts(scope: ProcedureScope): Promise<Result<readonly Debt[], ProcedureFailure>>;
  payment(scope: ProcedureScope, id: string): Promise<Result<CompanyPayment, RecordFailure>>;
  application(scope: ProcedureScope, id: string): Promise<Result<Application, RecordFailure>>;
  debt(scope: ProcedureScope, id: string): Promise<Result<Debt, RecordFailure>>;
}
export const ProcedureRepository = portKey<ProcedureRepository>('ProcedureRepository');
