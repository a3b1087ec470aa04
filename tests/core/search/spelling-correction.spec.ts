import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InMemoryCatalogueRepository } from '#tests/support/doubles/catalogue.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import { quoted } from '#core/catalogue/quoted.ts';
import { withSpellingCorrection, correctedSearch, restoreSpelling } from '#core/search/spelling-correction.ts';
import { foldedWords } from '#core/formatting/folded.ts';
import { aCatalogueDetail } from '#tests/support/mothers/catalogue.ts';
import { anyText, RUNS } from '#tests/support/property.ts';

const vocabulary = new Map([
  ['pagamenti', 3],
  ['diretti', 2],
  ['domanda', 5],
  ['2026', 4],
]);

describe('correctedSearch', () => {
  it.each([
    ['pagamneti diretti', 'pagamenti diretti'],
    ['Domnada', 'domanda'],
    ['pagament', undefined],
    ['pagamenti', undefined],
    ['zafferanocoltura', undefined],
    ['pagamneti zafferanocoltura', undefined],
    ['domnada 2026', 'domanda 2026'],
    ['domanda 2062', undefined],
    // «perche» is no slip for «purché»; what nobody looks for narrows nothing.
    ['perche', undefined],
    ['perche la domnada', 'domanda'],
    ['', undefined],
  ])('[LIST-19] should take «%s» for %s', (search, meant) => {
    expect(correctedSearch(search, vocabulary)).toBe(meant);
  });

  it('[LIST-19] should be made of words that the list has, and never of those that were typed', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.constantFrom('pagamneti', 'diretti domnada', 'dirretti')), (search) => {
        const meant = correctedSearch(search, vocabulary);
        if (meant === undefined) return;
        expect(meant).not.toBe(foldedWords(search).join(' '));
        for (const word of foldedWords(meant))
          expect([...vocabulary.keys()].some((known) => known.includes(word))).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('what was understood', () => {
  const store = new InMemoryCatalogueRepository([
    aCatalogueDetail({ id: 'voce-1', title: 'Ammissibilità delle superfici', description: 'La qualità conta.' }),
  ]);
  const lists = withSpellingCorrection({
    matching: (...asked) => store.matching(...asked),
    filterOptions: (...asked) => store.filterOptions(...asked),
    detail: (...asked) => store.detail(...asked),
    vocabulary: async () =>
      new Map([
        ['ammissibilita', 1],
        ['qualita', 1],
      ]),
  });

  it('[LIST-19] should be said as the entries write it, with its accents', async () => {
    const found = await lists.matching('regulations', { ...noCriteria(), search: 'amissibilita qualitta' }, 1);
    expect([found.understood, found.totalCount]).toEqual(['ammissibilità qualità', 1]);
  });

  it('[LIST-19] should fold back to the words that were looked for', () => {
    fc.assert(
      fc.property(anyText(), anyText(), (title, description) => {
        const words = foldedWords(title).join(' ');
        expect(foldedWords(restoreSpelling(words, [{ title, description }])).join(' ')).toBe(words);
      }),
      RUNS,
    );
  });

  it('[LIST-19] should be nothing where the words are meant as they are written', async () => {
    for (const search of [quoted('amissibilita'), '«amissibilita»', '“amissibilita”'])
      expect(await lists.matching('regulations', { ...noCriteria(), search }, 1)).toMatchObject({ totalCount: 0 });
    // What is written so still finds what it says.
    const found = await lists.matching('regulations', { ...noCriteria(), search: quoted('ammissibilità') }, 1);
    expect([found.understood, found.totalCount]).toEqual([undefined, 1]);
  });
});
