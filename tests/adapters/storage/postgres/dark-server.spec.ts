import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageAway } from '#core/kernel/storage-away.ts';
import { QueryError } from '#adapters/storage/postgres/connection/database.ts';
import { SERVER_LIMITS } from '#adapters/storage/postgres/connection/server-pool.ts';
import { type Database, openDatabase } from '#adapters/storage/postgres/index.ts';
import { databaseOnServer, type ServerDatabase, testServer } from '#tests/support/server-database.ts';

// A server that goes dark: what stands in between keeps taking what is sent, and nothing ever comes back.

const server = testServer();
/** As the real ones, in less time. */
const LIMITS = {
  read: { server: 300, client: 400 },
  write: { server: 600, client: 700 },
  connection: 300,
  askAgain: 20,
  answer: 150,
};
const SLOTS = 3;

/** Stands between the portal and the server; in the dark it takes everything and passes nothing on, and what was connected then never lives again. */
const makeProxy = async (target: URL) => {
  let isDark = false;
  let isRefusing = false;
  let tried = 0;
  const open = new Set<Socket>();
  const proxy = createServer((near) => {
    tried += 1;
    open.add(near);
    near.on('error', () => undefined);
    near.on('close', () => open.delete(near));
    if (isRefusing) return void near.resetAndDestroy();
    if (isDark) return void near.resume();
    const far = connect(Number(target.port), target.hostname);
    open.add(far);
    far.on('error', () => undefined);
    far.on('close', () => open.delete(far));
    far.pipe(near, { end: false });
    near.pipe(far);
    far.on('close', () => (isDark ? undefined : near.destroy()));
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const url = new URL(target);
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    tried: () => tried,
    goDark: () => {
      isDark = true;
      for (const socket of open) {
        socket.unpipe();
        if (socket.remotePort === Number(target.port)) socket.destroy();
        else socket.resume();
      }
    },
    refuse: () => {
      isRefusing = true;
      for (const socket of open) socket.resetAndDestroy();
    },
    comeBack: () => {
      isDark = false;
      isRefusing = false;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((done) => proxy.close(done));
    },
  };
};

const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof StorageAway ? error.code : error),
  );

/** Asks until the database answers again. */
const answersAgain = async (db: Database): Promise<void> => {
  for (;;) {
    if ((await outcome(db.query('select 1'))) === 'answered') return;
    await turn();
  }
};

describe('the real limits', () => {
  it('[API-09] should let a server that came back be found within five seconds, however unluckily it was being asked', () => {
    const { answer, askAgain } = SERVER_LIMITS;
    // At worst the question before got its connection and then nothing, and the next one is answered at the last moment.
    expect(2 * answer + askAgain).toBeLessThan(5_000);
  });
});

describe.skipIf(server === undefined)('a database server that goes dark', () => {
  let own: ServerDatabase;
  let proxy: Awaited<ReturnType<typeof makeProxy>>;
  let db: Database;
  beforeEach(async () => {
    own = await databaseOnServer(server ?? '');
    proxy = await makeProxy(new URL(own.url));
    db = await openDatabase({ kind: 'server', url: proxy.url, poolSize: SLOTS, limits: LIMITS });
  });
  afterEach(async () => {
    await db.close();
    await proxy.close();
    await own.remove();
  });

  it.each(['goDark', 'refuse'] as const)(
    '[API-09] should be away for all, and come back with every connection (%s), as often as it happens',
    async (how) => {
      for (let time = 0; time < 3; time += 1) {
        // Every connection is open and idle, or in the middle of something.
        await Promise.all(Array.from({ length: SLOTS }, () => db.query('select pg_sleep(0.02)')));
        const inHand = [db.query('select pg_sleep(0.25)'), db.tx((tx) => tx.query('select pg_sleep(0.25)'))].map(
          outcome,
        );
        proxy[how]();
        const met = await Promise.all([
          ...inHand,
          ...Array.from({ length: SLOTS * 2 }, () => outcome(db.query('select 1'))),
        ]);
        expect(met).toContain('storage.away');
        // A caller that waited for a connection while all of them were dead has learned no more than that.
        expect(met.filter((one) => one !== 'storage.away' && one !== 'storage.busy')).toEqual([]);
        // From now on everybody is refused at once, without a connection being tried for them.
        const tried = proxy.tried();
        expect(await outcome(db.query('select 1'))).toBe('storage.away');
        expect(proxy.tried() - tried).toBeLessThanOrEqual(1);

        proxy.comeBack();
        await answersAgain(db);
        expect(
          await Promise.all(Array.from({ length: SLOTS }, () => outcome(db.query('select pg_sleep(0.02)')))),
        ).toEqual(Array.from({ length: SLOTS }, () => 'answered'));
      }
    },
  );

  it('[API-09] should tell again what is told, to who listened before', async () => {
    const heard: string[] = [];
    await db.listen('prova', (payload) => void heard.push(payload));
    proxy.goDark();
    expect(await outcome(db.query('select 1'))).toBe('storage.away');
    proxy.comeBack();
    await answersAgain(db);
    while (heard.length === 0) await turn();
    heard.length = 0;
    await db.notify('prova', 'di nuovo');
    while (heard.length === 0) await turn();
    expect(heard).toEqual(['di nuovo']);
  });

  it('[API-09] should tell a server that is away from connections that are all in use, and count these', async () => {
    const long = Array.from({ length: SLOTS }, () => db.tx((tx) => tx.query('select pg_sleep(0.5)')));
    const refused = outcome(db.query('select 1'));
    expect(db.connections?.()).toEqual({ used: SLOTS, idle: 0, waiting: 1 });
    expect(await refused).toBe('storage.busy');
    await Promise.all(long);
    expect(await outcome(db.query('select 1'))).toBe('answered');
    expect(db.connections?.()).toEqual({ used: 0, idle: SLOTS, waiting: 0 });
  });

  it('[API-09] should end a read that takes too long, on the server, and keep its connection', async () => {
    for (let time = 0; time < SLOTS + 1; time += 1) {
      const error = await outcome(db.query('select pg_sleep(5)'));
      expect(error instanceof QueryError ? error.sqlState : error).toBe('57014');
    }
    expect(await outcome(db.tx((tx) => tx.query('select pg_sleep(0.4)')))).toBe('answered');
  });
});
