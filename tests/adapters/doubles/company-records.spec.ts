import { describe } from 'vitest';
import { InMemoryCompanyFileRepository } from '#tests/support/doubles/company-file.ts';
import { InMemoryCompanyRecords } from '#tests/support/doubles/company-records.ts';
import { InMemoryProcedureRepository } from '#tests/support/doubles/procedures.ts';
import { companyRecordsContract } from '#tests/contracts/company-records.contract.ts';

describe('InMemoryCompanyRecords', () => {
  companyRecordsContract(async ({ cuaa, file, procedures }) => ({
    port: new InMemoryCompanyRecords(
      new InMemoryCompanyFileRepository([{ cuaa, parts: file }]),
      new InMemoryProcedureRepository([[cuaa, procedures]]),
    ),
  }));
});
