import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';

/** A server of PostgreSQL for one run. */
export interface PostgresServer {
  readonly url: string;
  readonly port: number;
  /** Folder of its data. */
  readonly data: string;
  /** Ends it, at once for who is connected, and starts it again over the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A copy of a server that follows it until it takes its place. */
export interface PostgresReplica extends PostgresServer {
  /** Waits until it has all that the other has written so far. */
  caughtUp(): Promise<void>;
  promote(): Promise<void>;
}

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_LIMIT_MS = 60_000;
const LOOK_AGAIN_MS = 100;
const SETTINGS = ['listen_addresses=127.0.0.1', 'fsync=off', 'logging_collector=off', 'log_min_messages=fatal'];

/** Folder of the newest that is installed, undefined where there is none. */
export const postgresFolder = (): string | undefined => {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).filter((name) => existsSync(join(DEBIAN_FOLDER, name, 'bin', 'initdb')))
    : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? undefined : join(DEBIAN_FOLDER, newest, 'bin');
};

const binaries = (): string => {
  const folder = postgresFolder();
  if (folder === undefined)
    throw new Error(
      'No PostgreSQL here: install the postgresql package, or give a server by its address in the environment.',
    );
  return folder;
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

const USER = 'prova';

interface Place {
  readonly bin: string;
  readonly folder: string;
  readonly data: string;
  readonly port: number;
  readonly options: {
    readonly uid?: number;
    readonly gid?: number;
    readonly cwd: string;
    readonly env: NodeJS.ProcessEnv;
  };
  readonly settings: readonly string[];
}

const newPlace = async (settings: readonly string[]): Promise<Place> => {
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'portale-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' };
  const place = { bin: binaries(), folder, data: join(folder, 'data'), port: await freePort(), settings };
  return { ...place, options: { ...user, cwd: folder, env } };
};

/** Runs one of the server's programs to its end. */
const program = ({ bin, options }: Place, name: string, args: readonly string[]): void => {
  const made = spawnSync(join(bin, name), args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  if (made.status !== 0) throw new Error(`${name} failed`);
};

const raise = async (place: Place): Promise<PostgresServer> => {
  const { bin, folder, data, port, options, settings } = place;
  const begin = async () => {
    const server = spawn(
      join(bin, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        folder,
        ...[...SETTINGS, ...settings].flatMap((setting) => ['-c', setting]),
      ],
      { ...options, stdio: 'ignore' },
    );
    const gone = new Promise((done) => server.once('exit', done));
    const deadline = Date.now() + START_LIMIT_MS;
    while (spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status !== 0) {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error('PostgreSQL did not start');
      await pause(LOOK_AGAIN_MS);
    }
    return async (): Promise<void> => {
      server.kill('SIGINT');
      await gone;
    };
  };
  let end = await begin();
  let isStopped = false;
  return {
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    port,
    data,
    restart: async () => {
      await end();
      end = await begin();
    },
    stop: async () => {
      if (isStopped) return;
      isStopped = true;
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Starts Debian's server on a free loopback port in a folder of its own, which goes with it. `settings` are of the form name=value. */
export const startPostgres = async (settings: readonly string[] = []): Promise<PostgresServer> => {
  const place = await newPlace(settings);
  program(place, 'initdb', ['-D', place.data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--no-sync']);
  return raise(place);
};

/** Starts a copy that follows a server and can take its place. */
export const startReplica = async (primary: PostgresServer): Promise<PostgresReplica> => {
  const place = await newPlace(['hot_standby=on']);
  program(place, 'pg_basebackup', [
    '-h',
    '127.0.0.1',
    '-p',
    String(primary.port),
    '-U',
    USER,
    '-D',
    place.data,
    '-R',
    '-X',
    'stream',
    '--no-sync',
    // Otherwise it waits minutes for the checkpoint that is due.
    '--checkpoint=fast',
  ]);
  const server = await raise(place);
  const value = (port: number, question: string): string =>
    spawnSync(
      join(place.bin, 'psql'),
      ['-h', '127.0.0.1', '-p', String(port), '-U', USER, '-d', 'postgres', '-Atc', question],
      {
        ...place.options,
        encoding: 'utf8',
      },
    ).stdout.trim();
  return {
    ...server,
    caughtUp: async () => {
      const written = value(primary.port, 'select pg_current_wal_lsn()');
      while (value(server.port, `select pg_last_wal_replay_lsn() >= '${written}'`) !== 't') await pause(LOOK_AGAIN_MS);
    },
    promote: async () => program(place, 'pg_ctl', ['promote', '-D', place.data, '-w']),
  };
};
