import { describe } from 'vitest';
import { InMemoryPayingBodyRepository } from '#tests/support/doubles/paying-bodies.ts';
import { payingBodyRepositoryContract } from '#tests/contracts/paying-body-repository.contract.ts';

describe('InMemoryPayingBodyRepository', () => {
  payingBodyRepositoryContract(async (bodies) => ({ port: new InMemoryPayingBodyRepository(bodies) }));
});
