import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { migrate, openDatabase } from '#adapters/storage/postgres/index.ts';
import { DEMONSTRATION_CONTENT, importContent } from '#adapters/storage/seed/index.ts';

const SHELF = resolve('.tmp/dati-dimostrativi');
/** What the imported data depend on, besides the day. */
const SOURCES = ['adapters/storage/seed', 'adapters/storage/postgres'];
const LOOK_AGAIN_MS = 100;
const OLDEST_LOCK_MS = 120_000;
const OLDEST_SHELVED_MS = 3_600_000;

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));

const keyOfToday = (): string => {
  const hash = createHash('sha256').update(dayInRome(Date.now()));
  for (const file of SOURCES.flatMap(filesBelow)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

const makeFolder = async (folder: string): Promise<void> => {
  const draft = mkdtempSync(join(SHELF, 'bozza-'));
  const db = await openDatabase({ kind: 'embedded', folder: draft });
  try {
    await migrate(db);
    await importContent(db, DEMONSTRATION_CONTENT, { clock: { now: () => Date.now() } });
  } catch (error) {
    await db.close();
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  await db.close();
  renameSync(draft, folder);
};

/** The folder with today's demonstration data, imported once for all test files and runs that have the same sources. */
const preparedFolder = async (): Promise<string> => {
  mkdirSync(SHELF, { recursive: true });
  const folder = join(SHELF, keyOfToday());
  const lock = `${folder}.lock`;
  for (;;) {
    if (existsSync(folder)) return folder;
    try {
      mkdirSync(lock);
      break;
    } catch {
      // Another worker is importing: what it makes is what is wanted. A lock that is old belongs to one that was killed.
      if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > OLDEST_LOCK_MS) rmSync(lock, { recursive: true, force: true });
      await pause(LOOK_AGAIN_MS);
    }
  }
  try {
    for (const old of readdirSync(SHELF)) if (Date.now() - statSync(join(SHELF, old)).mtimeMs > OLDEST_SHELVED_MS) rmSync(join(SHELF, old), { recursive: true, force: true });
    await makeFolder(folder);
    return folder;
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
};

let prepared: Promise<string> | undefined;

/** A data folder of one's own with the demonstration data; delete it when done. */
export const copyOfDemonstrationData = async (): Promise<string> => {
  const source = await (prepared ??= preparedFolder());
  const folder = mkdtempSync(join(SHELF, 'bozza-'));
  cpSync(source, folder, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  return folder;
};
