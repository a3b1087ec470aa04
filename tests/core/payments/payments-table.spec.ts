import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Amounts, RegionName } from '#core/payments/campaign.ts';
import type { DashboardRows } from '#core/payments/dashboard.ts';
import { barOf, paymentsTable } from '#core/payments/payments-table.ts';
import { NATURAL_SORT, SORT_KEYS } from '#core/payments/table-sort.ts';
import { RUNS } from '#tests/support/property.ts';

const regions = (
  paid: Readonly<Record<string, number>>,
  protectedRows?: Amounts<RegionName>['protectedRows'],
): DashboardRows => ({
  by: 'region',
  rows: Object.entries(paid).map(([region, paidCents], at) => ({ region, paidCents, beneficiaries: 10 + at })),
  ...(protectedRows === undefined ? {} : { protectedRows }),
});
const names = (rows: DashboardRows, options?: Parameters<typeof paymentsTable>[1]): readonly string[] =>
  paymentsTable(rows, options).lines.map(({ name }) => name);

const ROWS = regions(
  { Puglia: 600, Lazio: 300, Umbria: 50 },
  { rows: [{ region: 'Molise' }, { region: 'Abruzzo' }], figures: { paidCents: 50, beneficiaries: 4 } },
);

describe('paymentsTable', () => {
  it('[PAGE-40] should show the highest amount first and what is not told last, by name', () => {
    expect(names(ROWS)).toEqual(['Puglia', 'Lazio', 'Umbria', 'Abruzzo', 'Molise']);
  });

  it('[PAGE-40] should sort by name, amount, beneficiaries and difference, both ways', () => {
    const compared = { year: 2024, rows: regions({ Umbria: 10, Puglia: 500, Lazio: 400 }) };
    const sorted = (by: (typeof SORT_KEYS)[number], ascending: boolean) =>
      names(ROWS, { sort: { by, ascending }, compared }).slice(0, 3);
    expect(sorted('nome', true)).toEqual(['Lazio', 'Puglia', 'Umbria']);
    expect(sorted('nome', false)).toEqual(['Umbria', 'Puglia', 'Lazio']);
    expect(sorted('importo', true)).toEqual(['Umbria', 'Lazio', 'Puglia']);
    expect(sorted('beneficiari', false)).toEqual(['Umbria', 'Lazio', 'Puglia']);
    expect(sorted('differenza', false)).toEqual(['Umbria', 'Puglia', 'Lazio']);
  });

  it('[PAGE-40] should come to the whole, of which each row is a part', () => {
    const table = paymentsTable(ROWS);
    expect([table.totalCents, table.protectedCents]).toEqual([1_000, 50]);
    expect(table.lines.map(({ share }) => share)).toEqual([0.6, 0.3, 0.05, undefined, undefined]);
  });

  it('[PAGE-40] should tell no whole and no part where the whole is protected', () => {
    const table = paymentsTable(regions({ Puglia: 600 }, { rows: [{ region: 'Molise' }] }));
    expect([table.totalCents, table.protectedCents, table.lines[0]?.share]).toEqual([undefined, undefined, undefined]);
  });

  it('should put another campaign beside each row that it has, and compare the wholes', () => {
    const table = paymentsTable(ROWS, { compared: { year: 2024, rows: regions({ Puglia: 500, Lazio: 300 }) } });
    expect(table.lines.map(({ comparedCents, change }) => [comparedCents, change])).toEqual([
      [500, 0.2],
      [300, 0],
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(table.compared).toEqual({ year: 2024, totalCents: 800, change: 0.25 });
  });

  it('should not compare interventions with regions, nor a protected row with anything', () => {
    const other = { year: 2024, rows: { by: 'intervention', rows: [] } } as const;
    expect(paymentsTable(ROWS, { compared: other }).compared).toBeUndefined();
    const now = regions({ Puglia: 600 }, { rows: [{ region: 'Molise' }] });
    const before = { year: 2024, rows: regions({ Molise: 5 }) };
    expect(paymentsTable(now, { compared: before }).lines.at(-1)).toMatchObject({
      comparedCents: 5,
      change: undefined,
    });
  });

  it('[PAGE-40] should lose no row, repeat none and keep the whole, however it is sorted', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ minLength: 1, maxLength: 4 }), fc.integer({ min: -1e9, max: 1e12 }), { maxKeys: 30 }),
        fc.constantFrom(...SORT_KEYS),
        fc.boolean(),
        (paid, by, ascending) => {
          const rows = regions(paid);
          const table = paymentsTable(rows, { sort: { by, ascending } });
          const exact = Object.values(paid).reduce((sum, cents) => sum + BigInt(cents), 0n);
          expect(BigInt(table.totalCents ?? -1)).toBe(exact);
          expect(table.lines.map(({ name }) => name).toSorted()).toEqual(Object.keys(paid).toSorted());
          expect(paymentsTable(rows, { sort: NATURAL_SORT }).totalCents).toBe(table.totalCents);
          for (const line of table.lines) {
            const bar = barOf(line.figures?.paidCents, table);
            expect(bar >= 0 && bar <= 1).toBe(true);
          }
        },
      ),
      RUNS,
    );
  });
});

describe('barOf', () => {
  it('should draw the largest amount of both campaigns in full and a repaid one not at all', () => {
    const table = paymentsTable(regions({ Puglia: 400, Lazio: 100, Umbria: -50 }), {
      compared: { year: 2024, rows: regions({ Puglia: 800 }) },
    });
    expect([800, 400, 100, -50, undefined].map((cents) => barOf(cents, table))).toEqual([1, 0.5, 0.125, 0, 0]);
    expect(barOf(0, paymentsTable(regions({ Puglia: 0 })))).toBe(0);
  });
});
