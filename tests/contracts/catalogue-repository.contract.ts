import { describe, expect, it } from 'vitest';
import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import type { Criteria } from '#core/catalogue/criteria.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import { positionFromCursor } from '#core/catalogue/cursor.ts';
import type { ListId } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import type { CatalogueDetail, CatalogueItem } from '#core/catalogue/item.ts';
import { mergePages } from '#core/catalogue/paging.ts';
import { COUNT_LIMIT } from '#core/catalogue/count-text.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { isoDateFrom, type IsoDate } from '#core/kernel/iso-date.ts';
import { aCatalogueDetail } from '#tests/support/mothers/catalogue.ts';

const day = (text: string): IsoDate => {
  const found = isoDateFrom(text);
  if (found === undefined) throw new Error(`no day: ${text}`);
  return found;
};

const values = (...names: readonly string[]) => names.map((name) => ({ name: name.toUpperCase(), value: name }));

/** Writing ten thousand items takes its time on a busy machine. */
const LONG_LIST_LIMIT_MS = 300_000;

/** Two digits, so that ids sort as their numbers do. */
const two = (number: number): string => String(number).padStart(2, '0');

/** Twenty-three regulations over two years, three on each day, categories and types by turns. */
const regulations = Array.from({ length: 23 }, (_, index) =>
  aCatalogueDetail({
    id: `reg-${two(index)}`,
    title: index % 4 === 0 ? `Regolamento n. ${index}, qualità dell'olio` : `Regolamento n. ${index}`,
    description: index % 5 === 0 ? 'Norme sui seminativi' : 'Norme sugli allevamenti',
    facets: {
      categories: index % 2 === 0 ? values('ocm', 'dop') : values('feaga'),
      types: values(index % 3 === 0 ? 'decreto' : 'circolare'),
    },
    referenceYear: index < 10 ? 2023 : 2024,
    publicationDate: day(`${index < 10 ? 2023 : 2024}-0${1 + Math.floor(index / 3)}-15`),
  }),
);

const resolutions = [
  { id: 'del-1', deedNumber: '12', referenceYear: 2024, publicationDate: day('2024-02-01') },
  { id: 'del-2', deedNumber: '12', referenceYear: 2023, publicationDate: day('2023-02-01') },
  { id: 'del-3', deedNumber: '120', referenceYear: 2024, publicationDate: day('2024-03-01') },
].map((fields) => aCatalogueDetail({ list: 'resolutions', ...fields }));

const tenders = [
  {
    id: 'app-1',
    status: 'Pubblicato',
    identifier: 'GARA-2024/7',
    cig: 'Z3A41B09C2',
    facets: { contractScopes: values('forniture') },
  },
  {
    id: 'app-2',
    status: 'Aggiudicato',
    identifier: 'GARA-2024/8',
    cig: 'Z3A41B09D7',
    facets: { contractScopes: values('servizi') },
  },
  { id: 'app-3', status: 'Sospeso', deadline: day('2024-10-25'), facets: { contractScopes: values('servizi') } },
  { id: 'app-4', status: 'Pubblicato', deadline: day('2024-10-25'), facets: { contractScopes: values('servizi') } },
  { id: 'app-5', status: 'Pubblicato', deadline: day('2024-10-26') },
].map((fields) => aCatalogueDetail({ list: 'tenders', ...fields }));

const events = [
  { id: 'ev-1', event: { eventDate: day('2024-10-26'), isOnlineEvent: false, city: 'Città di Castello' } },
  {
    id: 'ev-2',
    event: { eventDate: day('2024-10-27'), eventEndDate: day('2024-10-28'), isOnlineEvent: true },
    deadline: day('2024-10-20'),
    positions: 3,
    workplace: 'Roma',
  },
  { id: 'ev-3', event: { eventDate: day('2024-10-28'), isOnlineEvent: true } },
].map((fields) => aCatalogueDetail({ list: 'events', facets: { eventScopes: values('webinar') }, ...fields }));

const faqs = [
  aCatalogueDetail({
    list: 'faqs',
    id: 'faq-1',
    answer: [
      {
        kind: 'list',
        ordered: false,
        items: [
          [
            {
              kind: 'paragraph',
              children: [
                { kind: 'strong', children: [{ kind: 'text', text: 'Sì' }] },
                { kind: 'link', url: '/servizi/mandato', children: [{ kind: 'text', text: 'Il mandato' }] },
              ],
            },
          ],
        ],
      },
    ],
  }),
];

