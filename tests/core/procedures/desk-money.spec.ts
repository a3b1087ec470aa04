import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstPayment, isOverdue, openDebts } from '#core/procedures/desk-money.ts';
import { aDebt, aPayment, day } from '#tests/support/mothers/procedures.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-21');
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

describe('firstPayment', () => {
  it('[MONEY-01] should be the next one on its way by its day, and never a suspended, rejected or unknown one', () => {
    const sooner = aPayment({ id: 'p3', state: 'authorised', expectedBy: day('2026-12-15') });
    const sometime = aPayment({ id: 'p4', state: 'in-review' });
    const others = (['suspended', 'rejected', { unknown: 'IN_VERIFICA' }] as const).map((state, at) =>
      aPayment({ id: `x${at}`, state, expectedBy: day('2026-12-01') }),
    );
    expect(firstPayment([ADVANCE, BALANCE, sometime, sooner, ...others])).toEqual({ kind: 'next', payment: sooner });
    expect(firstPayment([sometime, ...others])).toEqual({ kind: 'next', payment: sometime });
  });

  it('[MONEY-01] should be the last one paid where none is on its way, and none without a day', () => {
    const made = (['2026-03-01', '2026-02-01'] as const).map((paidOn, at) =>
      aPayment({ id: `p${at}`, paidOn: day(paidOn) }),
    );
    const notMade = aPayment({ id: 'a', state: 'suspended', paidOn: day('2026-11-01') });
    expect(firstPayment([...made, notMade, aPayment({ id: 'z' })])).toEqual({ kind: 'last', payment: made[0] });
    expect(firstPayment([notMade])).toEqual({ kind: 'none' });
  });

  it('should not depend on the order in which payments come', () => {
    const anyPayment = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      state: fc.constantFrom('paid' as const, 'in-review' as const, 'authorised' as const),
      paidOn: fc.constantFrom(day('2026-11-06'), day('2026-11-07'), undefined),
      expectedBy: fc.constantFrom(day('2027-01-01'), undefined),
    });
    const anyList = fc.uniqueArray(anyPayment.map(aPayment), { selector: ({ id }) => id });
    fc.assert(
      fc.property(anyList, (payments) => {
        expect(firstPayment(payments.toReversed())).toEqual(firstPayment(payments));
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
