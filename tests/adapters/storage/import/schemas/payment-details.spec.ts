import { describe, expect, it } from 'vitest';
import { debtSumProblem, paymentSumProblem } from '#adapters/storage/import/schemas/payment-details.ts';
import { procedures } from '#adapters/storage/import/schemas/procedures.ts';

type Explained = Parameters<typeof paymentSumProblem>[1];
const line = (amount: number, rest: object = {}) => ({ label: 'Voce', amount, ...rest });
const EXPLAINED: Explained = {
  book: { gross: 70, reductions: 0, withheld: 0 },
  breakdown: {
    entitled: {
      lines: [line(100, { paidHectares: 2, euroPerHectare: 50, lastYearAmount: 90 })],
      total: 100,
      lastYearTotal: 90,
    },
    arriving: { lines: [line(70, { percent: 70, lastYearAmount: 63 })], total: 70, lastYearTotal: 63 },
    lastYear: 2025,
    change: { lines: [line(7)], total: 7 },
  },
};
const { breakdown } = EXPLAINED;
if (breakdown === undefined) throw new Error('no lines');

describe('paymentSumProblem', () => {
  it('[PAGA-02] [API-08] should find nothing where everything makes the payment', () => {
    expect(paymentSumProblem(70, EXPLAINED)).toBeUndefined();
    expect(paymentSumProblem(70, {})).toBeUndefined();
  });

  it.each<[string, number, Explained]>([
    ['le righe non fanno, al centesimo, la somma del pagamento', 70.01, { breakdown }],
    [
      'lordo, riduzioni e trattenute non fanno la somma del pagamento',
      70.01,
      { book: { gross: 70, reductions: 0, withheld: 0 } },
    ],
    [
      'le righe non fanno, al centesimo, la somma del pagamento',
      70,
      {
        breakdown: {
          ...breakdown,
          entitled: { lines: [line(100, { paidHectares: 2, euroPerHectare: 50.01 })], total: 100 },
        },
      },
    ],
    [
      'gli importi dell’anno prima non tornano fra loro',
      70,
      { breakdown: { ...breakdown, entitled: { ...breakdown.entitled, lastYearTotal: 90.01 } } },
    ],
    [
      'ciò che è cambiato non fa la differenza fra i due anni',
      70,
      { breakdown: { ...breakdown, change: { lines: [line(7)], total: 7.01 } } },
    ],
  ])('[PAGA-02] [API-08] should say: %s', (sentence, amount, explained) => {
    expect(paymentSumProblem(amount, explained)).toBe(sentence);
  });
});

describe('debtSumProblem', () => {
  const instalments = [
    { number: 1, dueOn: '2026-10-16', amount: 50, state: 'pagata' as const, doneOn: '2026-10-10' },
    { number: 2, dueOn: '2026-12-16', amount: 50, state: 'da pagare' as const },
  ] as never;

  it('[PAGA-04] [API-08] should ask that instalments make the debt, and those due what remains', () => {
    expect(debtSumProblem(100, 50, { instalments })).toBeUndefined();
    for (const [amount, remaining] of [
      [100.01, 50],
      [100, 50.01],
    ] as const)
      expect(debtSumProblem(amount, remaining, { instalments })).toMatch(/^le rate non fanno il debito/u);
  });
});

describe('procedures', () => {
  const payment = { id: 'P-1', description: 'Anticipo', amount: 70, status: 'pagato' };
  const issuesOf = (detail: object): readonly string[] =>
    procedures
      .safeParse({ cuaa: 'BNCNNA80A41H501R', payments: [{ ...payment, detail }], questions: [], debts: [] })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

  it('[PAGA-02] [API-08] should refuse a payment whose lines do not make it, and say where', () => {
    expect(issuesOf(EXPLAINED)).toEqual([]);
    expect(issuesOf({ book: { gross: 71, reductions: 0, withheld: 0 } })).toEqual([
      'payments.0.detail: lordo, riduzioni e trattenute non fanno la somma del pagamento',
    ]);
  });

  it('[PAGA-01] should take no more of an account than its last four characters', () => {
    expect(issuesOf({ accountEnd: 'IT41K034' })).toEqual([
      'payments.0.detail.accountEnd: sono gli ultimi quattro caratteri del conto, cifre o lettere maiuscole',
    ]);
  });
});
