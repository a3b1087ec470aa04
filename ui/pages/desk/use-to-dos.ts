import type { CompanyFileParts } from '#core/company-file/company-file.ts';
import type { PartOfTheDesk } from '#core/company-file/parts.ts';
import type { Application, CompanyPayment, Debt } from '#core/procedures/procedure.ts';
import type { ProcedureScope } from '#core/procedures/procedure-repository.ts';
import { type ToDo, toDoList } from '#core/open-items/to-do.ts';
import type { Company } from '#core/session/user.ts';
import { DESK_COPY as COPY } from '#ui/copy/desk.ts';
import { proceduresQuery } from '#ui/pages/procedures/procedure-queries.ts';
import type { QueryScope } from '#ui/pages/query.ts';
import { type QueryResult, useQueryResults } from '#ui/state/queries.ts';
import { useToday } from '#ui/state/today.tsx';
import { deskFileQueries } from './desk-queries.ts';

/** One of the sources of the list, by the name used when it fails. */
export interface ToDoSource {
  readonly name: string;
  readonly result: QueryResult<unknown>;
}

/** What is to be done for a company, from what has arrived. */
export interface ToDos {
  readonly list: readonly ToDo[];
  readonly file: Partial<Pick<CompanyFileParts, PartOfTheDesk>>;
  readonly applications: readonly Application[];
  readonly debts: readonly Debt[];
  /** Undefined while they are not known: then it is not known what anything stops. */
  readonly payments: readonly CompanyPayment[] | undefined;
  /** Whether the payments are still on their way. */
  readonly isAmountAwaited: boolean;
  readonly sources: readonly ToDoSource[];
}

const valueOf = <T>(result: QueryResult<T> | undefined): T | undefined =>
  result?.kind === 'success' ? result.value : undefined;

/** What is to be done for a company, as its farmer or its centre asks; nothing is asked for without one. */
export const useToDos = (
  context: QueryScope,
  company: Pick<Company, 'cuaa' | 'mandateClosed'> | undefined,
  as: ProcedureScope['as'] = 'farmer',
): ToDos => {
  const today = useToday();
  const parts = company === undefined ? [] : deskFileQueries(context, company);
  const scopes: readonly ProcedureScope[] = company === undefined ? [] : [{ cuaa: company.cuaa, as }];
  const results = useQueryResults(parts.map(({ query }) => query));
  const [applications] = useQueryResults(scopes.map((scope) => proceduresQuery(context, scope, 'applications')));
  const [debts] = useQueryResults(scopes.map((scope) => proceduresQuery(context, scope, 'debts')));
  const [payments] = useQueryResults(scopes.map((scope) => proceduresQuery(context, scope, 'payments')));
  const file: ToDos['file'] = Object.fromEntries(
    parts.flatMap(({ name }, at) => {
      const result = results[at];
      return result?.kind === 'success' ? [[name, result.value]] : [];
    }),
  );
  const known = {
    applications: valueOf(applications) ?? [],
    debts: valueOf(debts) ?? [],
    payments: valueOf(payments),
  };
  const sourceOf = (name: string, result: QueryResult<unknown> | undefined): readonly ToDoSource[] =>
    result === undefined ? [] : [{ name, result }];
  return {
    ...known,
    file,
    list: toDoList({
      today,
      file,
      awaited: [
        ...parts.flatMap(({ name }, at) => (results[at]?.kind === 'pending' ? [name] : [])),
        ...(applications?.kind === 'pending' ? (['applications'] as const) : []),
        ...(debts?.kind === 'pending' ? (['debts'] as const) : []),
      ],
      isFileOpen: company?.mandateClosed !== true,
      ...known,
    }),
    isAmountAwaited: payments?.kind === 'pending',
    sources: [
      ...parts.flatMap(({ name }, at) => sourceOf(COPY.sources[name], results[at])),
      ...sourceOf(COPY.sources.applications, applications),
      ...sourceOf(COPY.sources.debts, debts),
    ],
  };
};
