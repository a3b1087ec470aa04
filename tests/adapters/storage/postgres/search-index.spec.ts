import { beforeEach, describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import type { SearchAnswer } from '#core/search/search-index.ts';
import { ELIDED_WORDS, lexemeOf, tokenize } from '#core/search/tokenizer.ts';
import { listFiles } from '#adapters/storage/import/reading/content-files.ts';
import { refreshIndexStatistics } from '#adapters/storage/postgres/search/index-statistics.ts';
import { removeSearchEntries, writeSearchEntries } from '#adapters/storage/postgres/search/index-writer.ts';
import type { Database, SqlValue } from '#adapters/storage/postgres/connection/database.ts';
import { nearWords } from '#adapters/storage/postgres/search/near-words.ts';
import { PostgresSearchIndex } from '#adapters/storage/postgres/search/search-index.ts';
import { aSearchDocument } from '#tests/support/mothers/search.ts';
import { day } from '#tests/support/mothers/day.ts';
import { seedSearch } from './seeds.ts';
import { emptied, testDatabase } from './test-database.ts';

const database = testDatabase();
const index = () => new PostgresSearchIndex(database(), '/media');
const find = (text: string, type = '', page = 1): Promise<SearchAnswer> => index().find({ text, type, page });
const idsOf = async (text: string, type = ''): Promise<readonly string[]> =>
  (await find(text, type)).items.map(({ id }) => id);

const DOCUMENTS = [
  aSearchDocument(
    { id: 'vigneti', type: 'AIUTI_E_BANDI', title: 'Ristrutturazione dei vigneti', publicationDate: day('2026-01-10') },
    "Contributo per l'azienda che rinnova gli impianti.",
  ),
  aSearchDocument(
    { id: 'aziende', type: 'NORMATIVE', title: 'Registro delle aziende', publicationDate: day('2024-05-01') },
    'Le attività agricole iscritte.',
  ),
  aSearchDocument(
    { id: 'ocm', type: 'NORMATIVE', title: 'Regolamento (UE) n. 1308/2013', publicationDate: day('2022-01-14') },
    'Mercati, vino e ortofrutta nel PAC-2027.',
  ),
  aSearchDocument(
    { id: 'nuova', type: 'SERVIZI', title: 'Domanda per i vigneti', publicationDate: day('2026-06-01') },
    'Compilazione guidata.',
  ),
  aSearchDocument(
    { id: 'testo', type: 'SERVIZI', title: 'Calendario', publicationDate: day('2026-11-01') },
    'Scadenze per i vigneti e per gli oliveti.',
  ),
];

beforeEach(async () => {
  await seedSearch(await emptied(database()), DOCUMENTS);
});

const KEPT_COUNTS = 'select lexeme, type, documents, in_title from search_lexeme order by lexeme, type';
const TRUE_COUNTS = `select lexeme, type, count(*)::integer as documents, count(*) filter (where array[lexeme] <@ tsvector_to_array(title_words))::integer as in_title
  from search_entry, unnest(tsvector_to_array(words)) as lexeme group by lexeme, type order by lexeme, type`;

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
    const over = DOCUMENTS.find(({ hit }) => hit.id === 'nuova');
    if (over === undefined) throw new Error('no document');
    await writeSearchEntries(database(), [
      { contentType: 'prova', slug: 'nuova', rankDay: '02026-06-01', plain: over.text, hit: over.hit },
    ]);
    expect(await idsOf('vigneti')).toEqual(['vigneti', 'nuova', 'testo']);
  });

  it.each([
    ['letters swapped', 'vigenti ristrutturazione', 'vigneti ristrutturazione'],
    ['a letter too many', 'regolamentto', 'regolamento'],
    ['a letter missing', 'ortofruta', 'ortofrutta'],
    ['letters of a short word swapped', 'vnio', 'vino'],
    ['a word with an accent', 'ativita', 'attività'],
    ['the first letter wrong', 'begistro', 'registro'],
    ['the first letter missing', 'rtofrutta', 'ortofrutta'],
    ['the first letters swapped', 'ergistro', 'registro'],
    ['a stop word beside it', 'registro delle azziende', 'registro delle aziende'],
  ])('[API-07] should ask whether another word was meant: %s', async (_what, text, suggestion) => {
    expect((await find(text)).suggestion).toBe(suggestion);
  });

  it('[API-07] should look for the neighbours of three unknown words, and of none where there are more', async () => {
    let looks = 0;
    let neighbours = 0;
    const db: Database = {
      ...database(),
      query: async <Row extends object>(sql: string, values?: readonly SqlValue[]) => {
        const rows = await database().query<Row>(sql, values);
        if (sql.includes('near as')) {
          looks += 1;
          neighbours += rows.filter((row) => 'key' in row && row.key !== null).length;
        }
        return rows;
      },
    };
    // Each word as texts have it, with one slip.
    const slips = ['vignti', 'ristruturazione', 'domnda'];
    await nearWords(db, slips);
    const ofThree = neighbours;
    expect(ofThree).toBeGreaterThan(3);
    expect(await nearWords(db, [...slips, 'ortofruta'])).toEqual(slips.concat('ortofruta').map(() => []));
    expect([looks, neighbours]).toEqual([2, ofThree]);

    // Where the words' own endings tell it, nothing is asked at all.
    const counted = new PostgresSearchIndex(db, '/media');
    await counted.find({ text: 'xaxaxa xbxbxb xcxcxc', type: '', page: 1 });
    expect(looks).toBe(3);
    await counted.find({ text: 'xaxaxa xbxbxb xcxcxc xdxdxd', type: '', page: 1 });
    expect(looks).toBe(3);
  });

  it('[API-07] should suggest nothing that would find nothing', async () => {
    expect((await find('calendario ortofruta')).suggestion).toBeUndefined();
  });

  it('[API-07] should stem and leave out words as the database does, whatever the contents write', async () => {
    const texts = listFiles(
      fileURLToPath(new URL('../../../../adapters/storage/seed/content', import.meta.url)),
    ).files.map(({ text }) => text);
    const words = [
      ...new Set([
        ...texts.flatMap(tokenize),
        'perché',
        'avrà',
        'degli',
        'portandogliele',
        'praticabilità',
        'psicologie',
        'relativamente',
      ]),
    ].filter((word) => /^\p{L}+$/u.test(word));
    const rows = await database().query<{ word: string; lexeme: string | null }>(
      "select word, (tsvector_to_array(to_tsvector('public.it'::regconfig, search_text(word))))[1] as lexeme from unnest($1::text[]) as word",
      [words],
    );
    expect(words.length).toBeGreaterThan(5_000);
    expect(rows.filter(({ word, lexeme }) => (lexemeOf(word) ?? null) !== lexeme)).toEqual([]);
  });

  it.each([
    "OLIO D'OLIVA dell’olio l`uva",
    "QUALITA' po' e' cos'è",
    'n.14, 1308/2013 PAC-2027 a_b',
    'pa\u200Bc agri\u00ADcoltura',
    'perche\u0301 §SERVIZI «eco-schemi»',
    "quest'80% d' l",
  ])('[API-07] should read words as the core does: %s', async (text) => {
    const [row] = await database().query<{ words: string }>(
      "select regexp_replace(lower(trim(search_text($1))), '\\s+', ' ', 'g') as words",
      [text],
    );
    expect(row?.words).toBe(tokenize(text).join(' '));
  });

  it('[API-07] should elide the same words as the core', async () => {
    const rows = await database().query<{ elided: string; words: string }>(
      "select elided, trim(search_text(elided || '''olio ' || elided || '’Olio')) as words from unnest($1::text[]) as elided",
      [ELIDED_WORDS],
    );
    expect(rows.filter(({ words }) => words.replace(/ +/g, ' ') !== 'olio Olio')).toEqual([]);
  });

  it('[API-07] should leave out common words that no document has together', async () => {
    await database().query("update search_lexeme set documents = 5000 where lexeme in ('vignet', 'aziend', 'registr')");
    await database().query(
      "insert into search_bits select lexeme, (id / 8192)::integer, bit_or(search_bit(id)) from search_entry, unnest(tsvector_to_array(words)) as lexeme where lexeme in ('vignet', 'aziend', 'registr') group by 1, 2",
    );
    const { foundWords, items } = await find('registro vigneti azienda');
    expect([foundWords, items.map(({ id }) => id)]).toEqual([['vigneti', 'azienda'], ['vigneti']]);
  });

  it('[API-05] should count exactly up to ten thousand, and say that there are more beyond', async () => {
    const add = (from: number, to: number) =>
      database().tx(async (tx) => {
        await tx.query(
          `with entry as (
             insert into search_entry (type, content_type, slug, rank_day, words, title_words)
             select type, 'molti', 'n-' || n, '2020-01-01', lexemes || array_to_tsvector(array['§' || type]), lexemes || array_to_tsvector(array['§' || type])
             from generate_series($1::integer, $2::integer) as n, lateral (select case when n % 4 = 0 then 'SERVIZI' else 'NORMATIVE' end as type) as kind,
               lateral (select strip(to_tsvector('public.it', 'zafferano' || case when n % 2 = 0 then ' aquilano' else '' end)) as lexemes) as words
             returning id, slug, type, words, title_words),
           change as (insert into search_change select id, 1, type, words, title_words, '' from entry),
           titles as (insert into search_title select lexeme, '2020-01-01', id, type from entry, unnest(tsvector_to_array(title_words)) as lexeme)
           insert into search_text_of (id, title, folded_title, plain, hit) select id, slug, slug, '', jsonb_build_object('id', slug, 'type', type, 'title', slug) from entry`,
          [from, to],
        );
        await refreshIndexStatistics(tx);
      });
    await add(1, 10_000);
    expect((await find('zafferano')).totalCount).toBe(10_000);
    expect((await find('zafferano')).countsByType).toEqual({ NORMATIVE: 7_500, SERVIZI: 2_500 });
    expect((await find('zafferano', '', 1_001)).items).toEqual([]);
    // Both words are common: their bits are counted.
    expect((await find('zafferano aquilano')).countsByType).toEqual({ NORMATIVE: 2_500, SERVIZI: 2_500 });
    expect((await find('zafferano aquilano', 'SERVIZI')).totalCount).toBe(2_500);
    await add(10_001, 10_002);
    expect((await find('zafferano')).totalCount).toBe(10_001);
    expect((await find('zafferano', '', 1_001)).items).toHaveLength(2);
    await removeSearchEntries(database(), 'molti', ['n-2', 'n-4', 'n-10001']);
    await refreshIndexStatistics(database());
    expect((await find('zafferano')).totalCount).toBe(9_999);
    expect((await find('zafferano aquilano')).countsByType).toEqual({ NORMATIVE: 2_500, SERVIZI: 2_499 });
  });

  it('[API-07] should count what was written again once, and no longer by its former words', async () => {
    const [first] = DOCUMENTS;
    if (first === undefined) throw new Error('no document');
    await seedSearch(database(), [
      { hit: { ...first.hit, type: 'SERVIZI', title: 'Ristrutturazione dei frutteti' }, text: first.text },
    ]);
    expect((await find('ristrutturazione')).countsByType).toEqual({ SERVIZI: 1 });
    expect((await find('vigneti')).countsByType).toEqual({ SERVIZI: 2 });
    expect((await find('fruteti')).suggestion).toBe('frutteti');
    // Counted or not, what is kept says the same as the table itself.
    expect(await database().query(KEPT_COUNTS)).toEqual(await database().query(TRUE_COUNTS));
  });

  it('should forget what was removed, with the words that only it had', async () => {
    expect((await find('ortofruta')).suggestion).toBe('ortofrutta');
    await removeSearchEntries(database(), 'prova', ['ocm']);
    await refreshIndexStatistics(database());
    expect((await find('ortofruta')).suggestion).toBeUndefined();
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
