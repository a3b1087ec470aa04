import { describe } from 'vitest';
import { InMemoryCompanyFileRepository } from '#adapters/storage/memory/company-file.ts';
import { InMemoryCompanyRecords } from '#adapters/storage/memory/company-records.ts';
import { InMemoryProcedureRepository } from '#adapters/storage/memory/procedures.ts';
import { companyRecordsContract } from '#tests/contracts/company-records.contract.ts';

describe('InMemoryCompanyRecords', () => {
  companyRecordsContract(async ({ cuaa, file, procedures }) => ({
    port: new InMemoryCompanyRecords(
      new InMemoryCompanyFileRepository([{ cuaa, parts: file }]),
      new InMemoryProcedureRepository([[cuaa, procedures]]),
    ),
  }));
});
