import { describe } from 'vitest';
import { subjectsOf } from '#adapters/names/looked-at.ts';
import { InMemoryLookRepository } from '#adapters/storage/memory/looks.ts';
import { lookRepositoryContract } from '#tests/contracts/look-repository.contract.ts';

describe('InMemoryLookRepository', () => {
  lookRepositoryContract(async (companies) => ({ port: new InMemoryLookRepository(companies, subjectsOf) }));
});
