import { describe } from 'vitest';
import { InMemoryProducerWork } from '#tests/support/doubles/producer-work.ts';
import { producerWorkContract } from '#tests/contracts/producer-work.contract.ts';

describe('InMemoryProducerWork', () => {
  producerWorkContract(async (producers, clock) => ({ port: new InMemoryProducerWork(clock, producers) }));
});
