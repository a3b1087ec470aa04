import * as z from 'zod/mini';
import {
  CATALOGUE_FILES,
  dataFilePath,
  describedAt,
  FILE_FORMATS,
  FREQUENCIES,
  OPEN_DATA_PATH,
  THEMES,
} from '#core/open-data/data-set.ts';
import type { OpenCatalogue } from '#core/open-data/data-set.ts';
import { get } from './calls.ts';
import { type Codec, day, list, nullable, record } from './codecs.ts';
import { numberText } from './params.ts';
import { whole } from './schema.ts';

/** A data set with its columns and files (DATI-01, DATI-02); the specification has no such call (D-40). */
export const dataSet = record({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  theme: z.enum(THEMES),
  frequency: z.enum(FREQUENCIES),
  page: z.string(),
  count: whole,
  since: nullable(day),
  changed: nullable(day),
  columns: list(
    record({
      title: z.string(),
      about: z.string(),
      kind: z.enum(['text', 'code', 'address', 'number', 'percent', 'euro', 'day']),
      mayBeProtected: nullable(z.boolean()),
    }),
  ),
  files: list(
    record({ format: z.enum(FILE_FORMATS), path: z.string(), year: nullable(whole), count: nullable(whole) }),
  ),
});

const licence = record({ name: z.string(), says: z.string(), url: z.string(), iri: z.string(), type: z.string() });

const openCatalogue = record({
  publisher: record({ name: z.string(), code: z.string(), mail: z.string(), licence }),
  dataSets: list(dataSet),
}) satisfies Codec<OpenCatalogue>;

const named = { dataSet: z.string().check(z.regex(/^[a-z-]{1,60}$/u, 'Non è il nome di un insieme di dati.')) };
const ofYear = {
  ...named,
  year: numberText(z.string().check(z.regex(/^\d{4}$/u, 'Deve essere un anno di quattro cifre.'))),
};
const csv = { answers: z.string(), file: 'text/csv', mayMiss: true } as const;
const csvw = { answers: z.string(), file: 'application/csvm+json', mayMiss: true } as const;
const [entire, yearly] = [dataFilePath(':dataSet'), dataFilePath(':dataSet', ':year')];

export const openDataCatalogue = get(OPEN_DATA_PATH, { answers: openCatalogue, mayMiss: true });

/** The files, which the client never reads. */
export const openDataFiles = {
  turtle: get(CATALOGUE_FILES.ttl, { answers: z.string(), file: 'text/turtle' }),
  jsonLd: get(CATALOGUE_FILES.jsonld, { answers: z.string(), file: 'application/ld+json' }),
  table: get(entire, { params: named, ...csv }),
  tableOfYear: get(yearly, { params: ofYear, ...csv }),
  described: get(describedAt(entire), { params: named, ...csvw }),
  describedOfYear: get(describedAt(yearly), { params: ofYear, ...csvw }),
} as const;
