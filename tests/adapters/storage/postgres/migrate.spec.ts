import { describe, expect, it } from 'vitest';
import {
  knownMigrations,
  migrate,
  migrationFrom,
  pendingMigrations,
} from '#adapters/storage/postgres/connection/migrate.ts';
import { testDatabase } from './test-database.ts';

const database = testDatabase({ isOwn: true });
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

  it('[PAGE-35] should take services of before for active, and leave alone what is said of a service', async () => {
    const step = known.find(({ name }) => name.includes('service-state'))?.sql ?? expect.fail('no such migration');
    const payloads = { vecchio: {}, fermo: { service: { status: 'Non attivo', reason: 'Perché.' } } };
    for (const [slug, item] of Object.entries(payloads))
      await database().query(
        "insert into content (type, slug, title, payload) values ('services', $1, $1, $2::text::jsonb)",
        [slug, JSON.stringify({ item: { id: slug, ...item } })],
      );
    await database().script(step);
    const rows = await database().query<{ slug: string; service: unknown }>(
      "select slug, payload #> '{item,service}' as service from content where slug in ('vecchio', 'fermo') order by slug desc",
    );
    expect(rows).toEqual([
      { slug: 'vecchio', service: { status: 'Attivo' } },
      { slug: 'fermo', service: payloads.fermo.service },
    ]);
    await database().query("delete from content where slug in ('vecchio', 'fermo')");
  });

  it('should refuse data from which a later version has taken something away', async () => {
    await migrate(database(), [...known, later('-- contract: prova\nselect 1;')]);
    await expect(migrate(database())).rejects.toMatchObject({ code: 'storage.newer' });
    await database().query("delete from schema_migration where name like '9000%'");
  });

  it('should start over data to which a later version has only added, so that one can go back to the version before', async () => {
    await migrate(database(), [...known, later('-- expand: prova\ncreate table prova_aggiunta (id integer);')]);
    expect(await migrate(database())).toEqual([]);
    await database().script("drop table prova_aggiunta; delete from schema_migration where name like '9000%'");
  });
});

/** The last one before the rule: those up to it say nothing of themselves. */
const LAST_WITHOUT_A_WORD = '0013';
/** What the version before would miss, or stumble over, while it still serves. */
const TAKES_AWAY =
  /\b(?:drop|rename|truncate|delete\s+from|alter\s+column|set\s+not\s+null|add\s+constraint|add\s+column(?:(?!default)[^;,])*not\s+null(?:(?!default)[^;,])*[;,])/iu;

describe('a migration', () => {
  const named = known.filter(({ name }) => name.slice(0, 4) > LAST_WITHOUT_A_WORD);

  it('should say in its first line whether it expands or contracts', () => {
    for (const { name, sql } of named)
      expect([name, sql]).toEqual([name, expect.stringMatching(/^-- (?:expand|contract): /u)]);
  });

  it('should take nothing from the version before where it says that it expands', () => {
    expect(named.filter(({ sql, expands }) => expands && TAKES_AWAY.test(sql)).map(({ name }) => name)).toEqual([]);
  });

  it.each([
    'alter table a drop column b;',
    'alter table a rename column b to c;',
    'alter table a alter column b type text;',
    'alter table a add column b text not null;',
    'alter table a add constraint b check (c > 0);',
  ])('should be seen to take away: %s', (sql) => {
    expect(TAKES_AWAY.test(sql)).toBe(true);
  });

  it.each([
    'create table a (b text not null);',
    "alter table a add column b text not null default '';",
    'create index c on a (b);',
  ])('should be seen to add: %s', (sql) => {
    expect(TAKES_AWAY.test(sql)).toBe(false);
  });
});

describe('pendingMigrations', () => {
  it('should name what is lacking, and write nothing', async () => {
    expect(await pendingMigrations(database())).toEqual([]);
    const more = [...known, later('create table prova_nuova (id integer)')];
    expect(await pendingMigrations(database(), more)).toEqual(['9000-prova.sql']);
    expect(await pendingMigrations(database(), more)).toEqual(['9000-prova.sql']);
  });

  it('should tell a database on which no version has worked from all others', async () => {
    const outcome = await database()
      .tx(async (tx) => {
        await tx.script('alter table schema_migration rename to un_altra_tabella');
        throw await pendingMigrations(tx);
      })
      .catch((found: unknown) => found);
    expect(outcome).toBe('empty');
  });
});
