import type { Result } from '#core/kernel/result.ts';
import type { ProcedureFailure, ProcedureRepository, ProcedureScope } from './procedure-repository.ts';
import type { ProcedureKind, Procedures, ReadProcedures } from './use-cases.ts';

type Readers = {
  readonly [Kind in ProcedureKind]: (scope: ProcedureScope) => Promise<Result<Procedures[Kind], ProcedureFailure>>;
};

/** See `ReadProcedures`. */
export const makeReadProcedures = (repository: ProcedureRepository): ReadProcedures => {
  const readers: Readers = repository;
  return (scope, kind) => readers[kind](scope);
};
