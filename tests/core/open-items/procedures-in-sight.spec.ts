import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWaiting, paymentsTimeline, waitingFirst } from '#core/open-items/payments-timeline.ts';
import {
  applicationsInSight,
  debtsInSight,
  isWhole,
  owedFirst,
  paymentsInSight,
  withWhole,
} from '#core/open-items/procedures-in-sight.ts';
import { openDebts } from '#core/procedures/desk-money.ts';
import { anApplication, aDebt, aPayment, day } from '#tests/support/mothers/procedures.ts';
import { RUNS } from '#tests/support/property.ts';

const NOTHING = [['campagna', '2026']] as const;
const request = { what: 'Un documento', dueOn: day('2026-12-04') };

const anyPayments = fc
  .array(fc.constantFrom('paid' as const, 'authorised' as const, 'suspended' as const, 'rejected' as const))
  .map((states) => states.map((state, at) => aPayment({ id: String(at), state })));
const anyApplications = fc
  .array(fc.constantFrom({}, { request }, { state: 'draft' as const }))
  .map((all) => all.map((rest, at) => anApplication({ id: String(at), ...rest })));
const anyDebts = fc
  .array(
    fc.constantFrom(
      { remainingCents: 0, state: 'settled' as const },
      { remainingCents: 100 },
      { remainingCents: 100, state: { unknown: 'In contenzioso' } },
    ),
  )
  .map((all) => all.map((rest, at) => aDebt({ id: String(at), ...rest })));

describe('what a phone shows of the procedures', () => {
  it('[PAGE-29] should be all that is to come, waits or is owed, and the first of the rest, but never all entries but one', () => {
    fc.assert(
      fc.property(anyPayments, anyApplications, anyDebts, (payments, found, owed) => {
        const timeline = paymentsTimeline(payments);
        const applications = waitingFirst(found);
        const debts = owedFirst(owed);
        for (const [count, inSight, wanted, most] of [
          [payments.length, paymentsInSight(NOTHING, timeline), timeline.toCome.length, timeline.toCome.length + 2],
          [applications.length, applicationsInSight(NOTHING, applications), applications.filter(isWaiting).length, 3],
          [debts.length, debtsInSight(NOTHING, debts), openDebts(debts).length, 1],
        ] as const) {
          expect(inSight).toBeGreaterThanOrEqual(wanted);
          expect(inSight).toBeLessThanOrEqual(count);
          if (inSight < count) expect([inSight, count - inSight > 1]).toEqual([Math.max(wanted, most), true]);
        }
        // What waits stands first, so that a count is enough; nothing is lost or comes twice.
        expect(applications.slice(0, applications.filter(isWaiting).length).every(isWaiting)).toBe(true);
        expect(debts.map(({ id }) => id).toSorted()).toEqual(owed.map(({ id }) => id).toSorted());
        expect(debts.slice(0, openDebts(debts).length)).toEqual(openDebts(owed));
        const settled = debts.findIndex(({ remainingCents }) => remainingCents === 0);
        expect(settled === -1 || debts.slice(settled).every(({ remainingCents }) => remainingCents === 0)).toBe(true);
      }),
      RUNS,
    );
  });

  it('[PAGE-29] should be the whole list that the address asks for, and of no other', () => {
    const timeline = paymentsTimeline(Array.from({ length: 9 }, (_, at) => aPayment({ id: String(at) })));
    const debts = Array.from({ length: 9 }, (_, at) => aDebt({ id: String(at), remainingCents: 0 }));
    const pairs = withWhole(NOTHING, 'payments');
    expect(pairs).toEqual([...NOTHING, ['intero', 'pagamenti']]);
    expect(withWhole(pairs, 'payments')).toEqual(pairs);
    expect([isWhole(pairs, 'payments'), isWhole(pairs, 'debts')]).toEqual([true, false]);
    expect([paymentsInSight(pairs, timeline), debtsInSight(pairs, debts)]).toEqual([9, 1]);
  });
});
