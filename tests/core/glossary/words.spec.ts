import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GLOSSARY, wordsIn } from '#core/glossary/words.ts';
import { RUNS } from '#tests/support/property.ts';

const MOST_WORDS = 15;
const LONGEST_SENTENCE = 25;
const folded = (text: string): string => text.toLocaleLowerCase('it-IT');

describe('the words of the procedures', () => {
  it('[PAROLE-01] should be few, each once, each with one sentence that is soon read', () => {
    expect(GLOSSARY.length).toBeLessThanOrEqual(MOST_WORDS);
    expect(new Set(GLOSSARY.map(({ id }) => id)).size).toBe(GLOSSARY.length);
    expect(new Set(GLOSSARY.map(({ word }) => folded(word))).size).toBe(GLOSSARY.length);
    for (const { id, explanation } of GLOSSARY) {
      expect(explanation.match(/[.!?]/gu), id).toEqual(['.']);
      expect(explanation.split(/\s+/u).length, id).toBeLessThanOrEqual(LONGEST_SENTENCE);
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
    }
  });

  it('[PAROLE-01] should be found whole in any text, however they are written, and in no longer word', () => {
    fc.assert(
      fc.property(
        fc.subarray([...GLOSSARY], { minLength: 0 }),
        fc.constantFrom(folded, (text: string) => text.toLocaleUpperCase('it-IT')),
        (words, written) => {
          const text = words.map(({ word }) => written(word)).join(', ');
          expect(wordsIn(text).map(({ id }) => id)).toEqual(words.map(({ id }) => id));
          expect(wordsIn(words.map(({ word }) => `x${word}x`).join(' '))).toEqual([]);
        },
      ),
      RUNS,
    );
    expect(wordsIn('Insieme fermano 3 €.').map(({ id }) => id)).toEqual(['fermo']);
  });
});
