import { millisecondsInDay } from 'date-fns/constants';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { CatalogueRepository, type FilterOptions } from '#core/catalogue/catalogue-repository.ts';
import type { Criteria } from '#core/catalogue/criteria.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import type { ListDefinition } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import {
  entryCalendarAddress,
  entryCalendarPath,
  exportAddress,
  exportFormats,
  lastDayOf,
} from '#core/catalogue/export.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { ContentRepository } from '#core/content/content-repository.ts';
import { matchesCriteria } from '#tests/support/doubles/matching.ts';
import { criteriaToQuery } from '#core/catalogue/query-codec.ts';
import { canonicalSelections } from '#core/catalogue/field-value.ts';
import { OPEN_STATUSES, STATUS_AFTER_DEADLINE } from '#core/competitions/status.ts';
import { formatDay } from '#core/formatting/date.ts';
import { pairsToQuery } from '#core/kernel/address.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { listPath } from '#adapters/http/contract/addresses.ts';
import { Database } from '#adapters/storage/postgres/index.ts';
import { SERVICE_START_LIMIT_MS, startService, type TestService } from '#tests/support/service.ts';

/** Combinations of filters that are drawn for each list. */
const COMBINATIONS = 30;
/** The run says it, and takes it back: EXPORTS_SEED=… draws the same combinations again. */
const SEED = Number(process.env['EXPORTS_SEED'] ?? Math.floor(Date.now() % 1_000_000));

/** Some weeks after the contents were brought in: the last day of some calls has gone meanwhile. */
const LATER_DAYS = 16;
let passedMs = 0;
const clock: Clock = { now: () => Date.now() + LATER_DAYS * millisecondsInDay + passedMs };

