import { beforeEach, describe, expect, it } from 'vitest';
import type { SearchAnswer } from '#core/search/search-index.ts';
import { removeSearchEntries } from '#adapters/storage/postgres/search-entries.ts';
import { PostgresSearchIndex } from '#adapters/storage/postgres/search-index.ts';
import { aSearchDocument } from '#tests/support/mothers/search.ts';
import { day } from '#tests/support/mothers/day.ts';
import { stageSearch } from './stages.ts';
import { emptied, testDatabase } from './test-database.ts';

const database = testDatabase();
const index = () => new PostgresSearchIndex(database(), '/media');
const find = (text: string, type = '', page = 1): Promise<SearchAnswer> => index().find({ text, type, page });
const idsOf = async (text: string, type = ''): Promise<readonly string[]> => (await find(text, type)).items.map(({ id }) => id);

const DOCUMENTS = [
  aSearchDocument({ id: 'vigneti', type: 'AIUTI_E_BANDI', title: 'Ristrutturazione dei vigneti', publicationDate: day('2026-01-10') }, "Contributo per l'azienda che rinnova gli impianti."),
  aSearchDocument({ id: 'aziende', type: 'NORMATIVE', title: 'Registro delle aziende', publicationDate: day('2024-05-01') }, 'Le attività agricole iscritte.'),
  aSearchDocument({ id: 'ocm', type: 'NORMATIVE', title: 'Regolamento (UE) n. 1308/2013', publicationDate: day('2022-01-14') }, 'Mercati, vino e ortofrutta nel PAC-2027.'),
  aSearchDocument({ id: 'nuova', type: 'SERVIZI', title: 'Domanda per i vigneti', publicationDate: day('2026-06-01') }, 'Compilazione guidata.'),
  aSearchDocument({ id: 'testo', type: 'SERVIZI', title: 'Calendario', publicationDate: day('2026-11-01') }, 'Scadenze per i vigneti e per gli oliveti.'),
];

beforeEach(async () => {
  await stageSearch(await emptied(database()), DOCUMENTS);
});

describe('PostgresSearchIndex', () => {
  it.each([
    ['plural and singular', 'vigneto', ['nuova', 'vigneti', 'testo']],
    ['an elided article', "dell'azienda", ['aziende', 'vigneti']],
    ['a typographic apostrophe', 'l’azienda', ['aziende', 'vigneti']],
    ['missing accents', 'attivita', ['aziende']],
    ['capitals', 'REGISTRO', ['aziende']],
    ['a number with a slash', '1308/2013', ['ocm']],
    ['a part of that number', '1308', ['ocm']],
    ['a number after a dash', '2027', ['ocm']],
  ])('[API-07] should find by %s', async (_what, text, ids) => {
    expect(await idsOf(text)).toEqual(ids);
  });

  it('[API-07] should put words in the title before words in the text, the newest first', async () => {
    expect(await idsOf('vigneti')).toEqual(['nuova', 'vigneti', 'testo']);
  });

  it('[API-07] should put what is no longer valid last', async () => {
    await database().query("update search_entry set rank_day = '0' || rank_day where slug = 'nuova'");
    expect(await idsOf('vigneti')).toEqual(['vigneti', 'nuova', 'testo']);
  });

  it.each([
    ['letters swapped', 'vigenti ristrutturazione', 'vigneti ristrutturazione'],
    ['a letter too many', 'regolamentto', 'regolamento'],
    ['a letter missing', 'ortofruta', 'ortofrutta'],
    ['a short word', 'vimo', 'vino'],
    ['a word with an accent', 'ativita', 'attività'],
    ['a stop word beside it', 'registro delle azziende', 'registro delle aziende'],
  ])('[API-07] should ask whether another word was meant: %s', async (_what, text, suggestion) => {
    expect((await find(text)).suggestion).toBe(suggestion);
  });

  it('[API-07] should suggest nothing that would find nothing', async () => {
    expect((await find('calendario ortofruta')).suggestion).toBeUndefined();
  });

  it('should count exactly up to ten thousand, and say that there are more beyond', async () => {
    const add = (from: number, to: number) =>
      database().query(
        `with entry as (
           insert into search_entry (type, content_type, slug, rank_day, words, title_words)
           select 'NORMATIVE', 'molti', 'n-' || n, '2020-01-01', to_tsvector('public.it', 'zafferano'), to_tsvector('public.it', 'zafferano') || array_to_tsvector(array['§NORMATIVE'])
           from generate_series($1::integer, $2::integer) as n returning id, slug)
         insert into search_text_of (id, title, folded_title, plain, hit) select id, slug, slug, '', jsonb_build_object('id', slug, 'type', 'NORMATIVE', 'title', slug) from entry`,
        [from, to],
      );
    await add(1, 10_000);
    expect((await find('zafferano')).totalCount).toBe(10_000);
    expect((await find('zafferano', '', 1_001)).items).toEqual([]);
    await add(10_001, 10_002);
    expect((await find('zafferano')).totalCount).toBe(10_001);
    expect((await find('zafferano', '', 1_001)).items).toHaveLength(2);
  });

  it('should forget what was removed', async () => {
    await removeSearchEntries(database(), 'prova', ['ocm']);
    expect(await idsOf('1308/2013')).toEqual([]);
    expect(await index().complete('regolamento')).toEqual([]);
  });

  it('[API-07] should complete from the start of a title first, then from a word inside it', async () => {
    expect(await index().complete('RE')).toEqual(['Registro delle aziende', 'Regolamento (UE) n. 1308/2013']);
    expect(await index().complete('vig')).toEqual(['Domanda per i vigneti', 'Ristrutturazione dei vigneti']);
    expect(await index().complete('dei  VIGN')).toEqual(['Ristrutturazione dei vigneti']);
    expect(await index().complete('%')).toEqual([]);
  });
});
