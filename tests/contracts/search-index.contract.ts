import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '#tests/support/mothers/search.ts';
import type { SearchIndex } from '#core/search/search-index.ts';
import { aSearchDocument } from '#tests/support/mothers/search.ts';

/** What the suite puts into an index before it asks. */
const DOCUMENTS: readonly SearchDocument[] = [
  aSearchDocument(
    { id: 's-1', type: 'SERVIZI', title: 'Domanda unica', friendlyUrl: 'domanda-unica' },
    'Presenta la domanda di pagamento per i seminativi.',
  ),
  aSearchDocument(
    { id: 'n-1', type: 'NORMATIVE', title: 'Regolamento 1308/2013', friendlyUrl: 'reg-1308' },
    'Organizzazione comune dei mercati: qualità del vino.',
  ),
  aSearchDocument(
    { id: 'd-1', type: 'DELIBERE', title: 'Delibera sulle domande tardive', deedNumber: '12', referenceYear: 2024 },
    'Termini prorogati.',
  ),
  aSearchDocument(
    { id: 'n-2', type: 'NORMATIVE', title: "Norme sull'olio d'oliva" },
    'Di quali frutti: controllo della presentazione.',
  ),
  aSearchDocument(
    { id: 'e-1', type: 'EVENTI', title: 'Giornata aperta' },
    'Un incontro di primavera.',
    'Evento · Ferrara',
  ),
  aSearchDocument(
    { id: 'f-1', type: 'FAQ', title: 'Come si presenta la domanda unica?' },
    'Dal portale, con gli eco-schemi.',
  ),
  aSearchDocument(
    { id: 'a-1', type: 'APPALTI', title: 'Servizio di pulizia delle sedi' },
    'Procedura aperta con CUP J51B21001230006.',
    'B84E15C0B7',
  ),
  ...Array.from({ length: 23 }, (_, index) =>
    aSearchDocument(
      { id: `c-${index}`, type: 'COMUNICATI_STAMPA', title: `Comunicato ${index}` },
      'Pagati gli anticipi agli allevatori.',
    ),
  ),
];

