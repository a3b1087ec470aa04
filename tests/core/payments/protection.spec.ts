import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryPaymentLedger } from '#tests/support/doubles/payments.ts';
import type { Figures } from '#core/payments/campaign.ts';
import { FEWEST_PUBLISHED, isTooSmall, protect, withSums } from '#core/payments/protection.ts';
import { makePublishedPayments } from '#core/payments/published-payments.ts';
import { RUNS } from '#tests/support/property.ts';

const ASKED = { yearCampaign: 2025, department: 'Divisione' };
/** Each run solves a whole system. */
const FEWER_RUNS = { numRuns: Math.min(300, RUNS.numRuns) };
const region = (at: number): string => `Regione ${at}`;
const code = (at: number): string => `I ${at}`;

const many = (beneficiaries: number): Figures => ({ beneficiaries, paidCents: beneficiaries * 1_000_00 });

describe('protect', () => {
  it('should tell everything where nobody can be recognised', () => {
    const all = protect(
      withSums([
        [many(5), many(0)],
        [many(90), many(7)],
      ]),
    );
    expect(all.flat()).not.toContain(true);
  });

  it('should never tell a small number, nor let it be taken from the sums', () => {
    // oxfmt-ignore
    const [first, second, third, sums] = protect(withSums([
      [many(3), many(40), many(80)],
      [many(50), many(60), many(90)],
      [many(70), many(200), many(300)],
    ]));
    expect(first).toEqual([true, true, false, false]);
    expect(second).toEqual([true, true, false, false]);
    expect(third).toEqual([false, false, false, false]);
    expect(sums).toEqual([false, false, false, false]);
  });

  it('should not tell sums that are themselves small, nor those that would give them away', () => {
    expect(protect(withSums([[many(2)]])).flat()).toEqual([true, true, true, true]);
    const only = protect(withSums([[many(2), many(300)]]));
    expect(only).toEqual([
      [true, true, false],
      [true, true, false],
    ]);
  });

  it('should keep a cell without beneficiaries that was paid, and tell one in which nothing was', () => {
    expect(isTooSmall({ beneficiaries: 0, paidCents: -5 })).toBe(true);
    expect(isTooSmall({ beneficiaries: 0, paidCents: 0 })).toBe(false);
    expect(isTooSmall(many(FEWEST_PUBLISHED))).toBe(false);
    expect(isTooSmall(many(FEWEST_PUBLISHED - 1))).toBe(true);
  });
});

