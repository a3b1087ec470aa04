import { describe, expect, it } from 'vitest';
import { PostgresSearchIndex } from '#adapters/storage/postgres/search/search-index.ts';
import { lexemesOf } from '#tests/support/search-words.ts';
import { demonstrationDatabase } from './demonstration-database.ts';

// What visitors look for, in the contents that a new portal has.

const database = demonstrationDatabase();
const find = (text: string, page = 1) => new PostgresSearchIndex(database(), '/media').find({ text, type: '', page });
const titles = async (text: string) => (await find(text)).items.map(({ type, title }) => `${type} ${title}`);

describe('the search of the demonstration', () => {
  it.each([
    ['ferrara', 'EVENTI Un albero per ogni classe'],
    ['evento bologna', 'EVENTI La notte della ricerca agricola'],
    ["gara d'appalto B82F43B19G", 'AIUTI_E_BANDI Alimenti per la prima infanzia'],
    ['G-2026-034', 'APPALTI Fornitura di 220 computer portatili'],
  ])('[API-07] should find by short facts: %s', async (text, title) => {
    expect(await titles(text)).toContain(title);
  });

  it('[API-07] should find every tender of the FEAD fund by its fund', async () => {
    const [row] = await database().query<{ count: number }>(
      "select count(*) as count from content where type = 'fead-contracts' and withdrawn_at is null",
    );
    expect((await find('fead')).countsByType['AIUTI_E_BANDI']).toBeGreaterThanOrEqual(
      row?.count ?? Number.POSITIVE_INFINITY,
    );
  });

  it.each(['Domanda unica', 'Fascicolo aziendale'])(
    '[API-07] should put the service of that name first: %s',
    async (name) => {
      expect((await titles(name.toLowerCase()))[0]).toBe(`SERVIZI ${name}`);
    },
  );

  it('[LIST-31] should look for what editors say that a word means, say so, and do without when asked', async () => {
    const { items, synonyms } = await find('gasolio');
    expect(items[0]?.id).toBe('services-uma-carburante-agevolato');
    expect(synonyms).toContain('UMA');
    const index = new PostgresSearchIndex(database(), '/media');
    const literal = await index.find({ text: 'UMA', type: '', page: 1, literal: true });
    expect(literal.synonyms).toBeUndefined();
    const only = await index.find({ text: 'gasolio', type: '', page: 1, literal: true });
    expect(only.totalCount).toBeLessThan((await find('gasolio')).totalCount);
  });

  it('[PAGE-62] should say of a form what it is needed for, and nothing of what is no form', async () => {
    const { items } = await find('attestazione coordinate bancarie');
    const form = items.find(({ id }) => id === 'forms-attestazione-iban');
    expect(form?.neededFor).toEqual([
      { friendlyUrl: 'cambiare-iban', title: 'Cambiare le coordinate bancarie (IBAN)' },
    ]);
    expect(items.filter(({ type, neededFor }) => type !== 'MODULISTICA' && neededFor !== undefined)).toEqual([]);
  });

  it('[LIST-19] should correct two words to those that stand together in a title', async () => {
    expect((await find('fasciclo aziendle')).suggestion).toBe('fascicolo aziendale');
  });

  it.each(['contributo giovani agricoltori', 'quando pagano la pac', 'titoli pac', 'ecoschemi'])(
    '[API-07] should have an answer for %s',
    async (text) => {
      const { items, totalCount, countsByType } = await find(text);
      expect(items.length).toBe(Math.min(10, totalCount));
      expect([totalCount > 0, Object.values(countsByType).reduce((sum, count) => sum + count, 0)]).toEqual([
        true,
        totalCount,
      ]);
    },
  );

  it.each(['perugia', 'asti', 'noce', 'vitigni', 'durc', 'faq', 'caa milano'])(
    '[API-07] should suggest nothing silly for %s',
    async (text) => {
      expect((await find(text)).suggestion).toBeUndefined();
    },
  );

  it.each(['presentazione', 'controllare', 'comunicazione', "l'olio", 'domanda di aiuto', 'qualità'])(
    '[API-07] should show the words that are looked for, and only them, wherever a text has them: %s',
    async (text) => {
      const asked = lexemesOf(text);
      const { totalCount } = await find(text);
      expect(totalCount).toBeGreaterThan(0);
      for (let page = 1; page <= Math.ceil(totalCount / 10); page += 1) {
        for (const { id, extract } of (await find(text, page)).items) {
          const marked = extract.filter(({ isMatch }) => isMatch).map((part) => part.text);
          expect(marked.filter((word) => [...lexemesOf(word)].every((lexeme) => !asked.has(lexeme)))).toEqual([]);
          const [row] = await database().query<{ plain: string }>(
            "select plain from search_text_of where hit ->> 'id' = $1",
            [id],
          );
          const isInText = [...lexemesOf(row?.plain ?? '')].some((lexeme) => asked.has(lexeme));
          expect([id, marked.length > 0 || !isInText]).toEqual([id, true]);
        }
      }
    },
  );
});
