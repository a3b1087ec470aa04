import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { PostgresServer } from '../postgres/server.ts';

const run = promisify(execFile);
const COPY = 'adapters/deploy/postgres/backup.sh';
const PUT_BACK = 'adapters/deploy/postgres/restore.sh';
const TRIAL = 'adapters/deploy/postgres/try-restore.sh';
const [FIRST, SECOND] = ['portale_rimesso', 'portale_rimesso_ancora'];

/** What became of a copy. */
export interface Restored {
  readonly tables: number;
  readonly rows: number;
  /** Whether a copy of the copy holds, table by table, just what the copy holds: into the first nobody writes any more. */
  readonly isEqual: boolean;
  /** Keys of the requests for assistance that it holds. */
  readonly requests: ReadonlySet<string>;
  /** Whether nothing is written over a database that is in use. */
  readonly refusesFull: boolean;
  /** What the trial of the last copy says, which leaves no database behind. */
  readonly trial: string;
}

/**
 * Copies a database that is in use by the operators' own scripts, puts the copy into a new one, and does the same with that one: as
 * the portal's own role, which owns databases that who administers the server has made for it.
 */
export const backUpAndRestore = async (
  { url, adminUrl }: Pick<PostgresServer, 'url' | 'adminUrl'>,
  folder: string,
): Promise<Restored> => {
  const freshDatabase = async (name: string): Promise<string> => {
    const own = new URL(url);
    await asked(adminUrl, `create database ${name} owner ${own.username}`);
    return Object.assign(own, { pathname: `/${name}` }).href;
  };
  const file = await copied(url, join(folder, '1'));
  const refusesFull = await putBack(file, url).then(
    () => false,
    () => true,
  );
  const first = await freshDatabase(FIRST);
  await putBack(file, first);
  const second = await freshDatabase(SECOND);
  await putBack(await copied(first, join(folder, '2')), second);
  const [before, after] = [await digests(first), await digests(second)];
  const requests = await asked(first, 'select idempotency_key as key from assistance_request');
  const { hostname, port, username } = new URL(adminUrl);
  const trial = await run(TRIAL, [join(folder, '1')], {
    env: { ...process.env, PGHOST: hostname, PGPORT: port, PGUSER: username, PGDATABASE: 'postgres' },
  });
  const left = await asked(adminUrl, `select from pg_database where datname = 'portale_prova_copia'`);
  if (left.length > 0) throw new Error('the trial of a copy left its database behind');
  return {
    trial: trial.stdout.trim(),
    tables: before.length,
    rows: before.reduce((sum, { rows }) => sum + rows, 0),
    isEqual: before.length > 0 && JSON.stringify(before) === JSON.stringify(after),
    requests: new Set(requests.map(({ key }) => String(key))),
    refusesFull,
  };
};

// Helpers

const copied = async (url: string, folder: string): Promise<string> =>
  (await run(COPY, [folder], { env: { ...process.env, DATABASE_URL: url } })).stdout.trim();

const putBack = (file: string, url: string) => run(PUT_BACK, [file], { env: { ...process.env, DATABASE_URL: url } });

const asked = async (url: string, text: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

/** Rows of each table and one number for all that they hold, whatever their order. */
const digests = async (url: string): Promise<readonly { name: string; rows: number; digest: string }[]> => {
  const tables = await asked(url, "select tablename as name from pg_tables where schemaname = 'public' order by 1");
  const found = [];
  for (const { name } of tables) {
    const [line] = await asked(
      url,
      `select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as digest from "${String(name)}" t`,
    );
    found.push({ name: String(name), rows: Number(line?.['rows']), digest: String(line?.['digest']) });
  }
  return found;
};
