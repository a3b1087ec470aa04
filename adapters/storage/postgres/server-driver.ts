import { Pool, type PoolClient, type PoolConfig, type QueryResult, types as knownTypes } from 'pg';
import {
  asQueryError,
  type Database,
  type Queryable,
  type SqlValue,
  StorageStartError,
  safeInteger,
  TYPE_OID,
} from './database.ts';
import { makeListener } from './server-listener.ts';

/** Connections that one process keeps at most. */
const DEFAULT_POOL_SIZE = 10;
/** How long a start waits for the server (milliseconds). */
const CONNECT_TIMEOUT_MS = 10_000;
/** No statement of the portal may take longer (milliseconds). */
const STATEMENT_TIMEOUT_MS = 30_000;

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown => {
    if (oid === TYPE_OID.bigint) return safeInteger;
    if (oid === TYPE_OID.date || oid === TYPE_OID.numeric) return (text: string) => text;
    return format === 'binary' ? knownTypes.getTypeParser(oid, 'binary') : knownTypes.getTypeParser(oid, 'text');
  },
};

const queryable = (target: Pool | PoolClient): Queryable => {
  const send = async (sql: string, values?: readonly SqlValue[]): Promise<QueryResult> => {
    try {
      return await (values === undefined ? target.query(sql) : target.query(sql, [...values]));
    } catch (error) {
      throw asQueryError(error);
    }
  };
  return {
    query: async <R extends object>(sql: string, values: readonly SqlValue[] = []) =>
      (await send(sql, values)).rows as R[],
    script: async (sql) => void (await send(sql)),
  };
};

const inTransaction = async <T>(pool: Pool, work: (tx: Queryable) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(queryable(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw asQueryError(error);
  } finally {
    client.release(broken);
  }
};

/** Opens a pool of connections to a PostgreSQL server (15 or later). Throws `storage.unreachable` when it does not answer. */
export const openServer = async (url: string, poolSize = DEFAULT_POOL_SIZE): Promise<Database> => {
  const config: PoolConfig = {
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'portale',
  };
  const pool = new Pool(config);
  // Without a listener a connection lost while idle would end the process; the pool replaces it by itself.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new StorageStartError(
      'storage.unreachable',
      'Il server PostgreSQL indicato in DATABASE_URL non risponde o rifiuta l’accesso: controlla indirizzo, utente e password.',
      error,
    );
  }
  const listener = makeListener(config);
  return {
    kind: 'server',
    folder: undefined,
    ...queryable(pool),
    tx: (work) => inTransaction(pool, work),
    listen: (channel, heard) => listener.listen(channel, heard),
    notify: async (channel, payload) => {
      await pool.query('select pg_notify($1, $2)', [channel, payload]);
    },
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
};
