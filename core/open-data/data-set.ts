import type { ColumnWords } from '#core/formatting/csv-column.ts';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import type { Licence } from '#core/kernel/licence.ts';

/** Where the open data are, below the base of the API. */
export const OPEN_DATA_PATH = '/dati-aperti';

/** The catalogue for other catalogues, at addresses that do not change (DATI-03). */
export const CATALOGUE_FILES = { ttl: `${OPEN_DATA_PATH}/catalogo.ttl`, jsonld: `${OPEN_DATA_PATH}/catalogo.jsonld` };

/** Path of a data set's file, of all or of one year; the same for ever (DATI-04). */
export const dataFilePath = (dataSet: string, year?: number | string): string =>
  `${OPEN_DATA_PATH}/${dataSet}${year === undefined ? '' : `/${year}`}/dati.csv`;

/** Path of what describes a file to programs: where the standard (CSVW) looks for it. */
export const describedAt = (filePath: string): string => `${filePath}-metadata.json`;

/** Subjects of data sets, as the European vocabulary calls them. */
export const THEMES = ['AGRI', 'GOVE'] as const;
export type Theme = (typeof THEMES)[number];

/** How often data change: whenever a page does, or when the agency counts again. */
export const FREQUENCIES = ['UPDATE_CONT', 'IRREG'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const FREQUENCY_WORDS: Readonly<Record<Frequency, string>> = {
  UPDATE_CONT: 'insieme con la pagina',
  IRREG: 'a ogni nuovo conteggio',
};

/** Forms in which data can be had. */
export const FILE_FORMATS = ['csv', 'atom', 'ics'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

export const FORMAT_WORDS: Readonly<Record<FileFormat, string>> = {
  csv: 'Tabella CSV',
  atom: 'Feed Atom',
  ics: 'Calendario ICS',
};

/** One address at which data of a set can be had. */
export interface DataFile {
  readonly format: FileFormat;
  /** Below the base of the API. */
  readonly path: string;
  /** The year that it holds; all of them where it names none. */
  readonly year?: number | undefined;
  /** How many rows it has, where it holds rows of its own. */
  readonly count?: number | undefined;
}

/** Data that are published together: one meaning, one set of columns (DATI-01, DATI-02). */
export interface DataSet {
  /** Its part of every address; never changes. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly theme: Theme;
  readonly frequency: Frequency;
  /** The page that shows the same data, below the base path. */
  readonly page: string;
  /** How many entries it has: as many as its page counts. */
  readonly count: number;
  /** From which day on it has data, and on which day it last changed. */
  readonly since?: IsoDate | undefined;
  readonly changed?: IsoDate | undefined;
  /** The columns of its tables; none where it is no table. */
  readonly columns: readonly ColumnWords[];
  readonly files: readonly DataFile[];
}

/** The publisher and the licence. */
export interface Publisher {
  readonly name: string;
  /** Code of the body in the national index, or its tax code. */
  readonly code: string;
  readonly mail: string;
  readonly licence: Licence;
}

/** All open data of an agency. */
export interface OpenCatalogue {
  readonly publisher: Publisher;
  readonly dataSets: readonly DataSet[];
}

/** The newest day on which something of these changed; undefined where none says. */
export const newestChange = (dataSets: readonly DataSet[]): IsoDate | undefined =>
  dataSets
    .flatMap(({ changed }) => changed ?? [])
    .toSorted()
    .at(-1);

/** Name under which a file is kept. */
export const dataFileName = (dataSet: string, year?: number | string): string =>
  `${dataSet}${year === undefined ? '' : `-${year}`}.csv`;
