import { Client, type PoolClient, type PoolConfig, type QueryResult, types as knownTypes } from 'pg';
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
import { isLost, SERVER_LIMITS, type ServerLimits, ServerPool } from './server-pool.ts';

/** Connections that one process keeps at most. */
const DEFAULT_POOL_SIZE = 10;
/** How long a start waits for the server (milliseconds). */
const START_LIMIT_MS = 10_000;
/** A connection that nobody uses is looked after by the system, so that one whose other end has gone is found. */
const KEEP_ALIVE_AFTER_MS = 10_000;

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown => {
    if (oid === TYPE_OID.bigint) return safeInteger;
    if (oid === TYPE_OID.date || oid === TYPE_OID.numeric) return (text: string) => text;
    return format === 'binary' ? knownTypes.getTypeParser(oid, 'binary') : knownTypes.getTypeParser(oid, 'text');
  },
};

/** Texts that a pool prepares on each of its connections; the server keeps a plan for every one. */
const MOST_PREPARED = 300;

/**
 * The names under which the statements of one pool are prepared: the server reads and plans each once on a connection, which is
 * more than half of what most statements cost it. Texts beyond the bound, made up of parts that seldom come together, are
 * planned each time.
 */
class PreparedNames {
  readonly #names = new Map<string, string>();

  of(sql: string): string | undefined {
    const known = this.#names.get(sql);
    if (known !== undefined || this.#names.size >= MOST_PREPARED) return known;
    const name = `portale-${this.#names.size + 1}`;
    this.#names.set(sql, name);
    return name;
  }
}

/** Statements on one connection; each is given up after `limitMs` where there is a limit. */
const queryable = (client: PoolClient, limitMs: number, names: PreparedNames): Queryable => {
  const send = async (sql: string, values: readonly SqlValue[] | undefined, limit: number): Promise<QueryResult> => {
    try {
      // The driver reads the limit out of the statement, though its types do not know.
      const statement = {
        text: sql,
        ...(values === undefined ? {} : withValues(names.of(sql), values)),
        query_timeout: limit,
      };
      return await client.query(statement);
    } catch (error) {
      throw asQueryError(error);
    }
  };
  return {
    query: async <R extends object>(sql: string, values: readonly SqlValue[] = []) =>
      (await send(sql, values, limitMs)).rows as R[],
    // A migration takes as long as it takes.
    script: async (sql) => void (await send(sql, undefined, 0)),
  };
};

const withValues = (name: string | undefined, values: readonly SqlValue[]) => ({
  values: [...values],
  ...(name === undefined ? {} : { name }),
});

const inTransaction =
  <T>(limits: ServerLimits, names: PreparedNames, work: (tx: Queryable) => Promise<T>) =>
  async (client: PoolClient): Promise<T> => {
    const own = queryable(client, limits.write.client, names);
    await queryable(client, limits.read.client, names).query('begin');
    try {
      await own.query(`set local statement_timeout = ${limits.write.server}`);
      const result = await work(own);
      await own.query('commit');
      return result;
    } catch (error) {
      // Where the connection is gone, so is the transaction; asking for its end would only wait once more.
      if (!isLost(error)) await own.query('rollback').catch(noRollback);
      throw error;
    }
  };

/** In what state the connection is, nobody can tell: it is as good as lost. */
const noRollback = (cause: unknown): never => {
  throw new Error('Connection terminated: the transaction cannot be taken back', { cause });
};

/** One query before anything else, so that a wrong address is reported at the start. */
const assertAnswers = async (config: PoolConfig): Promise<void> => {
  const client = new Client({ ...config, connectionTimeoutMillis: START_LIMIT_MS, query_timeout: START_LIMIT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    throw new StorageStartError(
      'storage.unreachable',
      'Il server PostgreSQL indicato in DATABASE_URL non risponde o rifiuta l’accesso: controlla indirizzo, utente e password.',
      error,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Opens a pool of connections to a PostgreSQL server (15 or later). Throws `storage.unreachable` when it does not answer. */
export const openServer = async (
  url: string,
  poolSize = DEFAULT_POOL_SIZE,
  limits = SERVER_LIMITS,
): Promise<Database> => {
  const config: PoolConfig = {
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: limits.connection,
    statement_timeout: limits.read.server,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    application_name: 'portale',
  };
  await assertAnswers(config);
  const listener = makeListener(config);
  const pool = new ServerPool(config, limits, () => listener.renew());
  const names = new PreparedNames();
  const read = <T>(work: (read: Queryable) => Promise<T>): Promise<T> =>
    pool.use((client) => work(queryable(client, limits.read.client, names)));
  return {
    kind: 'server',
    folder: undefined,
    query: (sql, values) => read((own) => own.query(sql, values)),
    script: (sql) => read((own) => own.script(sql)),
    tx: (work) => pool.use(inTransaction(limits, names, work)),
    listen: (channel, heard) => listener.listen(channel, heard),
    notify: (channel, payload) =>
      read(async (own) => void (await own.query('select pg_notify($1, $2)', [channel, payload]))),
    connections: () => pool.connections(),
    close: async () => {
      await listener.close();
      await pool.close();
    },
  };
};
