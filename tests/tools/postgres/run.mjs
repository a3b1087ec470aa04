// Runs the storage tests on PostgreSQL: the server of TEST_DATABASE_URL, or Debian's package started for
// the run on a free loopback port in a folder of its own.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_LIMIT_MS = 60_000;
const TESTS = ['tests/adapters/storage/postgres', 'tests/adapters/storage/seed'];

/** The newest installed server; undefined when there is none. */
const binaries = () => {
  if (!existsSync(DEBIAN_FOLDER)) return undefined;
  const [newest] = readdirSync(DEBIAN_FOLDER).filter((name) => existsSync(join(DEBIAN_FOLDER, name, 'bin', 'initdb'))).toSorted((a, b) => Number(b) - Number(a));
  return newest === undefined ? undefined : join(DEBIAN_FOLDER, newest, 'bin');
};

/** The user that the server runs as: PostgreSQL refuses root. */
const serverUser = () => {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  return undefined;
};

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const ended = (child) => new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));

const startServer = async () => {
  const bin = binaries();
  if (bin === undefined) throw new Error('No PostgreSQL here: install the postgresql package, or give a server with TEST_DATABASE_URL.');
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'portale-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, stdio: ['ignore', 'ignore', 'inherit'], cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' } };
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'prova', '--auth=trust', '--encoding=UTF8', '--no-sync'], options);
  if (made.status !== 0) throw new Error('initdb failed');
  const port = await freePort();
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-c', 'logging_collector=off', '-c', 'log_min_messages=fatal'],
    { ...options, stdio: 'ignore' },
  );
  const gone = ended(server);
  const deadline = Date.now() + START_LIMIT_MS;
  while (spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status !== 0) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('PostgreSQL did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
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

const given = process.env.TEST_DATABASE_URL;
const server = given === undefined ? await startServer() : { url: given, stop: async () => undefined };
process.once('SIGINT', () => void server.stop().then(() => process.exit(1)));
try {
  const tests = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'service', ...(process.argv.length > 2 ? process.argv.slice(2) : TESTS)], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: server.url },
  });
  process.exitCode = await ended(tests);
} finally {
  await server.stop();
}
