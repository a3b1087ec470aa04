import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A name in a folder and what it stands for; links are followed, and what cannot be read has a reason. */
export type FolderEntry =
  | { readonly name: string; readonly kind: 'file' | 'folder' }
  | { readonly name: string; readonly kind: 'unreadable'; readonly reason: string };

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'è un collegamento a qualcosa che non esiste',
  ELOOP: 'è un collegamento che porta a sé stesso',
  EACCES: 'non si può leggere: mancano i permessi',
  EPERM: 'non si può leggere: mancano i permessi',
};

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? `non si può leggere${code === '' ? '' : ` (${code})`}`;
};

const entryOf = (folder: string, name: string): FolderEntry => {
  try {
    const found = statSync(join(folder, name));
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
export const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
