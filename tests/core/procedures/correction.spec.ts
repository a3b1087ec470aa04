import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type IsoDate, yearOfDay } from '#core/kernel/iso-date.ts';
import { correctionsOf, creditOf, withCorrection } from '#core/procedures/correction.ts';
import { statementOf } from '#core/procedures/payment-statement.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { aPayment, day } from '#tests/support/mothers/procedures.ts';
import { RUNS } from '#tests/support/property.ts';

const COMPANY = { cuaa: 'BNCNNA80A41H501R', name: 'Azienda agricola Bianchi Anna' };
const PAID = aPayment({ id: 'a', amountCents: 1_234_56, paidOn: day('2025-11-06') });
const TODAY = day('2026-02-10');

describe('withCorrection', () => {
  it('[PAGA-05] should note the credit of a closed year that came back, or is of another amount or day, when it changes', () => {
    const before = { on: TODAY, creditedOn: '2025-11-06', beforeCents: 1_234_56 };
    expect(withCorrection({ ...PAID, state: 'suspended' }, PAID, TODAY).correction).toEqual(before);
    expect(withCorrection({ ...PAID, amountCents: 1_000_00 }, PAID, TODAY).correction).toEqual(before);
    for (const paidOn of ['2025-11-07', '2026-01-08'].map(day))
      expect(withCorrection({ ...PAID, paidOn }, PAID, TODAY).correction).toEqual(before);
  });

  it('[PAGA-05] should note nothing of a year that is not over, nor where nothing is stored, nor where nothing changes', () => {
    const changed = { ...PAID, amountCents: 1_000_00 };
    expect(withCorrection(changed, PAID, day('2025-12-31')).correction).toBeUndefined();
    expect(withCorrection(changed, undefined, TODAY).correction).toBeUndefined();
    expect(withCorrection(PAID, PAID, TODAY).correction).toBeUndefined();
  });

  it('[PAGA-05] should keep what was noted, on the day of the last change, and let one that is undone go', () => {
    const returned = withCorrection({ ...PAID, state: 'suspended' }, PAID, TODAY);
    const kept = withCorrection({ ...PAID, state: 'suspended' }, returned, day('2026-03-01'));
    expect(kept.correction).toEqual(returned.correction);
    expect(withCorrection({ ...PAID, amountCents: 900_00 }, kept, day('2026-03-02')).correction).toEqual({
      on: '2026-03-02',
      creditedOn: '2025-11-06',
      beforeCents: 1_234_56,
    });
    expect(withCorrection(PAID, kept, day('2026-03-02')).correction).toBeUndefined();
  });

  it('[PAGA-05] should let what its source tells lead', () => {
    const correction = { on: day('2026-01-08'), creditedOn: day('2025-11-06'), beforeCents: 1_500_00 };
    expect(withCorrection({ ...PAID, amountCents: 900_00, correction }, PAID, TODAY).correction).toEqual(correction);
  });

  it('[PAGA-05] should let what each closed year ended with be worked out again to the cent, whatever is stored later', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyPayment, fc.array(anyChange, { maxLength: 4 })), { maxLength: 5 }),
        (reported) => {
          const ended = reported.map(([payment], at) => ({ ...payment, id: `p-${at}` }));
          const payments = ended.map((first, at) =>
            (reported[at]?.[1] ?? []).reduce<CompanyPayment>(
              (stored, change) => withCorrection({ ...first, ...change }, stored, TODAY),
              first,
            ),
          );
          for (const year of [2024, 2025]) {
            const now = statementOf(COMPANY, year, payments, TODAY);
            const difference = correctionsOf(year, payments).reduce(
              (sum, { creditedOn, beforeCents, nowCents }) =>
                sum + nowCents - (yearOfDay(creditedOn) === year ? beforeCents : 0),
              0,
            );
            const then = statementOf(COMPANY, year, ended, TODAY);
            expect([year, now.creditedCents - difference]).toEqual([year, then.creditedCents]);
            expect(now.corrections).toEqual(correctionsOf(year, payments));
            if (then.rows.length > 0) expect(now.years).toContain(year);
          }
        },
      ),
      RUNS,
    );
  });
});

describe('correctionsOf', () => {
  it('[PAGA-05] should tell a year what it has now of a credit: less, nothing, or what came from another year', () => {
    const correction = { on: TODAY, creditedOn: day('2024-12-30'), beforeCents: 500_00 };
    const moved = aPayment({ id: 'm', amountCents: 500_00, paidOn: day('2025-01-02'), correction });
    const inYear = (year: number) => correctionsOf(year, [moved]).map(({ nowCents }) => nowCents);
    expect([2023, 2024, 2025, 2026].map(inYear)).toEqual([[], [0], [500_00], []]);
  });

  it('[PAGA-05] should leave out what was corrected before the end of the year, and tell the oldest first', () => {
    const at = (id: string, on: IsoDate) => ({
      ...PAID,
      id,
      correction: { on, creditedOn: day('2025-11-06'), beforeCents: 1 },
    });
    const some = [at('c', day('2026-03-01')), at('b', day('2025-12-31')), at('a', day('2026-01-01'))];
    expect(correctionsOf(2025, some).map(({ paymentId }) => paymentId)).toEqual(['a', 'c']);
  });
});

describe('creditOf', () => {
  it('[PAGA-05] should be the day of a payment that is paid, and of no other', () => {
    expect([PAID, { ...PAID, state: 'authorised' as const }].map(creditOf)).toEqual(['2025-11-06', undefined]);
  });
});

// Helpers

const anyState = fc.constantFrom('paid' as const, 'suspended' as const, 'authorised' as const);
const anyAmount = fc.integer({ min: 1, max: 100_000 });
const anyDay = fc.constantFrom(...['2024-06-01', '2025-11-06', '2026-01-08'].map(day));
const anyChange = fc.record({ state: anyState, amountCents: anyAmount, paidOn: anyDay });
const anyPayment = anyChange.map((some) => aPayment(some));
