import { describe, expect, it, vi } from 'vitest';
import { succeed } from '#core/kernel/result.ts';
import { statementOf } from '#core/procedures/payment-statement.ts';
import { makeReadDebt, makeReadPayment, makeReadStatement } from '#core/procedures/read-records.ts';
import { aDebt, aPayment, day } from '#tests/support/mothers/procedures.ts';
import { aDebtDetail, aPaymentDetail } from '#tests/support/mothers/payment-details.ts';

const SCOPE = { cuaa: 'BNCNNA80A41H501R', as: 'farmer' } as const;
const OTHER = '01234560017';
const MISSING = { ok: false, failure: 'procedures.not-found' };

describe('makeReadPayment', () => {
  it('[PAGA-01] should give the payment that was asked for', async () => {
    const payment = aPayment({ id: 'p', detail: aPaymentDetail() });
    const read = makeReadPayment({ payment: async () => succeed(payment) });
    expect(await read(SCOPE, 'p')).toEqual({ ok: true, value: payment });
  });

  it('[PAGA-01] should give one of which only the list is known', async () => {
    const read = makeReadPayment({ payment: async () => succeed(aPayment({ id: 'p' })) });
    expect((await read(SCOPE, 'p')).ok).toBe(true);
  });

  it.each([
    ['another payment', aPayment({ id: 'q', detail: aPaymentDetail() })],
    ['a payment of another company', aPayment({ id: 'p', detail: aPaymentDetail({ cuaa: OTHER }) })],
  ])('[PAGA-01] should take %s for none', async (_, payment) => {
    const read = makeReadPayment({ payment: async () => succeed(payment) });
    expect(await read(SCOPE, 'p')).toEqual(MISSING);
  });
});

describe('makeReadDebt', () => {
  it('[PAGA-04] should give the debt that was asked for, and take another one, or of another company, for none', async () => {
    const answer = (debt: ReturnType<typeof aDebt>) => makeReadDebt({ debt: async () => succeed(debt) })(SCOPE, 'd');
    expect((await answer(aDebt({ id: 'd', detail: aDebtDetail() }))).ok).toBe(true);
    expect(await answer(aDebt({ id: 'e', detail: aDebtDetail() }))).toEqual(MISSING);
    expect(await answer(aDebt({ id: 'd', detail: aDebtDetail({ cuaa: OTHER }) }))).toEqual(MISSING);
  });
});

describe('makeReadStatement', () => {
  const statement = statementOf({ cuaa: SCOPE.cuaa, name: 'Azienda' }, 2026, [], day('2026-11-25'));

  it('[PAGA-05] should give the statement that was asked for, and take one of another year or company for none', async () => {
    const answer = (change: Partial<typeof statement>) =>
      makeReadStatement({ statement: async () => succeed({ ...statement, ...change }) })(SCOPE, 2026);
    expect(await answer({})).toEqual({ ok: true, value: statement });
    expect(await answer({ year: 2025 })).toEqual(MISSING);
    expect(await answer({ cuaa: OTHER })).toEqual(MISSING);
  });

  it.each([Number.NaN, 1899, 2101, 2026.5])('[PAGA-05] should ask nobody for the year %d', async (year) => {
    const ask = vi.fn(async () => succeed(statement));
    expect(await makeReadStatement({ statement: ask })(SCOPE, year)).toEqual(MISSING);
    expect(ask).not.toHaveBeenCalled();
  });
});
