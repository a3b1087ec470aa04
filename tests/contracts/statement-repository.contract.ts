import { describe, expect, it } from 'vitest';
import type { StatementRepository } from '#core/procedures/payment-papers.ts';
import { statementAddsUp } from '#core/procedures/payment-statement.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import type { ProcedureScope } from '#core/procedures/procedure-repository.ts';
import { aPaymentDetail } from '#tests/support/mothers/payment-details.ts';
import { aPayment, day } from '#tests/support/mothers/procedures.ts';
import { contractAdmission, type Started } from './started.ts';

/** What a company has been paid. */
export interface PaidFixture {
  readonly cuaa: string;
  readonly name: string;
  readonly payments: readonly CompanyPayment[];
}

const SCOPE: ProcedureScope = { cuaa: 'BNCNNA80A41H501R', as: 'farmer' };
const FIXTURE: PaidFixture = {
  cuaa: SCOPE.cuaa,
  name: 'Azienda',
  payments: [
    aPayment({ id: 'pagamento-1', paidOn: day('2026-11-06'), amountCents: 8_412_60, detail: aPaymentDetail() }),
    aPayment({
      id: 'pagamento-2',
      paidOn: day('2025-11-07'),
      amountCents: 8_808_00,
      correction: { on: day('2026-02-10'), creditedOn: day('2025-11-07'), beforeCents: 9_000_00 },
    }),
    aPayment({ id: 'pagamento-3', state: 'authorised', expectedBy: day('2027-01-06'), amountCents: 100_00 }),
  ],
};

/** What every `StatementRepository` does; `start` makes one that holds these payments, read by their holder on 25/11/2026. */
export const statementRepositoryContract = (
  start: (fixture: PaidFixture) => Promise<Started<StatementRepository>>,
): void => {
  const admission = contractAdmission(() => start(FIXTURE));

  describe('statement', () => {
    it('[PAGA-05] should give the payments credited in the year, every sum as it was kept', async () => {
      const found = await (await admission()).statement(SCOPE, 2026);
      expect(found).toMatchObject({
        ok: true,
        value: {
          cuaa: FIXTURE.cuaa,
          name: FIXTURE.name,
          year: 2026,
          until: '2026-11-25',
          isClosed: false,
          creditedCents: 8_412_60,
          book: { grossCents: 9_048_54, reductionsCents: -447_00, withheldCents: -188_94 },
          funds: [{ fund: 'FEAGA, aiuti diretti', amountCents: 8_412_60 }],
          withheld: [{ debtId: 'debito-1', amountCents: 188_94 }],
          awaitedCents: 100_00,
          corrections: [],
          years: [2026, 2025],
        },
      });
      expect(found.ok && statementAddsUp(found.value)).toBe(true);
      expect(found.ok && found.value.rows.map(({ paymentId, accountEnd }) => [paymentId, accountEnd])).toEqual([
        ['pagamento-1', '3456'],
      ]);
    });

    it('[PAGA-05] should tell neither gross nor fund where the payment has none, and say of a past year that it is closed', async () => {
      const found = await (await admission()).statement(SCOPE, 2025);
      expect(found).toMatchObject({ ok: true, value: { isClosed: true, creditedCents: 8_808_00, funds: [] } });
      expect(found.ok && found.value.book).toBeUndefined();
    });

    it('[PAGA-05] should say what was corrected after the end of the year', async () => {
      const found = await (await admission()).statement(SCOPE, 2025);
      expect(found.ok && found.value.corrections).toEqual([
        expect.objectContaining({
          paymentId: 'pagamento-2',
          on: '2026-02-10',
          creditedOn: '2025-11-07',
          beforeCents: 9_000_00,
          nowCents: 8_808_00,
        }),
      ]);
    });

    it('[PAGA-05] should be empty for a year without payments', async () => {
      const found = await (await admission()).statement(SCOPE, 2020);
      expect(found).toMatchObject({ ok: true, value: { rows: [], creditedCents: 0 } });
    });
  });
};
