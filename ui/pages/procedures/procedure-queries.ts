import type { ProcedureScope } from '#core/procedures/procedure-repository.ts';
import { type QueryScope, resultQuery } from '#ui/pages/query.ts';
import type { Query } from '#ui/state/queries.ts';
import { type ProcedureKind, type Procedures, ReadProcedures } from '#core/procedures/read-procedures.ts';

/** Payments, applications or debts of a company, each by itself (PAGE-29, PAGE-30). */
export const proceduresQuery = <Kind extends ProcedureKind>(
  context: QueryScope,
  scope: ProcedureScope,
  kind: Kind,
): Query<Procedures[Kind]> =>
  resultQuery<[ProcedureScope, Kind], Procedures[Kind]>(context, ReadProcedures, scope, kind);
