import { describe } from 'vitest';
import { InMemoryPaymentLedger } from '#tests/support/doubles/payments.ts';
import { makePublishedPayments } from '#core/payments/published-payments.ts';
import { paymentRepositoryContract } from '#tests/contracts/payment-repository.contract.ts';

describe('InMemoryPaymentLedger, published', () => {
  paymentRepositoryContract(async (campaigns) => ({
    port: makePublishedPayments(new InMemoryPaymentLedger(campaigns)),
  }));
});
