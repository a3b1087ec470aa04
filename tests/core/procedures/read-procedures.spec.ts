import { describe, expect, it } from 'vitest';
import { InMemoryProcedureRepository } from '#tests/support/doubles/procedures.ts';
import { fail } from '#core/kernel/result.ts';
import type { ProcedureRepository } from '#core/procedures/procedure-repository.ts';
import { makeReadProcedures } from '#core/procedures/read-procedures.ts';
import { aDebt, aPayment, anApplication } from '#tests/support/mothers/procedures.ts';

const SCOPE = { cuaa: 'BNCNNA80A41H501R', as: 'farmer' } as const;
const PROCEDURES = { payments: [aPayment()], applications: [anApplication()], debts: [aDebt()] };

describe('ReadProcedures', () => {
  const repository = new InMemoryProcedureRepository([[SCOPE.cuaa, PROCEDURES]]);

  it.each(['payments', 'applications', 'debts'] as const)(
    '[PAGE-29] should read the %s of the company by themselves, and pass on that they are refused',
    async (kind) => {
      expect(await makeReadProcedures(repository)(SCOPE, kind)).toEqual({ ok: true, value: PROCEDURES[kind] });
      const refusing: ProcedureRepository = new InMemoryProcedureRepository([]);
      refusing[kind] = async () => fail('procedures.forbidden' as const);
      expect(await makeReadProcedures(refusing)(SCOPE, kind)).toEqual({ ok: false, failure: 'procedures.forbidden' });
    },
  );
});
