import { open, unlink } from 'node:fs/promises';
import { join } from 'node:path';

const TRIAL_FILE = 'prova-di-scrittura';
/** A request for assistance with all that it may hold, and then some. */
const TRIAL_BYTES = 64 * 1024;
const OWNER_ONLY = 0o600;

/**
 * Whether the folder takes what must not be lost, down to the disk: tried by writing, since free blocks say nothing of quotas, of a
 * disk that has become read-only, or of one that is broken.
 */
export const takesWrites = async (folder: string): Promise<boolean> => {
  const path = join(folder, TRIAL_FILE);
  try {
    const file = await open(path, 'w', OWNER_ONLY);
    try {
      await file.writeFile(Buffer.alloc(TRIAL_BYTES));
      await file.sync();
    } finally {
      await file.close();
      await unlink(path);
    }
    return true;
  } catch {
    return false;
  }
};
