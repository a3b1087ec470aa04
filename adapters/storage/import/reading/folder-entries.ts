import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A name in a folder and what it stands for; a link is never followed, and what cannot be read has a reason. */
export type FolderEntry =
  | { readonly name: string; readonly kind: 'file' | 'folder' }
  | { readonly name: string; readonly kind: 'unreadable'; readonly reason: string };

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'non si può leggere: mancano i permessi',
  EPERM: 'non si può leggere: mancano i permessi',
};

/** What it leads to may be any file of the machine, which would be published (RED-05). */
const LINK = 'è un collegamento: al suo posto va il file stesso';

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? `non si può leggere${code === '' ? '' : ` (${code})`}`;
};

const entryOf = (folder: string, name: string): FolderEntry => {
  try {
    const found = lstatSync(join(folder, name));
    if (found.isSymbolicLink()) return { name, kind: 'unreadable', reason: LINK };
    if (found.isDirectory()) return { name, kind: 'folder' };
    return found.isFile() ? { name, kind: 'file' } : { name, kind: 'unreadable', reason: 'non è un file' };
  } catch (error) {
    return { name, kind: 'unreadable', reason: reasonOf(error) };
  }
};

/** Whether a name belongs to the system and not to the editors, such as `.DS_Store` or `.git`. */
export const isHidden = (name: string): boolean => name.startsWith('.');

/** What lies in a folder, in the order of names. */
export const entriesOf = (folder: string): readonly FolderEntry[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => entryOf(folder, name));

/** The bytes of a file, or the reason why they cannot be read. */
export const bytesOf = (path: string): Uint8Array | { readonly reason: string } => {
  try {
    return readFileSync(path);
  } catch (error) {
    return { reason: reasonOf(error) };
  }
};

/** The size of a file in bytes; nought where it cannot be known, which reading the file will explain. */
export const sizeOf = (path: string): number => lstatSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Whether no part of a path below a folder is a link: what is read or written there lies there. */
export const isWithin = (folder: string, path: string): boolean =>
  path
    .split('/')
    .map((_, at, parts) => parts.slice(0, at + 1).join('/'))
    .every((part) => lstatSync(join(folder, part), { throwIfNoEntry: false })?.isSymbolicLink() !== true);
