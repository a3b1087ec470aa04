import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#core/kernel/iso-date.ts';
import type { CompanyPayment } from '#core/procedures/procedure.ts';
import { toDoList } from '#core/open-items/to-do.ts';
import { yearOf } from '#core/year/year.ts';
import { aDebt, anApplication, aPayment, day } from '#tests/support/mothers/procedures.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');
const toDos = toDoList({
  today: TODAY,
  file: {},
  applications: [],
  debts: [aDebt({ id: 'a', dueOn: day('2026-12-16') }), aDebt({ id: 'b', dueOn: day('2026-11-20') })],
});

describe('yearOf', () => {
  it('[YEAR-01] should lay twelve months around today, four of them behind', () => {
    const { months, now } = yearOf({ payments: [], toDos: [] }, TODAY);
    expect([months.length, months[0], months[4], months.at(-1)]).toEqual([
      12,
      '2026-07-01',
      '2026-11-01',
      '2027-06-01',
    ]);
    expect(now).toBeCloseTo((4 + 24.5 / 30) / 12, 10);
  });

  it('[YEAR-01] should hold what was paid, what comes and what has a term, in the order of their days', () => {
    const payments = [
      aPayment({ id: 'b', state: 'authorised', expectedBy: day('2027-01-06') }),
      // Its money came before the day on which it was expected.
      aPayment({ id: 'a', paidOn: day('2026-07-17'), expectedBy: day('2026-08-30') }),
      aPayment({ id: 'x', state: 'suspended', expectedBy: day('2027-01-01') }),
      aPayment({ id: 'old', paidOn: day('2026-06-30') }),
      aPayment({ id: 'far', state: 'in-review', expectedBy: day('2027-07-01') }),
    ];
    expect(yearOf({ payments, toDos }, TODAY).entries.map(({ day: on, kind }) => [on, kind])).toEqual([
      ['2026-07-17', 'paid'],
      ['2026-11-20', 'missed'],
      ['2026-12-16', 'term'],
      ['2027-01-06', 'awaited'],
    ]);
  });

  it('[YEAR-02] should hold controls, and the last days that hold for everybody as one entry a day, none that is past', () => {
    const aid = (title: string, closesOn: string) => ({ slug: title, title, description: '', closesOn: day(closesOn) });
    const { entries } = yearOf(
      {
        payments: [],
        toDos: [],
        applications: [
          anApplication({ number: '26.1', controls: [{ on: day('2026-10-14'), what: 'Visita in stalla' }] }),
          anApplication({ id: 'senza' }),
        ],
        aids: [
          aid('Vino', '2027-01-31'),
          aid('Polizze', '2027-01-31'),
          aid('Olio', '2026-11-24'),
          aid('Riso', '2026-11-25'),
        ],
      },
      TODAY,
    );
    expect(entries.map(({ day: on, kind, title, short }) => [on, kind, title, short])).toEqual([
      ['2026-10-14', 'control', 'Visita in stalla, domanda 26.1', 'controllo'],
      ['2026-11-25', 'term', 'Riso: ultimo giorno per chiedere', 'aiuto'],
      ['2027-01-31', 'term', 'Vino, Polizze: ultimo giorno per chiedere', '2 aiuti'],
    ]);
  });

  it('[YEAR-01] should draw payments of ten days in one column, and never what was paid with what comes', () => {
    const on = (id: string, days: number): CompanyPayment =>
      aPayment({ id, state: 'authorised', amountCents: 100, expectedBy: addDays(TODAY, days) });
    const { columns } = yearOf(
      { payments: [on('a', 5), on('b', 15), on('c', 16), aPayment({ id: 'd', paidOn: TODAY })], toDos: [] },
      TODAY,
    );
    expect(columns.map(({ payments }) => payments.map(({ id }) => id))).toEqual([
      ['payment:d'],
      ['payment:a', 'payment:b'],
      ['payment:c'],
    ]);
  });

  it('[YEAR-01] should show each payment of the year once, to the cent, and nothing outside of the line', () => {
    const anyPayment = fc.record({
      amountCents: fc.nat(1_000_000),
      state: fc.constantFrom('paid' as const, 'in-review' as const, 'authorised' as const),
      on: fc.integer({ min: -500, max: 500 }).map((days) => addDays(TODAY, days)),
    });
    fc.assert(
      fc.property(fc.array(anyPayment, { maxLength: 20 }), (list) => {
        const payments = list.map(({ on, ...rest }, at) =>
          aPayment({ ...rest, id: String(at), ...(rest.state === 'paid' ? { paidOn: on } : { expectedBy: on }) }),
        );
        const { columns, entries, paidCents, awaitedCents } = yearOf({ payments, toDos: [] }, TODAY);
        expect(columns.flatMap((column) => column.payments).length).toBe(entries.length);
        expect(columns.reduce((sum, { sumCents }) => sum + sumCents, 0)).toBe(paidCents + awaitedCents);
        expect(columns.every(({ at }) => at > 0 && at < 1)).toBe(true);
      }),
      RUNS,
    );
  });
});
