import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import {
  latestStatementYear,
  statementAddsUp,
  statementOf,
  statementYears,
} from '#core/procedures/payment-statement.ts';
import { aPayment, day } from '#tests/support/mothers/procedures.ts';
import { aBreakdown, aPaymentDetail } from '#tests/support/mothers/payment-details.ts';
import { RUNS } from '#tests/support/property.ts';

const COMPANY = { cuaa: 'BNCNNA80A41H501R', name: 'Azienda agricola Bianchi Anna' };
const TODAY = day('2026-11-25');
const ADVANCE = aPayment({
  id: 'b',
  amountCents: 8_412_60,
  paidOn: day('2026-11-06'),
  detail: aPaymentDetail(),
});
const BALANCE = aPayment({
  id: 'a',
  amountCents: 3_774_85,
  paidOn: day('2026-06-18'),
  detail: aPaymentDetail({
    breakdown: undefined,
    book: { grossCents: 3_774_85, reductionsCents: 0, withheldCents: 0 },
    fund: 'FEASR, sviluppo rurale',
  }),
});
const AWAITED = aPayment({ id: 'c', amountCents: 100_00, state: 'authorised', expectedBy: day('2026-12-12') });

describe('statementOf', () => {
  it('[PAGA-05] should list what was credited in the year, the oldest first, with its sums, funds and what was withheld', () => {
    const statement = statementOf(COMPANY, 2026, [ADVANCE, AWAITED, BALANCE], TODAY);
    expect(statement).toMatchObject({
      ...COMPANY,
      until: TODAY,
      isClosed: false,
      creditedCents: 12_187_45,
      book: { grossCents: 12_823_39, reductionsCents: -447_00, withheldCents: -188_94 },
      funds: [
        { fund: 'FEAGA, aiuti diretti', amountCents: 8_412_60 },
        { fund: 'FEASR, sviluppo rurale', amountCents: 3_774_85 },
      ],
      withheld: [{ debtId: 'debito-1', label: 'Rata 4 di 10 di un debito', amountCents: 188_94 }],
      awaitedCents: 100_00,
      years: [2026],
    });
    expect(statement.rows.map(({ paymentId }) => paymentId)).toEqual(['a', 'b']);
  });

  it('[PAGA-05] should name of each sum withheld the debt that it was withheld for', () => {
    const withheldFor = (id: string, debts: readonly string[]) =>
      aPayment({
        id,
        paidOn: day('2026-11-06'),
        detail: aPaymentDetail({
          breakdown: aBreakdown({
            arriving: {
              lines: debts.map((debtId, at) => ({ label: `Rata di ${debtId}`, debtId, amountCents: -(at + 1) })),
              totalCents: 0,
            },
          }),
        }),
      });
    const { withheld } = statementOf(COMPANY, 2026, [withheldFor('a', ['r1', 'r2']), withheldFor('b', ['r3'])], TODAY);
    expect(withheld).toEqual([
      { debtId: 'r1', label: 'Rata di r1', amountCents: 1 },
      { debtId: 'r2', label: 'Rata di r2', amountCents: 2 },
      { debtId: 'r3', label: 'Rata di r3', amountCents: 1 },
    ]);
  });

  it('[PAGA-05] should be of a day of credit and not of a campaign, and closed once the year is over', () => {
    const early = aPayment({ id: 'd', campaign: 2026, paidOn: day('2025-12-31') });
    const statement = statementOf(COMPANY, 2025, [early, ADVANCE], TODAY);
    expect(statement.rows.map(({ paymentId }) => paymentId)).toEqual(['d']);
    expect(statement).toMatchObject({ until: '2025-12-31', isClosed: true, years: [2026, 2025] });
  });

  it('[PAGA-05] should leave out what is not paid, whatever day it has', () => {
    const announced = aPayment({ id: 'f', state: 'authorised', paidOn: day('2026-12-01') });
    expect(statementOf(COMPANY, 2026, [announced], TODAY)).toMatchObject({ rows: [], creditedCents: 0 });
  });

  it('[PAGA-05] should tell neither gross nor funds where one payment has none', () => {
    const bare = aPayment({ id: 'e', paidOn: day('2026-02-01') });
    const statement = statementOf(COMPANY, 2026, [ADVANCE, bare], TODAY);
    expect(statement.book).toBeUndefined();
    expect(statement.funds).toEqual([]);
    expect(statementAddsUp(statement)).toBe(true);
  });

  it('[PAGA-05] should add up for any payments, in every year, each in one of them alone', () => {
    fc.assert(
      fc.property(anyPayments, (payments) => {
        const paid = payments.filter(({ state }) => state === 'paid');
        const years = statementYears(paid, TODAY);
        const statements = years.map((year) => statementOf(COMPANY, year, payments, TODAY));
        for (const statement of statements) expect(statementAddsUp(statement)).toBe(true);
        expect(statements.flatMap(({ rows }) => rows.map(({ paymentId }) => paymentId)).toSorted()).toEqual(
          paid.map(({ id }) => id).toSorted(),
        );
      }),
      RUNS,
    );
  });
});