describe('the published tables, all of them together', () => {
  it('[PAGE-40] should not let anybody solve their sums for a number that is not told', async () => {
    let solved = 0;
    await fc.assert(
      fc.asyncProperty(anyLedger(), async (table) => {
        const knowledge = await everythingPublished(table);
        for (const measure of ['beneficiaries', 'paidCents'] as const) {
          const system = equationsOf(knowledge, measure);
          const ranges = rangesOf(system, measure === 'beneficiaries' ? 1 : 0);
          for (const [row, cells] of table.entries()) {
            for (const [column, figures] of cells.entries()) {
              if (!isTooSmall(figures)) continue;
              const unknown = `${row} ${column}`;
              solved += 1;
              expect(system.unknowns).toContain(unknown);
              expect(isDetermined(system, unknown)).toBe(false);
              const [least, most] = ranges.get(unknown) ?? [0, 0];
              expect(most - least).toBeGreaterThan(measure === 'beneficiaries' ? 1 : 0);
              // Not even that it is a small number can be worked out.
              if (measure === 'beneficiaries') expect(most).toBeGreaterThanOrEqual(FEWEST_PUBLISHED);
            }
          }
        }
      }),
      FEWER_RUNS,
    );
    expect(solved).toBeGreaterThan(0);
  });

  it('[PAGE-40] should not let anybody solve two divisions of one name, asked for together', async () => {
    await fc.assert(
      fc.asyncProperty(anyLedger(), anyLedger(), async (first, second) => {
        const [left, right, both] = await Promise.all([
          ledgerOf(first, '2014-2022'),
          ledgerOf(second, '2023-2027'),
          makePublishedPayments(
            new InMemoryPaymentLedger([
              { year: 2025, divisions: [divisionOf(first, '2014-2022'), divisionOf(second, '2023-2027')] },
            ]),
          ).regions(ASKED),
        ]);
        // Whatever the two tables reveal together each reveals alone.
        const alone = [await left.regions(ASKED), await right.regions(ASKED)];
        for (const row of both.rows) {
          const parts = alone.flatMap(({ rows }) => rows.filter((each) => each.region === row.region));
          const there = [first, second].filter((table) => (table[0]?.length ?? 0) > Number(row.region.split(' ')[1]));
          expect(parts).toHaveLength(there.length);
          expect(parts.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(row.paidCents);
        }
      }),
      FEWER_RUNS,
    );
  });

  it('[PAGE-40] should come to the same whole by intervention and by region, protected rows included', async () => {
    await fc.assert(
      fc.asyncProperty(anyLedger(), async (table) => {
        const { interventions, regions } = await everythingPublished(table);
        const whole = (amounts: typeof interventions | typeof regions): number | undefined =>
          amounts.protectedRows !== undefined && amounts.protectedRows.figures === undefined
            ? undefined
            : [
                ...amounts.rows,
                ...(amounts.protectedRows?.figures === undefined ? [] : [amounts.protectedRows.figures]),
              ]
                .map(({ paidCents }) => paidCents)
                .reduce((sum, cents) => sum + cents, 0);
        const exact = table.flat().reduce((sum, { paidCents }) => sum + paidCents, 0);
        for (const each of [whole(interventions), whole(regions)]) if (each !== undefined) expect(each).toBe(exact);
      }),
      FEWER_RUNS,
    );
  });
});

// Helpers

type Table = readonly (readonly Figures[])[];

/** Tables of the shape that payments have: many large cells, empty ones, and small ones, often in one row or column. */
const anyLedger = (): fc.Arbitrary<Table> =>
  fc
    .record({
      rows: fc.integer({ min: 1, max: 6 }),
      columns: fc.integer({ min: 1, max: 6 }),
      kinds: fc.array(fc.constantFrom('large', 'middle', 'small', 'empty'), { minLength: 36, maxLength: 36 }),
      sizes: fc.array(fc.nat({ max: 1_000 }), { minLength: 36, maxLength: 36 }),
    })
    .map(({ rows, columns, kinds, sizes }) =>
      Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (__, column) => {
          const [kind, size = 0] = [kinds[row * 6 + column], sizes[row * 6 + column]];
          const beneficiaries =
            kind === 'empty' ? 0 : kind === 'small' ? 1 + (size % 4) : kind === 'middle' ? 5 + (size % 20) : 50 + size;
          return { beneficiaries, paidCents: beneficiaries * (100_00 + size) };
        }),
      ),
    );

const divisionOf = (table: Table, planning?: string) => ({
  division: { name: 'Divisione', directAid: true, ...(planning === undefined ? {} : { planning }) },
  interventions: table.map((cells, row) => ({
    code: code(row),
    description: `Intervento ${row}`,
    amounts: cells.map((figures, column) => ({ region: region(column), ...figures })),
  })),
});

const ledgerOf = async (table: Table, planning?: string) =>
  makePublishedPayments(new InMemoryPaymentLedger([{ year: 2025, divisions: [divisionOf(table, planning)] }]));

/** Every table that the service answers about a division: by intervention, by region, each detail of each. */
const everythingPublished = async (table: Table) => {
  const payments = await ledgerOf(table);
  const [rows, columns] = [table.map((_, at) => at), (table[0] ?? []).map((_, at) => at)];
  return {
    rows,
    columns,
    interventions: await payments.interventions(ASKED),
    regions: await payments.regions(ASKED),
    ofRegion: await Promise.all(columns.map((at) => payments.interventions(ASKED, region(at)))),
    ofIntervention: await Promise.all(rows.map((at) => payments.regions(ASKED, code(at)))),
  };
};
type Knowledge = Awaited<ReturnType<typeof everythingPublished>>;

interface System {
  readonly unknowns: readonly string[];
  /** Sums of unknowns, and what they come to. */
  readonly equations: readonly { readonly of: readonly string[]; readonly value: number }[];
}

