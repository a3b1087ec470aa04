import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LISTS } from '#core/catalogue/definitions.ts';
import { criteriaToQuery, isPlain, listAddressFromQuery } from '#core/catalogue/query-codec.ts';
import { resolveAddress, toRemember } from '#core/catalogue/remembered.ts';
import { anyListCriteria, anyPairs } from '#tests/support/arbitraries/catalogue.ts';
import { RUNS } from '#tests/support/property.ts';

describe('resolveAddress', () => {
  const memory = [
    ['categories', 'ocm'],
    ['sort', 'ASC'],
  ] as const;

  it('[LIST-16] should replace an address that says nothing by what the session remembers', () => {
    expect(resolveAddress(LISTS.regulations, [], memory)).toEqual({
      kind: 'replace',
      address: { criteria: { search: '', selections: { categories: ['ocm'] }, sort: 'ASC' }, page: 1 },
      pairs: [
        ['categories', 'ocm'],
        ['sort', 'ASC'],
      ],
    });
  });

  it.each([[[['categories', 'dop']]], [[['search', 'riso']]], [[['sort', 'ASC']]], [[['page', '2']]]] as const)(
    '[LIST-16] should let the address %j lead',
    (pairs) => {
      expect(resolveAddress(LISTS.regulations, pairs, memory)).toEqual({
        kind: 'use',
        address: listAddressFromQuery(LISTS.regulations, pairs),
      });
    },
  );

  it('[LIST-16] should not refill a list that the reader has just emptied', () => {
    expect(resolveAddress(LISTS.regulations, [], memory, 'withinTheList').kind).toBe('use');
  });

  it('[LIST-07] should remember nothing for articles, and take no rubbish from memory', () => {
    expect(resolveAddress(LISTS.articles, [], memory).kind).toBe('use');
    expect(resolveAddress(LISTS.regulations, [], [['publicationDateFrom', 'ieri']]).kind).toBe('use');
    expect(resolveAddress(LISTS.regulations, [], undefined).kind).toBe('use');
  });

  it('[LIST-07] should bring back filters and order of all that was remembered, and no typed words', () => {
    fc.assert(
      fc.property(anyListCriteria(), ({ definition, criteria }) => {
        const kept = { ...criteria, search: '' };
        fc.pre(definition.memoryKey !== undefined && !isPlain(kept));
        const replaced = { kind: 'replace', address: { criteria: kept, page: 1 } };
        expect(resolveAddress(definition, [], toRemember(definition, criteria))).toMatchObject(replaced);
        // Nor those that a session kept before.
        expect(resolveAddress(definition, [], criteriaToQuery(definition, criteria))).toMatchObject(replaced);
      }),
      RUNS,
    );
  });

  it('[LIST-16] should show someone else the same list under a copied address, whatever each remembers', () => {
    fc.assert(
      fc.property(anyListCriteria(), anyPairs(), ({ definition, criteria }, remembered) => {
        fc.pre(!isPlain(criteria));
        const pairs = criteriaToQuery(definition, criteria);
        expect(resolveAddress(definition, pairs, remembered)).toEqual({ kind: 'use', address: { criteria, page: 1 } });
      }),
      RUNS,
    );
  });

  it('[LIST-16] should be settled after one replacement', () => {
    fc.assert(
      fc.property(anyListCriteria(), anyPairs(), anyPairs(), ({ definition }, pairs, remembered) => {
        const resolved = resolveAddress(definition, pairs, remembered);
        if (resolved.kind === 'replace')
          expect(resolveAddress(definition, resolved.pairs, remembered)).toEqual({
            kind: 'use',
            address: resolved.address,
          });
      }),
      RUNS,
    );
  });
});
