import { describe } from 'vitest';
import { InMemoryDeskRepository } from '#tests/support/doubles/desk.ts';
import { deskRepositoryContract } from '#tests/contracts/desk-repository.contract.ts';

describe('InMemoryDeskRepository', () => {
  deskRepositoryContract(async (desk) => ({ port: new InMemoryDeskRepository(desk) }));
});
