import * as fc from 'fast-check';
import { expect, describe, it } from 'vitest';
import { LISTS } from '#core/catalogue/definitions.ts';
import { listMemory } from '#core/catalogue/page-query.ts';
import { resolveAddress } from '#core/catalogue/remembered.ts';
import { queryPairs } from '#core/kernel/address.ts';
import { anyPairs } from '#tests/support/arbitraries/catalogue.ts';
import { RUNS } from '#tests/support/property.ts';

describe('listMemory', () => {
  it('[LIST-07] [LIST-16] should be to keep what the address says, or to be asked where it says nothing', () => {
    expect(listMemory('regulations', queryPairs('categories=circolare&page=2'))).toEqual({
      memoryKey: 'regulations',
      keeps: [['categories', 'circolare']],
    });
    expect(listMemory('regulations', queryPairs('page=2'))?.keeps).toEqual([]);
    expect(listMemory('regulations', queryPairs('utm_source=posta'))).toEqual({
      memoryKey: 'regulations',
      keeps: undefined,
    });
    expect(listMemory('siteMap', [])).toBeUndefined();
  });

  it('[LIST-16] should keep something exactly where what is remembered would not lead', () => {
    const definition = LISTS.regulations;
    const remembered = queryPairs('categories=circolare');
    fc.assert(
      fc.property(anyPairs(), (pairs) => {
        const memory = listMemory('regulations', pairs);
        const { kind } = resolveAddress(definition, pairs, remembered);
        expect(memory?.keeps === undefined).toBe(kind === 'replace');
      }),
      RUNS,
    );
  });
});
