import { describe, expect, it } from 'vitest';
import { InMemoryCompanyFileRepository } from '#tests/support/doubles/company-file.ts';
import { companyFileRepositoryContract } from '#tests/contracts/company-file-repository.contract.ts';
import { aCompanyFile } from '#tests/support/mothers/company-file.ts';

describe('InMemoryCompanyFileRepository', () => {
  companyFileRepositoryContract(async ({ files }) => ({ port: new InMemoryCompanyFileRepository(files) }));

  it('should tell whose a sheet is', async () => {
    const repository = new InMemoryCompanyFileRepository([
      { cuaa: '01234560017', parts: aCompanyFile.inOrder('01234560017') },
    ]);
    expect(await repository.companyOf('SCVA-01234560017')).toBe('01234560017');
    expect(await repository.companyOf('SCVA-NESSUNA')).toBeUndefined();
  });
});
