import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affectedCentsOf } from '#core/producers/work.ts';
import { WORK_KINDS } from '#core/open-items/work-item.ts';
import {
  countedAbove,
  WORK_SORTS,
  WORK_TERMS,
  type WorkAddress,
  workAddressFrom,
  workAddressTo,
  type WorkPage,
  type WorkRow,
  workShown,
} from '#core/producers/work-list.ts';
import { anyNearDay } from '#tests/support/arbitraries/work.ts';
import { aWorkRow } from '#tests/support/mothers/producers.ts';
import { workOrder, workPasses, workTotals } from '#tests/support/doubles/work-rows.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const TODAY = day('2026-11-25');

const anyRow = (): fc.Arbitrary<WorkRow> =>
  fc
    .record({
      stoppedCents: fc.integer({ min: 0, max: 20_000_00 }),
      atRiskCents: fc.integer({ min: 0, max: 20_000_00 }),
      isPartial: fc.boolean(),
      day: fc.option(anyNearDay(), { nil: undefined }),
      hasPayments: fc.boolean(),
      at: fc.nat({ max: 5 }),
      id: fc.constantFrom('pec', 'debt:1', 'contract:A'),
    })
    .map(({ at, hasPayments, ...rest }) =>
      aWorkRow({
        ...rest,
        payments: hasPayments ? [{ id: 'P', description: 'Saldo', amountCents: rest.stoppedCents, since: TODAY }] : [],
        producer: { friendlyUrl: `p-${at}`, cuaa: `0123456000${at}`, registeredName: `Azienda ${at % 3}` },
      }),
    );

describe('workAddressFrom', () => {
  it('[CAA-02] should read back every address that is written', () => {
    const anyAddress: fc.Arbitrary<WorkAddress> = fc.record({
      office: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
      term: fc.constantFrom(...WORK_TERMS),
      kind: fc.option(fc.constantFrom(...WORK_KINDS), { nil: undefined }),
      sort: fc.constantFrom(...WORK_SORTS),
      page: fc.integer({ min: 1, max: 900 }),
    });
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(workAddressFrom(workAddressTo(address))).toEqual(address);
      }),
      RUNS,
    );
  });

  it('[CAA-02] should ignore what it does not know, and say nothing of what is usual', () => {
    const address = workAddressFrom([
      ['termine', 'domani'],
      ['manca', '<b>'],
      ['ordine', ''],
      ['page', '0'],
      ['ufficio', ''],
    ]);
    expect(address).toEqual({ office: undefined, term: '30', kind: undefined, sort: 'euro', page: 1 });
    expect(workAddressTo(address)).toEqual([]);
  });
});

describe('workPasses', () => {
  it.each([
    ['past', '2026-11-24', true],
    ['past', '2026-11-25', false],
    ['past', undefined, true],
    ['week', '2026-11-24', false],
    ['week', '2026-11-25', true],
    ['week', '2026-12-02', true],
    ['week', '2026-12-03', false],
    ['week', undefined, false],
    ['30', '2025-01-01', true],
    ['30', '2026-12-25', true],
    ['30', '2026-12-26', false],
    ['30', undefined, true],
    ['all', '2031-01-01', true],
    ['all', undefined, true],
  ] as const)('[CAA-02] should filter by term: %s, %s is %s', (term, ends, passes) => {
    const row = aWorkRow({ day: ends === undefined ? undefined : day(ends) });
    expect(workPasses(row, { term }, TODAY)).toBe(passes);
    expect(workPasses(row, { term, kind: 'debt' }, TODAY)).toBe(false);
  });
});

describe('workOrder', () => {
  it('[CAA-01] should put the greater sum first as a number, and what is not known after all sums', () => {
    fc.assert(
      fc.property(fc.array(anyRow()), (rows) => {
        const sums = rows.toSorted(workOrder('euro')).map((row) => affectedCentsOf(row) ?? -1);
        expect(sums).toEqual(sums.toSorted((left, right) => right - left));
      }),
      RUNS,
    );
  });

  it('[CAA-01] should be the same whatever order the rows come in', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyRow(), { selector: (row) => `${row.producer.cuaa} ${row.id}` }),
        fc.constantFrom(...WORK_SORTS),
        (rows, sort) => {
          expect(rows.toReversed().toSorted(workOrder(sort))).toEqual(rows.toSorted(workOrder(sort)));
        },
      ),
      RUNS,
    );
  });
});

describe('workTotals', () => {
  it('[CAA-02] should count a payment of a producer once, and the same number of another producer by itself', () => {
    const payment = { id: 'P-1', description: 'Saldo', amountCents: 100, since: day('2026-10-01') };
    const later = { ...payment, since: day('2026-12-01') };
    const of = (at: number, ...payments: (typeof payment)[]): WorkRow =>
      aWorkRow({ payments, producer: { friendlyUrl: `p-${at}`, cuaa: String(at), registeredName: 'A' } });
    expect(workTotals([of(1, payment), of(1, later), of(2, later)], TODAY)).toEqual({
      producers: 2,
      stoppedProducers: 1,
      stoppedCents: 100,
      atRiskCents: 100,
      isPartial: false,
    });
  });
});

describe('workShown', () => {
  const page = (rows: readonly WorkRow[], stoppedCents: number): WorkPage => ({
    items: rows,
    totalCount: 2,
    page: 1,
    pageSize: 1,
    totals: { producers: 1, stoppedProducers: 1, stoppedCents, atRiskCents: 0, isPartial: false },
  });

  it('[CAA-02] should show a row once and say where the list has changed between its pages', () => {
    const row = aWorkRow({ id: 'pec' });
    const other = aWorkRow({ id: 'debt:1' });
    expect(workShown([page([row], 1), page([row, other], 1)])).toEqual({ rows: [row, other], hasChanged: false });
    expect(workShown([page([row], 1), page([other], 2)]).hasChanged).toBe(true);
  });
});

describe('countedAbove', () => {
  const payment = (id: string, since = TODAY) => ({ id, description: 'Saldo', amountCents: Number(id) * 100, since });
  const row = (id: string, friendlyUrl: string, payments: WorkRow['payments']) =>
    aWorkRow({ id, payments, producer: { friendlyUrl, cuaa: friendlyUrl, registeredName: friendlyUrl } });

  it('[CAA-02] should name the row whose payments a row above stops, and none that brings one of its own, of a later day or of another producer', () => {
    const rows = [
      row('a', 'p-1', [payment('1'), payment('2')]),
      row('b', 'p-1', [payment('1')]),
      row('c', 'p-1', [payment('1'), payment('3')]),
      row('d', 'p-2', [payment('1')]),
      row('e', 'p-1', [payment('2', day('2026-12-01'))]),
      row('f', 'p-1', []),
    ];
    expect([...countedAbove(rows, TODAY)]).toEqual(['p-1/b']);
  });

  it('[CAA-02] should name only rows without which the totals say the same', () => {
    const anyPayments = fc.subarray(['1', '2', '3']).map((ids) => ids.map((id) => payment(id)));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('p-1', 'p-2'), anyPayments), { maxLength: 8 }), (made) => {
        const rows = made.map(([producer, payments], at) => row(String(at), producer, payments));
        const counted = countedAbove(rows, TODAY);
        const others = rows.filter(({ producer, id }) => !counted.has(`${producer.friendlyUrl}/${id}`));
        expect(workTotals(others, TODAY).stoppedCents).toBe(workTotals(rows, TODAY).stoppedCents);
      }),
      RUNS,
    );
  });
});
