import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptsWrites, type Database, migrate, openDatabase } from '#adapters/storage/postgres/index.ts';
import { databaseOnServer, type ServerDatabase, testServer } from '#tests/support/server-database.ts';
import { testDatabase } from './test-database.ts';

// A failover to a standby, and a switchover behind one name: the open connections stay with a server that only reads.

const server = testServer();
const SLOTS = 3;
const database = testDatabase({ isOwn: true });

it('[API-09] should be asked whether it takes writes without anything being written', async () => {
  expect(await acceptsWrites(database())).toBe(true);
  await expect(
    database().tx(async (tx) => {
      await tx.query('set transaction read only');
      return acceptsWrites(tx);
    }),
  ).rejects.toMatchObject({ sqlState: '25006' });
});

describe.skipIf(server === undefined)('connections to a server that only reads', () => {
  let own: ServerDatabase;
  let db: Database;
  beforeEach(async () => {
    own = await databaseOnServer(server ?? '');
    db = await openDatabase({ kind: 'server', url: own.url, poolSize: SLOTS });
    await migrate(db);
    await db.query(`alter database ${name()} set default_transaction_read_only = on`);
    await db.close();
    db = await openDatabase({ kind: 'server', url: own.url, poolSize: SLOTS });
    await all(() => db.query('select pg_sleep(0.02)'));
  });
  afterEach(async () => {
    await db.close();
    await own.remove();
  });
  const name = (): string => new URL(own.url).pathname.slice(1);
  const all = (work: () => Promise<unknown>): Promise<unknown[]> => Promise.all(Array.from({ length: SLOTS }, work));
  const write = (): Promise<string> =>
    db.query("insert into ended_session (id) values ('prova') on conflict do nothing").then(
      () => 'written',
      (error: { sqlState?: string }) => error.sqlState ?? 'failed otherwise',
    );

  it('[API-09] should be thrown away by the first write, so that the next ones reach the server that took over', async () => {
    expect(await write()).toBe('25006');
    await db.tx(async (tx) => {
      await tx.query('set transaction read write');
      await tx.script(`alter database ${name()} reset default_transaction_read_only`);
    });
    expect(await write()).toBe('25006');
    // What only reads meets no error, and its connection goes too.
    await all(() => db.query('select pg_sleep(0.02)'));
    expect(await all(write)).toEqual(Array.from({ length: SLOTS }, () => 'written'));
  });
});
