import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

/** A server of PostgreSQL for one run. */
export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_LIMIT_MS = 60_000;
const LOOK_AGAIN_MS = 100;
const SETTINGS = ['listen_addresses=127.0.0.1', 'fsync=off', 'logging_collector=off', 'log_min_messages=fatal'];

/** The newest that is installed. */
const binaries = (): string => {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).filter((name) => existsSync(join(DEBIAN_FOLDER, name, 'bin', 'initdb')))
    : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  if (newest === undefined)
    throw new Error(
      'No PostgreSQL here: install the postgresql package, or give a server by its address in the environment.',
    );
  return join(DEBIAN_FOLDER, newest, 'bin');
};

/** The user that the server runs as: PostgreSQL refuses root. */
const serverUser = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((which) => spawnSync('id', [which, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  return undefined;
};

const freePort = (): Promise<number> =>
  new Promise((done, refuse) => {
    const probe = createServer();
    probe.once('error', refuse);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? done(address.port) : refuse(new Error('no port')),
      );
    });
  });

/** Starts Debian's server on a free loopback port in a folder of its own, which goes with it. `settings` are of the form name=value. */
export const startPostgres = async (settings: readonly string[] = []): Promise<PostgresServer> => {
  const bin = binaries();
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'portale-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' } };
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'prova', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (made.status !== 0) throw new Error('initdb failed');
  const port = await freePort();
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...[...SETTINGS, ...settings].flatMap((setting) => ['-c', setting])],
    { ...options, stdio: 'ignore' },
  );
  const gone = new Promise((done) => server.once('exit', done));
  const deadline = Date.now() + START_LIMIT_MS;
  while (spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status !== 0) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('PostgreSQL did not start');
    await pause(LOOK_AGAIN_MS);
  }
  return {
    url: `postgres://prova@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
