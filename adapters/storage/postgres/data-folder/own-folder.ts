import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StorageStartError } from '../connection/database.ts';

const OWNER_ONLY = 0o700;
/** What the group and everybody else may do. */
const OTHERS = 0o077;
/** Set on folders that are everybody's on purpose, such as the one for temporary files. */
const STICKY = 0o1000;

/** From now on the process writes nothing that another user may read; called before anything is written. */
export const writeForOwnerOnly = (): void => {
  process.umask(OTHERS);
};

const notOwn = (folder: string, cause?: unknown): StorageStartError =>
  new StorageStartError(
    'storage.not-own',
    `La cartella dei dati ${folder} è aperta ad altri utenti e non si può riservare al portale: indicare con PORTAL_DATA_DIR una cartella dell’utente che lo avvia, anche una nuova dentro questa.`,
    cause,
  );

/** What is said of a folder that the process may not write, or whose disk it may not. */
export const notWritable = (folder: string, cause?: unknown): StorageStartError =>
  new StorageStartError(
    'storage.not-writable',
    `Non è possibile scrivere nella cartella dei dati ${folder}: dare il permesso di scrittura all’utente che avvia il portale, controllare che il disco non sia montato in sola lettura, oppure scegliere un’altra cartella con PORTAL_DATA_DIR.`,
    cause,
  );

const REFUSALS: ReadonlySet<unknown> = new Set(['EPERM', 'EACCES', 'EROFS']);
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Whether the system refused because of rights, or because the disk is only for reading. */
export const isRefused = (error: unknown): boolean => REFUSALS.has(codeOf(error));

/** Makes the folder when it is missing; one that is there must be writable. */
const makeWritable = (folder: string): void => {
  try {
    if (existsSync(folder)) accessSync(folder, constants.W_OK);
    else mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  } catch (error) {
    throw isRefused(error) ? notWritable(folder, error) : error;
  }
};

/** Takes a file's or a folder's rights from everybody but its owner; one that is gone by now has none. */
const tighten = (path: string): void => {
  try {
    const { mode } = statSync(path);
    if ((mode & OTHERS) !== 0) chmodSync(path, mode & OWNER_ONLY);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
};

/**
 * Makes the data folder when it is missing, and takes it and what lies in it from everybody but the process's own user: it
 * holds bank coordinates and fiscal codes, and the embedded database writes files that everybody may read. Done at every
 * start, because a copy that was put back may be looser. Deeper down nobody comes once the way is shut. Throws
 * `storage.not-own` when the folder is somebody else's or meant for everybody, `storage.not-writable` when it cannot be written.
 */
export const ownFolder = (folder: string): void => {
  makeWritable(folder);
  // There a folder's mode says nothing: the rights are those of the user's own folders.
  if (process.platform === 'win32') return;
  if ((statSync(folder).mode & STICKY) !== 0 || dirname(resolve(folder)) === resolve(folder)) throw notOwn(folder);
  try {
    tighten(folder);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isFile() || entry.isDirectory()) tighten(join(folder, entry.name));
  } catch (error) {
    throw isRefused(error) ? notOwn(folder, error) : error;
  }
  // Some mounts take the change and forget it.
  if ((statSync(folder).mode & OTHERS) !== 0) throw notOwn(folder);
};
