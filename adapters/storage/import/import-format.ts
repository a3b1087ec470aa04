import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Hashes of the code that an import's result depends on. A stored digest made with another one no longer counts. */
export interface ImportFormats {
  /** Of all that an import runs, reading and converting included: when it differs, no batch is skipped as unchanged. */
  readonly batch: string;
  /** Of what writes records, and of the tables: when it differs, records are written again although their content is the same. */
  readonly record: string;
}

// Sources lie beside the build, which the start checks against them: both give the same hashes.
const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = resolve(HERE, '../../..');
const MIGRATIONS = join(HERE, '../postgres/migrations');
const WRITERS = ['write-content', 'write-own', 'write-media', 'imported-records'];

/** Static imports and re-exports of the project's own modules, types apart. */
const OWN_IMPORT = /^(?:import|export) (?!type\b)[^'";]*from '(?<path>[.#][^']*)'/gmu;

type ReadSource = (file: string) => string;

/** Both hashes. `read` gives the text of a source file. */
export const importFormats = (read: ReadSource = (file) => readFileSync(file, 'utf8')): ImportFormats => ({
  batch: hashOf([join(HERE, 'import-content.ts')], read),
  record: hashOf(
    WRITERS.map((name) => join(HERE, 'writing', `${name}.ts`)),
    read,
  ),
});

// Helpers

/** Hash of the migrations and of these modules with everything that they import. */
const hashOf = (entries: readonly string[], read: ReadSource): string => {
  const texts = new Map<string, string>();
  const add = (file: string): void => {
    if (texts.has(file)) return;
    const text = read(file);
    texts.set(file, text);
    for (const { groups: { path = '' } = {} } of text.matchAll(OWN_IMPORT))
      add(path.startsWith('#') ? join(ROOT, path.slice(1)) : join(dirname(file), path));
  };
  for (const entry of entries) add(entry);
  for (const name of readdirSync(MIGRATIONS)) texts.set(join(MIGRATIONS, name), read(join(MIGRATIONS, name)));
  const hash = createHash('sha256');
  for (const file of [...texts.keys()].toSorted()) hash.update(`${relative(ROOT, file)}\0${texts.get(file) ?? ''}\0`);
  return hash.digest('hex');
};
