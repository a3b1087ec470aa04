import type { CatalogueRepository } from '#core/catalogue/catalogue-repository.ts';
import { noCriteria } from '#core/catalogue/criteria.ts';
import type { ListDefinition } from '#core/catalogue/definition.ts';
import { LISTS } from '#core/catalogue/definitions.ts';
import { entryAddresses, exportFormats, exportPath, MOST_EXPORTED, updateDayOf } from '#core/catalogue/export.ts';
import { itemColumns } from '#core/catalogue/export-csv.ts';
import type { CatalogueItem } from '#core/catalogue/item.ts';
import { type Column, columnsOf, csvOfRows, valuedColumns, wordsOfColumns } from '#core/formatting/csv-column.ts';
import { type IsoDate, isoDateFrom } from '#core/kernel/iso-date.ts';
import type { MilestoneRepository } from '#core/milestones/milestone-repository.ts';
import { MILESTONE_CALENDAR } from '#core/milestones/milestone-view.ts';
import { searchedPages } from '#core/navigation/page-words.ts';
import type { PortalSettings } from '#core/navigation/portal-settings.ts';
import { routeTable } from '#core/navigation/routes.ts';
import type { DashboardView } from '#core/payments/campaign.ts';
import { DEFAULT_TABLE_VIEW } from '#core/payments/dashboard-address.ts';
import type { PaymentRepository } from '#core/payments/payment-repository.ts';
import type { TableLine } from '#core/payments/payments-table.ts';
import { readTable } from '#core/payments/read-table.ts';
import { tableColumns } from '#core/payments/table-export.ts';
import { type DataFile, dataFilePath, type DataSet, type OpenCatalogue, type Publisher } from './data-set.ts';
import { LICENCE } from '#core/kernel/licence.ts';
import type { OpenDataRepository } from './open-data-repository.ts';

/** What the open data are read from. */
export interface OpenDataSources {
  readonly items: CatalogueRepository;
  readonly payments: PaymentRepository;
  readonly milestones: MilestoneRepository;
}

/** What of a portal decides which data there are, and whose they are. */
export type OpenDataSettings = Pick<PortalSettings, 'names' | 'flags' | 'contacts' | 'basePath' | 'openData'>;

/** The open data with their files. */
export interface OpenData extends OpenDataRepository {
  catalogue(): Promise<OpenCatalogue>;
  /** A data set as a table of all or of one year; undefined where there is no such data set, table or year. */
  file(dataSet: string, year?: number): Promise<OpenFile | undefined>;
}

/** A file with what describes it. */
export interface OpenFile {
  readonly dataSet: DataSet;
  readonly publisher: Publisher;
  readonly csv: string;
}

/**
 * The open data of a portal (DATI-01): the lists that everybody may export, what was paid, what opens and closes. Titles are those of
 * the pages, sentences those of the search, columns those of the exports. `origin` is put before the addresses of entries.
 */
export const makeOpenData = (sources: OpenDataSources, settings: OpenDataSettings, origin = ''): OpenData => {
  const readers = readersOf(sources, settings, origin);
  const publisher = publisherOf(settings);
  return {
    catalogue: async () => ({
      publisher,
      dataSets: await Promise.all(readers.map(async (reader) => dataSetOf(reader, await reader.read()))),
    }),
    file: async (id, year) => {
      const reader = readers.find((one) => one.id === id);
      const rows = await reader?.read();
      const csv = rows?.csv?.(year);
      return reader === undefined || rows === undefined || csv === undefined
        ? undefined
        : { dataSet: dataSetOf(reader, rows), publisher, csv };
    },
  };
};

// Helpers

/** A data set before its rows are read. */
interface Reader extends Pick<DataSet, 'id' | 'title' | 'description' | 'page' | 'theme' | 'frequency'> {
  /** Addresses beside its tables. */
  readonly feeds: readonly DataFile[];
  readonly read: () => Promise<Rows>;
}

