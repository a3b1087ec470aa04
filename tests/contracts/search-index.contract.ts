import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '#adapters/storage/memory/search.ts';
import type { SearchIndex } from '#core/search/search-index.ts';
import { aSearchDocument } from '#tests/support/mothers/search.ts';

/** What the suite puts into an index before it asks. */
const DOCUMENTS: readonly SearchDocument[] = [
  aSearchDocument({ id: 's-1', type: 'SERVIZI', title: 'Domanda unica', friendlyUrl: 'domanda-unica' }, 'Presenta la domanda di pagamento per i seminativi.'),
  aSearchDocument({ id: 'n-1', type: 'NORMATIVE', title: 'Regolamento 1308/2013', friendlyUrl: 'reg-1308' }, 'Organizzazione comune dei mercati: qualità del vino.'),
  aSearchDocument({ id: 'd-1', type: 'DELIBERE', title: 'Delibera sulle domande tardive', deedNumber: '12', referenceYear: 2024 }, 'Termini prorogati.'),
  ...Array.from({ length: 23 }, (_, index) =>
    aSearchDocument({ id: `c-${index}`, type: 'COMUNICATI_STAMPA', title: `Comunicato ${index}` }, 'Pagati gli anticipi agli allevatori.'),
  ),
];

/** What every `SearchIndex` answers. `open` gives one that holds just the documents it is given. */
export const searchIndexContract = (name: string, open: (documents: readonly SearchDocument[]) => Promise<SearchIndex>): void => {
  let opened: Promise<SearchIndex> | undefined;
  const index = async (): Promise<SearchIndex> => {
    opened ??= open(DOCUMENTS);
    return opened;
  };
  const find = async (text: string, type = '', page = 1) => (await index()).find({ text, type, page });
  const idsOf = async (text: string, type = '') => (await find(text, type)).items.map(({ id }) => id);

  describe(`${name} as a SearchIndex`, () => {
    it('[API-07] should find all forms of an Italian word, the title first', async () => {
      expect((await idsOf('domanda')).toSorted()).toEqual(['d-1', 's-1']);
      expect((await idsOf('domande')).toSorted()).toEqual(['d-1', 's-1']);
    });

    it('[API-07] should forgive accents, apostrophes and capitals, and find numbers as they are written', async () => {
      expect(await idsOf('QUALITA')).toEqual(['n-1']);
      expect(await idsOf('1308/2013')).toEqual(['n-1']);
    });

    it('[API-07] should ask for every word', async () => {
      expect(await idsOf('domanda vino')).toEqual([]);
    });

    it('[LIST-12] should keep to the type of the chip and count every type all the same', async () => {
      const answer = await find('domanda', 'DELIBERE');
      expect(answer.items.map(({ id }) => id)).toEqual(['d-1']);
      expect([answer.totalCount, answer.countsByType]).toEqual([1, { SERVIZI: 1, DELIBERE: 1 }]);
    });

    it('[LIST-11] should give ten results on a page, each once over all pages', async () => {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => find('comunicato', '', page)));
      expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 3, 0]);
      expect(pages.map(({ totalCount, pageSize }) => [totalCount, pageSize])).toEqual([[23, 10], [23, 10], [23, 10], [23, 10]]);
      expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(23);
    });

    it('[API-07] should suggest the word that was meant', async () => {
      expect((await find('semniativi')).suggestion).toBe('seminativi');
      expect((await find('domanda')).suggestion).toBeUndefined();
      expect((await find('xyzxyz')).suggestion).toBeUndefined();
    });

    it('[API-07] should mark the matching words in the extract', async () => {
      const [hit] = (await find('seminativi')).items;
      expect(hit?.extract.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['seminativi']);
      expect(hit?.extract.map(({ text }) => text).join('')).toContain('per i seminativi');
    });

    it('[API-07] should complete what is being typed by titles', async () => {
      expect(await (await index()).complete('dom')).toContain('Domanda unica');
      expect((await (await index()).complete('comunicato')).length).toBeLessThanOrEqual(8);
      expect(await (await index()).complete('zzz')).toEqual([]);
    });

    it('[API-07] should take signs of the database as plain characters', async () => {
      for (const text of ['%', "'", '\\', '!', '(', ':*', '& |', '<->', '"']) expect([text, await idsOf(text)]).toEqual([text, []]);
    });
  });
};
