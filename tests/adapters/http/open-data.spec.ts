import { readFileSync } from 'node:fs';
import jsonld from 'jsonld';
import { DataFactory, Parser, type Quad, Store } from 'n3';
import Validator from 'rdf-validate-shacl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTS } from '#core/catalogue/definitions.ts';
import { exportPath } from '#core/catalogue/export.ts';
import {
  CATALOGUE_FILES,
  dataFilePath,
  type DataSet,
  describedAt,
  type OpenCatalogue,
} from '#core/open-data/data-set.ts';
import { makeOpenData } from '#core/open-data/make-open-data.ts';
import { dcatOf } from '#core/open-data/dcat.ts';
import { turtleOf } from '#core/open-data/rdf.ts';
import { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { MilestoneRepository } from '#core/milestones/milestone-repository.ts';
import { PaymentRepository } from '#core/payments/payment-repository.ts';
import { listPath } from '#adapters/http/contract/addresses.ts';
import { demonstrationSettings } from '#features/support/settings.ts';
import { SERVICE_START_LIMIT_MS, type TestService } from '#tests/support/service.ts';
import { sharedService } from '#tests/support/shared-service.ts';

let service: TestService;
let catalogue: OpenCatalogue;
beforeAll(async () => {
  service = await sharedService();
  catalogue = await json('/dati-aperti');
}, SERVICE_START_LIMIT_MS);
afterAll(() => service.stop());

const answered = (path: string): Promise<Response> => fetch(`${service.api}${path}`);
const text = async (path: string): Promise<string> => {
  const answer = await answered(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
};
const json = async <T>(path: string): Promise<T> => JSON.parse(await text(path)) as T;
const rowsOf = async (path: string): Promise<readonly (readonly string[])[]> => cellsIn(await text(path));
const tables = (): readonly DataSet[] => catalogue.dataSets.filter(({ columns }) => columns.length > 0);

const shapes = new Store(new Parser().parse(readFileSync('tests/support/shapes/dcat-ap-it.ttl', 'utf8')));
const faultsOf = async (quads: readonly Quad[]): Promise<readonly string[]> => {
  const report = await new Validator(shapes).validate(new Store([...quads]));
  return report.results.map(({ focusNode, path, message }) =>
    [focusNode?.value, path?.value, message.map(({ value }) => value).join(' ')].join(' '),
  );
};

describe('data sets', () => {
  it('[DATI-01] should be every list that can be exported, what was paid and what opens and closes', () => {
    expect(catalogue.dataSets.map(({ id }) => id).toSorted()).toEqual(
      [
        ...Object.values(LISTS).map((one) => exportPath(one, 'csv').replace(/^.*\/|\.csv$/gu, '')),
        'milestones',
        'payments-by-intervention',
        'payments-by-region',
      ].toSorted(),
    );
  });

  it.each(Object.values(LISTS))(
    '[DATI-01] should count in $id what the list counts, and hold as many rows',
    async (list) => {
      const id = exportPath(list, 'csv').replace(/^.*\/|\.csv$/gu, '');
      const { pagination } = await json<{ pagination: { totalCount: number } }>(listPath(list.id));
      expect(catalogue.dataSets.find((one) => one.id === id)?.count).toBe(pagination.totalCount);
      expect(await rowsOf(dataFilePath(id))).toHaveLength(pagination.totalCount + 1);
    },
  );

  it('[DATI-01] [DATI-04] should hold of each year the lines of the published tables, to the cent', async () => {
    const campaigns = await service.composition.get(PaymentRepository).campaigns();
    const set = catalogue.dataSets.find(({ id }) => id === 'payments-by-region');
    expect(set?.files.flatMap(({ year }) => year ?? [])).toEqual(campaigns.map(({ year }) => year));
    const [newest] = campaigns;
    const published = await Promise.all(
      (newest?.divisions ?? []).map(({ name, planning }) =>
        text(
          `/dashboard-payments/table.csv?${new URLSearchParams({
            yearCampaign: String(newest?.year),
            department: name,
            suddivisione: 'regione',
            ...(planning === undefined ? {} : { planning }),
          })}`,
        ),
      ),
    );
    const lines = published.map(cellsIn).flatMap((rows) => (rows[0]?.[0] === 'Regione' ? rows.slice(1, -1) : []));
    const own = (await rowsOf(dataFilePath('payments-by-region', newest?.year))).slice(1);
    expect(own.map((cells) => cells.slice(-4))).toEqual(lines);
    expect(set?.files.find(({ year }) => year === newest?.year)?.count).toBe(lines.length);
  });

  it('[DATI-04] should part a list with years into them, with the same columns', async () => {
    const set = catalogue.dataSets.find(({ id }) => id === 'resolutions');
    const years = set?.files.filter(({ year }) => typeof year === 'number') ?? [];
    expect(years.length).toBeGreaterThan(0);
    const [head] = await rowsOf(dataFilePath('resolutions'));
    for (const { path, count = 0 } of years) {
      const [ownHead, ...rows] = await rowsOf(path);
      expect(ownHead).toEqual(head);
      expect(rows).toHaveLength(count);
    }
    expect(years.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(set?.count);
  });

  it('[DATI-04] should not know other years and sets, and answer nothing twice', async () => {
    expect((await answered(dataFilePath('resolutions', 1999))).status).toBe(404);
    expect((await answered(dataFilePath('people'))).status).toBe(404);
    expect((await answered(dataFilePath('milestones'))).status).toBe(404);
    const first = await answered(dataFilePath('resolutions'));
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await fetch(`${service.api}${dataFilePath('resolutions')}`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
});

describe('descriptions of files', () => {
  it('[DATI-02] should explain every column of every table, in its order, and say how it is read', async () => {
    expect(tables().length).toBeGreaterThan(10);
    for (const { id, columns, files } of tables()) {
      const tableFiles = files.filter(({ format }) => format === 'csv');
      for (const { path } of tableFiles) {
        const [head, ...rows] = await rowsOf(path);
        expect(head, path).toEqual(columns.map(({ title }) => title));
        const csvw = await json<Csvw>(describedAt(path));
        expect(csvw.url).toBe('dati.csv');
        expect(csvw.tableSchema.columns.map(({ titles }) => titles)).toEqual(head);
        expect(new Set(csvw.tableSchema.columns.map(({ name }) => name)).size).toBe(columns.length);
        for (const [index, column] of csvw.tableSchema.columns.entries()) {
          expect(column['dc:description'].length, `${id} ${column.titles}`).toBeGreaterThan(5);
          const wrong = rows.map((cells) => cells[index] ?? '').filter((cell) => !isRead(cell, column));
          expect(wrong, `${path} ${column.titles}`).toEqual([]);
        }
      }
    }
  });
});

describe('catalogue', () => {
  it('[DATI-03] should have all that DCAT-AP_IT makes obligatory, and the same in both forms', async () => {
    const turtle = new Parser().parse(await text(CATALOGUE_FILES.ttl));
    expect(await faultsOf(turtle)).toEqual([]);
    const nquads = (await jsonld.toRDF(await json<object>(CATALOGUE_FILES.jsonld), {
      format: 'application/n-quads',
    })) as string;
    const asLines = (quads: readonly Quad[]): readonly string[] =>
      quads.map(({ subject, predicate, object }) => JSON.stringify([subject.id, predicate.id, object.id])).toSorted();
    expect(asLines(new Parser().parse(nquads))).toEqual(asLines(turtle));
  });

  it.each(['identifier', 'rightsHolder', 'accrualPeriodicity', 'license', 'format', 'publisher', 'modified'])(
    '[DATI-03] should be refused without %s',
    async (property) => {
      const quads = new Parser().parse(await text(CATALOGUE_FILES.ttl));
      const without = quads.filter(
        ({ predicate }) => !predicate.equals(DataFactory.namedNode(`http://purl.org/dc/terms/${property}`)),
      );
      expect(await faultsOf(without)).not.toEqual([]);
    },
  );

  it('[DATI-03] should name only addresses that answer', async () => {
    const named = new Parser()
      .parse(await text(CATALOGUE_FILES.ttl))
      .flatMap(({ predicate, object }) =>
        predicate.value.endsWith('#downloadURL') ? new URL(object.value).pathname : [],
      );
    expect(named.length).toBeGreaterThan(tables().length);
    const origin = new URL(service.api).origin;
    const statuses = await Promise.all(named.map(async (path) => (await fetch(`${origin}${path}`)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('[DATI-05] should be another agency’s by its settings, and nothing of the first one’s', async () => {
    const { composition } = service;
    const other = makeOpenData(
      {
        items: composition.get(CatalogueRepository),
        payments: composition.get(PaymentRepository),
        milestones: composition.get(MilestoneRepository),
      },
      {
        ...demonstrationSettings,
        names: {
          ...demonstrationSettings.names,
          agencyName: 'Agenzia dei Campi',
          agencyShortName: 'ADC',
          agencySlug: 'adc',
        },
        contacts: { ...demonstrationSettings.contacts, certifiedMail: 'protocollo@pec.adc.example' },
        flags: { ...demonstrationSettings.flags, dashboardPayments: false },
        openData: { licence: 'CC0-1.0', ipaCode: 'adc_00' },
      },
    );
    const own = await other.catalogue();
    expect(own.dataSets.map(({ id }) => id)).not.toContain('payments-by-region');
    const turtle = turtleOf(
      dcatOf(own, {
        home: 'https://adc.example/p',
        api: 'https://adc.example/api',
        page: '/dati-aperti',
        title: 'Dati aperti',
        description: 'I dati.',
      }),
    );
    expect(await faultsOf(new Parser().parse(turtle))).toEqual([]);
    expect(turtle).toMatch(/adc_00/u);
    expect(turtle).toMatch(/A11_CCO10/u);
    expect(turtle).not.toMatch(/ANPAG|anpag|A21_CCBY40/u);
  });
});

// Helpers

/** The cells of a table: none of the demonstration's fields holds a line of its own. */
const cellsIn = (table: string): readonly (readonly string[])[] =>
  table
    .replace('\u{feff}', '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/gu)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    );

interface CsvwColumn {
  readonly name: string;
  readonly titles: string;
  readonly 'dc:description': string;
  readonly datatype: string | { readonly base: string };
  readonly null?: readonly string[];
}
interface Csvw {
  readonly url: string;
  readonly tableSchema: { readonly columns: readonly CsvwColumn[] };
}

/** How a cell is written, by the type that its column names. */
const FORMS: Readonly<Record<string, RegExp>> = {
  string: /^/u,
  anyURI: /^(?:https?:|mailto:|tel:|\/)/u,
  integer: /^-?\d+$/u,
  decimal: /^-?\d+(?:,\d+)?$/u,
  date: /^\d{2}\/\d{2}\/\d{4}$/u,
};

const isRead = (cell: string, { datatype, null: nulls = [''] }: CsvwColumn): boolean =>
  nulls.includes(cell) || FORMS[typeof datatype === 'string' ? datatype : datatype.base]?.test(cell) === true;
