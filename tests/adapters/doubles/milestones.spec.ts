import { describe } from 'vitest';
import { InMemoryMilestoneRepository } from '#tests/support/doubles/milestones.ts';
import { milestoneRepositoryContract } from '#tests/contracts/milestone-repository.contract.ts';

const CLOCK = { now: () => Date.UTC(2026, 10, 25, 9) };

describe('InMemoryMilestoneRepository', () => {
  milestoneRepositoryContract(async (sources) => ({ port: new InMemoryMilestoneRepository(CLOCK, sources) }));
});
