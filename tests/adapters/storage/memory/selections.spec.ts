import { describe } from 'vitest';
import { InMemorySelectionRepository } from '#adapters/storage/memory/selections.ts';
import { selectionRepositoryContract } from '#tests/contracts/selection-repository.contract.ts';

describe('InMemorySelectionRepository', () => {
  selectionRepositoryContract(async (stored, clock) => ({ port: new InMemorySelectionRepository(stored, clock) }));
});
