import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { ImportProblem } from './problems.ts';
import { type ContentType, isContentType } from './schemas/index.ts';

/** A content file as it lies on disk. */
export interface ContentFile {
  readonly type: ContentType;
  /** Path below the content folder, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly digest: string;
}

/** A record as it was written, not yet checked. */
export interface RawRecord {
  readonly type: ContentType;
  readonly file: string;
  readonly value: unknown;
  /** The line of the file where a field of the record stands. */
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Every content file below the folder, in the order of names, and what lies where nothing is expected. */
export const listFiles = (folder: string): { readonly files: readonly ContentFile[]; readonly problems: readonly ImportProblem[] } => {
  const files: ContentFile[] = [];
  const problems: ImportProblem[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!entry.isDirectory() || entry.name === 'media') continue;
    if (!isContentType(entry.name)) {
      problems.push({ file: entry.name, reason: 'non è un tipo di contenuto conosciuto' });
      continue;
    }
    for (const name of readdirSync(join(folder, entry.name)).toSorted()) {
      const path = `${entry.name}/${name}`;
      if (!/\.(?:ya?ml|json|md)$/u.test(name)) {
        problems.push({ file: path, reason: 'deve essere un file .yaml, .json o .md' });
        continue;
      }
      const text = readFileSync(join(folder, path), 'utf8');
      files.push({ type: entry.name, path, text, digest: digestOf(text) });
    }
  }
  return { files, problems };
};

interface Parsed {
  readonly records: readonly RawRecord[];
  readonly problems: readonly ImportProblem[];
}

const parseYaml = (file: ContentFile, text: string, firstLine: number, asList: boolean, body?: { text: string; line: number }): Parsed => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const at = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0) {
    return {
      records: [],
      problems: document.errors.map((error) => ({ file: file.path, line: at(error.pos[0]), reason: `YAML non valido: ${error.message.split('\n')[0] ?? ''}` })),
    };
  }
  const lineOf = (path: readonly PropertyKey[]): number | undefined => {
    if (body !== undefined && path[0] === 'body') return body.line;
    let node: unknown = document.contents;
    let line: number | undefined;
    for (const key of ['', ...path]) {
      if (key !== '') {
        const pair = isMap(node) ? node.items.find(({ key: name }) => isScalar(name) && name.value === key) : undefined;
        if (pair !== undefined && isNode(pair.key) && pair.key.range) line = at(pair.key.range[0]);
        node = isMap(node) ? pair?.value : isSeq(node) && typeof key === 'number' ? node.items[key] : undefined;
        if (isNode(node) && !isMap(node) && node.range && pair === undefined) line = at(node.range[0]);
      }
      if (isMap(node) && node.range && (line === undefined || key === '' || typeof key === 'number')) line = at(node.range[0]);
    }
    return line;
  };
  const value: unknown = document.toJS();
  if (!asList) {
    const record = typeof value === 'object' && value !== null && body !== undefined && body.text !== '' ? { ...value, body: body.text } : value;
    return { records: [{ type: file.type, file: file.path, value: record, lineOf }], problems: [] };
  }
  if (value === null) return { records: [], problems: [] };
  if (!Array.isArray(value)) return { records: [], problems: [{ file: file.path, line: 1, reason: 'deve essere un elenco: ogni voce comincia con "- "' }] };
  return {
    records: value.map((entry: unknown, index) => ({ type: file.type, file: file.path, value: entry, lineOf: (path) => lineOf([index, ...path]) })),
    problems: [],
  };
};

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/u;

/** Reads the records of a file: a list in YAML or JSON, or one record in Markdown with its fields between two lines of dashes. */
export const parseFile = (file: ContentFile): Parsed => {
  if (!file.path.endsWith('.md')) return parseYaml(file, file.text, 1, true);
  const match = FRONT_MATTER.exec(file.text);
  if (match === null) return { records: [], problems: [{ file: file.path, line: 1, reason: 'manca l’intestazione fra due righe ---' }] };
  const line = match[0].split('\n').length;
  return parseYaml(file, match[1] ?? '', 2, false, { text: file.text.slice(match[0].length).trim(), line });
};
