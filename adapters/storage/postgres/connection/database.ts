import { portKey } from '#core/kernel/port-key.ts';

/** What a statement can be given: JSON goes in as text (`JSON.stringify`) with a `::jsonb` cast. */
export type SqlValue = string | number | boolean | null | readonly string[] | readonly number[];

/** A row as it comes: `date` and `numeric` as text, `bigint` as a safe number, `jsonb` parsed. */
export type Row = Readonly<Record<string, unknown>>;

/** Something that runs statements: the database itself, or one of its transactions. */
export interface Queryable {
  /** One statement; answers its rows. A refusal of the database is a `QueryError` with its SQLSTATE. */
  query<R extends object = Row>(sql: string, values?: readonly SqlValue[]): Promise<readonly R[]>;
  /** Several statements without values, as a migration has them. */
  script(sql: string): Promise<void>;
}

/** The connections of a process to a database server. */
export interface Connections {
  /** Connections that something is done on. */
  readonly used: number;
  /** Open ones that nobody uses. */
  readonly idle: number;
  /** How many ask for one while none is free. */
  readonly waiting: number;
}

/**
 * The little that the portal needs of a database, the same over the embedded one and over a server
 * (API-09): equal rows, equal SQLSTATE, equal constraint names.
 */
export interface Database extends Queryable {
  readonly kind: 'embedded' | 'server';
  /** The data folder of an embedded database; undefined for one in memory and for a server. */
  readonly folder: string | undefined;
  /** Runs `work` in one transaction; a throw rolls back. Never nest. */
  tx<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Calls `heard` for each notice on the channel, and with an empty payload after a lost connection came back. Answers how to stop. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  notify(channel: string, payload: string): Promise<void>;
  /** The connections of this moment; an embedded database has none. */
  connections?(): Connections;
  close(): Promise<void>;
}
export const Database = portKey<Database>('Database');

/** A statement that the database refused. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
  /** The five characters of SQLSTATE, or 'XX000' when the database gave none. */
  readonly sqlState: string;
  readonly constraint: string | undefined;

  constructor(message: string, facts: { sqlState: string; constraint: string | undefined; cause: unknown }) {
    super(message, { cause: facts.cause });
    this.sqlState = facts.sqlState;
    this.constraint = facts.constraint;
  }
}

/** Why the storage cannot be opened; `message` is one Italian sentence for the operator. */
export class StorageStartError extends Error {
  override readonly name = 'StorageStartError';
  readonly code:
    | 'storage.in-use'
    | 'storage.not-own'
    | 'storage.not-writable'
    | 'storage.full'
    | 'storage.damaged'
    | 'storage.unreachable'
    | 'storage.migration-changed'
    | 'storage.newer'
    | 'storage.journal';

  constructor(code: StorageStartError['code'], message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

const textOf = (value: unknown, key: string): string | undefined => {
  if (typeof value !== 'object' || value === null || !(key in value)) return undefined;
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'string' && found !== '' ? found : undefined;
};

/** Makes a refusal of either driver the same error. What is not from the database passes as it is. */
export const asQueryError = (error: unknown): unknown => {
  const sqlState = textOf(error, 'code');
  // A pipe that broke has a code of five capitals too.
  if (error instanceof QueryError || sqlState === undefined || !/^(?!EPIPE)[0-9A-Z]{5}$/u.test(sqlState)) return error;
  return new QueryError(textOf(error, 'message') ?? 'refused', {
    sqlState,
    constraint: textOf(error, 'constraint'),
    cause: error,
  });
};

/** Reads `bigint` as a number and refuses what a number cannot hold. */
export const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error('a bigint of the database is beyond the safe integers');
  return value;
};

/** Type numbers of PostgreSQL whose reading is fixed on both drivers. */
export const TYPE_OID = { bigint: 20, date: 1082, numeric: 1700 } as const;
