import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '#core/payments/campaign.ts';
import {
  choiceFromQuery,
  choicePageQuery,
  choiceToQuery,
  chosenDivision,
  comparedCampaign,
  divisionValue,
  NOT_COMPARED,
  regionViewFromQuery,
  regionPageQuery,
  regionSentences,
  regionSum,
  regionTabs,
  regionView,
} from '#core/payments/dashboard-choice.ts';
import { paymentsTable } from '#core/payments/payments-table.ts';
import { SORT_KEYS } from '#core/payments/table-sort.ts';
import { REGIONS } from '#core/paying-bodies/regions.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const DIRECT = { name: 'Domanda unica', planning: '2023-2027', directAid: true };
const WINE = { name: 'OCM vino', directAid: false };
const CAMPAIGNS: readonly Campaign[] = [
  { year: 2024, divisions: [DIRECT, WINE] },
  { year: 2025, divisions: [DIRECT] },
];

describe('choiceFromQuery', () => {
  const anyChoice = fc.record({
    region: fc.option(fc.constantFrom(...REGIONS.map(({ value }) => value)), { nil: undefined }),
    year: fc.option(fc.integer({ min: 1000, max: 9999 }), { nil: undefined }),
    division: fc.option(fc.constantFrom(divisionValue(DIRECT), divisionValue(WINE)), { nil: undefined }),
    compared: fc.option(fc.oneof(fc.constant(NOT_COMPARED), fc.integer({ min: 1000, max: 9999 })), { nil: undefined }),
  });

  it('[PAGE-52] should read what it wrote', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(choiceFromQuery(choiceToQuery(choice))).toEqual(choice);
      }),
      RUNS,
    );
  });

  it('[PAGE-57] should stand in the address beside the look of its table, and neither changes the other', () => {
    const anyLook = fc.record({
      view: fc.constantFrom('intervention' as const, 'region' as const),
      sort: fc.record({ by: fc.constantFrom(...SORT_KEYS), ascending: fc.boolean() }),
      comparedYear: fc.constant(undefined),
      steps: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(anyChoice, anyLook, (choice, look) => {
        const query = regionPageQuery(choice, look);
        expect(choiceFromQuery(query)).toEqual(choice);
        expect(regionViewFromQuery(query)).toEqual(look);
        expect(choicePageQuery(query)).toEqual(query);
      }),
      RUNS,
    );
  });

  it('[PAGE-52] should ignore what can be no choice, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('dove', 'anno', 'aiuto', 'confronto', 'ordine', 'page', 'x'), anyText())),
        (pairs) => {
          const once = choicePageQuery(pairs);
          expect(choicePageQuery(once)).toEqual(once);
        },
      ),
      RUNS,
    );
    expect(
      choiceFromQuery([
        ['dove', 'atlantide'],
        ['anno', '25'],
        ['aiuto', '../x'],
      ]),
    ).toEqual({});
  });
});

describe('chosenDivision', () => {
  const chosen = (choice: Parameters<typeof chosenDivision>[1]) => {
    const found = chosenDivision(CAMPAIGNS, choice);
    return [found?.campaign.year, found?.division.name];
  };

  it('[PAGE-52] should be the first division of the last campaign where nothing, or nothing that there is, is chosen', () => {
    expect(chosen({})).toEqual([2025, 'Domanda unica']);
    expect(chosen({ year: 1999 })).toEqual([2025, 'Domanda unica']);
    expect(chosen({ year: 2024, division: 'ocm-vino' })).toEqual([2024, 'OCM vino']);
    expect(chosen({ year: 2025, division: 'ocm-vino' })).toEqual([2025, 'Domanda unica']);
    expect(chosenDivision([], {})).toBeUndefined();
  });
});

describe('comparedCampaign', () => {
  const years = fc.uniqueArray(fc.integer({ min: 2015, max: 2030 }), { minLength: 1, maxLength: 6 });
  const compared = fc.option(fc.oneof(fc.constant(NOT_COMPARED), fc.integer({ min: 2015, max: 2030 })), {
    nil: undefined,
  });

  it('[PAGE-57] should be the chosen year where it has the division, else the last before, and never the year itself', () => {
    fc.assert(
      fc.property(years, compared, (all, wanted) => {
        const campaigns = all.map((year) => ({ year, divisions: [DIRECT] }));
        const [year = 0] = all;
        const beside = comparedCampaign(
          campaigns,
          { campaign: { year, divisions: [DIRECT] }, division: DIRECT },
          wanted,
        );
        const isChosen = typeof wanted === 'number' && wanted !== year && all.includes(wanted);
        const before = all.filter((each) => each < year);
        const last = before.length === 0 ? undefined : Math.max(...before);
        expect(beside?.campaign.year).toBe(wanted === NOT_COMPARED ? undefined : isChosen ? wanted : last);
      }),
      RUNS,
    );
  });

  it('[PAGE-57] should be none where no other year has the division', () => {
    const [before = { year: 2024, divisions: [] }, now = before] = CAMPAIGNS;
    expect(comparedCampaign(CAMPAIGNS, { campaign: before, division: WINE }, 2025)).toBeUndefined();
    expect(comparedCampaign(CAMPAIGNS, { campaign: now, division: DIRECT }, undefined)?.campaign.year).toBe(2024);
  });
});

describe('regionView', () => {
  it('[PAGE-57] should be one of the views that are offered, and split a region by intervention whatever the division', () => {
    for (const division of [DIRECT, WINE])
      for (const region of [undefined, 'sicilia'])
        for (const view of ['intervention', 'region'] as const)
          expect(regionTabs(division, region).map((tab) => tab.view)).toContain(regionView(division, region, view));
    expect(regionView(WINE, undefined, 'intervention')).toBe('region');
    expect(regionView(WINE, 'sicilia', 'intervention')).toBe('intervention');
  });
});

