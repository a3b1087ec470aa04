import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestWord, wordDistance } from '#core/search/nearest-word.ts';
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
  ])('[API-07] should take %s for %s', (asked, known) => {
    expect(among(asked, known)).toBe(known);
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
