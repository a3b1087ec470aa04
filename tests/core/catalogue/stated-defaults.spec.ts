import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTS } from '#core/catalogue/definitions.ts';
import { listAddressFromQuery } from '#core/catalogue/query-codec.ts';
import { resolveAddress } from '#core/catalogue/remembered.ts';
import { statesDefaults, WHOLE_LIST, withoutDefaults } from '#core/catalogue/stated-defaults.ts';
import { RUNS } from '#tests/support/property.ts';

const remembering = Object.values(LISTS).filter(({ memoryKey }) => memoryKey !== undefined);
const anyPair = fc.tuple(
  fc.constantFrom('search', 'sort', 'page', 'categories', 'utm_source'),
  fc.constantFrom('', 'DESC', 'ASC', '1', '2', 'circolare'),
);

describe('the address of the whole list', () => {
  it('[LIST-04] [LIST-16] should not be filled from memory, as a bare address is', () => {
    const remembered = [['sort', 'ASC']] as const;
    for (const definition of remembering.filter(({ hasSort }) => hasSort)) {
      expect(resolveAddress(definition, [], remembered).kind).toBe('replace');
      expect(resolveAddress(definition, WHOLE_LIST, remembered)).toEqual({
        kind: 'use',
        address: listAddressFromQuery(definition, []),
      });
    }
  });

  it('[LIST-16] should be told by what holds by default, and mean the same without it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...remembering), fc.array(anyPair), (definition, pairs) => {
        const bare = withoutDefaults(pairs);
        expect(statesDefaults(bare)).toBe(false);
        expect(statesDefaults(pairs)).toBe(bare.length < pairs.length);
        const names = pairs.map(([name]) => name);
        // Of a name that is given twice the first possible value counts: there the order decides.
        if (new Set(names).size === names.length)
          expect(listAddressFromQuery(definition, bare)).toEqual(listAddressFromQuery(definition, pairs));
      }),
      RUNS,
    );
  });
});
