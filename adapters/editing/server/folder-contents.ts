import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { IsoDate } from '#core/kernel/iso-date.ts';
import { withAbsoluteDates } from '#adapters/storage/import/checking/relative-dates.ts';
import { identityOf } from '#adapters/storage/import/checking/identity.ts';
import type { TypedRecord } from '#adapters/storage/import/convert/content-row.ts';
import { listFiles } from '#adapters/storage/import/reading/content-files.ts';
import { parseFile } from '#adapters/storage/import/reading/parse-file.ts';
import type { Values } from '../forms/shapes.ts';
import { titleOf } from './content-names.ts';

/** What an editor knows a content of the folder by. */
export interface KnownContent {
  readonly title: string;
  /** Its day of publication (ISO), also where it is written as counted from today; undefined where it has none. */
  readonly publicationDate: string | undefined;
  /** Name of its file without ending, where it has one of its own: the form opens by it. */
  readonly form: string | undefined;
}

/** The contents of a folder on a day, by type and identity ("faqs/uno"), those that cannot be read left out. */
export const contentsIn = (folder: string, today: IsoDate): ReadonlyMap<string, KnownContent> => {
  const known = new Map<string, KnownContent>();
  for (const file of listFiles(folder).files)
    for (const { type, value } of parseFile(file).records) {
      const record = value as Values;
      const identity = identityIn({ type, value: record } as unknown as TypedRecord);
      if (identity === undefined) continue;
      const publicationDate = withAbsoluteDates(record['publicationDate'], today);
      known.set(`${type}/${identity}`, {
        title: titleOf(record) ?? identity,
        publicationDate: typeof publicationDate === 'string' ? publicationDate : undefined,
        form: file.path.endsWith('.md') ? basename(file.path, '.md') : undefined,
      });
    }
  return known;
};

/** What a folder looks like now, as a digest that changes with any file in it; what Git keeps there does not count. */
export const stateOf = (folder: string): string => {
  const hash = createHash('sha256');
  for (const path of filesBelow(folder).toSorted()) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${relative(folder, path)}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex');
};

// Helpers

const identityIn = (record: TypedRecord): string | undefined => {
  try {
    const identity: unknown = identityOf(record);
    return typeof identity === 'string' ? identity : undefined;
  } catch {
    // What is wrong with it is what would name it; the importer says so.
    return undefined;
  }
};

const filesBelow = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter(({ name }) => name !== '.git')
        .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]))
    : [];
