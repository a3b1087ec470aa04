import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '#core/payments/campaign.ts';
import {
  choiceFromQuery,
  choicePageQuery,
  choiceToQuery,
  chosenDivision,
  divisionValue,
  placeSentences,
  placeSum,
} from '#core/payments/dashboard-choice.ts';
import { paymentsTable } from '#core/payments/payments-table.ts';
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
  });

  it('[PAGE-52] should read what it wrote', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(choiceFromQuery(choiceToQuery(choice))).toEqual(choice);
      }),
      RUNS,
    );
  });

  it('[PAGE-52] should ignore what can be no choice, whatever is written', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('dove', 'anno', 'aiuto', 'x'), anyText())), (pairs) => {
        const once = choicePageQuery(pairs);
        expect(choicePageQuery(once)).toEqual(once);
      }),
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

describe('placeSum', () => {
  it('[PAGE-52] should give each region a rank of its own amount, and shares that make the whole', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9_999_999 }), { minLength: 3, maxLength: 20 }), (paid) => {
        const sums = paid.map((_, at) => placeSum(table(paid), REGIONS[at]?.value));
        for (const [at, { cents, rank }] of sums.entries()) {
          expect(cents).toBe(paid[at]);
          expect(rank).toBe(1 + paid.filter((other) => other > (paid[at] ?? 0)).length);
        }
        const whole = paid.reduce((sum, each) => sum + each, 0);
        expect(placeSum(table(paid), undefined).cents).toBe(whole);
        if (whole > 0) expect(sums.reduce((sum, { share = 0 }) => sum + share, 0)).toBeCloseTo(1);
      }),
      RUNS,
    );
  });

  it('[PAGE-52] should rank nobody among two, nor where a region is protected', () => {
    expect(placeSum(table([2, 1]), FIRST).rank).toBeUndefined();
    const suppressed = paymentsTable({ ...rowsOf([3, 2, 1]), protectedRows: { rows: [{ region: 'Sicilia' }] } });
    expect(placeSum(suppressed, FIRST).rank).toBeUndefined();
    expect(placeSum(suppressed, 'sicilia').cents).toBeUndefined();
    expect(placeSum(suppressed, 'puglia').cents).toBe(0);
  });
});

describe('placeSentences', () => {
  it('[PAGE-52] should read aloud after the sum, with the year before and the place in Italy', () => {
    const paid = [285 * MILLION, 700 * MILLION, 15 * MILLION];
    expect(placeSentences(table(paid, [276.4 * MILLION, 1, 1]), FOUND, FIRST)).toEqual([
      'pagati in Emilia-Romagna nella campagna 2025 per Domanda unica 2023-2027: il 3,1% in più del 2024.',
      'È il 28,5% dei 1.000 mln € pagati in Italia, la 2ª regione su 3.',
    ]);
    expect(placeSentences(table(paid, paid), FOUND, SECOND)[0]).toBe(
      'pagati in Friuli-Venezia Giulia nella campagna 2025 per Domanda unica 2023-2027, quanto nel 2024.',
    );
    expect(placeSentences(table(paid), FOUND, undefined)).toEqual([
      'pagati in Italia nella campagna 2025 per Domanda unica 2023-2027.',
      'La regione con l’importo più alto è Friuli-Venezia Giulia, con il 70,0% del totale.',
    ]);
  });

  it('[PAGE-52] should say why a protected sum is missing', () => {
    const suppressed = paymentsTable({ ...rowsOf([3, 2]), protectedRows: { rows: [{ region: 'Sicilia' }] } });
    expect(placeSentences(suppressed, FOUND, 'sicilia')).toEqual([
      'L’importo pagato in Sicilia nella campagna 2025 per Domanda unica 2023-2027 non è indicato, per proteggere chi lo ha ricevuto.',
      undefined,
    ]);
  });
});