/** What every `SearchIndex` answers. `open` gives one that holds just the documents it is given. */
export const searchIndexContract = (
  name: string,
  open: (documents: readonly SearchDocument[]) => Promise<SearchIndex>,
): void => {
  let opened: Promise<SearchIndex> | undefined;
  const index = async (): Promise<SearchIndex> => {
    opened ??= open(DOCUMENTS);
    return opened;
  };
  const find = async (text: string, type = '', page = 1) => (await index()).find({ text, type, page });
  const idsOf = async (text: string, type = '') => (await find(text, type)).items.map(({ id }) => id);

  describe(`${name} as a SearchIndex`, () => {
    it('[API-07] should find all forms of an Italian word, the title first', async () => {
      expect((await idsOf('domanda')).toSorted()).toEqual(['d-1', 'f-1', 's-1']);
      expect((await idsOf('domande')).toSorted()).toEqual(['d-1', 'f-1', 's-1']);
    });

    it('[API-07] should find by a code as it is pasted, whatever its blanks and the label before it', async () => {
      for (const pasted of [
        'B84E 15C0 B7',
        'CIG: B84E15C0B7',
        'CIG B84E 15C0 B7',
        'CUP: J51B 2100 1230 006',
        'pulizia CIG: B84E15C0B7',
      ])
        expect([pasted, await idsOf(pasted)]).toEqual([pasted, ['a-1']]);
    });

    it('[API-07] should forgive accents, apostrophes and capitals, and find numbers as they are written', async () => {
      expect(await idsOf('QUALITA')).toEqual(['n-1']);
      expect(await idsOf('1308/2013')).toEqual(['n-1']);
    });

    it('[API-07] should ask for every word', async () => {
      expect(await idsOf('domanda pagamento')).toEqual(['s-1']);
    });

    it('[API-07] should count elided words for nothing, in what is asked and in what is found', async () => {
      for (const text of ['olio oliva', "OLIO D'OLIVA", 'l’olio dell’oliva', "un'oliva d'olio", 'quest`olio oliva'])
        expect([text, await idsOf(text)]).toEqual([text, ['n-2']]);
    });

    it('[API-07] should find by places and other short facts, and show them', async () => {
      const { items } = await find('ferrara');
      expect(items.map(({ id, extract }) => [id, extract])).toEqual([
        [
          'e-1',
          [
            { text: 'Evento · ', isMatch: false },
            { text: 'Ferrara', isMatch: true },
          ],
        ],
      ]);
      expect(await idsOf('eventi primavera')).toEqual(['e-1']);
    });

    it('[API-07] should find a word with a hyphen also without it', async () => {
      expect(await idsOf('ecoschemi')).toEqual(['f-1']);
      expect(await idsOf('eco-schema')).toEqual(['f-1']);
    });

    it('[API-07] should say which words the results have where nothing has all of them', async () => {
      const fewer = async (text: string, type = '') => {
        const { items, totalCount, countsByType, foundWords } = await find(text, type);
        return { ids: items.map(({ id }) => id), totalCount, countsByType, foundWords };
      };
      // The rarer one is left out, an unknown one first.
      expect(await fewer('vino domanda')).toEqual({
        ids: await idsOf('domanda'),
        totalCount: 3,
        countsByType: { SERVIZI: 1, DELIBERE: 1, FAQ: 1 },
        foundWords: ['domanda'],
      });
      expect(await fewer('xyzxyz Domande uniche vino')).toEqual({
        ids: await idsOf('domande uniche'),
        totalCount: 2,
        countsByType: { SERVIZI: 1, FAQ: 1 },
        foundWords: ['domande', 'uniche'],
      });
      expect(await fewer('domanda di vino', 'DELIBERE')).toEqual({
        ids: ['d-1'],
        totalCount: 1,
        countsByType: { SERVIZI: 1, DELIBERE: 1, FAQ: 1 },
        foundWords: ['domanda'],
      });
      expect(await fewer('xyzxyz')).toEqual({ ids: [], totalCount: 0, countsByType: {}, foundWords: undefined });
      expect((await fewer('domanda unica')).foundWords).toBeUndefined();
      expect(await fewer('xyzxyz comunicati')).toMatchObject({ totalCount: 23, foundWords: ['comunicati'] });
      expect((await find('xyzxyz comunicati', '', 3)).items).toHaveLength(3);
    });

    it('[API-07] should put the title that is the question first, then those that begin with it', async () => {
      expect(await idsOf('domanda unica')).toEqual(['s-1', 'f-1']);
      expect((await idsOf('COMUNICATO 7'))[0]).toBe('c-7');
      expect(await idsOf("norme sull'olio")).toEqual(['n-2']);
    });

    it('[API-07] should tell accents from endings, and forgive missing ones', async () => {
      expect(await idsOf('qualità')).toEqual(['n-1']);
      expect(await idsOf("qualita'")).toEqual(['n-1']);
      expect(await idsOf('quali')).toEqual(['n-2']);
    });

    it('[API-07] should show every form of a word that is found, and no stop word', async () => {
      const marked = async (text: string) =>
        (await find(text)).items.map(({ extract }) =>
          extract.filter(({ isMatch }) => isMatch).map((part) => part.text),
        );
      expect(await marked('presentare norme')).toEqual([['presentazione']]);
      expect(await marked('controllare di frutta')).toEqual([['frutti', 'controllo']]);
      expect(await marked('la domanda di pagamento')).toEqual([['domanda', 'pagamento']]);
    });

    it('[LIST-12] should keep to the type of the chip and count every type all the same', async () => {
      const answer = await find('domanda', 'DELIBERE');
      expect(answer.items.map(({ id }) => id)).toEqual(['d-1']);
      expect([answer.totalCount, answer.countsByType]).toEqual([1, { SERVIZI: 1, DELIBERE: 1, FAQ: 1 }]);
    });

    it('[LIST-11] should give ten results on a page, each once over all pages', async () => {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => find('comunicato', '', page)));
      expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 3, 0]);
      expect(pages.map(({ totalCount, pageSize }) => [totalCount, pageSize])).toEqual([
        [23, 10],
        [23, 10],
        [23, 10],
        [23, 10],
      ]);
      expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(23);
    });

    it('[API-07] should suggest the word that was meant', async () => {
      expect((await find('semniativi')).suggestion).toBe('seminativi');
      expect((await find('domanda')).suggestion).toBeUndefined();
      expect((await find('xyzxyz')).suggestion).toBeUndefined();
    });

    it('[API-07] should leave words that find something as they were typed', async () => {
      expect((await find('comunicati alevatori')).suggestion).toBe('comunicati allevatori');
    });

    it('[API-07] should never suggest another number', async () => {
      expect((await find('comunicatto 22')).suggestion).toBe('comunicato 22');
      const { suggestion, foundWords } = await find('comunicato 222');
      expect([suggestion, foundWords]).toEqual([undefined, ['comunicato']]);
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
      for (const text of ['%', "'", '\\', '!', '(', ':*', '& |', '<->', '"'])
        expect([text, await idsOf(text)]).toEqual([text, []]);
    });
  });
};
