import { readJson } from './json-text.ts';
import type { ImportProblem } from '../problems.ts';
import type { ContentFile, RawRecord, Reading } from './raw-record.ts';
import { readYaml } from './yaml-text.ts';

/** The records of a file, or what is wrong with it as a whole. */
interface Parsed {
  readonly records: readonly RawRecord[];
  readonly problems: readonly ImportProblem[];
}

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/u;

/**
 * Reads the records of a file: a list in YAML or JSON, or one record in Markdown with its fields between two lines
 * of dashes. What is wrong is said in Italian, with its line (API-08).
 */
export const parseFile = (file: ContentFile): Parsed => {
  if (file.path.endsWith('.md')) return markdownRecord(file);
  return file.path.endsWith('.json')
    ? listedRecords(file, readJson(file.text), '[ … ]')
    : listedRecords(file, readYaml(file.text, 1), 'ogni voce comincia con "- "');
};

// Helpers

const refused = (file: ContentFile, problems: readonly Omit<ImportProblem, 'file'>[]): Parsed => ({
  records: [],
  problems: problems.map((problem) => ({ file: file.path, ...problem })),
});

const listedRecords = (file: ContentFile, reading: Reading, shape: string): Parsed => {
  if ('problems' in reading) return refused(file, reading.problems);
  const { value, lineOf } = reading.read;
  // An emptied file is more often an accident than a wish, and would withdraw all that it held.
  if (value === null)
    return refused(file, [
      { line: 1, reason: 'il file è vuoto: per ritirarne i contenuti toglierlo dalla cartella, o scrivervi []' },
    ]);
  if (!Array.isArray(value)) return refused(file, [{ line: 1, reason: `deve essere un elenco: ${shape}` }]);
  return {
    records: value.map((entry: unknown, index) => ({
      type: file.type,
      file: file.path,
      value: entry,
      lineOf: (path) => lineOf([index, ...path]),
    })),
    problems: [],
  };
};

const markdownRecord = (file: ContentFile): Parsed => {
  const match = FRONT_MATTER.exec(file.text);
  if (match === null) return refused(file, [{ line: 1, reason: 'manca l’intestazione fra due righe ---' }]);
  const reading = readYaml(match[1] ?? '', 2);
  if ('problems' in reading) return refused(file, reading.problems);
  const { value, lineOf } = reading.read;
  const body = file.text.slice(match[0].length).trim();
  if (typeof value !== 'object' || value === null || body === '')
    return { records: [{ type: file.type, file: file.path, value, lineOf }], problems: [] };
  if ('body' in value)
    return refused(file, [
      { line: lineOf(['body']), field: 'body', reason: 'è scritto due volte: nell’intestazione e sotto di essa' },
    ]);
  const line = file.text.slice(0, file.text.indexOf(body, match[0].length)).split('\n').length;
  return {
    records: [
      {
        type: file.type,
        file: file.path,
        value: { ...value, body },
        lineOf: (path) => (path[0] === 'body' ? line : lineOf(path)),
      },
    ],
    problems: [],
  };
};
