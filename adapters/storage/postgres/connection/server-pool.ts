import { Client, Pool, type PoolClient, type PoolConfig } from 'pg';
import { StorageAway } from '#core/kernel/storage-away.ts';
import { type Connections, QueryError } from './database.ts';

/** How long connecting and statements may take (milliseconds). The server ends a statement before the client gives the connection up for dead. */
export interface ServerLimits {
  readonly read: { readonly server: number; readonly client: number };
  /** The same for what stands in a transaction, such as an import. */
  readonly write: { readonly server: number; readonly client: number };
  /** To get a connection, a free one or a new one. */
  readonly connection: number;
  /** Between two questions to a server that went away, and for each of them. */
  readonly askAgain: number;
  readonly answer: number;
}

export const SERVER_LIMITS: ServerLimits = {
  read: { server: 4_000, client: 5_000 },
  write: { server: 30_000, client: 31_000 },
  connection: 3_000,
  askAgain: 500,
  answer: 2_000,
};

/** What the driver says when every connection is in use for too long. */
const NO_SLOT = 'timeout exceeded when trying to connect';
const LOST = /^(?:Query read timeout|Connection terminated|timeout expired|Client has encountered)/u;
/** Of the network and of the server; what else the system refuses, such as a full disk, says nothing of a connection. */
const LOST_CODES = /^(?:ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|08|57P0)/u;

const codeOf = (error: Error): string => {
  if (error instanceof QueryError) return error.sqlState;
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
};

/** Whether the connection is gone, and with it most likely the server: whatever the server itself refused comes over a connection that lives. */
export const isLost = (error: unknown): boolean =>
  error instanceof Error && (LOST.test(error.message) || LOST_CODES.test(codeOf(error)));

/** SQLSTATE of a write over a connection that only reads, such as one to a server that is a standby now. */
const READ_ONLY = '25006';

/** Ends what is idle now and what is in hand once it is given back; nobody waits for it. */
const end = async (pool: Pool): Promise<void> => {
  try {
    await pool.end();
  } catch {
    // It was thrown away already.
  }
};

/**
 * Connections to a server that may go dark without a word, behind a proxy that keeps acknowledging for it. The first sign of it
 * throws all connections away, since those are as dead; until one query succeeds again every caller fails at once, and
 * nobody waits for a time-out of their own.
 */
export class ServerPool {
  readonly #config: PoolConfig;
  readonly #limits: ServerLimits;
  readonly #cameBack: () => void;
  #pool: Pool;
  #asking: NodeJS.Timeout | undefined;
  /** Grows when a connection turns out to only read: whatever was opened before leads to the same server. */
  #generation = 0;
  readonly #generationOf = new WeakMap<PoolClient, number>();
  #isAway = false;
  #isClosed = false;

  /** `cameBack` is called when the server answers again after it was away. */
  constructor(config: PoolConfig, limits: ServerLimits, cameBack: () => void) {
    this.#config = config;
    this.#limits = limits;
    this.#cameBack = cameBack;
    this.#pool = this.#fresh();
  }

  /** Gives the work a connection of its own, and takes it back whatever comes of it. Throws `StorageAway` when there is none to give. */
  async use<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    if (this.#isAway) throw new StorageAway('storage.away');
    const pool = this.#pool;
    const client = await pool.connect().catch((error: unknown) => {
      if (error instanceof Error && error.message === NO_SLOT && pool.totalCount > 0)
        throw new StorageAway('storage.busy', error);
      throw this.#noted(error, pool);
    });
    // What breaks between two statements shows itself at the next one.
    const unheard = (): void => undefined;
    client.on('error', unheard);
    const generation = this.#generationOf.get(client) ?? this.#generation;
    this.#generationOf.set(client, generation);
    try {
      const result = await work(client);
      client.off('error', unheard);
      client.release(generation < this.#generation);
      return result;
    } catch (error) {
      client.off('error', unheard);
      const lost = isLost(error);
      const readsOnly = error instanceof QueryError && error.sqlState === READ_ONLY;
      if (readsOnly && generation === this.#generation) this.#generation += 1;
      // A connection that may be dead, or leads to a server that takes no writes, must not be given to the next one.
      client.release(lost || generation < this.#generation);
      throw lost ? this.#noted(error, pool) : error;
    }
  }

  connections(): Connections {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#asking);
    await this.#pool.end();
  }

  #fresh(): Pool {
    const pool = new Pool(this.#config);
    // Without a listener a connection lost while idle would end the process; the pool replaces it by itself.
    pool.on('error', () => undefined);
    return pool;
  }

  /** Takes an error for what it is; one that tells of a lost server starts the asking. */
  #noted(error: unknown, pool: Pool): unknown {
    if (!isLost(error) && !(error instanceof Error && error.message === NO_SLOT)) return error;
    // Only once for all the works that the same loss has met.
    if (pool === this.#pool && !this.#isClosed && !this.#isAway) {
      this.#isAway = true;
      this.#pool = this.#fresh();
      void end(pool);
      this.#askAgain(0);
    }
    return new StorageAway('storage.away', error);
  }

  #askAgain(inMs: number): void {
    this.#asking = setTimeout(() => {
      void this.#answers().then((isBack) => {
        if (this.#isClosed) return;
        if (!isBack) return this.#askAgain(this.#limits.askAgain);
        this.#isAway = false;
        this.#cameBack();
      });
    }, inMs);
    this.#asking.unref();
  }

  async #answers(): Promise<boolean> {
    const { answer } = this.#limits;
    const client = new Client({ ...this.#config, connectionTimeoutMillis: answer, query_timeout: answer });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      void client.end().catch(() => undefined);
    }
  }
}
