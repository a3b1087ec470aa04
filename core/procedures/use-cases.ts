import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { CompanyPayment, Debt, Question } from './procedure.ts';
import type { ProcedureFailure, ProcedureScope } from './procedure-repository.ts';

/** Everything of PAGE-29. */
export interface Procedures {
  readonly payments: readonly CompanyPayment[];
  readonly questions: readonly Question[];
  readonly debts: readonly Debt[];
}

/** Reads payments, applications and debts of a company side by side. */
export type ReadProcedures = (scope: ProcedureScope) => Promise<Result<Procedures, ProcedureFailure>>;
export const ReadProcedures = portKey<ReadProcedures>('ReadProcedures');
