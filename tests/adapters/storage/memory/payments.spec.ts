import { describe } from 'vitest';
import { InMemoryPaymentRepository } from '#adapters/storage/memory/payments.ts';
import { paymentRepositoryContract } from '#tests/contracts/payment-repository.contract.ts';

describe('InMemoryPaymentRepository', () => {
  paymentRepositoryContract(async (campaigns) => ({ port: new InMemoryPaymentRepository(campaigns) }));
});
