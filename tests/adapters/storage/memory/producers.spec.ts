import { describe } from 'vitest';
import { InMemoryProducerRepository } from '#adapters/storage/memory/producers.ts';
import { producerRepositoryContract } from '#tests/contracts/producer-repository.contract.ts';

describe('InMemoryProducerRepository', () => {
  producerRepositoryContract(async (producers, clock) => ({ port: new InMemoryProducerRepository(clock, producers) }));
});