let service: TestService;
let contentChanges: () => void = () => undefined;
beforeAll(async () => {
  service = await startService({ clock, onContentChange: (changed) => (contentChanges = changed) });
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${service.api}${path}`, { headers });

/** The days of an entry in the calendar of its list: those of a service's campaign, or the one day that it has. */
const calendarDays = (definition: ListDefinition, item: CatalogueItem): readonly unknown[] =>
  (definition.calendar === 'campaign'
    ? [item.opensOn, item.closesOn, item.correctionsUntil]
    : [lastDayOf(definition, item)]
  ).filter((day) => day !== undefined);

describe('exports', () => {
  it.each(Object.values(LISTS).map((definition) => [definition.id, definition] as const))(
    `[LIST-18] should hold of %s what the list counts and the database has, over filters drawn at random (seed ${SEED})`,
    async (id, definition) => {
      const items = await everything(definition);
      const options = await service.composition.get(CatalogueRepository).filterOptions(id, noCriteria());
      const drawn = fc.sample(anyFilters(definition, options, items), { seed: SEED, numRuns: COMBINATIONS });
      for (const criteria of drawn) {
        const query = pairsToQuery(criteriaToQuery(definition, criteria));
        const rows = items.filter((item) => matchesCriteria(definition, item, criteria, dayInRome(clock.now())));
        const counts = {
          list: await counted(`${listPath(id)}?${query}`),
          csv: linesIn(await textAt(definition, 'csv', criteria)),
          feed: await occurrences(definition, 'atom', criteria, '<entry>'),
        };
        expect({ query, ...counts }).toEqual({ query, list: rows.length, csv: rows.length, feed: rows.length });
        if (definition.calendar === undefined) continue;
        expect([query, await occurrences(definition, 'ics', criteria, 'BEGIN:VEVENT')]).toEqual([
          query,
          rows.flatMap((item) => calendarDays(definition, item)).length,
        ]);
      }
    },
    120_000,
  );

  it.each([
    ['competitions', 'competitionStatus'],
    ['tenders', 'contractStatus'],
    ['feadTenders', 'contractStatus'],
  ] as const)(
    '[BANDO-03] [LIST-18] should hand out no call of %s as open whose last day has gone, nor count it',
    async (id, field) => {
      const today = dayInRome(clock.now());
      const items = await everything(LISTS[id]);
      const broughtIn = dayInRome(Date.now());
      const gone = items.filter(({ deadline }) => deadline !== undefined && deadline < today && deadline >= broughtIn);
      expect(gone.length).toBeGreaterThan(0);
      expect(gone.map(({ status }) => status)).toEqual(gone.map(() => STATUS_AFTER_DEADLINE));
      const [open = ''] = OPEN_STATUSES.filter((status) => items.some((item) => item.status === status));
      const criteria: Criteria = { ...noCriteria(), selections: { [field]: [open] } };
      const csv = await textAt(LISTS[id], 'csv', criteria);
      const options = await service.composition.get(CatalogueRepository).filterOptions(id, noCriteria());
      expect(linesIn(csv)).toBe(options[field]?.find(({ value }) => value === open)?.count);
      for (const { title, deadline } of gone) {
        expect(csv).not.toContain(title);
        const line = (await textAt(LISTS[id], 'csv', noCriteria())).split('\r\n').find((each) => each.includes(title));
        expect(line).toContain(STATUS_AFTER_DEADLINE);
        expect(line).toContain(deadline === undefined ? '' : formatDay(deadline));
      }
    },
  );

  it.each([
    ['atom', 'application/atom+xml; charset=utf-8', null],
    ['csv', 'text/csv; charset=utf-8', 'attachment; filename="events.csv"'],
    ['ics', 'text/calendar; charset=utf-8', 'attachment; filename="events.ics"'],
  ] as const)(
    '[LIST-18] should give %s its media type, a tag and the cache of public answers',
    async (format, type, name) => {
      const answer = await get(exportAddress(LISTS.events, format, noCriteria()), { accept: type.split(';')[0] ?? '' });
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
        200,
        type,
        name,
      ]);
      expect(answer.headers.get('cache-control')).toMatch(/^public/u);
      const again = await get(exportAddress(LISTS.events, format, noCriteria()), {
        accept: type.split(';')[0] ?? '',
        'if-none-match': answer.headers.get('etag') ?? '',
      });
      expect(again.status).toBe(304);
    },
  );

  it('[LIST-18] [API-06] should refuse what the list refuses, and have no calendar where nothing has a day', async () => {
    expect((await get('/exports/events.csv?eventDateFrom=2026-02-31')).status).toBe(400);
    expect((await get('/exports/regulations.ics')).status).toBe(404);
    expect(Object.values(LISTS).flatMap(exportFormats)).toHaveLength(2 * Object.keys(LISTS).length + 5);
  });

  it('[LIST-18] [LIST-19] should hold what was probably meant, as the list does', async () => {
    const criteria = { ...noCriteria(), search: 'pagamneti' };
    const list = await counted(`/regulations?${pairsToQuery(criteriaToQuery(LISTS.regulations, criteria))}`);
    expect(list).toBeGreaterThan(0);
    expect(linesIn(await textAt(LISTS.regulations, 'csv', criteria))).toBe(list);
  });
});

describe('reading exports again', () => {
  it('[LIST-18] should give the same bytes whenever they are read, and entries no day of reading', async () => {
    const files = Object.values(LISTS).flatMap((definition) =>
      exportFormats(definition).map((format) => exportAddress(definition, format, noCriteria())),
    );
    const empty = exportAddress(LISTS.usefulLinks, 'atom', { ...noCriteria(), search: 'zafferanocoltura' });
    const addresses = [...files, empty, `/exports/pages/${AID}`];
    const read = async (): Promise<readonly string[]> => {
      const texts: string[] = [];
      // One after the other: a client with more than a few works waiting is sent away.
      for (const address of addresses) {
        const answer = await get(address);
        expect([address, answer.status]).toEqual([address, 200]);
        texts.push(await answer.text());
      }
      return texts;
    };
    const first = await read();
    // Nothing is kept any more; only time has passed, and less than a day.
    passedMs += 1_000;
    contentChanges();
    const again = await read();
    for (const [at, address] of addresses.entries()) expect([address, again[at]]).toEqual([address, first[at]]);
    const brought = dayInRome(Date.now());
    const links = first[files.indexOf(exportAddress(LISTS.usefulLinks, 'atom', noCriteria()))] ?? '';
    const days = new Set(links.match(/(?<=<updated>)[^<T]*/gu));
    expect([...days].every((one) => one <= brought)).toBe(true);
    expect(days.size).toBeGreaterThan(0);
  });

  it('[LIST-18] [API-05] should ask the database once for each file and for each page of a list, however long', async () => {
    const db = service.composition.get(Database);
    const asked = vi.spyOn(db, 'query');
    try {
      for (const address of ['/exports/regulations.csv?sort=ASC', '/exports/regulations.atom?sort=ASC']) {
        asked.mockClear();
        contentChanges();
        expect((await get(address)).status).toBe(200);
        expect([address, asked.mock.calls.length]).toEqual([address, 1]);
      }
      asked.mockClear();
      const page = (await (await get('/regulations?pageSize=30&sort=ASC')).json()) as { results: unknown[] };
      expect([page.results.length, asked.mock.calls.length]).toEqual([30, 1]);
    } finally {
      asked.mockRestore();
    }
  });
});

describe('the calendars of one thing each', () => {
  it.each(['events', 'competitions', 'tenders', 'feadTenders'] as const)(
    '[LIST-18] should give of %s every entry that has a day, for the browser to keep, and no other',
    async (id) => {
      const items = await everything(LISTS[id]);
      expect(items.filter((item) => lastDayOf(LISTS[id], item) !== undefined).length).toBeGreaterThan(0);
      for (const item of items) {
        const address = entryCalendarAddress(item, false, LONG_AGO);
        const answer = await get(address ?? entryCalendarPath(LISTS[id], item.friendlyUrl));
        expect([item.id, answer.status]).toEqual([item.id, address === undefined ? 404 : 200]);
        if (address === undefined) continue;
        expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
        expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${item.friendlyUrl}.ics"`);
        expect((await answer.text()).match(/^(?:BEGIN:VEVENT|SUMMARY:)/gmu)).toHaveLength(2);
      }
    },
  );

  it('[PAGE-39] should give the days of an aid, and none of a page without days or of one that is not there', async () => {
    const dated = await service.composition.get(ContentRepository).page(AID);
    expect(dated?.closesOn).toBeDefined();
    const answer = await get(`/exports/pages/${AID}`);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="${AID.replace(/^.*\//u, '')}.ics"`,
    ]);
    const text = (await answer.text()).replaceAll('\r\n ', '');
    expect(text).toContain(`DTSTART;VALUE=DATE:${dated?.closesOn?.replaceAll('-', '') ?? ''}`);
    expect(text).toContain(`/portale/${AID}\r\n`);
    expect((await get('/exports/pages/agenzia/direttore')).status).toBe(404);
    expect((await get('/exports/pages/nessuna')).status).toBe(404);
  });
});

// Helpers

/** An aid whose applications have a last day. */
/** Before the day of any entry: each that has one offers its calendar. */
const LONG_AGO = '1970-01-01' as IsoDate;
const AID = 'aiuti-e-bandi/pagamenti-ocm/ocm-vino/promozione-vino-paesi-terzi';

const everything = async ({ id }: ListDefinition): Promise<readonly CatalogueItem[]> => {
  const lists = service.composition.get(CatalogueRepository);
  const found: CatalogueItem[] = [];
  for (let page = 1; ; page += 1) {
    const { items, totalCount } = await lists.matching(id, noCriteria(), page);
    found.push(...items);
    if (items.length === 0 || found.length >= totalCount) return found;
  }
};

const textAt = async (
  definition: ListDefinition,
  format: 'atom' | 'csv' | 'ics',
  criteria: Criteria,
): Promise<string> => (await get(exportAddress(definition, format, criteria))).text();

const occurrences = async (
  definition: ListDefinition,
  format: 'atom' | 'ics',
  criteria: Criteria,
  sign: string,
): Promise<number> => (await textAt(definition, format, criteria)).split(sign).length - 1;

const counted = async (path: string): Promise<number> =>
  ((await (await get(path)).json()) as { pagination: { totalCount: number } }).pagination.totalCount;

/** Rows of a table without that of the titles; a line within quotes is no row. */
const linesIn = (text: string): number => {
  let [rows, isQuoted] = [0, false];
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    if (sign === '\n' && !isQuoted) rows += 1;
  }
  return rows - 1;
};

/** Filters that people could choose: offered values, days and numbers of real entries, alone and together. */
const anyFilters = (
  definition: ListDefinition,
  options: FilterOptions,
  items: readonly CatalogueItem[],
): fc.Arbitrary<Criteria> => {
  const days = items.flatMap(({ publicationDate, event }) => [publicationDate ?? [], event?.eventDate ?? []].flat());
  const some = (values: readonly string[], maxLength: number): fc.Arbitrary<readonly string[]> =>
    values.length === 0
      ? fc.constant([])
      : fc.oneof(fc.constant([]), fc.array(fc.constantFrom(...values), { maxLength }));
  const texts = (read: (item: CatalogueItem) => string | undefined): readonly string[] =>
    items.flatMap((item) => read(item) ?? []);
  const fields = definition.sections.flatMap(
    (section): readonly (readonly [string, fc.Arbitrary<readonly string[]>])[] => {
      switch (section.kind) {
        case 'choice':
          return [
            [
              section.name,
              some(
                (options[section.name] ?? []).map(({ value }) => value),
                3,
              ),
            ],
          ];
        case 'numberAndYear':
          return [
            [
              section.number,
              some(
                texts(({ deedNumber }) => deedNumber),
                1,
              ),
            ],
            [
              section.year,
              some(
                texts(({ referenceYear }) => (referenceYear && String(referenceYear)) || undefined),
                1,
              ),
            ],
          ];
        case 'dateRange':
          return [
            [section.from, some(days, 1)],
            [section.to, some(days, 1)],
          ];
        case 'text':
          return [
            [
              section.name,
              some(
                texts((item) => item[section.name]?.slice(0, 4)),
                1,
              ),
            ],
          ];
        case 'flag':
          return [];
      }
    },
  );
  return fc.record(Object.fromEntries(fields)).map((typed) => ({
    ...noCriteria(),
    selections: canonicalSelections(definition, (field) => typed[field] ?? []),
  }));
};
