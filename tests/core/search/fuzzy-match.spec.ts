import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestWord, wordDistance } from '#core/search/fuzzy-match.ts';
import { RUNS } from '#tests/support/property.ts';

describe('wordDistance', () => {
  it.each([
    ['seminativi', 'semniativi', 1],
    ['olio', 'oglio', 1],
    ['vino', 'vini', 1],
    ['riso', 'riso', 0],
    ['riso', 'grano', 3],
    ['vi', 'vino', 2],
    ['v', 'vino', 3],
    ['ab', 'ba', 1],
    ['ab', 'ca', 2],
    ['ab', 'bc', 2],
    ['xab', 'yba', 2],
  ])('should count between %s and %s %d changes at most', (left, right, distance) => {
    expect(wordDistance(left, right, 2)).toBe(distance);
  });

  it('should be the same both ways, and nothing only for the same word', () => {
    const word = fc.stringMatching(/^[abc]{0,6}$/);
    fc.assert(
      fc.property(word, word, (left, right) => {
        expect(wordDistance(left, right, 6)).toBe(wordDistance(right, left, 6));
        expect(wordDistance(left, right, 6) === 0).toBe(left === right);
      }),
      RUNS,
    );
  });
});

describe('wordDistance of words that are far apart', () => {
  /** The same, counted without any short cut. */
  const counted = (left: string, right: string): number => {
    const rows = Array.from({ length: left.length + 1 }, (_, i) =>
      Array.from({ length: right.length + 1 }, (_unused, j) => (i === 0 ? j : j === 0 ? i : 0)),
    );
    const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
    for (let i = 1; i <= left.length; i += 1)
      for (let j = 1; j <= right.length; j += 1) {
        const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
        const row = rows[i] ?? [];
        row[j] = Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (left[i - 1] === right[j - 1] ? 0 : 1),
          isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        );
      }
    return at(left.length, right.length);
  };

  it('should be counted to the limit, whatever letters they have', () => {
    const letters = (maxLength: number) =>
      fc.string({ unit: fc.constantFrom(...'abcdefghilmnoprstuvz019àù'), maxLength });
    const word = letters(9);
    const near = fc
      .tuple(word, fc.nat(9), letters(2))
      .map(([one, at, put]) => [one, one.slice(0, at) + put + one.slice(at + 1)] as const);
    fc.assert(
      fc.property(fc.oneof(fc.tuple(word, word), near), fc.integer({ min: 1, max: 3 }), ([left, right], limit) => {
        expect(wordDistance(left, right, limit)).toBe(Math.min(counted(left, right), limit + 1));
      }),
      RUNS,
    );
  });
});

describe('nearestWord', () => {
  const among = (word: string, ...known: readonly string[]) => nearestWord(word, new Map(known.map((one) => [one, 1])));

  it('should take the nearest, and of equals the most frequent', () => {
    expect(
      nearestWord(
        'gramo',
        new Map([
          ['grano', 1],
          ['gradi', 9],
        ]),
      ),
    ).toBe('grano');
    expect(
      nearestWord(
        'gramo',
        new Map([
          ['grano', 1],
          ['gradmo', 5],
        ]),
      ),
    ).toBe('gradmo');
    expect(
      nearestWord(
        'gramo',
        new Map([
          ['gradmo', 5],
          ['grano', 5],
        ]),
      ),
    ).toBe('gradmo');
    expect(
      nearestWord(
        'trattorista',
        new Map([
          ['trattoriste', 1],
          ['trattorxxta', 9],
        ]),
      ),
    ).toBe('trattoriste');
    expect(
      nearestWord(
        'begistro',
        new Map([
          ['registro', 9],
          ['begistra', 1],
        ]),
      ),
    ).toBe('begistra');
    expect(among('trattore', 'vino')).toBeUndefined();
    // A common word without its accent is itself, and no slip for its neighbour.
    expect(among('perche', 'purche')).toBe('perche');
  });

  it.each([
    ['perugia', 'perizia'],
    ['asti', 'atti'],
    ['noce', 'nove'],
    ['vitigni', 'vicini'],
    ['durc', 'dura'],
    ['faq', 'far'],
    ['milano', 'mano'],
    ['vimo', 'vino'],
    ['bando', 'mando'],
    ['aab', 'abb'],
    ['45213', '45218'],
    ['2062', '2026'],
    ['sra30', 'sra20'],
    ['sra29', 'sra2'],
  ])('[API-07] should not take %s for %s', (asked, known) => {
    expect(among(asked, known)).toBeUndefined();
  });

  it.each([
    ['vnio', 'vino'],
    ['ivno', 'vino'],
    ['rriso', 'riso'],
    ['rete', 'rette'],
    ['dommanda', 'domanda'],
    ['vigneto', 'vigneti'],
    ['semnativi', 'seminativi'],
    ['begistro', 'registro'],
    ['rtofrutta', 'ortofrutta'],
    ['ergistro', 'registro'],
    ['misurra29', 'misura29'],
  ])('[API-07] should take %s for %s', (asked, known) => {
    expect(among(asked, known)).toBe(known);
  });

  it('[API-07] should take no word for one with other figures', () => {
    const word = fc.stringMatching(/^[ab12]{1,9}$/);
    const figuresOf = (text: string): string => text.replaceAll(/[^12]/g, '');
    fc.assert(
      fc.property(word, word, (asked, known) => {
        if (among(asked, known) === known) expect(figuresOf(asked)).toBe(figuresOf(known));
        if (/^[12]*$/.test(asked)) expect(among(asked, known)).toBeUndefined();
      }),
      RUNS,
    );
  });

  it('[API-07] should forgive in short words what is swapped or doubled, one mistake up to seven letters, two beyond', () => {
    const word = fc.stringMatching(/^[a-d]{3,10}$/);
    fc.assert(
      fc.property(word, word, (asked, known) => {
        const distance = wordDistance(asked, known, 3);
        const isFound = among(asked, known) !== undefined;
        if (isFound) expect(distance).toBeLessThanOrEqual(asked.length <= 7 ? 1 : 2);
        if (isFound && asked.length <= 4 && asked.length === known.length)
          expect([...asked].toSorted()).toEqual([...known].toSorted());
        if (!isFound && asked[0] === known[0] && asked.length > 4)
          expect(distance).toBeGreaterThan(asked.length <= 7 ? 1 : 2);
        if (isFound && asked[0] !== known[0] && asked.length > 4)
          expect([asked.length > 7, distance]).toEqual([true, 1]);
      }),
      RUNS,
    );
  });
});
