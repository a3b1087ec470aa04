import {
  applicationsPassing,
  paymentsPassing,
  type ProcedureFilters,
  procedureFiltersFrom,
} from '#core/procedures/filters.ts';
import type { ProcedureScope } from '#core/procedures/procedure-repository.ts';
import type { PageContext } from '#ui/pages/page-module.ts';
import { type Query, type QueryResult, useQueryResult } from '#ui/state/queries.ts';
import { proceduresQuery } from './procedure-queries.ts';
import type { Procedures } from '#core/procedures/read-procedures.ts';

const KINDS = ['payments', 'applications', 'debts'] as const;

/** The three queries of a company's procedures. */
export const procedureQueries = (context: PageContext, scope: ProcedureScope): readonly Query<unknown>[] =>
  KINDS.map((kind) => proceduresQuery(context, scope, kind));

/** The lists of a company, all of them and what the filters of the address leave. */
export interface ProcedureLists {
  readonly filters: ProcedureFilters;
  readonly all: Procedures;
  /** Debts pass every filter. */
  readonly shown: Procedures;
  readonly isAwaited: boolean;
}

const listOf = <T>(result: QueryResult<readonly T[]>): readonly T[] => (result.kind === 'success' ? result.value : []);

/** The lists of a company as far as they have arrived. */
export const useProcedureLists = (context: PageContext, scope: ProcedureScope): ProcedureLists => {
  const payments = useQueryResult(proceduresQuery(context, scope, 'payments'));
  const applications = useQueryResult(proceduresQuery(context, scope, 'applications'));
  const debts = useQueryResult(proceduresQuery(context, scope, 'debts'));
  const filters = procedureFiltersFrom(context.pairs);
  const all = { payments: listOf(payments), applications: listOf(applications), debts: listOf(debts) };
  return {
    filters,
    all,
    shown: {
      payments: paymentsPassing(all.payments, filters),
      applications: applicationsPassing(all.applications, filters),
      debts: all.debts,
    },
    isAwaited: [payments, applications, debts].some(({ kind }) => kind === 'pending'),
  };
};