const services = [
  aCatalogueDetail({ list: 'services', id: 'srv-1', service: { status: 'Attivo' } }),
  aCatalogueDetail({ list: 'services', id: 'srv-2', service: { status: 'Non attivo', reason: 'È in manutenzione.' } }),
];

/** Forms of yesterday, of today and of tomorrow, the last one with a category of its own. */
const forms = [
  { id: 'mod-1', publicationDate: day('2024-10-25') },
  { id: 'mod-2', publicationDate: day('2024-10-26') },
  { id: 'mod-3', title: 'Zootecnia', publicationDate: day('2024-10-27'), facets: { categories: values('futuro') } },
].map((fields) => aCatalogueDetail({ list: 'forms', ...fields }));

/** Calls in every state, with their last day before, on and after that of the suite. */
const competitions = [
  { id: 'con-1', status: 'Aperto', deadline: day('2024-11-01') },
  { id: 'con-2', status: 'Aperto', deadline: day('2024-11-20') },
  { id: 'con-3', status: 'Aperto' },
  { id: 'con-4', status: 'Aperto', deadline: day('2024-10-25') },
  { id: 'con-5', status: 'Concluso', deadline: day('2024-10-10') },
  { id: 'con-6', status: 'Aperto', deadline: day('2025-01-20') },
  { id: 'con-7', status: 'Sospeso' },
].map((fields) => aCatalogueDetail({ list: 'competitions', ...fields }));
const NEAREST_FIRST = ['con-1', 'con-2', 'con-6', 'con-3', 'con-4', 'con-5', 'con-7'];

/** When the suite asks: half an hour into 26 October in Italy, while it is still the 25th by the clock of the world. */
export const CONTRACT_CLOCK: Clock = { now: () => Date.parse('2024-10-25T22:30:00Z') };

/** What the suite puts into a repository before it asks: several lists, with traps for each rule. */
export const CONTRACT_DETAILS: readonly CatalogueDetail[] = [
  ...regulations,
  ...resolutions,
  ...tenders,
  ...events,
  ...faqs,
  ...services,
  ...forms,
  ...competitions,
];

const ids = (items: readonly CatalogueItem[]): readonly string[] => items.map(({ id }) => id);
const asking = (fields: Partial<Criteria>): Criteria => ({ ...noCriteria(), ...fields });

/**
 * What every `CatalogueRepository` answers at `CONTRACT_CLOCK`. `open` gives one that holds just the details it is given; it may
 * be asked for once for the whole suite.
 */
