import { describe } from 'vitest';
import { InMemoryDeskRepository } from '#adapters/storage/memory/desk.ts';
import { deskRepositoryContract } from '#tests/contracts/desk-repository.contract.ts';

describe('InMemoryDeskRepository', () => {
  deskRepositoryContract(async (desk) => ({ port: new InMemoryDeskRepository(desk) }));
});