const FOUND = { campaign: { year: 2025, divisions: [DIRECT] }, division: DIRECT };
const rowsOf = (paid: readonly number[]) => ({
  by: 'region' as const,
  rows: paid.flatMap((paidCents, at) => {
    const region = REGIONS[at]?.name;
    return region === undefined ? [] : [{ region, paidCents, beneficiaries: 10 }];
  }),
});
const table = (paid: readonly number[], before?: readonly number[]) =>
  paymentsTable(rowsOf(paid), {
    compared: before === undefined ? undefined : { year: 2024, rows: rowsOf(before) },
  });
const [FIRST = '', SECOND = ''] = REGIONS.map(({ value }) => value);
const MILLION = 1_000_000_00;

describe('regionSum', () => {
  it('[PAGE-52] should give each region a rank of its own amount, and shares that make the whole', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9_999_999 }), { minLength: 3, maxLength: 20 }), (paid) => {
        const sums = paid.map((_, at) => regionSum(table(paid), REGIONS[at]?.value));
        for (const [at, { cents, rank }] of sums.entries()) {
          expect(cents).toBe(paid[at]);
          expect(rank).toBe(1 + paid.filter((other) => other > (paid[at] ?? 0)).length);
        }
        const whole = paid.reduce((sum, each) => sum + each, 0);
        expect(regionSum(table(paid), undefined).cents).toBe(whole);
        if (whole > 0) expect(sums.reduce((sum, { share = 0 }) => sum + share, 0)).toBeCloseTo(1);
      }),
      RUNS,
    );
  });

  it('[PAGE-52] should rank nobody among two, nor where a region is protected', () => {
    expect(regionSum(table([2, 1]), FIRST).rank).toBeUndefined();
    const suppressed = paymentsTable({ ...rowsOf([3, 2, 1]), protectedRows: { rows: [{ region: 'Sicilia' }] } });
    expect(regionSum(suppressed, FIRST).rank).toBeUndefined();
    expect(regionSum(suppressed, 'sicilia').cents).toBeUndefined();
    expect(regionSum(suppressed, 'puglia').cents).toBe(0);
  });
});

describe('regionSentences', () => {
  it('[PAGE-52] should read aloud after the sum, with the year before and the place in Italy', () => {
    const paid = [285 * MILLION, 700 * MILLION, 15 * MILLION];
    expect(regionSentences(table(paid, [276.4 * MILLION, 1, 1]), FOUND, FIRST)).toEqual([
      'pagati in Emilia-Romagna nella campagna 2025 per Domanda unica 2023-2027: il 3,1% in più del 2024.',
      'È il 28,5% dei 1.000 mln € pagati in Italia, la 2ª regione su 3.',
    ]);
    expect(regionSentences(table(paid, paid), FOUND, SECOND)[0]).toBe(
      'pagati in Friuli-Venezia Giulia nella campagna 2025 per Domanda unica 2023-2027, quanto nel 2024.',
    );
    expect(regionSentences(table(paid), FOUND, undefined)).toEqual([
      'pagati in Italia nella campagna 2025 per Domanda unica 2023-2027.',
      'La regione con l’importo più alto è Friuli-Venezia Giulia, con il 70,0% del totale.',
    ]);
  });

  it.each([
    [276 * MILLION, ': il 3,3% in più del 2024.'],
    [310 * MILLION, ': l’8,1% in meno del 2024.'],
    [285 * MILLION, ', quanto nel 2024.'],
    [286 * MILLION, ': lo 0,3% in meno del 2024.'],
  ])('[PAGE-52] should compare with a campaign of %i cents', (cents, end) => {
    expect(regionSentences(table([285 * MILLION], [cents]), FOUND, undefined)[0]).toBe(
      `pagati in Italia nella campagna 2025 per Domanda unica 2023-2027${end}`,
    );
  });

  it('[PAGE-40] should name the intervention whose regions they are, and take the interventions of a region for that region', () => {
    expect(regionSentences(table([2 * MILLION]), FOUND, undefined, 'PD 06 Riso')[0]).toBe(
      'pagati in Italia nella campagna 2025 per PD 06 Riso, Domanda unica 2023-2027.',
    );
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9_999_999 }), { minLength: 1 }), (paid) => {
        const rows = paid.map((paidCents, at) => ({
          code: `PD ${at}`,
          description: 'Riso',
          paidCents,
          beneficiaries: 9,
        }));
        const ofRegion = paymentsTable({ by: 'intervention', rows });
        expect(regionSum(ofRegion, 'puglia').cents).toBe(paid.reduce((sum, each) => sum + each, 0));
        expect(regionSentences(ofRegion, FOUND, 'puglia')[0]).toBe(
          'pagati in Puglia nella campagna 2025 per Domanda unica 2023-2027.',
        );
      }),
      RUNS,
    );
  });

  it('[PAGE-52] should say why a protected sum is missing', () => {
    const suppressed = paymentsTable({ ...rowsOf([3, 2]), protectedRows: { rows: [{ region: 'Sicilia' }] } });
    expect(regionSentences(suppressed, FOUND, 'sicilia')).toEqual([
      'L’importo pagato in Sicilia nella campagna 2025 per Domanda unica 2023-2027 non è indicato, per proteggere chi lo ha ricevuto.',
      undefined,
    ]);
  });
});
