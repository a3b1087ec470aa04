import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

/** Each process has a file of its own: several may share the folder. */
const TRIAL_FILE = `prova-di-scrittura-${process.pid}`;
/** A request for assistance with all that it may hold, and then some. */
const TRIAL_BYTES = 64 * 1024;
const OWNER_ONLY = 0o600;
/** SQLSTATE of a disk that is full. */
const DISK_FULL = '53100';

/** A new segment of the write-ahead log takes 16 MB: with less the embedded database cannot write, and says so in many ways (bytes). */
const LEAST_ROOM_BYTES = 17 * 1024 * 1024;

/** Whether an error comes from a disk without room: by its code, or because the disk of the data folder has none left. */
export const isFromFullDisk = async (error: unknown, folder: string | undefined): Promise<boolean> => {
  const [code, sqlState] = ['code', 'sqlState'].map((name) =>
    error instanceof Error ? Reflect.get(error, name) : undefined,
  );
  if (code === 'ENOSPC' || sqlState === DISK_FULL) return true;
  if (folder === undefined) return false;
  // What the embedded database says of a full disk is not always true: it may name what failed after it.
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize < LEAST_ROOM_BYTES,
    () => false,
  );
};

/**
 * Whether the folder takes what must not be lost, down to the disk: tried by writing, since free blocks say nothing of quotas, of a
 * disk that has become read-only, or of one that is broken. Any number of trials may go on at once, and none leaves a file
 * behind, not even one that is killed: the file has no name while it is written.
 */
export const takesWrites = async (folder: string): Promise<boolean> => {
  const path = join(folder, TRIAL_FILE);
  try {
    const file = await open(path, 'w', OWNER_ONLY);
    try {
      await rm(path, { force: true });
      await file.writeFile(Buffer.alloc(TRIAL_BYTES));
      await file.sync();
    } finally {
      await file.close();
    }
    return true;
  } catch {
    return false;
  }
};
