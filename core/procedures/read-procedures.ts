import type { Result } from '#core/kernel/result.ts';
import { type ProcedureFailure, ProcedureRepository, type ProcedureScope } from './procedure-repository.ts';
import { defineUseCase } from '#core/kernel/port-key.ts';
import type { CompanyPayment, Debt, Application } from './procedure.ts';

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

type Readers = {
  readonly [Kind in ProcedureKind]: (scope: ProcedureScope) => Promise<Result<Procedures[Kind], ProcedureFailure>>;
};

/** See `ReadProcedures`. */
export const makeReadProcedures = (repository: ProcedureRepository): ReadProcedures => {
  const readers: Readers = repository;
  return (scope, kind) => readers[kind](scope);
};
export const ReadProcedures = defineUseCase('ReadProcedures', [ProcedureRepository], makeReadProcedures);
