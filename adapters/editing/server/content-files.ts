import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isContentType } from '#adapters/storage/import/schemas/index.ts';
import { isEdited } from '../forms/edited-types.ts';

/** Files of a folder of contents that are to be, by path; undefined: the file is to go. */
export type Changes = ReadonlyMap<string, Uint8Array | undefined>;

/** A file as the editor's page receives it. */
interface Told {
  readonly data: string;
  readonly file: { readonly path: string; readonly label?: string; readonly id: string };
}

/** A picture or document as the editor's page receives it. */
interface ToldMedia {
  readonly id: string;
  readonly content: string;
  readonly encoding: 'base64';
  readonly path: string;
  readonly name: string;
}

const ENTRY = /^([a-z-]+)\/[\w][\w.-]*\.md$/u;
const MEDIA = /^media\/(?:[\w-]+\/)*[\w][\w.-]*$/u;

/** Whether the page may read or write a path: contents that have a form, and media; nothing above the folder. */
export const isOurs = (path: string): boolean => {
  const type = ENTRY.exec(path)?.[1];
  return type === undefined ? MEDIA.test(path) && !path.includes('..') : isContentType(type) && isEdited(type);
};

/** The contents of a type that have a file of their own. */
export const entriesIn = (root: string, folder: string): readonly Told[] =>
  filesIn(root, folder)
    .filter(isOurs)
    .flatMap((path) => entryAt(root, path));

/** One content, where it is. */
export const entryAt = (root: string, path: string): readonly Told[] => {
  if (!isOurs(path) || !existsSync(join(root, path))) return [];
  const bytes = readFileSync(join(root, path));
  return [{ data: bytes.toString('utf8'), file: { path, id: idOf(bytes) } }];
};

/** The media of a folder. */
export const mediaIn = (root: string, folder: string): readonly ToldMedia[] =>
  filesIn(root, folder)
    .filter(isOurs)
    .flatMap((path) => mediaAt(root, path));

/** A picture or document: where it is said to be, or the one of its name in another folder of the media, which the editor does not tell. */
export const mediaAt = (root: string, path: string): readonly ToldMedia[] => {
  if (!isOurs(path)) return [];
  const found = existsSync(join(root, path))
    ? path
    : mediaBelow(root, 'media').find((one) => basename(one) === basename(path));
  if (found === undefined) return [];
  const bytes = readFileSync(join(root, found));
  return [{ id: idOf(bytes), content: bytes.toString('base64'), encoding: 'base64', path, name: basename(path) }];
};

/** Writes changes into a folder. */
export const applyChanges = (root: string, changes: Changes): void => {
  for (const [path, bytes] of changes) {
    const file = join(root, path);
    if (bytes === undefined) rmSync(file, { force: true });
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
  }
};

// Helpers

const idOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const filesIn = (root: string, folder: string): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map(({ name }) => `${folder}/${name}`)
        .toSorted()
    : [];

const mediaBelow = (root: string, folder: string): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? mediaBelow(root, `${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
      )
    : [];
