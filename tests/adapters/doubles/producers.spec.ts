import { describe } from 'vitest';
import { InMemoryProducerRepository } from '#tests/support/doubles/producers.ts';
import { producerRepositoryContract } from '#tests/contracts/producer-repository.contract.ts';

describe('InMemoryProducerRepository', () => {
  producerRepositoryContract(async (producers, clock) => ({ port: new InMemoryProducerRepository(clock, producers) }));
});
