import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Division, RegionRow } from '#core/payments/campaign.ts';
import { amountsCall, dashboardTabs, rowsShown, viewOf, withoutTexts } from '#core/payments/dashboard.ts';
import { RUNS } from '#tests/support/property.ts';

const DIRECT: Division = { name: 'Domanda unica', planning: '2023-2027', directAid: true };
const RURAL: Division = { name: 'Sviluppo rurale', directAid: false };
const rows = (...paid: readonly number[]): readonly RegionRow[] =>
  paid.map((paidCents, at) => ({ region: `Regione ${at}`, paidCents, beneficiaries: 1 }));

describe('dashboardTabs', () => {
  it('[PAGE-22] should offer both tabs for direct aid and the regions alone for any other', () => {
    expect(dashboardTabs(DIRECT).map(({ title }) => title)).toEqual([
      'Suddivisione per intervento',
      'Suddivisione per regione',
    ]);
    expect(dashboardTabs(RURAL).map(({ title }) => title)).toEqual(['Suddivisione per regione']);
    expect([viewOf(DIRECT, 'intervention'), viewOf(DIRECT, 'region'), viewOf(RURAL, 'intervention')]).toEqual([
      'intervention',
      'region',
      'region',
    ]);
  });
});

describe('amountsCall', () => {
  const asked = { yearCampaign: 2025, department: 'Domanda unica', planning: '2023-2027' };

  it('[API-13] should ask for interventions only for direct aid on the intervention tab', () => {
    expect(amountsCall({ year: 2025, division: DIRECT, view: 'intervention' })).toEqual({
      kind: 'interventions',
      asked,
      region: undefined,
    });
    expect(amountsCall({ year: 2025, division: DIRECT, view: 'region' })).toEqual({
      kind: 'regions',
      asked,
      intervention: undefined,
    });
    expect(amountsCall({ year: 2025, division: RURAL, view: 'intervention' })).toMatchObject({
      kind: 'regions',
      asked: { department: 'Sviluppo rurale' },
    });
  });

  it('[API-13] should ask for the regions of an intervention with the same query', () => {
    expect(amountsCall({ year: 2025, division: DIRECT, view: 'intervention', intervention: 'PD 01' })).toEqual({
      kind: 'regions',
      asked,
      intervention: 'PD 01',
    });
  });

  it('[PAGE-22] should ask for the interventions of a region, whatever the division', () => {
    for (const division of [DIRECT, { ...DIRECT, directAid: false }])
      expect(amountsCall({ year: 2025, division, view: 'region', region: 'Puglia' })).toEqual({
        kind: 'interventions',
        asked,
        region: 'Puglia',
      });
  });

  it('[ERR-05] should ask for nothing while year or division is missing', () => {
    expect(amountsCall({ division: DIRECT, view: 'intervention' })).toBeUndefined();
    expect(amountsCall({ year: 2025, view: 'region' })).toBeUndefined();
    expect(amountsCall({ view: 'region', intervention: 'PD 01' })).toBeUndefined();
  });

  it('[API-13] [ERR-05] should decide alike for every selection', () => {
    const anySelection = fc.record({
      year: fc.option(fc.integer({ min: 2000, max: 2100 }), { nil: undefined }),
      division: fc.option(fc.constantFrom(DIRECT, RURAL), { nil: undefined }),
      view: fc.constantFrom('intervention' as const, 'region' as const),
      intervention: fc.option(fc.constantFrom('PD 01', 'SR 02'), { nil: undefined }),
    });
    fc.assert(
      fc.property(anySelection, (selection) => {
        const { year, division, view, intervention } = selection;
        const call = amountsCall(selection);
        expect(call === undefined).toBe(year === undefined || division === undefined);
        expect(call?.kind === 'interventions').toBe(
          call !== undefined && division?.directAid === true && view === 'intervention' && intervention === undefined,
        );
      }),
      RUNS,
    );
  });
});

describe('rowsShown', () => {
  it.each([
    [9, 1, 9, false],
    [10, 1, 10, false],
    [11, 1, 10, true],
    [11, 2, 11, false],
    [20, 2, 20, false],
    [21, 2, 20, true],
    [0, 1, 0, false],
  ])('[LIST-11] should show of %i rows after %i steps %i', (count, steps, shown, hasMore) => {
    const view = rowsShown(rows(...Array.from({ length: count }, () => 1)), steps);
    expect([view.rows.length, view.hasMore, view.counter]).toEqual([shown, hasMore, `Mostrati ${shown} di ${count}`]);
    expect(view.progress).toBe(count === 0 ? 1 : shown / count);
  });

  it('[LIST-11] should add ten rows with each step, without losing or repeating any', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.integer({ min: 1, max: 8 }), (count, steps) => {
        const all = rows(...Array.from({ length: count }, (_, at) => at));
        const before = rowsShown(all, steps);
        const after = rowsShown(all, steps + 1);
        expect(after.rows.slice(0, before.rows.length)).toEqual(before.rows);
        expect(after.rows.length - before.rows.length).toBe(Math.min(10, count - before.rows.length));
        expect(before.hasMore).toBe(before.rows.length < count);
      }),
      RUNS,
    );
  });

  it.each([0, -3, NaN, 0.4])('should count %d steps as one', (steps) => {
    expect(rowsShown(rows(...Array.from({ length: 30 }, () => 1)), steps).rows).toHaveLength(10);
  });
});

describe('withoutTexts', () => {
  it('[PAGE-57] should leave out the long texts and nothing else', () => {
    const row = { code: 'PD 01', description: 'Sostegno', paidCents: 1, beneficiaries: 5 };
    const hidden = { code: 'PD 02', description: 'Riso' };
    const long = { extendedDescription: 'Pagamento annuale per ettaro' };
    expect(
      withoutTexts({
        by: 'intervention',
        rows: [{ ...row, ...long }],
        protectedRows: { rows: [{ ...hidden, ...long }] },
      }),
    ).toEqual({ by: 'intervention', rows: [row], protectedRows: { rows: [hidden] } });
    const regions = { by: 'region' as const, rows: rows(1, 2) };
    expect(withoutTexts(regions)).toEqual(regions);
  });
});
