import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '#core/kernel/edit-distance.ts';
import { nearestWord } from '#core/search/fuzzy-match.ts';
import { RUNS } from '#tests/support/property.ts';

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
        const distance = editDistance(asked, known, 3);
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
