import { describe, expect, it } from 'vitest';
import { fail, succeed } from '#core/kernel/result.ts';
import { makePaymentPapers } from '#core/procedures/make-payment-papers.ts';
import { statementOf } from '#core/procedures/payment-statement.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { demonstrationSettings } from '#features/support/settings.ts';
import { aPayment, day } from '#tests/support/mothers/procedures.ts';
import { aPaymentDetail } from '#tests/support/mothers/payment-details.ts';

const SCOPE = { cuaa: 'BNCNNA80A41H501R', as: 'farmer' } as const;
const PAID = aPayment({ amountCents: 8_412_60, paidOn: day('2026-11-06'), detail: aPaymentDetail() });
const STATEMENT = statementOf({ cuaa: SCOPE.cuaa, name: 'Azienda' }, 2026, [PAID], day('2026-11-25'));
const MISSING = { ok: false, failure: 'procedures.not-found' };

const papersOf = (payment: CompanyPayment | undefined, statement = STATEMENT) =>
  makePaymentPapers(
    { payment: async () => (payment === undefined ? fail('procedures.not-found') : succeed(payment)) },
    { statement: async () => succeed(statement) },
    { renderPdf: async ({ title }) => new TextEncoder().encode(title) },
    { now: () => Date.UTC(2026, 10, 25) },
    demonstrationSettings,
  );
const titleOf = (outcome: { readonly ok: boolean; readonly value?: Uint8Array }): string =>
  new TextDecoder().decode(outcome.value);

describe('makePaymentPapers', () => {
  it('[PAGA-03] should make the letter of what was paid', async () => {
    expect(titleOf(await papersOf(PAID).letterPdf(SCOPE, PAID.id))).toBe('Lettera di pagamento');
  });

  it.each([
    ['no such payment', undefined],
    ['one that is awaited', { ...PAID, state: 'authorised' } as const],
    ['one without a letter', { ...PAID, detail: aPaymentDetail({ hasLetter: false }) }],
    ['one of which only the list is known', aPayment()],
  ])('[PAGA-03] should make none of %s', async (_, payment) => {
    expect(await papersOf(payment).letterPdf(SCOPE, PAID.id)).toEqual(MISSING);
  });

  it('[PAGA-05] should make the statement of a year, and none that does not add up', async () => {
    expect(titleOf(await papersOf(PAID).statementPdf(SCOPE, 2026))).toBe('Estratto dei pagamenti 2026');
    const wrong = { ...STATEMENT, creditedCents: STATEMENT.creditedCents + 1 };
    expect(await papersOf(PAID, wrong).statementPdf(SCOPE, 2026)).toEqual(MISSING);
  });
});
