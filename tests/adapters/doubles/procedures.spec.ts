import { describe } from 'vitest';
import { InMemoryProcedureRepository } from '#tests/support/doubles/procedures.ts';
import { procedureRepositoryContract } from '#tests/contracts/procedure-repository.contract.ts';

describe('InMemoryProcedureRepository', () => {
  procedureRepositoryContract(async (cuaa, procedures) => ({
    port: new InMemoryProcedureRepository([[cuaa, procedures]]),
  }));
});
