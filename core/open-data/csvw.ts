import { foldText } from '#core/formatting/folded.ts';
import { type ColumnWords, PROTECTED_WORD } from '#core/formatting/csv-column.ts';
import type { DataSet, Publisher } from './data-set.ts';

/** How a value of each kind is read: numbers with a comma, days as people write them. */
const DATATYPES: Readonly<Record<ColumnWords['kind'], unknown>> = {
  text: 'string',
  code: 'string',
  address: 'anyURI',
  number: 'integer',
  percent: { base: 'decimal', format: { decimalChar: ',' } },
  euro: { base: 'decimal', format: { decimalChar: ',' } },
  day: { base: 'date', format: 'dd/MM/yyyy' },
};

/** What describes a table to programs (CSV on the Web): its columns with their meaning, how it is written, its publisher (DATI-02). */
export const csvwOf = (
  { title, description, columns, changed }: DataSet,
  { name, licence }: Publisher,
  file: string,
): string =>
  `${JSON.stringify(
    {
      '@context': ['http://www.w3.org/ns/csvw', { '@language': 'it' }],
      url: file,
      'dc:title': title,
      'dc:description': description,
      'dc:publisher': name,
      'dc:license': { '@id': licence.iri },
      ...(changed === undefined ? {} : { 'dc:modified': { '@value': changed, '@type': 'xsd:date' } }),
      dialect: { delimiter: ';', encoding: 'utf-8', header: true, lineTerminators: ['\r\n'] },
      tableSchema: { columns: columns.map(columnOf) },
    },
    undefined,
    2,
  )}\n`;

// Helpers

const columnOf = ({ title, about, kind, mayBeProtected = false }: ColumnWords) => ({
  name: foldText(title)
    .replaceAll(/[^a-z0-9]+/gu, '_')
    .replaceAll(/^_|_$/gu, ''),
  titles: title,
  'dc:description': about,
  datatype: DATATYPES[kind],
  ...(mayBeProtected ? { null: ['', PROTECTED_WORD] } : {}),
});
