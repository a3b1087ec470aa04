import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anomalyTag, heaviestFirst } from '#core/producers/anomaly.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const SEVERITIES = ['blocking', 'warning', 'notice'] as const;

describe('anomalyTag', () => {
  it('[PAGE-30] should tell blocking anomalies, warnings and notices apart', () => {
    expect(SEVERITIES.map((severity) => anomalyTag({ id: 'a', title: 'Anomalia', severity })).map(({ tone, word }) => [tone, word])).toEqual([
      ['bad', 'Bloccante'],
      ['warn', 'Avviso'],
      ['info', 'Informazione'],
    ]);
  });
});

describe('heaviestFirst', () => {
  it('[PAGE-30] should put the heaviest first, then the oldest, in whatever order they come', () => {
    const anyAnomaly = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), title: fc.constant('Anomalia'), severity: fc.constantFrom(...SEVERITIES), foundOn: fc.constantFrom(day('2026-01-01'), day('2026-02-01'), undefined) });
    fc.assert(
      fc.property(fc.uniqueArray(anyAnomaly, { selector: ({ id }) => id }), (anomalies) => {
        const sorted = anomalies.toSorted(heaviestFirst);
        expect(anomalies.toReversed().toSorted(heaviestFirst)).toEqual(sorted);
        const ranks = sorted.map(({ severity }) => SEVERITIES.indexOf(severity));
        expect(ranks).toEqual(ranks.toSorted((left, right) => left - right));
      }),
      RUNS,
    );
  });
});
