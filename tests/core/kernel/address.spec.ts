import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressToText, pairsToQuery, parseAddress, percentDecode, percentEncode, queryPairs, wellFormed } from '#core/kernel/address.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

describe('queryPairs', () => {
  it('should keep order and repetitions', () => {
    expect(queryPairs('?categories=ocm&sort=ASC&categories=psr')).toEqual([
      ['categories', 'ocm'],
      ['sort', 'ASC'],
      ['categories', 'psr'],
    ]);
  });

  it('should read a plus as a space and a name alone as empty', () => {
    expect(queryPairs('search=olio+d%27oliva&unread')).toEqual([
      ['search', "olio d'oliva"],
      ['unread', ''],
    ]);
  });

  it('should leave what is not well encoded as it stands', () => {
    expect(queryPairs('a=100%&b=%2&c=%FF%41')).toEqual([
      ['a', '100%'],
      ['b', '%2'],
      ['c', '%FFA'],
    ]);
  });

  it('should find nothing in an empty query', () => {
    expect(queryPairs('')).toEqual([]);
    expect(queryPairs('?&&')).toEqual([]);
  });
});

describe('pairsToQuery', () => {
  it('should be read back as it was written, for all strings', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText(), anyText())), (pairs) => {
        expect(queryPairs(pairsToQuery(pairs))).toEqual(pairs.map((pair) => pair.map(wellFormed)));
      }),
      RUNS,
    );
  });

  it('should be read by a browser as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText(), anyText())), (pairs) => {
        expect([...new URLSearchParams(pairsToQuery(pairs))]).toEqual(pairs.map((pair) => pair.map(wellFormed)));
      }),
      RUNS,
    );
  });
});

describe('parseAddress', () => {
  it('should take path, query and hash apart', () => {
    expect(parseAddress('/normative?sort=ASC#risultati')).toEqual({ path: '/normative', query: [['sort', 'ASC']], hash: 'risultati' });
    expect(parseAddress('/a#b?c=d')).toEqual({ path: '/a', query: [], hash: 'b?c=d' });
  });

  it('should never throw, and read back what it has written', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const address = parseAddress(text);
        const again = parseAddress(addressToText(address));
        expect(again).toEqual({ ...address, query: address.query.map((pair) => pair.map(wellFormed)), hash: wellFormed(address.hash) });
      }),
      RUNS,
    );
  });
});

describe('percentDecode', () => {
  it('should undo percentEncode for all strings', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(percentDecode(percentEncode(text))).toBe(wellFormed(text));
      }),
      RUNS,
    );
  });
});
