import type { ProcedureScope } from '#core/procedures/procedure-repository.ts';
import { type ProcedureKind, type Procedures, ReadProcedures } from '#core/procedures/use-cases.ts';
import { type Asking, askValue } from '#ui/pages/ask.ts';
import type { Question } from '#ui/state/questions.ts';

/** Payments, applications or debts of a company, each by itself (PAGE-29, PAGE-30). */
export const proceduresQuestion = <Kind extends ProcedureKind>(
  asking: Asking,
  scope: ProcedureScope,
  kind: Kind,
): Question<Procedures[Kind]> =>
  askValue<[ProcedureScope, Kind], Procedures[Kind]>(asking, ReadProcedures, scope, kind);
