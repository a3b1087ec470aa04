import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GLOSSARY, wordPieces } from '#core/glossary/words.ts';
import { searchedPages } from '#core/navigation/page-words.ts';
import { someSettings, someTable } from '../navigation/deployment.ts';
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

  it('[PAROLE-01] [LIST-30] should each be among the words by which the search finds their page', () => {
    const page = searchedPages(someTable, someSettings.flags).find(({ id }) => id === 'glossary');
    for (const { word } of GLOSSARY) expect(` ${page?.words ?? ''} `).toContain(` ${folded(word)} `);
  });

  it('[PAROLE-01] should be found whole where they first stand, however they are written, and in no longer word', () => {
    const upper = (text: string): string => text.toLocaleUpperCase('it-IT');
    const anyPart = fc.oneof(
      fc.constantFrom(...GLOSSARY.map(({ word }) => word)),
      fc.constantFrom(...GLOSSARY.flatMap(({ word }) => [`${word}x`, `x${word}`, `9${word}`])),
      fc.constantFrom('12,50 €', 'di', 'conto'),
    );
    fc.assert(
      fc.property(fc.array(anyPart), fc.constantFrom(folded, upper), (parts, written) => {
        const text = parts.map(written).join(' · ');
        const pieces = wordPieces(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        const whole = [...new Set(parts)].filter((part) => GLOSSARY.some(({ word }) => word === part));
        expect(pieces.flatMap(({ word }) => (word === undefined ? [] : [word.word]))).toEqual(whole);
        for (const piece of pieces)
          if (piece.word !== undefined) expect(folded(piece.text)).toBe(folded(piece.word.word));
      }),
      RUNS,
    );
    expect(wordPieces('Insieme fermano 3 €.')).toEqual([
      { text: 'Insieme ' },
      { text: 'fermano', word: GLOSSARY[0] },
      { text: ' 3 €.' },
    ]);
  });
});
