import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Temporary files, renamed to their final name once written; a process that is killed before leaves them behind. */
const DRAFTS: Readonly<Record<string, RegExp>> = {
  '.': /^(?:(?:segreto-dei-cookie|sign-on-key\.pem)\.[\w-]+|richieste-di-assistenza\.jsonl\.bozza)$/u,
  'richieste-di-assistenza': /\.json\.bozza$/u,
};
/** Nobody takes so long over one of them (milliseconds). */
const ABANDONED_AFTER_MS = 3_600_000;

/**
 * Removes what killed processes have left in the data folder: drafts of keys and of requests, which hold secrets and names. What is
 * younger than an hour at `nowMs` may be another process's and stays, as does what may not be removed.
 */
export const sweepLeftovers = (dataDir: string, nowMs: number): void => {
  for (const [below, draft] of Object.entries(DRAFTS)) {
    const folder = join(dataDir, below);
    for (const name of namesIn(folder).filter((one) => draft.test(one))) {
      const path = join(folder, name);
      const writtenMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
      if (writtenMs !== undefined && nowMs - writtenMs > ABANDONED_AFTER_MS) removed(path);
    }
  }
};

// Helpers

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

const removed = (path: string): void => {
  try {
    rmSync(path);
  } catch {
    // It stays until a start that may remove it.
  }
};
