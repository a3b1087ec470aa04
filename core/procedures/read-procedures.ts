import { succeed } from '#core/kernel/result.ts';
import type { ProcedureRepository } from './procedure-repository.ts';
import type { ReadProcedures } from './use-cases.ts';

/** See `ReadProcedures`. */
export const makeReadProcedures =
  (repository: ProcedureRepository): ReadProcedures =>
  async (scope) => {
    const [payments, questions, debts] = await Promise.all([
      repository.payments(scope),
      repository.questions(scope),
      repository.debts(scope),
    ]);
    if (!payments.ok) return payments;
    if (!questions.ok) return questions;
    return debts.ok ? succeed({ payments: payments.value, questions: questions.value, debts: debts.value }) : debts;
  };
