import { afterAll, beforeAll } from 'vitest';
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

/**
 * Opens one database for a spec file: embedded, or on the server of TEST_DATABASE_URL (API-09). The
 * returned function gives it, migrated.
 */
export const testDatabase = (): (() => Database) => {
  let db: Database | undefined;
  let remove: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const server = testServer();
    if (server === undefined) {
      const archive = await emptyArchive();
      remove = async () => archive.remove();
      db = await openDatabase({ kind: 'embedded', folder: archive.folder });
    } else {
      const own = await databaseOnServer(server);
      remove = () => own.remove();
      db = await openDatabase({ kind: 'server', url: own.url });
    }
    await migrate(db);
  }, OPENING_LIMIT_MS);
  afterAll(async () => {
    await db?.close();
    await remove?.();
  }, OPENING_LIMIT_MS);
  return () => {
    if (db === undefined) throw new Error('the database has not been opened');
    return db;
  };
};
