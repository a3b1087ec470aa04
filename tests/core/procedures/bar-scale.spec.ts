import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barParts } from '#core/procedures/bar-scale.ts';
import { campaignSums } from '#core/procedures/filters.ts';
import { aPayment } from '#tests/support/mothers/procedures.ts';
import { RUNS } from '#tests/support/property.ts';

describe('barParts', () => {
  it('[PAGA-06] should fill nothing solid where nothing was paid', () => {
    const { sums } = campaignSums([aPayment({ state: 'authorised', amountCents: 72_00 })]);
    expect(sums.map(barParts(sums))).toEqual([{ done: 0, coming: 1 }]);
  });

  it('[PAGA-06] should draw every campaign on the scale of the largest, each part as long as its sum', () => {
    const anyPayments = fc.array(
      fc
        .record({
          campaign: fc.constantFrom(2024, 2025, 2026),
          amountCents: fc.integer({ min: 0, max: 10_000_000 }),
          state: fc.constantFrom('paid', 'authorised', 'in-review', 'suspended', 'rejected'),
        } as const)
        .map((rest) => aPayment(rest)),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(anyPayments, (payments) => {
        const { sums } = campaignSums(payments);
        const parts = sums.map(barParts(sums));
        const most = Math.max(1, ...sums.map(({ totalCents }) => totalCents));
        for (const [at, sum] of sums.entries()) {
          expect(parts[at]?.done).toBeCloseTo(sum.paidCents / most);
          expect(parts[at]?.coming).toBeCloseTo(sum.awaitedCents / most);
          expect((parts[at]?.done ?? 0) + (parts[at]?.coming ?? 0)).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
      RUNS,
    );
  });
});
