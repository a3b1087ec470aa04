import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { replayAssistanceJournal } from '../assistance/replay-journal.ts';
import { writeMissingWork } from '../reserved/work-writer.ts';
import { type Database, type Queryable, StorageStartError } from './database.ts';

/** Any number, as long as every process takes the same. */
const MIGRATION_LOCK = 7_310_271;
const FOLDER = new URL('../migrations/', import.meta.url);

/** After it the rows of the work list are made of the data that are there: the core says how, which no script can. */
const WORK_MIGRATION = '-producer-work.sql';

/** How a migration begins that takes nothing away: the version before it works on beside it, and may come back. */
const EXPANDS = /^-- expand:/u;

/** One numbered change of the schema. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** Whether the version before it goes on working over what it leaves. */
  readonly expands: boolean;
  readonly checksum: string;
}

/** A migration with its checksum; blanks at line ends do not count. */
export const migrationFrom = (name: string, sql: string): Migration => ({
  name,
  sql,
  expands: EXPANDS.test(sql),
  checksum: createHash('sha256')
    .update(sql.replace(/[ \t\r]+$/gmu, ''))
    .digest('hex'),
});

/** The migrations that this build knows, in their order. */
export const knownMigrations = (): readonly Migration[] =>
  readdirSync(fileURLToPath(FOLDER))
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/u.test(name))
    .toSorted()
    .map((name) => migrationFrom(name, readFileSync(new URL(name, FOLDER), 'utf8')));

const prepare = (db: Database): Promise<void> =>
  db.tx(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await tx.script(
      'create table if not exists schema_migration (name text collate "C" primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    await tx.script('alter table schema_migration add column if not exists expands boolean not null default false');
  });

/** A migration that the data have been through, of this version or of another. */
type Applied = Pick<Migration, 'name' | 'checksum' | 'expands'>;

/** The migrations that the data have been through, by name. */
const appliedMigrations = async (tx: Queryable): Promise<ReadonlyMap<string, Applied>> =>
  new Map(
    (
      await tx.query<Applied>(
        // The column came later than the table, which may be of a version before.
        `select name, checksum, coalesce((to_jsonb(m) ->> 'expands')::boolean, false) as expands from schema_migration m order by name`,
      )
    ).map((one) => [one.name, one]),
  );

/** A later version may have added to the data, which harms nobody; where it has taken something away, this one must not start. */
const refuseStrangers = (applied: ReadonlyMap<string, Applied>, migrations: readonly Migration[]): void => {
  const names = new Set(migrations.map(({ name }) => name));
  const stranger = [...applied.values()].find(({ name, expands }) => !names.has(name) && !expands)?.name;
  if (stranger !== undefined)
    throw new StorageStartError(
      'storage.newer',
      `I dati sono stati scritti da una versione più recente del portale (${stranger}): avvia quella versione.`,
    );
};

/** Whether the data have been through the migration; refuses one whose text has changed since. */
const isApplied = ({ name, checksum }: Migration, applied: ReadonlyMap<string, Applied>): boolean => {
  const known = applied.get(name)?.checksum;
  if (known !== undefined && known !== checksum)
    throw new StorageStartError(
      'storage.migration-changed',
      `La migrazione ${name} è già stata applicata ma il suo testo è cambiato: ripristina il file originale e aggiungi una migrazione nuova.`,
    );
  return known !== undefined;
};

const apply = (db: Database, migration: Migration): Promise<boolean> =>
  db.tx(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    // Another process may have been quicker.
    if (isApplied(migration, await appliedMigrations(tx))) return false;
    // A change of a large table takes as long as it takes.
    await tx.script(`set local statement_timeout = 0; ${migration.sql}`);
    await tx.query('insert into schema_migration (name, checksum, expands) values ($1, $2, $3)', [
      migration.name,
      migration.checksum,
      migration.expands,
    ]);
    return true;
  });

/**
 * Brings the schema up to date, each migration in a transaction of its own, several processes at a time
 * if need be. Answers the names applied now. Throws `StorageStartError` when an applied file has changed
 * or a later version has taken something away from the data. Requests that only the journal still holds are taken back.
 */
export const migrate = async (
  db: Database,
  migrations: readonly Migration[] = knownMigrations(),
): Promise<readonly string[]> => {
  await prepare(db);
  const before = await appliedMigrations(db);
  refuseStrangers(before, migrations);
  const applied: string[] = [];
  for (const migration of migrations)
    if (!isApplied(migration, before) && (await apply(db, migration))) applied.push(migration.name);
  await replayAssistanceJournal(db);
  if (applied.some((name) => name.endsWith(WORK_MIGRATION))) await db.tx(writeMissingWork);
  return applied;
};

/**
 * How far a database is for this version, found without writing anything: `empty` where no version has ever worked on it, otherwise the
 * names of the migrations that it still lacks. Throws what `migrate` would throw.
 */
export const pendingMigrations = async (
  db: Queryable,
  migrations: readonly Migration[] = knownMigrations(),
): Promise<'empty' | readonly string[]> => {
  const [found] = await db.query<{ there: boolean }>("select to_regclass('schema_migration') is not null as there");
  if (found?.there !== true) return 'empty';
  const applied = await appliedMigrations(db);
  refuseStrangers(applied, migrations);
  return migrations.filter((migration) => !isApplied(migration, applied)).map(({ name }) => name);
};
