import { describe, expect, it } from 'vitest';
import { InMemoryProcedureRepository } from '#adapters/storage/memory/procedures.ts';
import { fail } from '#core/kernel/result.ts';
import { makeReadProcedures } from '#core/procedures/read-procedures.ts';
import { aDebt, aPayment, aQuestion } from '#tests/support/mothers/procedures.ts';

const SCOPE = { cuaa: 'BNCNNA80A41H501R', as: 'farmer' } as const;
const PROCEDURES = { payments: [aPayment()], questions: [aQuestion()], debts: [aDebt()] };

describe('ReadProcedures', () => {
  const repository = new InMemoryProcedureRepository([[SCOPE.cuaa, PROCEDURES]]);

  it('[PAGE-29] should read payments, applications and debts of the company', async () => {
    expect(await makeReadProcedures(repository)(SCOPE)).toEqual({ ok: true, value: PROCEDURES });
  });

  it.each(['payments', 'questions', 'debts'] as const)('should pass on that the %s are refused', async (refused) => {
    const whole = {
      payments: repository.payments.bind(repository),
      questions: repository.questions.bind(repository),
      debts: repository.debts.bind(repository),
    };
    const outcome = await makeReadProcedures({ ...whole, [refused]: async () => fail('procedures.forbidden') })(SCOPE);
    expect(outcome).toEqual({ ok: false, failure: 'procedures.forbidden' });
  });
});