/** The rows of a data set, counted and ready to be written. */
interface Rows extends Pick<DataSet, 'count' | 'columns' | 'since' | 'changed'> {
  readonly years: readonly { readonly year: number; readonly count: number }[];
  /** Undefined for a year without rows. Absent where it is no table. */
  readonly csv?: (year?: number) => string | undefined;
}

const dataSetOf = ({ feeds, read: _read, ...words }: Reader, { csv, years, ...rows }: Rows): DataSet => ({
  ...words,
  ...rows,
  files: [
    ...(csv === undefined
      ? []
      : [
          { format: 'csv', path: dataFilePath(words.id), count: rows.count } as const,
          ...years.map(
            ({ year, count }) => ({ format: 'csv', path: dataFilePath(words.id, year), year, count }) as const,
          ),
        ]),
    ...feeds,
  ],
});

/** The lists whose entries are of a year by their rule: a data set of them has a file for each. */
const hasYears = ({ sections }: ListDefinition): boolean =>
  sections.some(({ name }) => name === 'deed' || name === 'referenceYears');

/** What the agency decides and buys; everything else is about farming. */
const OWN_ACTS: ReadonlySet<string> = new Set<keyof typeof LISTS>([
  'resolutions',
  'competitions',
  'tenders',
  'tendersHistory',
  'publicProclamations',
]);

/** The publisher: the agency of the settings, whichever it is (DATI-05). */
const publisherOf = ({ names, contacts, openData = { licence: 'CC-BY-4.0' } }: OpenDataSettings): Publisher => ({
  name: names.agencyName,
  code: openData.ipaCode ?? contacts.taxCode,
  mail: contacts.certifiedMail,
  licence: LICENCE[openData.licence],
});

const readersOf = (
  { items, payments, milestones }: OpenDataSources,
  { names, flags, basePath }: OpenDataSettings,
  origin: string,
): readonly Reader[] => {
  const table = routeTable(names);
  const pages = new Map<string, ReturnType<typeof searchedPages>[number]>(
    searchedPages(table, flags).map((page) => [page.id, page]),
  );
  /** None for a page that this portal does not have. */
  const reader = (
    route: string,
    rest: Omit<Reader, 'title' | 'description' | 'page'>,
    suffix = '',
  ): readonly Reader[] => {
    const page = pages.get(route);
    return page === undefined
      ? []
      : [{ ...rest, title: `${page.title}${suffix}`, description: page.says, page: `/${page.friendlyUrl}` }];
  };
  const columns = itemColumns(entryAddresses(table, { origin, home: `${origin}${basePath}` }).addressOf);
  const lists = Object.values(LISTS).flatMap((definition) =>
    reader(definition.route, {
      id: idOf(definition),
      theme: OWN_ACTS.has(definition.id) ? 'GOVE' : 'AGRI',
      frequency: 'UPDATE_CONT',
      feeds: exportFormats(definition)
        .filter((format) => format !== 'csv')
        .map((format) => ({ format, path: exportPath(definition, format) })),
      read: async () => {
        const all = await allOf(items, definition);
        return rowsOf(columns, all, {
          yearOf: ({ referenceYear }) => (hasYears(definition) ? referenceYear : undefined),
          days: all.flatMap(({ publicationDate }) => publicationDate ?? []),
          changes: all.flatMap((item) => updateDayOf(item) ?? []),
        });
      },
    }),
  );
  const paid = (['intervention', 'region'] as const).flatMap((view) =>
    reader(
      'dashboard',
      {
        id: `payments-by-${view}`,
        theme: 'AGRI',
        frequency: 'IRREG',
        feeds: [],
        read: () => paidRows(payments, view),
      },
      view === 'region' ? ' per regione' : ' per intervento',
    ),
  );
  const terms = reader('milestones', {
    id: 'milestones',
    theme: 'AGRI',
    frequency: 'UPDATE_CONT',
    feeds: [{ format: 'ics', path: MILESTONE_CALENDAR }],
    read: async () => ({ count: ((await milestones.milestones()) ?? []).length, columns: [], years: [] }),
  });
  return [...paid, ...lists, ...terms];
};

