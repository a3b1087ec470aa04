import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressToText,
  pairsToQuery,
  parseAddress,
  percentDecode,
  percentEncode,
  queryPairs,
  wellFormed,
  queryValue,
} from '#core/kernel/address.ts';
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

  it('should leave a question mark within the query where it is', () => {
    expect(queryPairs('a=b?c')).toEqual([['a', 'b?c']]);
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
    expect(parseAddress('/normative?sort=ASC#risultati')).toEqual({
      path: '/normative',
      query: [['sort', 'ASC']],
      hash: 'risultati',
    });
    expect(parseAddress('/a#b?c=d')).toEqual({ path: '/a', query: [], hash: 'b?c=d' });
    expect(parseAddress('/a')).toEqual({ path: '/a', query: [], hash: '' });
    expect(parseAddress('#b')).toEqual({ path: '', query: [], hash: 'b' });
    expect(parseAddress('?c=d')).toEqual({ path: '', query: [['c', 'd']], hash: '' });
  });

  it('should write only the parts that are there', () => {
    expect(addressToText({ path: '/a', query: [], hash: '' })).toBe('/a');
    expect(addressToText({ path: '/a', query: [['b', 'c d']], hash: 'è' })).toBe('/a?b=c+d#%C3%A8');
  });

  it('should never throw, and read back what it has written', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const address = parseAddress(text);
        const again = parseAddress(addressToText(address));
        expect(again).toEqual({
          ...address,
          query: address.query.map((pair) => pair.map(wellFormed)),
          hash: wellFormed(address.hash),
        });
      }),
      RUNS,
    );
  });
});

describe('percentDecode', () => {
  it.each(['%C0%80', '%ED%A0%80', '%F7%80%80%80', '%E0%80%80'])(
    'should leave %j, which stands for no character, as it is',
    (text) => {
      expect(percentDecode(`a${text}%41`)).toBe(`a${text}A`);
    },
  );

  it('should undo percentEncode for all strings', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(percentDecode(percentEncode(text))).toBe(wellFormed(text));
      }),
      RUNS,
    );
  });
});

describe('queryValue', () => {
  it('should take the first value of a name, an empty one too, and none of another', () => {
    const pairs = queryPairs('a=1&b=&a=2');
    expect(['a', 'b', 'c'].map((name) => queryValue(pairs, name))).toEqual(['1', '', undefined]);
  });
});
