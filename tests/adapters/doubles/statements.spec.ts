import { describe } from 'vitest';
import { InMemoryStatementRepository } from '#tests/support/doubles/statements.ts';
import { statementRepositoryContract } from '#tests/contracts/statement-repository.contract.ts';

const CLOCK = { now: () => Date.UTC(2026, 10, 25, 9) };

describe('InMemoryStatementRepository', () => {
  statementRepositoryContract(async (company) => ({ port: new InMemoryStatementRepository(CLOCK, [company]) }));
});
