import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dayInRome } from '#core/kernel/iso-date.ts';
import { type Database, migrate, openDatabase, recordFirstVisits } from '#adapters/storage/postgres/index.ts';
import type { StorageSettings } from '#adapters/storage/postgres/connection/open.ts';
import { importFormats } from '#adapters/storage/import/import-format.ts';
import { importContent } from '#adapters/storage/import/index.ts';
import { DEMONSTRATION_CONTENT } from '#adapters/storage/seed/index.ts';
import { demonstrationVisits } from '#adapters/storage/seed/visits.ts';
import { databaseOnServer, type ServerDatabase, templateOnServer, testServer } from './server-database.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SHELF = join(ROOT, '.tmp/dati-dimostrativi');
/** What the imported data depend on, besides the day and the code of the import. */
const SOURCES = ['adapters/storage/seed', 'adapters/storage/postgres'].map((folder) => join(ROOT, folder));
const LOOK_AGAIN_MS = 100;
const OLDEST_LOCK_MS = 120_000;
const OLDEST_SHELVED_MS = 3_600_000;

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));

/** What files written now are dated, in milliseconds: a run on another day (faketime) moves the clock of the process alone. */
const fileNow = (): number => {
  const probe = mkdtempSync(join(tmpdir(), 'ora-'));
  const { mtimeMs } = statSync(probe);
  rmSync(probe, { recursive: true });
  return mtimeMs;
};
const ageOf = (path: string): number => {
  const written = statSync(path, { throwIfNoEntry: false });
  return written === undefined ? 0 : fileNow() - written.mtimeMs;
};

/** `at`: when the contents are imported, in milliseconds; the present day when none is named. */
const keyOf = (at: number | undefined): string => {
  const hash = createHash('sha256').update(at === undefined ? dayInRome(Date.now()) : String(at));
  hash.update(importFormats().batch);
  for (const file of SOURCES.flatMap(filesBelow)) hash.update(relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

const fill = async (settings: StorageSettings, at: number | undefined): Promise<void> => {
  const db = await openDatabase(settings);
  try {
    await migrate(db);
    await importContent(db, DEMONSTRATION_CONTENT, {
      clock: { now: () => at ?? Date.now() },
      flags: { dashboardPayments: true, caaKpi: true, fraudReport: true },
    });
    await recordFirstVisits(db, demonstrationVisits(at ?? Date.now()));
  } finally {
    await db.close();
  }
};

const makeFolder = async (folder: string, at: number | undefined): Promise<void> => {
  const draft = mkdtempSync(join(SHELF, 'bozza-'));
  try {
    await fill({ kind: 'embedded', folder: draft }, at);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // On a machine that is very busy another worker may have taken this one for dead and made the same: it will do.
    if (!existsSync(folder)) throw error;
  }
};

/** The folder with the demonstration data, imported once for all test files and runs that have the same sources. */
const preparedFolder = async (at: number | undefined): Promise<string> => {
  mkdirSync(SHELF, { recursive: true });
  const folder = join(SHELF, keyOf(at));
  const lock = `${folder}.lock`;
  for (;;) {
    if (existsSync(folder)) return folder;
    try {
      mkdirSync(lock);
      break;
    } catch {
      // Another worker is importing: what it makes is what is wanted. A lock that is old belongs to one that was killed.
      if (ageOf(lock) > OLDEST_LOCK_MS) rmSync(lock, { recursive: true, force: true });
      await pause(LOOK_AGAIN_MS);
    }
  }
  try {
    for (const old of readdirSync(SHELF))
      if (ageOf(join(SHELF, old)) > OLDEST_SHELVED_MS) rmSync(join(SHELF, old), { recursive: true, force: true });
    await makeFolder(folder, at);
    return folder;
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
};

const prepared = new Map<number | undefined, Promise<string>>();

/** A data folder of one's own with the demonstration data, of today or of another time, made below a folder; delete it when done. */
export const copyOfDemonstrationData = async (at?: number, below = SHELF): Promise<string> => {
  const ready = prepared.get(at) ?? preparedFolder(at);
  prepared.set(at, ready);
  const source = await ready;
  const folder = mkdtempSync(join(below, 'bozza-'));
  cpSync(source, folder, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  return folder;
};

/** A database of one's own on the server, with the demonstration data. */
export const demonstrationDataOn = async (server: string, at?: number): Promise<ServerDatabase> =>
  databaseOnServer(server, await templateOnServer(server, keyOf(at), (url) => fill({ kind: 'server', url }, at)));

/** A database of one's own with the demonstration data, and how to close and remove it: embedded, or on the server of TEST_DATABASE_URL (API-09). */
export const openDemonstrationData = async (
  at?: number,
  below?: string,
): Promise<{
  readonly db: Database;
  readonly end: () => Promise<void>;
}> => {
  const server = testServer();
  if (server === undefined) {
    const folder = await copyOfDemonstrationData(at, below);
    const db = await openDatabase({ kind: 'embedded', folder });
    return {
      db,
      end: async () => {
        await db.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
  const own = await demonstrationDataOn(server, at);
  const db = await openDatabase({ kind: 'server', url: own.url });
  return {
    db,
    end: async () => {
      await db.close();
      await own.remove();
    },
  };
};
