import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { tooLongName } from '#core/kernel/file-name.ts';
import { isWithin } from '#adapters/storage/import/reading/folder-entries.ts';
import { isContentType } from '#adapters/storage/import/schemas/index.ts';
import { isEdited } from '#adapters/storage/import/schemas/edited-types.ts';
import { calledIn } from './content-names.ts';

/** Files of a folder of contents that are to be, by path; undefined: the file is to go. */
export type Changes = ReadonlyMap<string, Uint8Array | undefined>;

/** The texts of contents, by path, from which forms were filled. */
export type OpenedTexts = ReadonlyMap<string, string>;

/** A content is not any more what the form was filled from: saving it would undo what somebody else wrote. */
export class ChangedMeanwhile extends Error {
  constructor(path: string, now: string | undefined) {
    super(
      `${calledIn(path, now)}: altri l’hanno cambiato dopo che è stato aperto qui, e non è stato salvato. Copiare le proprie modifiche, ricaricare la pagina e riscriverle.`,
    );
  }
}

/** A file as the editor's page receives it. */
interface EntryListing {
  readonly data: string;
  readonly file: { readonly path: string; readonly label?: string; readonly id: string };
}

/** A picture or document as the editor's page receives it. */
interface MediaListing {
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
  if (tooLongName(path) !== undefined) return false;
  const type = ENTRY.exec(path)?.[1];
  return type === undefined ? MEDIA.test(path) && !path.includes('..') : isContentType(type) && isEdited(type);
};

/** The contents of a type that have a file of their own. */
export const entriesIn = (root: string, folder: string): readonly EntryListing[] =>
  filesIn(root, folder)
    .filter(isOurs)
    .flatMap((path) => entryAt(root, path));

/** One content, where it is. */
export const entryAt = (root: string, path: string): readonly EntryListing[] => {
  if (!isOurs(path) || !isFile(root, path)) return [];
  const bytes = readFileSync(join(root, path));
  return [{ data: bytes.toString('utf8'), file: { path, id: idOf(bytes) } }];
};

/** The media of a folder. */
export const mediaIn = (root: string, folder: string): readonly MediaListing[] =>
  filesIn(root, folder)
    .filter(isOurs)
    .flatMap((path) => mediaAt(root, path));

/** A picture or document: where it is said to be, or the one of its name in another folder of the media, which the editor does not tell. */
export const mediaAt = (root: string, path: string): readonly MediaListing[] => {
  if (!isOurs(path)) return [];
  const found = isFile(root, path) ? path : mediaBelow(root, 'media').find((one) => basename(one) === basename(path));
  if (found === undefined) return [];
  const bytes = readFileSync(join(root, found));
  return [{ id: idOf(bytes), content: bytes.toString('base64'), encoding: 'base64', path, name: basename(path) }];
};

/** Throws where a content is not as it was opened; `textAt` reads it where it is going to be written. */
export const refuseChanged = async (
  opened: OpenedTexts,
  textAt: (path: string) => Promise<string | undefined>,
): Promise<void> => {
  for (const [path, text] of opened) {
    const now = await textAt(path);
    if (now !== text) throw new ChangedMeanwhile(path, now ?? text);
  }
};

/** Writes changes into a folder. Throws where a link of the folder would lead them out of it. */
export const applyChanges = (root: string, changes: Changes): void => {
  for (const [path, bytes] of changes) {
    if (!isWithin(root, path))
      throw new Error(`«${path}» è un collegamento, o sta in una cartella che lo è: toglierlo.`);
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

const isFile = (root: string, path: string): boolean =>
  isWithin(root, path) && (lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false);

/** The page asks for folders of contents and of media: what another one holds is nobody's business. */
const FOLDER = /^[\w-]+(?:\/[\w-]+)*$/u;

/** What lies in a folder below the root; nothing where there is none, a file, or a link. */
const listed = (root: string, folder: string) =>
  FOLDER.test(folder) &&
  tooLongName(folder) === undefined &&
  isWithin(root, folder) &&
  lstatSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() === true
    ? readdirSync(join(root, folder), { withFileTypes: true })
    : [];

const filesIn = (root: string, folder: string): readonly string[] =>
  listed(root, folder)
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`)
    .toSorted();

const mediaBelow = (root: string, folder: string): readonly string[] =>
  listed(root, folder).flatMap((entry) =>
    entry.isDirectory()
      ? mediaBelow(root, `${folder}/${entry.name}`)
      : entry.isFile()
        ? [`${folder}/${entry.name}`]
        : [],
  );
