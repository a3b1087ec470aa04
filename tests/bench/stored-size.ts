import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { PostgresServer } from '../tools/postgres/server.ts';

const BYTES_PER_MB = 1_048_576;
const TABLES_NAMED = 5;
const LARGEST_TABLES = `select relname, pg_table_size(oid), pg_indexes_size(oid) from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace order by pg_total_relation_size(oid) desc limit ${TABLES_NAMED}`;

const inMegabytes = (bytes: number | string): string => (Number(bytes) / BYTES_PER_MB).toFixed(0);

/** Rows of a query, cells parted by a bar. */
const asked = ({ adminUrl }: PostgresServer, sql: string): readonly string[] =>
  execFileSync('psql', ['-XAt', '-d', adminUrl, '-c', sql], { encoding: 'utf8' }).trim().split('\n');

/** Megabytes that a server has written to its log ahead of the data since it was made. */
export const writtenAhead = (server: PostgresServer): number =>
  Number(asked(server, `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')`)[0]) / BYTES_PER_MB;

/** What the database takes on disk and what a copy takes, with the seconds of making it and of putting it back, by the operators' scripts. */
export const storedSize = (server: PostgresServer): readonly (readonly string[])[] => {
  const copies = mkdtempSync(join(tmpdir(), 'portale-copie-'));
  const timed = (script: string, url: string, argument: string): readonly [seconds: string, said: string] => {
    const from = performance.now();
    const env = { ...process.env, DATABASE_URL: url };
    const said = execFileSync(join('adapters/deploy/postgres', script), [argument], { encoding: 'utf8', env });
    return [((performance.now() - from) / 1_000).toFixed(0), said.trim()];
  };
  try {
    asked(server, 'vacuum analyze');
    const tables = asked(server, LARGEST_TABLES).map((row) => {
      const [name = '', own = '', indexes = ''] = row.split('|');
      return [name, inMegabytes(Number(own) + Number(indexes)), inMegabytes(indexes), ''];
    });
    const [whole = ''] = asked(server, 'select pg_database_size(current_database())');
    const [copying, copy] = timed('backup.sh', server.url, copies);
    asked(server, 'create database rimessa');
    const [restoring] = timed('restore.sh', server.adminUrl.replace(/\/postgres$/u, '/rimessa'), copy);
    return [
      ['on disk', 'MB', 'of which indexes', 's'],
      ['database', inMegabytes(whole), '', ''],
      ...tables,
      ['copy', inMegabytes(statSync(copy).size), '', copying],
      ['copy put back', '', '', restoring],
    ];
  } finally {
    rmSync(copies, { recursive: true, force: true });
  }
};
