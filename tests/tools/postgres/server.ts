import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';

/** A server of PostgreSQL for one run. */
export interface PostgresServer {
  readonly url: string;
  /** The same server for its administrator. */
  readonly adminUrl: string;
  readonly port: number;
  /** Folder of its data. */
  readonly data: string;
  /** Ends it, at once for its clients, and starts it again over the same data. */
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
const QUIET = ['logging_collector=off', 'log_min_messages=fatal'];
const SETTINGS = ['listen_addresses=127.0.0.1', 'fsync=off', ...QUIET];
/** The deployment's own files. */
const DEPLOYED = 'adapters/deploy/postgres';
/** Role and database of the portal, made as the deployment's page says: it owns its database and may nothing else. */
const PORTAL_ROLE = 'portale';

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

interface Instance {
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

const newInstance = async (settings: readonly string[]): Promise<Instance> => {
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'portale-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' };
  const place = { bin: binaries(), folder, data: join(folder, 'data'), port: await freePort(), settings };
  return { ...place, options: { ...user, cwd: folder, env } };
};

/** Runs one of the server's programs to its end. */
const program = ({ bin, options }: Instance, name: string, args: readonly string[]): void => {
  const made = spawnSync(join(bin, name), args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  if (made.status !== 0) throw new Error(`${name} failed`);
};

const raise = async (place: Instance): Promise<PostgresServer> => {
  const { bin, folder, data, port, options, settings } = place;
  const begin = async () => {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
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
  const adminUrl = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  return {
    url: adminUrl,
    adminUrl,
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

const initialize = (place: Instance): void =>
  program(place, 'initdb', ['-D', place.data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--no-sync']);

/** Starts Debian's server on a free loopback port in a folder of its own, which goes with it. `settings` are of the form name=value. */
export const startPostgres = async (settings: readonly string[] = []): Promise<PostgresServer> => {
  const place = await newInstance([...SETTINGS, ...settings]);
  initialize(place);
  return raise(place);
};

/**
 * Starts a server by the deployment's own files, of which only the machine's addresses, memory and folders are others, with
 * the portal's role and database made as its page says.
 */
export const startDeployedPostgres = async (): Promise<PostgresServer> => {
  const place = await newInstance(QUIET);
  initialize(place);
  const conf = join(place.data, 'conf.d');
  mkdirSync(conf);
  // The server's user may not be let into the folder of the project.
  for (const name of ['portale.conf', 'archive.sh'])
    cpSync(join(DEPLOYED, name), join(name.endsWith('.conf') ? conf : place.folder, name));
  writeFileSync(join(conf, 'macchina.conf'), machineFile(place.folder));
  appendFileSync(join(place.data, 'postgresql.conf'), "\ninclude_dir = 'conf.d'\n");
  for (const path of [conf, ...readdirSync(conf).map((name) => join(conf, name)), join(place.folder, 'archive.sh')])
    if (place.options.uid !== undefined) chownSync(path, place.options.uid, place.options.gid ?? place.options.uid);
  const server = await raise(place);
  const connection = ['-h', '127.0.0.1', '-p', String(place.port), '-U', USER];
  program(place, 'createuser', [...connection, PORTAL_ROLE]);
  program(place, 'createdb', [...connection, '-O', PORTAL_ROLE, PORTAL_ROLE]);
  return { ...server, url: portalUrl(place.port) };
};

/** The portal's database on the server of a port, as the portal's own role. */
const portalUrl = (port: number): string => `postgres://${PORTAL_ROLE}@127.0.0.1:${port}/${PORTAL_ROLE}`;

/** The deployment's file of the machine, with addresses, memory and folders of this run; throws where it lacks one of them. */
const machineFile = (folder: string): string =>
  [
    [/^listen_addresses = .*$/mu, "listen_addresses = '127.0.0.1'"],
    [/^shared_buffers = .*$/mu, 'shared_buffers = 128MB'],
    [/^effective_cache_size = .*$/mu, 'effective_cache_size = 1GB'],
    [/^maintenance_work_mem = .*$/mu, 'maintenance_work_mem = 64MB'],
    [/\/opt\/portale\/adapters\/deploy\/postgres/u, folder],
    [/\/var\/lib\/postgresql/u, folder],
  ].reduce(
    (text, [what = /$/u, instead = '']) => {
      if (text.search(what) < 0) throw new Error(`the deployment's file of the machine has no ${String(what)}`);
      return text.replace(what, String(instead));
    },
    readFileSync(join(DEPLOYED, 'macchina.conf'), 'utf8'),
  );

/** Starts a copy that follows a server and can take its place. */
export const startReplica = async (primary: PostgresServer): Promise<PostgresReplica> => {
  const place = await newInstance([...SETTINGS, 'hot_standby=on']);
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
    // The same database as that of the other one, by the same role.
    url: Object.assign(new URL(primary.url), { port: String(server.port) }).href,
    caughtUp: async () => {
      const written = value(primary.port, 'select pg_current_wal_lsn()');
      while (value(server.port, `select pg_last_wal_replay_lsn() >= '${written}'`) !== 't') await pause(LOOK_AGAIN_MS);
    },
    promote: async () => program(place, 'pg_ctl', ['promote', '-D', place.data, '-w']),
  };
};
