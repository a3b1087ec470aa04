import { describe } from 'vitest';
import { subjectsOf } from '#adapters/names/access-subjects.ts';
import { InMemoryAccessLogRepository } from '#adapters/storage/memory/access-log.ts';
import { accessLogRepositoryContract } from '#tests/contracts/access-log-repository.contract.ts';

describe('InMemoryAccessLogRepository', () => {
  accessLogRepositoryContract(async (companies) => ({ port: new InMemoryAccessLogRepository(companies, subjectsOf) }));
});
