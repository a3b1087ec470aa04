import { describe } from 'vitest';
import { InMemoryAidRepository } from '#tests/support/doubles/aids.ts';
import { aidRepositoryContract } from '#tests/contracts/aid-repository.contract.ts';

describe('InMemoryAidRepository', () => {
  aidRepositoryContract(async (aids) => ({ port: new InMemoryAidRepository(aids) }));
});
