import * as fc from 'fast-check';
import { priceOf } from '#core/kernel/area-measure.ts';
import type { DebtDetail, Instalment } from '#core/procedures/debt-detail.ts';
import type { PaymentBreakdown, PaymentDetail, SumLine } from '#core/procedures/payment-detail.ts';
import { day } from './day.ts';

const CUAA = 'BNCNNA80A41H501R';

/** Fields in place of others; one that is undefined is left out. */
type Instead<T> = { readonly [Name in keyof T]?: T[Name] | undefined };

const withInstead = <T extends object>(whole: T, instead: Instead<T>): T =>
  Object.fromEntries(Object.entries({ ...whole, ...instead }).filter(([, value]) => value !== undefined)) as T;

/** The sum in words of the drawn payment: 8.412,60 €, with the year before beside it. */
export const aBreakdown = (rest: Instead<PaymentBreakdown> = {}): PaymentBreakdown =>
  withInstead<PaymentBreakdown>(
    {
      entitled: {
        lines: [
          {
            label: 'Sostegno di base al reddito',
            askedArea: 617_500,
            foundArea: 605_000,
            paidArea: 605_000,
            rateCents: 170_16,
            rule: 'si paga la superficie trovata.',
            amountCents: 10_294_68,
            lastYearCents: 10_288_95,
          },
          {
            label: 'Sostegno ridistributivo',
            found: 'I primi 14 ettari.',
            amountCents: 1_143_80,
            lastYearCents: 1_132_60,
          },
          {
            label: 'Eco-schema 2, inerbimento',
            askedArea: 124_000,
            foundArea: 124_000,
            paidArea: 124_000,
            rateCents: 120_00,
            amountCents: 1_488_00,
            lastYearCents: 1_161_30,
          },
        ],
        totalCents: 12_926_48,
        lastYearCents: 12_582_85,
      },
      reductions: {
        lines: [
          { label: 'Domanda in ritardo, 2%', amountCents: -258_53, lastYearCents: 0 },
          { label: 'Condizionalità, 3%', amountCents: -380_04, lastYearCents: 0 },
        ],
        totalCents: 12_287_91,
        lastYearCents: 12_582_85,
      },
      arriving: {
        lines: [
          { label: 'Anticipo, 70%', percent: 70, amountCents: 8_601_54, lastYearCents: 8_808_00 },
          { label: 'Rata 4 di 10 di un debito', debtId: 'debito-1', amountCents: -188_94, lastYearCents: 0 },
        ],
        totalCents: 8_412_60,
        lastYearCents: 8_808_00,
      },
      lastYear: 2025,
      change: {
        lines: [
          { label: 'Eco-schema più ampio', amountCents: 240_54 },
          { label: 'Domanda in ritardo', amountCents: -180_97 },
          { label: 'Condizionalità', amountCents: -266_03 },
          { label: 'Rata del debito', amountCents: -188_94 },
        ],
        totalCents: -395_40,
        note: 'Ogni voce è già al 70%.',
      },
    },
    rest,
  );

/** What is known of a payment of 8.412,60 € beyond the list. */
export const aPaymentDetail = (rest: Instead<PaymentDetail> = {}): PaymentDetail =>
  withInstead<PaymentDetail>(
    {
      cuaa: CUAA,
      payeeName: 'Azienda agricola Bianchi Anna',
      accountEnd: '3456',
      fund: 'FEAGA, aiuti diretti',
      book: { grossCents: 9_048_54, reductionsCents: -447_00, withheldCents: -188_94 },
      breakdown: aBreakdown(),
      hasLetter: true,
      assistanceScope: 'domanda-unica',
    },
    rest,
  );

/** An instalment that is still due. */
export const anInstalment = (rest: Instead<Instalment> = {}): Instalment =>
  withInstead<Instalment>(
    {
      number: 1,
      dueOn: day('2026-12-16'),
      amountCents: 250_00,
      state: 'due',
    },
    rest,
  );

/** What is known of a debt of 500,00 € beyond the list. */
export const aDebtDetail = (rest: Instead<DebtDetail> = {}): DebtDetail =>
  withInstead<DebtDetail>(
    {
      cuaa: CUAA,
      number: 'D-2025-00418',
      origin: 'Una visita ha trovato effluenti accumulati vicino a un canale.',
      rule: 'impegno CGO 2.',
      instalments: [anInstalment({ number: 2, dueOn: day('2027-02-16') }), anInstalment()],
      ifUnpaid: 'Se non la paghi, viene trattenuta dal prossimo pagamento.',
      paying: { text: 'Con l’avviso che accompagna la lettera.', office: 'Ufficio recuperi' },
      assistanceScope: 'debiti-e-recuperi',
    },
    rest,
  );

const anyPositive = fc.integer({ min: 1, max: 5_000_000 });
const anyArea = fc.record({ paidArea: fc.integer({ min: 1, max: 5_000_000 }), rateCents: anyPositive });

/** A line that is paid by the hectare, or a lump sum; always with a year before. */
const anyLine: fc.Arbitrary<SumLine> = fc
  .tuple(fc.option(anyArea, { nil: undefined }), anyPositive, anyPositive)
  .map(([area, lump, lastYearCents]) => ({
    label: 'Voce',
    ...area,
    amountCents: area === undefined ? lump : priceOf(area.paidArea, area.rateCents),
    lastYearCents,
  }));

const total = (lines: readonly SumLine[], field: 'amountCents' | 'lastYearCents'): number =>
  lines.reduce((sum, line) => sum + (line[field] ?? 0), 0);

/** Breakdowns that add up, with and without reductions, with the payment's amount. */
export const anyBreakdown = (): fc.Arbitrary<{ readonly amountCents: number; readonly breakdown: PaymentBreakdown }> =>
  fc
    .tuple(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.option(fc.array(anyLine, { minLength: 1, maxLength: 3 }), { nil: undefined }),
      fc.constantFrom(30, 50, 70, 85, 100),
    )
    .map(([due, taken, percent]) => {
      const reductions = taken?.map(({ amountCents, lastYearCents }) => ({
        label: 'Riduzione',
        amountCents: -amountCents,
        lastYearCents: -(lastYearCents ?? 0),
      }));
      const sum = (field: 'amountCents' | 'lastYearCents'): number =>
        total(due, field) + total(reductions ?? [], field);
      const amountCents = Math.round((sum('amountCents') * percent) / 100);
      const lastYearCents = Math.round((sum('lastYearCents') * percent) / 100);
      return {
        amountCents,
        breakdown: {
          entitled: {
            lines: due,
            totalCents: total(due, 'amountCents'),
            lastYearCents: total(due, 'lastYearCents'),
          },
          ...(reductions === undefined
            ? {}
            : {
                reductions: {
                  lines: reductions,
                  totalCents: sum('amountCents'),
                  lastYearCents: sum('lastYearCents'),
                },
              }),
          arriving: {
            lines: [{ label: 'Anticipo', percent, amountCents, lastYearCents }],
            totalCents: amountCents,
            lastYearCents,
          },
          lastYear: 2025,
          change: {
            lines: [{ label: 'Tutto', amountCents: amountCents - lastYearCents }],
            totalCents: amountCents - lastYearCents,
          },
        },
      };
    });
