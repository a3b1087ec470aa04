import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Synonym, synonymFaults, synonymTable, understoodParts } from '#core/search/synonyms.ts';
import { queryTokens } from '#core/search/tokenizer.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const IBAN: Synonym = { typed: ['iban', 'cambiare conto'], means: ['coordinate bancarie'] };
const FUEL: Synonym = { typed: ['gasolio'], means: ['UMA'] };
const partsOf = (text: string, ...synonyms: readonly Synonym[]) =>
  understoodParts(queryTokens(text), synonymTable(synonyms));
const faultsOf = (...synonyms: readonly Synonym[]) =>
  synonymFaults(synonyms).map(({ at, field, index }) => [at, field, index]);

const anyPhrase = fc.stringMatching(/^[a-f]{3,5}( [a-f]{3,5})?$/);
const anySynonym: fc.Arbitrary<Synonym> = fc.record({
  typed: fc.array(anyPhrase, { minLength: 1, maxLength: 3 }),
  means: fc.array(anyPhrase, { minLength: 1, maxLength: 3 }),
});

describe('understoodParts', () => {
  it('[LIST-31] should add the meanings of a word, whatever its ending', () => {
    expect(partsOf('gasoli agricoli', FUEL)).toEqual([
      { words: ['gasoli'], means: [{ phrase: 'UMA', words: ['uma'] }] },
      { words: ['agricoli'], means: [] },
    ]);
  });

  it('[LIST-31] should take the longest phrase', () => {
    const other = { typed: ['cambiare'], means: ['modificare'] };
    expect(partsOf('cambiare il conto', IBAN, other)).toEqual([
      { words: ['cambiare', 'conto'], means: [{ phrase: 'coordinate bancarie', words: ['coordinate', 'bancarie'] }] },
    ]);
  });

  it('[LIST-31] should lose no word of a query and add none, for any synonyms', () => {
    fc.assert(
      fc.property(anyText(), fc.array(anySynonym), (text, synonyms) => {
        const tokens = queryTokens(text);
        expect(understoodParts(tokens, synonymTable(synonyms)).flatMap(({ words }) => words)).toEqual(tokens);
      }),
      RUNS,
    );
  });
});

describe('synonymFaults', () => {
  it('[LIST-31] should accept what explains each phrase once', () => {
    expect(faultsOf(IBAN, FUEL)).toEqual([]);
  });

  it('[LIST-31] should name a phrase that two explain, or one twice, whatever its ending', () => {
    expect(faultsOf(IBAN, { typed: ['cambiare conti'], means: ['banca'] })).toEqual([[1, 'typed', 0]]);
    expect(faultsOf({ typed: ['titolo', 'titoli'], means: ['registro'] })).toEqual([[0, 'typed', 1]]);
  });

  it('[LIST-31] should name what explains itself and what goes round in a circle', () => {
    expect(faultsOf({ typed: ['gasolio'], means: ['gasoli'] })).toEqual([[0, 'means', 0]]);
    const back = { typed: ['uma'], means: ['nafta'] };
    expect(faultsOf(FUEL, back, { typed: ['nafta'], means: ['gasolio'] })).toEqual([
      [0, 'means', 0],
      [1, 'means', 0],
      [2, 'means', 0],
    ]);
    expect(faultsOf(FUEL, back)).toEqual([]);
  });

  it('[LIST-31] should name a phrase of words that a search passes over', () => {
    expect(faultsOf({ typed: ['il', 'conto'], means: ['di'] })).toEqual([
      [0, 'typed', 0],
      [0, 'means', 0],
    ]);
  });

  it('[LIST-31] should accept no list in which meanings lead back, for any lists', () => {
    fc.assert(
      fc.property(fc.array(anySynonym, { maxLength: 8 }), (synonyms) => {
        fc.pre(synonymFaults(synonyms).length === 0);
        const { byTyped } = synonymTable(synonyms);
        // Followed as far as there are synonyms, meanings must come to an end.
        let reached = [...byTyped.keys()];
        for (let step = 0; step <= synonyms.length; step += 1)
          reached = reached.flatMap((key) =>
            (byTyped.get(key) ?? []).map((one) => keyIn(byTyped, one)).filter((one) => one !== ''),
          );
        expect(reached).toEqual([]);
      }),
      RUNS,
    );
  });
});

// Helpers

/** The key under which a phrase is explained; empty where it is not. */
const keyIn = (byTyped: ReadonlyMap<string, readonly string[]>, phrase: string): string => {
  const [key = ''] = synonymTable([{ typed: [phrase], means: ['x'] }]).byTyped.keys();
  return byTyped.has(key) ? key : '';
};