describe('latestStatementYear', () => {
  it('[PAGA-05] should be the latest that the service names, and none where it names none', () => {
    const years = [2024, 2026, 2025].map((statementYear) => aPayment({ statementYear }));
    expect(latestStatementYear([aPayment(), ...years])).toBe(2026);
    expect(latestStatementYear([aPayment()])).toBeUndefined();
  });
});

describe('statementAddsUp', () => {
  const good = statementOf(COMPANY, 2026, [ADVANCE, BALANCE], TODAY);
  const [first, second] = good.rows;
  it.each([
    ['a row off by a cent', { rows: [{ ...first, creditedCents: 3_774_86 }, second] }],
    ['a gross off by a cent', { book: { ...good.book, grossCents: 12_823_40 } }],
    [
      'gross and reductions off together',
      { book: { grossCents: 12_823_40, reductionsCents: -447_01, withheldCents: -188_94 } },
    ],
    [
      'a row whose gross does not make what was credited, though the foot agrees with it',
      {
        rows: [first, { ...second, book: { ...second?.book, grossCents: 9_048_55 } }],
        book: { ...good.book, grossCents: 12_823_40 },
      },
    ],
    ['a foot off by a cent', { creditedCents: 12_187_46 }],
    ['a fund off by a cent', { funds: [{ fund: 'FEAGA', amountCents: 12_187_44 }] }],
    ['a row of another year', { year: 2025 }],
    ['a foot of the books without a row of them', { rows: [{ ...first, book: undefined }, second] }],
  ])('[PAGA-05] should find %s', (_, wrong) => {
    expect(statementAddsUp(good)).toBe(true);
    expect(statementAddsUp({ ...good, ...wrong } as typeof good)).toBe(false);
  });
});

// Helpers

const anyDay = fc
  .tuple(fc.integer({ min: 2023, max: 2026 }), fc.integer({ min: 1, max: 10 }), fc.integer({ min: 10, max: 28 }))
  .map(([year, month, date]) => `${year}-${String(month).padStart(2, '0')}-${date}` as IsoDate);

const anyPayments: fc.Arbitrary<readonly CompanyPayment[]> = fc
  .array(
    fc.record({
      paidOn: anyDay,
      grossCents: fc.integer({ min: 1_000, max: 1_000_000 }),
      reductionsCents: fc.integer({ min: -400, max: 0 }),
      withheldCents: fc.integer({ min: -400, max: 0 }),
      state: fc.constantFrom('paid', 'authorised'),
      hasDetail: fc.boolean(),
      fund: fc.constantFrom('FEAGA', 'FEASR', undefined),
    } as const),
    { maxLength: 8 },
  )
  .map((some) =>
    some.map(({ paidOn, state, hasDetail, fund, ...book }, at) =>
      aPayment({
        id: `p-${at}`,
        state,
        amountCents: book.grossCents + book.reductionsCents + book.withheldCents,
        ...(state === 'paid' ? { paidOn } : {}),
        ...(hasDetail ? { detail: aPaymentDetail({ fund, book, breakdown: undefined }) } : {}),
      }),
    ),
  );
