import { describe, expect, it } from 'vitest';
import { knownMigrations, migrate, migrationFrom } from '#adapters/storage/postgres/connection/migrate.ts';
import { testDatabase } from './test-database.ts';

const database = testDatabase();
const known = knownMigrations();
const later = (sql: string) => migrationFrom('9000-prova.sql', sql);

describe('migrate', () => {
  it('should have nothing to do the second time', async () => {
    expect(await migrate(database())).toEqual([]);
  });

  it('should apply a new migration once', async () => {
    const more = [...known, later('create table prova_nuova (id integer)')];
    expect(await migrate(database(), more)).toEqual(['9000-prova.sql']);
    expect(await migrate(database(), more)).toEqual([]);
    await database().script("drop table prova_nuova; delete from schema_migration where name like '9000%'");
  });

  it('should apply a migration whole or not at all', async () => {
    const broken = [...known, later('create table prova_a_meta (id integer); select 1 / 0;')];
    await expect(migrate(database(), broken)).rejects.toMatchObject({ sqlState: '22012' });
    expect(await database().query("select 1 from information_schema.tables where table_name = 'prova_a_meta'")).toEqual(
      [],
    );
  });

  it('should refuse a migration whose text has changed since it was applied', async () => {
    const changed = known.map((migration, index) =>
      index === 0 ? migrationFrom(migration.name, `${migration.sql}\nselect 1;`) : migration,
    );
    await expect(migrate(database(), changed)).rejects.toMatchObject({
      code: 'storage.migration-changed',
      message: expect.stringContaining('0001-content.sql') as string,
    });
  });

  it('should take blanks at line ends for no change', async () => {
    expect(
      await migrate(
        database(),
        known.map(({ name, sql }) => migrationFrom(name, sql.replaceAll('\n', ' \r\n'))),
      ),
    ).toEqual([]);
  });

  it('should refuse data of a later version', async () => {
    await database().query("insert into schema_migration (name, checksum) values ('9999-futuro.sql', 'x')");
    await expect(migrate(database())).rejects.toMatchObject({ code: 'storage.newer' });
    await database().query("delete from schema_migration where name = '9999-futuro.sql'");
  });
});
