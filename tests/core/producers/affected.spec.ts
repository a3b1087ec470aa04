import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOfCents } from '#core/kernel/cents.ts';
import { type Affected, affectedOf, byAffected } from '#core/producers/affected.ts';
import { countedWorkOn, isConcerned } from '#core/producers/work.ts';
import { anyNearDay, anyWorkSources } from '#tests/support/arbitraries/work.ts';
import { RUNS } from '#tests/support/property.ts';

describe('affectedOf', () => {
  it('[CAA-02] should count each payment of a producer once, stopped before at risk, whatever rows share it', () => {
    fc.assert(
      fc.property(anyWorkSources(), anyNearDay(), (sources, today) => {
        const rows = countedWorkOn(sources, today);
        const concerned = rows.flatMap(({ payments }) => payments.filter((payment) => isConcerned(payment, today)));
        const sumOnce = (payments: typeof concerned): number =>
          sumOfCents([...new Map(payments.map(({ id, amountCents }) => [id, amountCents])).values()]);
        const { stoppedCents, atRiskCents, isPartial } = affectedOf(rows);
        expect(stoppedCents).toBe(sumOnce(concerned.filter(({ since }) => since <= today)));
        expect(stoppedCents + atRiskCents).toBe(sumOnce(concerned));
        expect(isPartial).toBe(rows.some((row) => row.isPartial));
      }),
      RUNS,
    );
  });
});

describe('byAffected', () => {
  it('[CAA-02] should put who loses most first, who loses nothing after all sums and what is not known last', () => {
    const cents = fc.integer({ min: 0, max: 9_000_00 });
    const anyAffected = fc.option(
      fc.record({ stoppedCents: cents, atRiskCents: cents, isPartial: fc.boolean() }) satisfies fc.Arbitrary<Affected>,
      { nil: undefined },
    );
    const known = (one: Affected | undefined): number =>
      one === undefined || (one.isPartial && one.stoppedCents + one.atRiskCents === 0)
        ? -1
        : one.stoppedCents + one.atRiskCents;
    fc.assert(
      fc.property(fc.array(anyAffected), (all) => {
        const order = all.toSorted(byAffected).map(known);
        expect(order).toEqual(order.toSorted((left, right) => right - left));
      }),
      RUNS,
    );
  });
});
