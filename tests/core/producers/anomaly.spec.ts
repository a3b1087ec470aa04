import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anomaliesTag, anomalyTag, heaviestFirst } from '#core/producers/anomaly.ts';
import { day } from '#tests/support/mothers/day.ts';
import { RUNS } from '#tests/support/property.ts';

const SEVERITIES = ['blocking', 'warning', 'notice'] as const;

describe('anomalyTag', () => {
  it('[PAGE-30] should tell blocking anomalies, warnings and notices apart', () => {
    expect(SEVERITIES.map((severity) => anomalyTag({ id: 'a', title: 'Anomalia', severity }))).toEqual([
      { tone: 'bad', icon: 'error', word: 'Bloccante' },
      { tone: 'warn', icon: 'warning-circle', word: 'Avviso' },
      { tone: 'info', icon: 'info-circle', word: 'Informazione' },
    ]);
  });
});

describe('anomaliesTag', () => {
  it('[PAGE-30] should say how many there are, and what the heaviest is', () => {
    expect(anomaliesTag(1, 'blocking')).toEqual({ tone: 'bad', icon: 'error', word: '1 bloccante' });
    expect(SEVERITIES.map((severity) => anomaliesTag(2, severity).word)).toEqual([
      '2, la più grave: bloccante',
      '2, la più grave: avviso',
      '2, la più grave: informazione',
    ]);
  });
});

describe('heaviestFirst', () => {
  it('[PAGE-30] should put among equals the oldest first, what has no day last, and those of one day by id', () => {
    const warning = (id: string, foundOn?: string) => ({
      id,
      title: 'Anomalia',
      severity: 'warning' as const,
      ...(foundOn === undefined ? {} : { foundOn: day(foundOn) }),
    });
    const anomalies = [
      warning('a'),
      warning('d', '2026-02-01'),
      warning('c', '2026-02-01'),
      warning('z', '2026-01-31'),
    ];
    expect(anomalies.toSorted(heaviestFirst).map(({ id }) => id)).toEqual(['z', 'c', 'd', 'a']);
    expect(heaviestFirst(warning('a'), warning('a'))).toBe(0);
  });

  it('[PAGE-30] should put the heaviest first, then the oldest, in whatever order they come', () => {
    const anyAnomaly = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      title: fc.constant('Anomalia'),
      severity: fc.constantFrom(...SEVERITIES),
      foundOn: fc.constantFrom(day('2026-01-01'), day('2026-02-01'), undefined),
    });
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
