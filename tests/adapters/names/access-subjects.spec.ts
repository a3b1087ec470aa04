import { describe, expect, it } from 'vitest';
import { accessSubjectsOf } from '#adapters/names/access-subjects.ts';
import { paymentPaperCalls } from '#adapters/http/contract/payment-details.ts';
import { procedureCalls } from '#adapters/http/contract/procedures.ts';
import { producerWorkCalls } from '#adapters/http/contract/producer-work.ts';

/** What the access log says of each call of a centre about the procedures of a company. */
const SAID = {
  payments: 'payments',
  payment: 'payments',
  applications: 'questions',
  application: 'questions',
  document: 'questions',
  debts: 'debts',
  debt: 'debts',
} as const;

describe('accessSubjectsOf', () => {
  it('[ROUTE-20] should name what each call about procedures shows, lists, pages of one thing and papers alike', () => {
    for (const [name, { method, path }] of Object.entries(procedureCalls.caa))
      expect([name, accessSubjectsOf([`${method} /api${path}`])]).toEqual([name, [SAID[name as keyof typeof SAID]]]);
    for (const [name, { method, path }] of Object.entries(paymentPaperCalls.caa))
      expect([name, accessSubjectsOf([`${method} /api${path}`])]).toEqual([name, ['payments']]);
    for (const [name, { method, path }] of Object.entries(producerWorkCalls))
      expect([name, accessSubjectsOf([`${method} /api${path}`])]).toEqual([name, ['producer-list']]);
  });

  it('[ROUTE-20] should say of an address that it does not know that something else was read, and nothing twice', () => {
    expect(accessSubjectsOf(['GET /api/private/altro', 'GET /api/private/altro-ancora'])).toEqual(['other']);
  });
});
