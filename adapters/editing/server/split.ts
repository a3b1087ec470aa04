import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '#adapters/storage/import/reading/content-files.ts';
import { parseFile } from '#adapters/storage/import/reading/parse-file.ts';
import { ImportRefused } from '#adapters/storage/import/problems.ts';
import { isEdited } from '#adapters/storage/import/schemas/edited-types.ts';
import { textOfRecord } from '../forms/entry-text.ts';
import type { Values } from '../forms/shapes.ts';

/** The files of a folder that hold lists of contents which have a form, and so cannot be opened in it one by one. */
export const listsOf = (folder: string): readonly string[] =>
  listFiles(folder)
    .files.filter(({ type, path }) => isEdited(type) && !path.endsWith('.md'))
    .map(({ path }) => path);

/**
 * Gives each content of the lists a file of its own, and takes the lists away; what the importer reads stays the same. Answers how
 * many files there are now. Throws `ImportRefused`, and leaves all as it was, where a list cannot be read.
 */
export const splitLists = (folder: string): number => {
  const lists = new Set(listsOf(folder));
  const parsed = listFiles(folder)
    .files.filter(({ path }) => lists.has(path))
    .map((file) => ({ file, ...parseFile(file) }));
  const problems = parsed.flatMap((one) => one.problems);
  if (problems.length > 0) throw new ImportRefused(problems);
  const texts = new Map<string, string>();
  for (const { file, records } of parsed)
    for (const { value } of records)
      texts.set(freeName(folder, texts, file.type, value as Values), textOfRecord(value as Values));
  for (const [path, text] of texts) writeFileSync(join(folder, path), text);
  for (const path of lists) rmSync(join(folder, path));
  return texts.size;
};

// Helpers

const NAMING = ['friendlyUrl', 'slug', 'path', 'id', 'value', 'audience', 'key', 'page'];

const freeName = (folder: string, taken: ReadonlyMap<string, string>, type: string, record: Values): string => {
  const named = NAMING.map((name) => record[name]).find((value) => typeof value === 'string') ?? 'contenuto';
  const stem = named.replaceAll(/[^a-z0-9]+/gu, '-');
  for (let count = 1; ; count += 1) {
    const path = `${type}/${stem}${count === 1 ? '' : `-${count}`}.md`;
    if (!taken.has(path) && !existsSync(join(folder, path))) return path;
  }
};
