import { portKey } from '#core/kernel/port-key.ts';
import type { Result } from '#core/kernel/result.ts';
import type { CompanyPayment, Debt, Application } from './procedure.ts';
import type { ProcedureFailure, ProcedureScope } from './procedure-repository.ts';

/** Everything of PAGE-29, each read by itself, so that one that fails leaves the others standing. */
export interface Procedures {
  readonly payments: readonly CompanyPayment[];
  readonly applications: readonly Application[];
  readonly debts: readonly Debt[];
}
export type ProcedureKind = keyof Procedures;

/** Reads the payments, the applications or the debts of a company. */
export type ReadProcedures = <Kind extends ProcedureKind>(
  scope: ProcedureScope,
  kind: Kind,
) => Promise<Result<Procedures[Kind], ProcedureFailure>>;
export const ReadProcedures = portKey<ReadProcedures>('ReadProcedures');
