import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { debtFigure, isOverdue, openDebts, paymentFigures } from '#core/procedures/desk-figures.ts';
import type { CompanyPayment, Debt } from '#core/procedures/procedure.ts';
import { aDebt, aPayment, day } from '#tests/support/mothers/procedures.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-21');
const figures = (payments: readonly CompanyPayment[], debts: readonly Debt[] = []) => [
  ...paymentFigures(payments),
  debtFigure(debts, TODAY),
];
const ADVANCE = aPayment({
  id: 'p1',
  description: 'Anticipo domanda unica',
  amountCents: 841_260,
  state: 'paid',
  paidOn: day('2026-11-06'),
});
const BALANCE = aPayment({
  id: 'p2',
  description: 'Saldo domanda unica',
  amountCents: 360_540,
  state: 'in-review',
  expectedBy: day('2027-06-30'),
});

describe('paymentFigures and debtFigure', () => {
  it('[PAGE-28] [PAGE-29] should show the last payment, what is on its way and the debts', () => {
    expect(figures([aPayment({ id: 'p0', paidOn: day('2025-12-01') }), ADVANCE, BALANCE])).toEqual([
      {
        label: 'Ultimo pagamento',
        amountCents: 841_260,
        detail: 'Anticipo domanda unica, 06/11/2026',
        tag: { tone: 'ok', icon: 'check-circle', word: 'Pagato' },
      },
      {
        label: 'In arrivo',
        amountCents: 360_540,
        detail: 'Saldo domanda unica, entro il 30/06/2027',
        tag: { tone: 'info', icon: 'clock', word: 'In istruttoria' },
      },
      {
        label: 'Debiti',
        amountCents: 0,
        detail: 'Nessuna somma da restituire',
        tag: { tone: 'ok', icon: 'check-circle', word: 'In regola' },
      },
    ]);
  });

  it('should say so where there is nothing', () => {
    expect(figures([]).map(({ label, detail, amountCents }) => [label, detail, amountCents])).toEqual([
      ['Ultimo pagamento', 'Nessun pagamento ricevuto', 0],
      ['In arrivo', 'Nessun pagamento in arrivo', 0],
      ['Debiti', 'Nessuna somma da restituire', 0],
    ]);
  });

  it('should take for the last payment the one of the latest day, and none without a day or not yet made', () => {
    const made = (['2026-03-01', '2026-02-01', '2026-01-01'] as const).map((paidOn, at) =>
      aPayment({ id: `p${at}`, paidOn: day(paidOn) }),
    );
    const notMade = aPayment({ id: 'a', state: 'suspended', paidOn: day('2026-11-01') });
    expect(figures([...made, notMade, aPayment({ id: 'z' })])[0]?.detail).toBe('Anticipo domanda unica, 01/03/2026');
    expect(figures([aPayment(), notMade])[0]?.detail).toBe('Nessun pagamento ricevuto');
  });

  it('should leave suspended, rejected and unknown payments out of what is on its way', () => {
    const others = (['suspended', 'rejected', { unknown: 'IN_VERIFICA' }] as const).map((state, at) =>
      aPayment({ id: `x${at}`, state }),
    );
    expect(figures([...others, BALANCE])[1]?.amountCents).toBe(360_540);
  });

  it('should name the payment that is expected first and count the others', () => {
    const sooner = aPayment({
      id: 'p3',
      description: 'Premio accoppiato',
      amountCents: 100,
      state: 'authorised',
      expectedBy: day('2026-12-15'),
    });
    const sometime = aPayment({ id: 'p4', amountCents: 1, state: 'in-review' });
    expect(figures([BALANCE, sometime, sooner])[1]).toMatchObject({
      amountCents: 360_641,
      detail: 'Premio accoppiato, entro il 15/12/2026 e altri 2 pagamenti',
    });
    expect(figures([sometime])[1]?.detail).toBe('Anticipo domanda unica');
    expect(figures([BALANCE, sooner])[1]).toMatchObject({
      detail: 'Premio accoppiato, entro il 15/12/2026 e un altro pagamento',
    });
  });

  it('should sum what is still owed and put an overdue debt before one that is due', () => {
    const late = aDebt({
      id: 'd2',
      description: 'Recupero anticipo',
      remainingCents: 20_000,
      dueOn: day('2026-11-20'),
    });
    expect(figures([], [aDebt({ remainingCents: 50_000 }), late])[2]).toEqual({
      label: 'Debiti',
      amountCents: 70_000,
      detail: 'Recupero anticipo, scadeva il 20/11/2026',
      tag: { tone: 'bad', icon: 'error', word: 'Scaduto' },
    });
  });

  it('should say of debts that are not late what stands in the next one', () => {
    const instalments = aDebt({ id: 'd2', state: 'instalments', dueOn: day('2027-01-31') });
    expect(figures([], [instalments, aDebt()])[2]).toMatchObject({
      detail: 'Recupero premio accoppiato 2023, entro il 31/12/2026',
      tag: { word: 'Da restituire' },
    });
    expect(figures([], [instalments])[2]).toMatchObject({ tag: { word: 'Rateizzato' } });
  });

  it('should name a debt that the agency calls overdue before one that is due sooner', () => {
    const late = aDebt({ id: 'd2', description: 'Recupero anticipo', state: 'overdue', dueOn: undefined });
    expect(figures([], [aDebt({ dueOn: day('2026-12-01') }), late])[2]).toMatchObject({
      detail: 'Recupero anticipo',
      tag: { word: 'Scaduto' },
    });
  });

  it('should not depend on the order in which payments and debts come', () => {
    const anyPayment = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      amountCents: fc.nat(),
      state: fc.constantFrom('paid' as const, 'in-review' as const, 'authorised' as const),
      paidOn: fc.constantFrom(day('2026-11-06'), day('2026-11-07'), undefined),
      expectedBy: fc.constantFrom(day('2027-01-01'), undefined),
    });
    const anyList = fc.uniqueArray(anyPayment.map(aPayment), { selector: ({ id }) => id });
    fc.assert(
      fc.property(anyList, (payments) => {
        expect(figures(payments.toReversed())).toEqual(figures(payments));
      }),
      RUNS,
    );
  });
});

describe('openDebts and isOverdue', () => {
  it('should put first what is due first, then by id, and last what has no day', () => {
    const debts = [
      aDebt({ id: 'a', dueOn: undefined }),
      aDebt({ id: 'd' }),
      aDebt({ id: 'c' }),
      aDebt({ id: 'e', dueOn: day('2026-12-30') }),
    ];
    expect(openDebts(debts).map(({ id }) => id)).toEqual(['e', 'c', 'd', 'a']);
  });

  it('should leave out what is settled and what is fully paid back', () => {
    expect(
      openDebts([aDebt({ id: 'a', state: 'settled' }), aDebt({ id: 'b', remainingCents: 0 }), aDebt({ id: 'c' })]).map(
        ({ id }) => id,
      ),
    ).toEqual(['c']);
  });

  it.each([
    ['2026-11-20', 'open', true],
    ['2026-11-21', 'open', false],
    ['2026-11-22', 'open', false],
    ['2026-12-31', 'overdue', true],
  ] as const)('should judge a debt due on %s and %s, on 21/11/2026', (dueOn, state, overdue) => {
    expect(isOverdue(aDebt({ dueOn: day(dueOn), state }), TODAY)).toBe(overdue);
  });
});