/** What a reader knows: each published number is an equation over the cells, published cells put in. */
const equationsOf = (known: Knowledge, measure: keyof Figures): System => {
  const { rows, columns, interventions, regions, ofRegion, ofIntervention } = known;
  const all = rows.flatMap((row) => columns.map((column) => `${row} ${column}`));
  const raw: { of: readonly string[]; value: number }[] = [];
  const at = (name: string): number => Number(name.split(' ')[1]);
  const rowOf = (row: number) => columns.map((column) => `${row} ${column}`);
  const columnOf = (column: number) => rows.map((row) => `${row} ${column}`);
  const note = (
    reported: readonly (Figures & { readonly cells: readonly string[] })[],
    group: { readonly cells: readonly string[]; readonly figures: Figures | undefined },
  ): void => {
    for (const each of reported) raw.push({ of: each.cells, value: each[measure] });
    if (group.figures !== undefined) raw.push({ of: group.cells, value: group.figures[measure] });
  };
  note(
    interventions.rows.map((row) => ({ ...row, cells: rowOf(at(row.code)) })),
    {
      cells: (interventions.protectedRows?.rows ?? []).flatMap((row) => rowOf(at(row.code))),
      figures: interventions.protectedRows?.figures,
    },
  );
  note(
    regions.rows.map((row) => ({ ...row, cells: columnOf(at(row.region)) })),
    {
      cells: (regions.protectedRows?.rows ?? []).flatMap((row) => columnOf(at(row.region))),
      figures: regions.protectedRows?.figures,
    },
  );
  for (const [column, table] of ofRegion.entries())
    note(
      table.rows.map((row) => ({ ...row, cells: [`${at(row.code)} ${column}`] })),
      {
        cells: (table.protectedRows?.rows ?? []).map((row) => `${at(row.code)} ${column}`),
        figures: table.protectedRows?.figures,
      },
    );
  for (const [row, table] of ofIntervention.entries())
    note(
      table.rows.map((each) => ({ ...each, cells: [`${row} ${at(each.region)}`] })),
      {
        cells: (table.protectedRows?.rows ?? []).map((each) => `${row} ${at(each.region)}`),
        figures: table.protectedRows?.figures,
      },
    );
  const reported = new Map(raw.flatMap(({ of, value }) => (of.length === 1 ? [[of[0] ?? '', value] as const] : [])));
  return {
    unknowns: all.filter((cell) => !reported.has(cell)),
    equations: raw
      .map(({ of, value }) => ({
        of: of.filter((cell) => !reported.has(cell)),
        value: of.reduce((left, cell) => left - (reported.get(cell) ?? 0), value),
      }))
      .filter(({ of }) => of.length > 0),
  };
};

const PRIME = 67_108_859;
const inverse = (value: number): number => {
  let [result, base, exponent] = [1, value % PRIME, PRIME - 2];
  for (; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) result = (result * base) % PRIME;
    base = (base * base) % PRIME;
  }
  return result;
};

/** Whether the equations have one solution for an unknown: whether it alone is a combination of them. */
const isDetermined = ({ unknowns, equations }: System, unknown: string): boolean => {
  const index = new Map(unknowns.map((each, at) => [each, at]));
  const pivots = new Map<number, number[]>();
  const reduced = (line: number[]): number[] => {
    for (let at = 0; at < line.length; at += 1) {
      const pivot = pivots.get(at);
      const factor = line[at] ?? 0;
      if (pivot === undefined || factor === 0) continue;
      for (let to = at; to < line.length; to += 1)
        line[to] = ((line[to] ?? 0) + (PRIME - factor) * (pivot[to] ?? 0)) % PRIME;
    }
    return line;
  };
  const lineOf = (of: readonly string[]): number[] => {
    const line = unknowns.map(() => 0);
    for (const each of of) line[index.get(each) ?? 0] = 1;
    return line;
  };
  for (const { of } of equations) {
    const line = reduced(lineOf(of));
    const first = line.findIndex((value) => value !== 0);
    if (first < 0) continue;
    const factor = inverse(line[first] ?? 1);
    pivots.set(
      first,
      line.map((value) => (value * factor) % PRIME),
    );
  }
  return reduced(lineOf([unknown])).every((value) => value === 0);
};

/** Between what each unknown must lie: every sum bounds each of its parts by the others, until nothing becomes tighter. */
const rangesOf = ({ unknowns, equations }: System, least: number): ReadonlyMap<string, readonly [number, number]> => {
  const ranges = new Map<string, readonly [number, number]>(
    unknowns.map((each) => [each, [least, Number.POSITIVE_INFINITY]]),
  );
  for (let round = 0; round < 50; round += 1) {
    let changed = false;
    for (const { of, value } of equations) {
      for (const each of of) {
        const [low, high] = ranges.get(each) ?? [least, Number.POSITIVE_INFINITY];
        const others = of.filter((other) => other !== each).map((other) => ranges.get(other) ?? [least, Infinity]);
        const most = Math.min(
          high,
          others.reduce((left, [lowest]) => left - lowest, value),
        );
        const fewest = Math.max(
          low,
          others.reduce((left, [, highest]) => left - highest, value),
        );
        if (most < high || fewest > low) {
          ranges.set(each, [fewest, most]);
          changed = true;
        }
      }
    }
    if (!changed) break;
  }
  return ranges;
};
