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
      'meno di 100 mln €',
      'da 100 mln € a 200 mln €',
      'da 200 mln € a 300 mln €',
      'da 300 mln € a 400 mln €',
      '400 mln € e oltre',
    ]);
    expect([5, 100, 199, 361, 900].map((millions) => toneOf(scale, millions * 1_000_000_00))).toEqual([0, 1, 1, 3, 4]);
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