/** The name that a list has in the addresses of its exports. */
const idOf = (definition: ListDefinition): string => exportPath(definition, 'csv').replace(/^.*\/|\.csv$/gu, '');

/** Every entry of a list, however many there are: a file holds as many as its page counts. */
const allOf = async (items: CatalogueRepository, { id }: ListDefinition): Promise<readonly CatalogueItem[]> => {
  const found: CatalogueItem[] = [];
  for (let page = 1; ; page += 1) {
    const { items: some, totalCount } = await items.matching(id, noCriteria(), page, MOST_EXPORTED);
    found.push(...some);
    if (some.length === 0 || found.length >= totalCount) return found;
  }
};

const rowsOf = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  {
    yearOf,
    days,
    changes,
  }: {
    readonly yearOf: (row: Row) => number | undefined;
    readonly days: readonly IsoDate[];
    readonly changes: readonly IsoDate[];
  },
): Rows => {
  // The columns of all rows: a year in which one of them is empty has it all the same.
  const valued = valuedColumns(columns, rows);
  const years = [...new Set(rows.flatMap((row) => yearOf(row) ?? []))].map((year) => ({
    year,
    count: rows.filter((row) => yearOf(row) === year).length,
  }));
  const since = days.toSorted()[0];
  const changed = changes.toSorted().at(-1);
  return {
    count: rows.length,
    columns: wordsOfColumns(valued),
    ...(since === undefined ? {} : { since }),
    ...(changed === undefined ? {} : { changed }),
    years: years.toSorted((one, other) => other.year - one.year),
    csv: (year) => {
      const asked = year === undefined ? rows : rows.filter((row) => yearOf(row) === year);
      return asked.length === 0 && year !== undefined ? undefined : csvOfRows(valued, asked);
    },
  };
};

/** A line of a published table, with the division that it is of. */
interface PaidRow extends TableLine {
  readonly year: number;
  readonly division: string;
  readonly planning: string | undefined;
}

const { number, text } = columnsOf<PaidRow>();
const DIVISION: readonly Column<PaidRow>[] = [
  number('Campagna', ({ year }) => year, 'L’anno della campagna.'),
  text('Divisione', ({ division }) => division, 'Il gruppo di aiuti.'),
  text(
    'Programmazione',
    ({ planning }) => planning,
    'Il periodo di programmazione, dove la divisione ne ha più di uno.',
  ),
];

/** The tables of all divisions, line by line as the pages publish them: what is suppressed there is suppressed here. */
const paidRows = async (payments: PaymentRepository, view: DashboardView): Promise<Rows> => {
  const campaigns = await payments.campaigns();
  const tables = await Promise.all(
    campaigns.flatMap(({ year, divisions }) =>
      divisions.map(async ({ name, planning }) => {
        const asked = { yearCampaign: year, department: name, ...(planning === undefined ? {} : { planning }) };
        const found = await readTable(payments, { asked, look: { ...DEFAULT_TABLE_VIEW, view } });
        // A division that is published by region only has no table by intervention.
        const lines = found?.table.by === view ? found.table.lines : [];
        return lines.map((line): PaidRow => ({ ...line, year, division: name, planning }));
      }),
    ),
  );
  const first = campaigns.map(({ year }) => isoDateFrom(`${year}-01-01`)).filter((day) => day !== undefined);
  return rowsOf([...DIVISION, ...tableColumns({ by: view, compared: undefined })], tables.flat(), {
    yearOf: ({ year }) => year,
    days: first,
    changes: campaigns.flatMap(({ countedUntil }) => countedUntil ?? []),
  });
};
