import { foldedWords, foldText } from '#core/formatting/folded.ts';
import { rankDayOf, rankTierOf } from '#core/search/rank-tier.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { refreshIndexStatistics } from '#adapters/storage/postgres/search/index-statistics.ts';
import { type SearchEntry, writeSearchEntries } from '#adapters/storage/postgres/search/index-writer.ts';
import { PostgresSearchIndex } from '#adapters/storage/postgres/search/search-index.ts';
import { testDatabase } from './test-database.ts';

// Whatever way the index takes to a page, it is the page that sorting all results would give.

const database = testDatabase();
const COUNT = 2_400;
const FILLING_LIMIT_MS = 300_000;
const TYPES = ['NORMATIVE', 'SERVIZI', 'DELIBERE'];
/** Titles that are a question or begin with it: a page of them, two of these of acts, more than a page, and of two common words. */
const TITLES: readonly (readonly [step: number, rest: number, ...words: string[]])[] = [
  [800, 7, 'segale', 'bianca'],
  [1200, 8, 'segale', 'rossa'],
  [480, 247, 'segale'],
  [480, 9, 'lino'],
  [120, 9, 'lino', 'nero'],
  [800, 13, 'Grano,', 'olio', 'nuovo'],
  [1200, 15, 'riso', 'e', 'segale'],
];
/** Words by how many documents have them; "orzo" and "farro" are common but seldom together, "riso" and "vino" are never in the same title, "olio" and "grano" nearly always in the same text. */
const document = (number: number): SearchEntry => {
  const title = TITLES.find(([step, rest]) => number % step === rest)?.slice(2) ?? [
    number % 2 === 0 ? 'riso' : 'vino',
    number % 7 === 0 ? 'olio' : '',
    number % 3 === 0 ? 'miele' : '',
    number === 5 ? 'zafferano' : '',
  ];
  const text = [
    number % 2 === 1 ? 'riso' : '',
    number % 5 < 3 ? 'olio grano' : '',
    number % 40 === 0 ? 'canapa' : '',
    number % 600 === 1 ? 'zafferano' : '',
    number % 2 === 0 ? 'orzo' : '',
    number % 2 === 1 || number % 100 === 0 ? 'farro' : '',
    number % 50 === 3 ? 'segale' : '',
  ];
  const slug = `d-${number}`;
  const day = `20${String(10 + (number % 13)).padStart(2, '0')}-0${1 + (number % 4)}-15`;
  const hit = {
    id: slug,
    type: TYPES[number % 11 === 0 ? 2 : number % 2] ?? '',
    title: title.join(' '),
    summary: '',
    resolutions: [],
    documents: [],
    attachments: [],
  };
  return { contentType: 'prova', slug, rankDay: rankDayOf(hit.type, day), plain: text.join(' '), hit };
};
const entries = Array.from({ length: COUNT }, (_, number) => document(number));

beforeAll(async () => {
  for (let at = 0; at < COUNT; at += 200) await writeSearchEntries(database(), entries.slice(at, at + 200));
  await refreshIndexStatistics(database());
}, FILLING_LIMIT_MS);

describe('the pages of a search', () => {
  const has = (text: string, words: readonly string[]): boolean =>
    words.every((word) => foldedWords(text).includes(word));
  const expected = (words: readonly string[], type: string): readonly string[] => {
    const question = words.join(' ');
    const isQuestion = ({ hit }: SearchEntry): boolean => foldText(hit.title) === question;
    const begins = entries.filter(({ hit }) => `${foldText(hit.title)} `.startsWith(`${question} `));
    // More than a page of them are not read, only those that are the question.
    const read = [begins, begins.filter(isQuestion)].find((those) => those.length <= 10) ?? [];
    // What only begins with the question comes first where one can do something with it, not an act.
    const first = read.filter((entry) => isQuestion(entry) || rankTierOf(entry.hit.type) >= rankTierOf('MODULISTICA'));
    return entries
      .map((entry, number) => ({
        entry,
        number,
        isTitle: has(entry.hit.title, words),
        place: first.includes(entry) ? (isQuestion(entry) ? 0 : 1) : 2,
      }))
      .filter(
        ({ entry, isTitle }) =>
          (type === '' || entry.hit.type === type) && (isTitle || has(`${entry.hit.title} ${entry.plain}`, words)),
      )
      .toSorted(
        (a, b) =>
          a.place - b.place ||
          Number(b.isTitle) - Number(a.isTitle) ||
          (a.entry.rankDay < b.entry.rankDay ? 1 : a.entry.rankDay > b.entry.rankDay ? -1 : b.number - a.number),
      )
      .map(({ entry }) => entry.slug);
  };

  it.each([
    ['segale'],
    ['segale', 'bianca'],
    ['segale', 'vino'],
    ['lino'],
    ['lino', 'nero'],
    ['grano', 'olio'],
    ['riso', 'segale'],
    ['riso'],
    ['miele'],
    ['olio'],
    ['zafferano'],
    ['canapa'],
    ['riso', 'vino'],
    ['olio', 'grano'],
    ['riso', 'miele'],
    ['riso', 'olio', 'miele'],
    ['vino', 'zafferano'],
    ['grano', 'canapa', 'riso'],
    ['miele', 'vino', 'olio'],
    ['orzo', 'farro'],
    ['farro', 'riso', 'orzo'],
  ])(
    '[API-07] [LIST-30] should be cut out of titles that are or begin with the question, then other titles, then texts, in each by kind and the newest first: %s %s %s',
    async (...given: readonly (string | undefined)[]) => {
      const words = given.filter((word) => word !== undefined);
      const index = new PostgresSearchIndex(database(), '/media');
      for (const type of ['', ...TYPES]) {
        const all = expected(words, type);
        for (const page of new Set(
          [1, 2, 3, 9, Math.ceil(all.length / 10), Math.ceil(all.length / 10) + 1].filter((one) => one > 0),
        )) {
          const answer = await index.find({ text: words.join(' '), type, page });
          const shown = answer.items.map(({ id }) => id);
          expect([type, page, answer.totalCount, shown]).toEqual([
            type,
            page,
            all.length,
            all.slice((page - 1) * 10, page * 10),
          ]);
        }
      }
    },
  );
});
