import { MessageChannel } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QueryError } from '#adapters/storage/postgres/connection/database.ts';
import { type Database, databaseOver, serveDatabase } from '#adapters/storage/postgres/index.ts';
import { testServer } from '#tests/support/server-database.ts';
import { testDatabase } from './test-database.ts';

const opened = testDatabase({ isOwn: true });
const refusedBy = async (
  work: Promise<unknown>,
): Promise<{ readonly state: string; readonly constraint: string | undefined }> => {
  const error = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof QueryError)) throw new Error('the statement was not refused');
  return { state: error.sqlState, constraint: error.constraint };
};

const { port1: outside, port2: inside } = new MessageChannel();
let remote: Database;
beforeAll(() => {
  serveDatabase(opened(), inside);
  remote = databaseOver(outside, opened());
});
afterAll(() => {
  outside.close();
  inside.close();
});

describe.each([
  ['in this thread', () => opened()],
  ['served by another', () => remote],
] as const)('a database, whichever driver, %s', (place, database) => {
  it('[API-09] should read days and decimals as text, large integers as numbers, JSON as values', async () => {
    const [row] = await database().query(
      `select date '2026-03-29' as day, 12345678901.10::numeric as amount, 9007199254740991::bigint as large, '{"a": [1, null]}'::jsonb as json, array['à', 'b'] as words, true as flag`,
    );
    expect(row).toEqual({
      day: '2026-03-29',
      amount: '12345678901.10',
      large: 9_007_199_254_740_991,
      json: { a: [1, null] },
      words: ['à', 'b'],
      flag: true,
    });
  });

  it('should refuse an integer that a number cannot hold', async () => {
    await expect(database().query('select 9007199254740993::bigint as large')).rejects.toThrow('safe integers');
  });

  it('[API-09] should name what was refused by SQLSTATE and constraint', async () => {
    await database().query("insert into region values ('prova', 'Prova', 'IT-99', 'NI', 'XX') on conflict do nothing");
    expect(
      await refusedBy(database().query("insert into region values ('prova', 'Prova', 'IT-99', 'NI', 'XX')")),
    ).toEqual({ state: '23505', constraint: 'region_pkey' });
    expect(
      await refusedBy(database().query("insert into region values ('altra', 'Altra', 'IT-98', 'ZZ', 'XX')")),
    ).toEqual({ state: '23514', constraint: 'region_region_group_check' });
    expect((await refusedBy(database().query('select 1 / 0'))).state).toBe('22012');
    expect((await refusedBy(database().query('select nothing from nowhere'))).state).toBe('42P01');
  });

  it('should undo a transaction that throws, and stay usable', async () => {
    const failing = database().tx(async (tx) => {
      await tx.query("insert into region values ('undone', 'Prova', 'IT-97', 'NI', 'XX')");
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await database().query("select value from region where value = 'undone'")).toEqual([]);
  });

  it('should undo a transaction in which a statement was refused', async () => {
    const failing = database().tx(async (tx) => {
      await tx.query("insert into region values ('refused', 'Prova', 'IT-96', 'NI', 'XX')");
      await tx.query('select 1 / 0');
    });
    expect((await refusedBy(failing)).state).toBe('22012');
    expect(await database().query("select value from region where value = 'refused'")).toEqual([]);
  });

  it('should keep what a transaction wrote, and let nobody see it before', async () => {
    const seen = await database().tx(async (tx) => {
      await tx.query("insert into region values ('kept', 'Prova', 'IT-95', 'NI', 'XX') on conflict do nothing");
      return tx.query<{ value: string }>("select value from region where value = 'kept'");
    });
    expect(seen).toEqual([{ value: 'kept' }]);
    expect(await database().query("delete from region where value = 'kept' returning value")).toEqual([
      { value: 'kept' },
    ]);
    expect(await Promise.all([1, 2, 3].map((one) => database().query('select $1::integer as one', [one])))).toEqual([
      [{ one: 1 }],
      [{ one: 2 }],
      [{ one: 3 }],
    ]);
  });

  it('should pass notices on to whoever listens, until told to stop', async () => {
    const heard: string[] = [];
    const first = withResolvers();
    const stop = await database().listen(channelAt(place), (payload) => {
      heard.push(payload);
      first.resolve();
    });
    await database().notify(channelAt(place), 'uno');
    await first.promise;
    await stop();
    const last = withResolvers();
    await database().listen(channelAt(place), () => last.resolve());
    await database().notify(channelAt(place), 'due');
    await last.promise;
    expect(heard).toEqual(['uno']);
  });
});

// Helpers

function withResolvers(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function channelAt(place: string): string {
  return `prova_${place.replaceAll(' ', '_')}`;
}

describe('a server', () => {
  it.skipIf(testServer() === undefined)(
    '[API-09] should plan a statement once on a connection, however often it is asked',
    async () => {
      await opened().tx(async (tx) => {
        for (const word of ['uno', 'due', 'tre']) await tx.query('select upper($1) as written', [word]);
        expect(
          await tx.query("select count(*) as times from pg_prepared_statements where statement like 'select upper%'"),
        ).toEqual([{ times: 1 }]);
      });
    },
  );

  it('[API-09] should not be taken for lost because something else failed during a transaction', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    await expect(opened().tx(() => Promise.reject(full))).rejects.toBe(full);
    expect(await opened().query('select 1 as here')).toEqual([{ here: 1 }]);
  });
});
