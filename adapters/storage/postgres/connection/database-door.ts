import type { MessagePort, Worker } from 'node:worker_threads';
import { type Database, type Queryable, QueryError, type Row, type SqlValue } from './database.ts';

// The embedded database works in a thread of its own, so that no statement of it keeps the loop that answers waiting.
// This is the door between the two: the same `Database` on both sides, its calls and answers as messages.

/** One call through the door; `tx` names the transaction in which it stands. */
type Call =
  | { readonly kind: 'query'; readonly sql: string; readonly values: readonly SqlValue[]; readonly tx?: number }
  | { readonly kind: 'script'; readonly sql: string; readonly tx?: number }
  | { readonly kind: 'begin' }
  | { readonly kind: 'end'; readonly tx: number; readonly isKept: boolean }
  | { readonly kind: 'listen'; readonly channel: string }
  | { readonly kind: 'notify'; readonly channel: string; readonly payload: string }
  | { readonly kind: 'close' };
interface Asked {
  readonly id: number;
  readonly call: Call;
}
/** An error as it can pass: a refusal of the database stays one. */
interface Told {
  readonly message: string;
  readonly sqlState?: string | undefined;
  readonly constraint?: string | undefined;
}
type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: Told }
  | { readonly channel: string; readonly payload: string };

/** Either end of the door. */
export type Door = Pick<MessagePort | Worker, 'postMessage' | 'on'>;

/** What a transaction ends with that is not to be kept. */
class Undone extends Error {}

const toldOf = (error: unknown): Told =>
  error instanceof QueryError
    ? { message: error.message, sqlState: error.sqlState, constraint: error.constraint }
    : { message: error instanceof Error ? error.message : String(error) };

const errorFrom = ({ message, sqlState, constraint }: Told): Error =>
  sqlState === undefined ? new Error(message) : new QueryError(message, { sqlState, constraint, cause: undefined });

interface OpenTransaction {
  readonly queries: Queryable;
  readonly end: (isKept: boolean) => void;
  /** Settles when the database has kept or undone it. */
  readonly done: Promise<unknown>;
}

/** Lets whoever is behind the door use the database. */
export const serveDatabase = (db: Database, door: Door): void => {
  const transactions = new Map<number, OpenTransaction>();
  const within = (tx: number | undefined): Queryable => {
    if (tx === undefined) return db;
    const open = transactions.get(tx);
    if (open === undefined) throw new Error('the transaction has ended');
    return open.queries;
  };
  const begin = (tx: number): Promise<number> =>
    new Promise((begun, refuse) => {
      // Later, so that what it ends with is known when it begins.
      const done: Promise<void> = Promise.resolve().then(() =>
        db.tx(
          (queries) =>
            new Promise<void>((keep, undo) => {
              transactions.set(tx, { queries, end: (isKept) => (isKept ? keep() : undo(new Undone())), done });
              begun(tx);
            }),
        ),
      );
      done.catch(refuse);
    });
  const end = async (tx: number, isKept: boolean): Promise<void> => {
    const open = transactions.get(tx);
    transactions.delete(tx);
    open?.end(isKept);
    await open?.done.catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  };
  const answer = async ({ id, call }: Asked): Promise<unknown> => {
    switch (call.kind) {
      case 'query':
        return within(call.tx).query(call.sql, call.values);
      case 'script':
        return within(call.tx).script(call.sql);
      case 'begin':
        return begin(id);
      case 'end':
        return end(call.tx, call.isKept);
      case 'listen':
        await db.listen(call.channel, (payload) =>
          door.postMessage({ channel: call.channel, payload } satisfies Answer),
        );
        return undefined;
      case 'notify':
        return db.notify(call.channel, call.payload);
      case 'close':
        return db.close();
    }
  };
  door.on('message', (asked: Asked) => {
    if (typeof asked !== 'object' || !('call' in asked)) return;
    answer(asked).then(
      (value) => door.postMessage({ id: asked.id, value } satisfies Answer),
      (error: unknown) => door.postMessage({ id: asked.id, error: toldOf(error) } satisfies Answer),
    );
  });
};

/** The database that is served at the other end of the door. */
export const databaseBehind = (door: Door, { folder }: Pick<Database, 'folder'>): Database => {
  const waiting = new Map<
    number,
    { readonly done: (value: unknown) => void; readonly refuse: (error: Error) => void }
  >();
  const hearers = new Map<string, Set<(payload: string) => void>>();
  let last = 0;
  const ask = <T>(call: Call): Promise<T> =>
    new Promise((done, refuse) => {
      last += 1;
      waiting.set(last, { done: (value) => done(value as T), refuse });
      door.postMessage({ id: last, call } satisfies Asked);
    });
  door.on('message', (answer: Answer) => {
    if ('channel' in answer) return hearers.get(answer.channel)?.forEach((heard) => heard(answer.payload));
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
        await ask({ kind: 'end', tx, isKept: true });
        return result;
      } catch (error) {
        // What has ended already, kept or undone, ends here without a word.
        await ask({ kind: 'end', tx, isKept: false }).catch(() => undefined);
        throw error;
      }
    },
    listen: async (channel, heard) => {
      const known = hearers.get(channel);
      if (known === undefined) {
        hearers.set(channel, new Set([heard]));
        await ask({ kind: 'listen', channel });
      } else known.add(heard);
      return async () => void hearers.get(channel)?.delete(heard);
    },
    notify: (channel, payload) => ask({ kind: 'notify', channel, payload }),
    close: () => ask({ kind: 'close' }),
  };
};
