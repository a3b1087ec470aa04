import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, migrate, openDatabase } from '#adapters/storage/postgres/index.ts';
import { databaseOnServer, testServer } from '#tests/support/server-database.ts';
import { emptyArchive } from './empty-archive.ts';

/** Making the first database of a run takes its time on a machine that is busy. */
const OPENING_LIMIT_MS = 300_000;

/** Empties every table that a test fills; what the migrations wrote stays. */
export const emptied = async (db: Database): Promise<Database> => {
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('schema_migration', 'content_version')`,
  );
  const counted = await db.query<{ name: string; filled: boolean }>(
    tables.map(({ name }) => `select '${name}' as name, exists (select from ${name}) as filled`).join(' union all '),
  );
  const filled = counted.flatMap(({ name, filled: has }) => (has ? [name] : []));
  // Truncating makes new files for a table and its indexes: only what holds something is worth it.
  if (filled.length > 0) await db.script(`truncate ${filled.join(', ')} cascade`);
  return db;
};

let ofWorker: Promise<Database> | undefined;

/**
 * Gives a spec file a migrated database without rows: embedded, that of its worker, or one of its own where its tests change more
 * than rows; or one on the server of TEST_DATABASE_URL (API-09).
 */
export const testDatabase = ({ isOwn = false } = {}): (() => Database) => {
  let db: Database | undefined;
  let end: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const server = testServer();
    if (server === undefined && !isOwn) {
      db = await emptied(await (ofWorker ??= openEmpty(await emptyArchive(inject('workerFolder')))));
      return;
    }
    const own = server === undefined ? await emptyArchive() : await databaseOnServer(server);
    const opened = await openEmpty(own);
    end = async () => {
      await opened.close();
      await own.remove();
    };
    db = opened;
  }, OPENING_LIMIT_MS);
  afterAll(() => end?.(), OPENING_LIMIT_MS);
  return () => {
    if (db === undefined) throw new Error('the database has not been opened');
    return db;
  };
};

// Helpers

const openEmpty = async (at: { readonly folder: string } | { readonly url: string }): Promise<Database> => {
  const db = await openDatabase('folder' in at ? { kind: 'embedded', ...at } : { kind: 'server', ...at });
  await migrate(db);
  return db;
};
