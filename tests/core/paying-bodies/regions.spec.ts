import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedRegions, REGIONS } from '#core/paying-bodies/regions.ts';
import { RUNS } from '#tests/support/property.ts';

describe('REGIONS', () => {
  it('[CONST-08] should be the 20 regions, each with a value, an outline and a capital of its own', () => {
    expect(REGIONS).toHaveLength(20);
    for (const field of ['name', 'value', 'mapId', 'province'] as const)
      expect(new Set(REGIONS.map((region) => region[field])).size).toBe(20);
    for (const { value, mapId, province } of REGIONS) {
      expect(value).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
      expect(mapId).toMatch(/^IT-\d{2}$/u);
      expect(province).toMatch(/^[A-Z]{2}$/u);
    }
  });
});

describe('groupedRegions', () => {
  it('[CONST-08] should list the groups in the order NI, CI, SI', () => {
    expect(groupedRegions(REGIONS).map(({ group, title, regions }) => [group, title, regions.length])).toEqual([
      ['NI', 'Nord Italia', 8],
      ['CI', 'Centro Italia', 4],
      ['SI', 'Sud Italia', 8],
    ]);
  });

  it('[CONST-08] should give the same groups in whatever order the regions come, with each region once and by name', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...REGIONS]), (some) => {
        const groups = groupedRegions(some);
        const listed = groups.flatMap(({ regions }) => regions);
        expect(new Set(listed)).toEqual(new Set(some));
        expect(listed).toHaveLength(some.length);
        expect(listed).toEqual(REGIONS.filter((region) => some.includes(region)));
        expect(groups.every(({ regions }) => regions.length > 0)).toBe(true);
      }),
      RUNS,
    );
  });
});