export const catalogueRepositoryContract = (
  name: string,
  open: (details: readonly CatalogueDetail[]) => Promise<CatalogueRepository>,
): void => {
  let opened: Promise<CatalogueRepository> | undefined;
  const repository = async (): Promise<CatalogueRepository> => {
    opened ??= open(CONTRACT_DETAILS);
    return opened;
  };
  const allIds = async (list: ListId, criteria: Criteria): Promise<readonly string[]> => {
    const items = await repository();
    const first = await items.matching(list, criteria, 1);
    const count = Math.ceil(first.totalCount / first.pageSize);
    const rest = await Promise.all(
      Array.from({ length: Math.max(0, count - 1) }, async (_, index) => items.matching(list, criteria, index + 2)),
    );
    return ids(mergePages([first, ...rest]));
  };

  describe(`${name} as a CatalogueRepository`, () => {
    it('[PUB-01] should have nothing of what is published later: no entry, no count, no option, no page', async () => {
      const items = await repository();
      const { totalCount, items: found } = await items.matching('forms', noCriteria(), 1);
      expect([totalCount, ids(found)]).toEqual([2, ['mod-2', 'mod-1']]);
      expect((await items.matching('forms', asking({ search: 'zootecnia' }), 1)).totalCount).toBe(0);
      expect(await items.filterOptions('forms', noCriteria())).toEqual({ categories: [] });
      expect(await items.detail('forms', 'mod-3')).toBeUndefined();
      expect((await items.detail('forms', 'mod-2'))?.item.id).toBe('mod-2');
    });

    it('[LIST-11] should give nine items, the total and the page that was asked for', async () => {
      const page = await (await repository()).matching('regulations', noCriteria(), 2);
      expect([page.items.length, page.totalCount, page.page, page.pageSize]).toEqual([9, 23, 2, 9]);
    });

    it('[LIST-19] should answer a slip with what was probably meant, page by page and by place, and say so', async () => {
      const items = await repository();
      const typed = asking({ search: 'semminativi' });
      const meant = asking({ search: 'seminativi' });
      const [page, right] = [
        await items.matching('regulations', typed, 1),
        await items.matching('regulations', meant, 1),
      ];
      expect([page.understood, page.totalCount, ids(page.items)]).toEqual([
        'seminativi',
        right.totalCount,
        ids(right.items),
      ]);
      expect(right.understood).toBeUndefined();
      expect(await items.filterOptions('regulations', typed)).toEqual(await items.filterOptions('regulations', meant));
      const slip = asking({ search: 'alevamenti' });
      const first = await items.matching('regulations', slip, 1);
      const scope = { definition: LISTS.regulations, criteria: slip, pageSize: first.pageSize };
      const place = positionFromCursor(scope, first.next ?? '') ?? expect.fail('no place after the first page');
      expect(ids((await items.matching('regulations', slip, place)).items)).toEqual(
        ids((await items.matching('regulations', slip, 2)).items),
      );
    });

    it('[LIST-19] should find nothing where nothing was probably meant, or where the filters leave nothing', async () => {
      const items = await repository();
      for (const criteria of [
        asking({ search: 'zafferanocoltura' }),
        asking({ search: 'seminativi', selections: { publicationDateFrom: ['2099-01-01'] } }),
      ]) {
        const page = await items.matching('regulations', criteria, 1);
        expect([page.totalCount, page.understood]).toEqual([0, undefined]);
      }
    });

    it('[LIST-06] should lose and repeat nothing over its pages, newest first and by id on the same day', async () => {
      const newestFirst = regulations.map(({ item }) => item.id).toReversed();
      expect(await allIds('regulations', noCriteria())).toEqual(newestFirst);
      expect(await allIds('regulations', asking({ sort: 'ASC' }))).toEqual(newestFirst.toReversed());
    });

    it.each(['DESC', 'ASC'] as const)(
      '[LIST-06] [API-05] should read the whole list by its cursors as by its pages, and end (%s)',
      async (sort) => {
        const criteria = asking({ sort });
        const scope = { definition: LISTS.regulations, criteria, pageSize: LISTS.regulations.pageSize };
        const items = await repository();
        const pages = [await items.matching('regulations', criteria, 1)];
        for (let next = pages[0]?.next; next !== undefined; next = pages.at(-1)?.next) {
          const place = positionFromCursor(scope, next);
          if (place === undefined) throw new Error(`no cursor of this list: ${next}`);
          pages.push(await items.matching('regulations', criteria, place));
        }
        expect(pages.map((page) => [page.page, page.items.length, page.totalCount])).toEqual([
          [1, 9, 23],
          [2, 9, 23],
          [3, 5, 23],
        ]);
        expect(pages.flatMap((page) => ids(page.items))).toEqual(await allIds('regulations', criteria));
      },
    );

    it('[LIST-32] should have the nearest deadline of what is open first, then what closed last, by pages and by cursors', async () => {
      const criteria = asking({ sort: 'DEADLINE' });
      expect(await allIds('competitions', criteria)).toEqual(NEAREST_FIRST);
      const scope = { definition: LISTS.competitions, criteria, pageSize: 2 };
      const items = await repository();
      const read = [await items.matching('competitions', criteria, 1, 2)];
      for (let next = read[0]?.next; next !== undefined; next = read.at(-1)?.next) {
        const place = positionFromCursor(scope, next);
        if (place === undefined) throw new Error(`no cursor of this list: ${next}`);
        read.push(await items.matching('competitions', criteria, place, 2));
      }
      expect(read.flatMap((page) => ids(page.items))).toEqual(NEAREST_FIRST);
    });

    it('[LIST-32] should find what is open and closes within some days, and say how much that is', async () => {
      const within = (days: string) => asking({ selections: { dueWithin: [days] }, sort: 'DEADLINE' });
      for (const [days, count] of [
        ['7', 1],
        ['30', 2],
        ['90', 3],
      ] as const)
        expect([days, await allIds('competitions', within(days))]).toEqual([days, NEAREST_FIRST.slice(0, count)]);
      expect(await allIds('competitions', within('31'))).toEqual([]);
      expect((await (await repository()).filterOptions('competitions', within('7'))).dueWithin).toEqual([
        { name: 'Entro 7 giorni', value: '7', count: 1 },
        { name: 'Entro 30 giorni', value: '30', count: 2 },
        { name: 'Entro 90 giorni', value: '90', count: 3 },
      ]);
    });

    it('[API-05] should go on from a place whose item is gone, and find nothing past the last', async () => {
      const items = await repository();
      const from = async (criteria: Criteria, place: { day: string; id: string }) =>
        ids((await items.matching('resolutions', criteria, { page: 2, ...place })).items);
      expect(await from(noCriteria(), { day: '2024-02-15', id: 'del-0' })).toEqual(['del-1', 'del-2']);
      expect(await from(asking({ sort: 'ASC' }), { day: '2024-02-15', id: 'del-0' })).toEqual(['del-3']);
      expect(await from(noCriteria(), { day: '', id: 'a' })).toEqual([]);
      expect(await from(asking({ sort: 'ASC' }), { day: '2100-01-01', id: 'a' })).toEqual([]);
    });

    it('[API-05] should answer a page past the end with no items and the total', async () => {
      const page = await (await repository()).matching('regulations', noCriteria(), 4);
      expect([page.items, page.totalCount]).toEqual([[], 23]);
    });

    it('[LIST-08] should join the values of a section by or, the sections by and', async () => {
      const either = asking({ selections: { categories: ['feaga', 'ocm'] } });
      expect(await allIds('regulations', either)).toHaveLength(23);
      const both = asking({ selections: { categories: ['ocm'], types: ['decreto'] }, sort: 'ASC' });
      expect(await allIds('regulations', both)).toEqual(['reg-00', 'reg-06', 'reg-12', 'reg-18']);
    });

    it('[LIST-08] should find a year among the options of a section', async () => {
      expect(await allIds('regulations', asking({ selections: { referenceYears: ['2023'] } }))).toHaveLength(10);
    });

    it('[LIST-08] should count first and last day in', async () => {
      const range = (from?: string, to?: string) =>
        asking({
          selections: {
            ...(from === undefined ? {} : { publicationDateFrom: [from] }),
            ...(to === undefined ? {} : { publicationDateTo: [to] }),
          },
          sort: 'ASC',
        });
      expect(await allIds('resolutions', range('2024-02-01', '2024-03-01'))).toEqual(['del-1', 'del-3']);
      expect(await allIds('resolutions', range('2024-02-02'))).toEqual(['del-3']);
      expect(await allIds('resolutions', range(undefined, '2024-01-31'))).toEqual(['del-2']);
    });

    it('[LIST-08] should compare the number of a deed whole, and with its year', async () => {
      expect(await allIds('resolutions', asking({ selections: { deedNumber: ['12'] }, sort: 'ASC' }))).toEqual([
        'del-2',
        'del-1',
      ]);
      expect(
        await allIds('resolutions', asking({ selections: { deedNumber: ['12'], referenceYear: ['2024'] } })),
      ).toEqual(['del-1']);
    });

    it('[LIST-08] should find tenders by status, and by a part of identifier or CIG in any case', async () => {
      expect(await allIds('tenders', asking({ selections: { contractStatus: ['Aggiudicato'] } }))).toEqual(['app-2']);
      expect(await allIds('tenders', asking({ selections: { identifier: ['gara 2024 7'] } }))).toEqual(['app-1']);
      expect(await allIds('tenders', asking({ selections: { cig: ['z3a41b09'] }, sort: 'ASC' }))).toEqual([
        'app-1',
        'app-2',
      ]);
    });

    it('[LIST-02] [LIST-08] should find a tender by a code as it is pasted, in its field and among the words', async () => {
      for (const pasted of ['Z3A4 1B09 C2', 'CIG: Z3A41B09C2', 'cig n. Z3A4-1B09-C2', 'z3a41b09c2']) {
        expect([pasted, await allIds('tenders', asking({ selections: { cig: [pasted] } }))]).toEqual([
          pasted,
          ['app-1'],
        ]);
        expect([pasted, await allIds('tenders', asking({ search: pasted }))]).toEqual([pasted, ['app-1']]);
      }
      for (const pasted of ['GARA-2024/7', 'gara 2024 7', 'GARA20247', 'numero GARA-2024/7'])
        expect([pasted, await allIds('tenders', asking({ selections: { identifier: [pasted] } }))]).toEqual([
          pasted,
          ['app-1'],
        ]);
    });

    it('[LIST-08] should sort and find events by the day on which they take place', async () => {
      expect(await allIds('events', noCriteria())).toEqual(['ev-3', 'ev-2', 'ev-1']);
      expect(
        await allIds('events', asking({ selections: { eventDateFrom: ['2024-10-27'], eventDateTo: ['2024-10-27'] } })),
      ).toEqual(['ev-2']);
    });

    it('[LIST-02] should ask for every word, anywhere, without regard to case, accents and apostrophes', async () => {
      expect(await allIds('regulations', asking({ search: 'QUALITA dell’olio', sort: 'ASC' }))).toEqual([
        'reg-00',
        'reg-04',
        'reg-08',
        'reg-12',
        'reg-16',
        'reg-20',
      ]);
      expect(await allIds('regulations', asking({ search: 'olio seminativi', sort: 'ASC' }))).toEqual([
        'reg-00',
        'reg-20',
      ]);
      expect(await allIds('events', asking({ search: 'citta' }))).toEqual(['ev-1']);
      expect(await allIds('regulations', asking({ search: 'zafferano' }))).toEqual([]);
    });

    it('[LIST-02] should take signs of the database and of patterns as plain characters', async () => {
      for (const search of ['%', '_', "'; drop table content; --", '\\', 'olio%', '(']) {
        const found = await allIds('regulations', asking({ search }));
        expect([search, found.length]).toEqual([
          search,
          search === 'olio%' ? 6 : search === "'; drop table content; --" ? 0 : 23,
        ]);
      }
    });

    it('[LIST-02] should search by the first sixteen words, also where one character stands for several', async () => {
      const fifteen = 'regolamento n qualita dell olio norme sui semi nativi rego lamento qual ita nor reg';
      const found = (search: string) => allIds('regulations', asking({ search, sort: 'ASC' }));
      expect(await found(`${fifteen} seminativi zafferano`)).toEqual(['reg-00', 'reg-20']);
      expect(await found(`${fifteen} zafferano seminativi`)).toEqual([]);
      expect(await found(`${'olio '.repeat(20)}seminativi`)).toEqual(['reg-00', 'reg-20']);
      expect(await allIds('regulations', asking({ search: '\u{fdfa}'.repeat(190) }))).toEqual([]);
    });

    it('[LIST-14] should offer the values of each section with their counts, names in order, years from the latest', async () => {
      const options = await (await repository()).filterOptions('regulations', noCriteria());
      expect(options).toEqual({
        categories: [
          { name: 'DOP', value: 'dop', count: 12 },
          { name: 'FEAGA', value: 'feaga', count: 11 },
          { name: 'OCM', value: 'ocm', count: 12 },
        ],
        types: [
          { name: 'CIRCOLARE', value: 'circolare', count: 15 },
          { name: 'DECRETO', value: 'decreto', count: 8 },
        ],
        referenceYears: [
          { name: '2024', value: '2024', count: 13 },
          { name: '2023', value: '2023', count: 10 },
        ],
      });
    });

    it('[LIST-14] should count under the words and the other sections, not under its own', async () => {
      const criteria = asking({ search: 'olio', selections: { categories: ['feaga'], referenceYears: ['2023'] } });
      const options = await (await repository()).filterOptions('regulations', criteria);
      expect(options.categories?.map(({ value, count }) => [value, count])).toEqual([
        ['dop', 3],
        ['feaga', 0],
        ['ocm', 3],
      ]);
      expect(options.referenceYears?.map(({ value, count }) => [value, count])).toEqual([
        ['2024', 0],
        ['2023', 0],
      ]);
    });

    it('[BANDO-03] should close a call whose last day has gone in Italy, on the card, the page, in the filter and in the counts', async () => {
      const items = await repository();
      const status = 'In corso di espletamento';
      const closed = await items.matching('tenders', asking({ selections: { contractStatus: [status] } }), 1);
      expect(closed.items.map((item) => [item.id, item.status])).toEqual([['app-4', status]]);
      const open = await items.matching('tenders', asking({ selections: { contractStatus: ['Pubblicato'] } }), 1);
      expect(open.items.map((item) => [item.id, item.status])).toEqual([
        ['app-5', 'Pubblicato'],
        ['app-1', 'Pubblicato'],
      ]);
      expect((await items.detail('tenders', 'app-4'))?.item.status).toBe(status);
      // A status of another course is none that a date decides.
      expect((await items.detail('tenders', 'app-3'))?.item.status).toBe('Sospeso');
    });

    it('[LIST-14] [BANDO-03] should offer all statuses in their course, and no other', async () => {
      const options = await (await repository()).filterOptions('tenders', noCriteria());
      expect(options.contractStatus?.map(({ value, count }) => [value, count])).toEqual([
        ['Pubblicato', 2],
        ['In corso di espletamento', 1],
        ['Aggiudicato', 1],
      ]);
    });

    it('[PAGE-34] should give a frequent question its answer with its structure', async () => {
      const { items } = await (await repository()).matching('faqs', noCriteria(), 1);
      expect(items.map(({ answer }) => answer)).toEqual(faqs.map(({ item }) => item.answer));
    });

    it('[PAGE-35] should say of a service whether it can be used, and why not, on its card and on its page', async () => {
      const items = await repository();
      const { items: cards } = await items.matching('services', { ...noCriteria(), sort: 'ASC' }, 1);
      expect(cards.map(({ service }) => service)).toEqual(services.map(({ item }) => item.service));
      expect((await items.detail('services', 'srv-2'))?.item.service).toEqual(services[1]?.item.service);
    });

    it('[LIST-14] should offer each list its own sections', async () => {
      const items = await repository();
      for (const list of ['resolutions', 'tenders', 'events', 'articles'] as const) {
        const offered = Object.keys(await items.filterOptions(list, noCriteria())).sort();
        const choices = LISTS[list].sections.filter(({ kind }) => kind === 'choice').map((section) => section.name);
        expect(offered).toEqual([...choices].sort());
      }
    });

    it('[ROUTE-21] should find a page by its address within its list, and nothing under an unknown one', async () => {
      const items = await repository();
      // What is like it may come with it already.
      expect(await items.detail('resolutions', 'del-3')).toMatchObject(resolutions[2] ?? {});
      expect(await items.detail('regulations', 'del-3')).toBeUndefined();
      expect(await items.detail('regulations', '')).toBeUndefined();
    });

    describe('over a long list', () => {
      const long = (count: number) =>
        Array.from({ length: count }, (_, index) =>
          aCatalogueDetail({ list: 'forms', id: `modulo-${String(index).padStart(5, '0')}` }),
        );
      const lastPage = Math.ceil(COUNT_LIMIT / LISTS.forms.pageSize);

      it(
        '[API-05] should count exactly to ten thousand, and end there',
        async () => {
          const items = await open(long(COUNT_LIMIT));
          const [last, past] = await Promise.all(
            [lastPage, lastPage + 1].map((page) => items.matching('forms', noCriteria(), page)),
          );
          expect([last?.totalCount, ids(last?.items ?? []), last?.next]).toEqual([
            COUNT_LIMIT,
            ['modulo-00000'],
            undefined,
          ]);
          expect([past?.totalCount, past?.items]).toEqual([COUNT_LIMIT, []]);
        },
        LONG_LIST_LIMIT_MS,
      );

      it(
        '[API-05] should say of more only that there are more, and still show all of them',
        async () => {
          const items = await open(long(COUNT_LIMIT + 2));
          const [last, past] = await Promise.all(
            [lastPage, lastPage + 1].map((page) => items.matching('forms', noCriteria(), page)),
          );
          expect([last?.totalCount, ids(last?.items ?? []), last?.next]).toEqual([
            COUNT_LIMIT + 1,
            ['modulo-00002', 'modulo-00001', 'modulo-00000'],
            undefined,
          ]);
          expect([past?.totalCount, past?.items]).toEqual([COUNT_LIMIT + 1, []]);
          const following = await items.matching('forms', noCriteria(), {
            page: lastPage,
            day: '2024-05-10',
            id: 'modulo-00003',
          });
          expect([following.totalCount, ids(following.items), following.next]).toEqual([
            COUNT_LIMIT + 1,
            ids(last?.items ?? []),
            undefined,
          ]);
        },
        LONG_LIST_LIMIT_MS,
      );
    });
  });
};
