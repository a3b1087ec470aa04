import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

/** Each process has a file of its own: several may share the folder. */
const TRIAL_FILE = `prova-di-scrittura-${process.pid}`;
/** A request for assistance with all that it may hold, and then some. */
const TRIAL_BYTES = 64 * 1024;
const OWNER_ONLY = 0o600;

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
