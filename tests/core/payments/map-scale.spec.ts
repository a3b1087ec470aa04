import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAP_TONES, mapScale, toneOf, toneWords } from '#core/payments/map-scale.ts';
import { paymentsTable } from '#core/payments/payments-table.ts';
import { RUNS } from '#tests/support/property.ts';

const tableOf = (...paid: readonly number[]) =>
  paymentsTable({
    by: 'region',
    rows: paid.map((paidCents, at) => ({ region: `Regione ${at}`, paidCents, beneficiaries: 9 })),
  });

describe('the scale of the map', () => {
  it('should have five steps in round numbers and say them in words', () => {
    const scale = mapScale(tableOf(361_000_000_00, 5_000_000_00));
    expect(MAP_TONES.map((tone) => toneWords(scale, tone))).toEqual([
      'meno di 75 mln €',
      'da 75 mln € a 150 mln €',
      'da 150 mln € a 225 mln €',
      'da 225 mln € a 300 mln €',
      '300 mln € e oltre',
    ]);
    expect([5, 100, 199, 361, 900].map((millions) => toneOf(scale, millions * 1_000_000_00))).toEqual([0, 1, 2, 4, 4]);
  });

  it('should tell the highest amount by the darkest tone, so that no tone stands idle in the legend', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 1e13 }), (highest) => {
        expect(toneOf(mapScale(tableOf(highest, 1)), highest)).toBe(4);
        // Nor does the darkest say everything: it begins at half of the highest amount or later.
        expect(mapScale(tableOf(highest, 1)).stepCents * 4).toBeGreaterThanOrEqual(highest / 2);
      }),
      RUNS,
    );
  });

  it('should give each amount a tone, never a lighter one to a higher amount', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e6, max: 1e13 }), { minLength: 2, maxLength: 20 }), (paid) => {
        const scale = mapScale(tableOf(...paid));
        const tones = paid.toSorted((left, right) => left - right).map((cents) => toneOf(scale, cents));
        expect(tones).toEqual(tones.toSorted((left, right) => left - right));
      }),
      RUNS,
    );
  });
});
