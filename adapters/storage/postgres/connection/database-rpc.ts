import type { MessagePort, Worker } from 'node:worker_threads';
import { type Database, type Queryable, QueryError, type Row, type SqlValue } from './database.ts';

// The embedded database works in a thread of its own, so that no statement of it keeps the loop that answers waiting.
// This is the RPC between the two: the same `Database` on both sides, calls and answers as messages.

/** One call; `tx` names the transaction in which it stands. */
type Call =
  | { readonly kind: 'query'; readonly sql: string; readonly values: readonly SqlValue[]; readonly tx?: number }
  | { readonly kind: 'script'; readonly sql: string; readonly tx?: number }
  | { readonly kind: 'begin' }
  | { readonly kind: 'end'; readonly tx: number; readonly isCommit: boolean }
  | { readonly kind: 'listen'; readonly channel: string }
  | { readonly kind: 'notify'; readonly channel: string; readonly payload: string }
  | { readonly kind: 'close' };
interface Request {
  readonly id: number;
  readonly call: Call;
}
/** An error as a message can carry it: an error of the database stays one. */
interface WireError {
  readonly message: string;
  readonly sqlState?: string | undefined;
  readonly constraint?: string | undefined;
}
type Response =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: WireError }
  | { readonly channel: string; readonly payload: string };

/** Either end of the channel. */
export type RpcPort = Pick<MessagePort | Worker, 'postMessage' | 'on'>;

/** Ends a transaction that is rolled back. */
class RolledBack extends Error {}

const wireErrorOf = (error: unknown): WireError =>
  error instanceof QueryError
    ? { message: error.message, sqlState: error.sqlState, constraint: error.constraint }
    : { message: error instanceof Error ? error.message : String(error) };

const errorFrom = ({ message, sqlState, constraint }: WireError): Error =>
  sqlState === undefined ? new Error(message) : new QueryError(message, { sqlState, constraint, cause: undefined });

interface OpenTransaction {
  readonly queries: Queryable;
  readonly end: (isCommit: boolean) => void;
  /** Settles when the database has committed or rolled back. */
  readonly done: Promise<unknown>;
}

/** Begins a transaction and keeps it open until it is ended by its number. */
const begin = (db: Database, transactions: Map<number, OpenTransaction>, tx: number): Promise<number> =>
  new Promise((begun, refuse) => {
    // Later, so that what it ends with is known when it begins.
    const done: Promise<void> = Promise.resolve().then(() =>
      db.tx(
        (queries) =>
          new Promise<void>((commit, rollback) => {
            transactions.set(tx, {
              queries,
              end: (isCommit) => (isCommit ? commit() : rollback(new RolledBack())),
              done,
            });
            begun(tx);
          }),
      ),
    );
    done.catch(refuse);
  });

/** Serves the database to the other end of the channel. */
export const serveDatabase = (db: Database, port: RpcPort): void => {
  const transactions = new Map<number, OpenTransaction>();
  const within = (tx: number | undefined): Queryable => {
    if (tx === undefined) return db;
    const open = transactions.get(tx);
    if (open === undefined) throw new Error('the transaction has ended');
    return open.queries;
  };
  const end = async (tx: number, isCommit: boolean): Promise<void> => {
    const open = transactions.get(tx);
    transactions.delete(tx);
    open?.end(isCommit);
    await open?.done.catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  };
  const answer = async ({ id, call }: Request): Promise<unknown> => {
    switch (call.kind) {
      case 'query':
        return within(call.tx).query(call.sql, call.values);
      case 'script':
        return within(call.tx).script(call.sql);
      case 'begin':
        return begin(db, transactions, id);
      case 'end':
        return end(call.tx, call.isCommit);
      case 'listen':
        await db.listen(call.channel, (payload) =>
          port.postMessage({ channel: call.channel, payload } satisfies Response),
        );
        return undefined;
      case 'notify':
        return db.notify(call.channel, call.payload);
      case 'close':
        return db.close();
    }
  };
  port.on('message', (asked: Request) => {
    if (typeof asked !== 'object' || !('call' in asked)) return;
    answer(asked).then(
      (value) => port.postMessage({ id: asked.id, value } satisfies Response),
      (error: unknown) => port.postMessage({ id: asked.id, error: wireErrorOf(error) } satisfies Response),
    );
  });
};

/** The database that the other end of the channel serves. */
export const databaseOver = (port: RpcPort, { folder }: Pick<Database, 'folder'>): Database => {
  const waiting = new Map<
    number,
    { readonly done: (value: unknown) => void; readonly refuse: (error: Error) => void }
  >();
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let last = 0;
  const ask = <T>(call: Call): Promise<T> =>
    new Promise((done, refuse) => {
      last += 1;
      waiting.set(last, { done: (value) => done(value as T), refuse });
      port.postMessage({ id: last, call } satisfies Request);
    });
  port.on('message', (answer: Response) => {
    if ('channel' in answer) return listeners.get(answer.channel)?.forEach((heard) => heard(answer.payload));
    const one = 'id' in answer ? waiting.get(answer.id) : undefined;
    if (one === undefined) return;
    waiting.delete(answer.id);
    if ('error' in answer) one.refuse(errorFrom(answer.error));
    else one.done(answer.value);
  });
  const queryable = (tx?: number): Queryable => ({
    query: <R extends object = Row>(sql: string, values: readonly SqlValue[] = []) =>
      ask<readonly R[]>({ kind: 'query', sql, values, ...(tx === undefined ? {} : { tx }) }),
    script: (sql) => ask({ kind: 'script', sql, ...(tx === undefined ? {} : { tx }) }),
  });
  return {
    kind: 'embedded',
    folder,
    ...queryable(),
    tx: async (work) => {
      const tx = await ask<number>({ kind: 'begin' });
      try {
        const result = await work(queryable(tx));
        await ask({ kind: 'end', tx, isCommit: true });
        return result;
      } catch (error) {
        // A transaction that has already ended is no error here.
        await ask({ kind: 'end', tx, isCommit: false }).catch(() => undefined);
        throw error;
      }
    },
    listen: async (channel, heard) => {
      const known = listeners.get(channel);
      if (known === undefined) {
        listeners.set(channel, new Set([heard]));
        await ask({ kind: 'listen', channel });
      } else known.add(heard);
      return async () => void listeners.get(channel)?.delete(heard);
    },
    notify: (channel, payload) => ask({ kind: 'notify', channel, payload }),
    close: () => ask({ kind: 'close' }),
  };
};
