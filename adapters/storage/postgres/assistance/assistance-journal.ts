import { existsSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { AssistanceRequest } from '#core/support/assistance-request.ts';
import type { Database, Queryable } from '../connection/database.ts';

/** A request as it was taken. */
export interface TakenRequest {
  readonly receiptNumber: string;
  readonly idempotencyKey: string;
  readonly fingerprint: string;
  readonly request: AssistanceRequest;
  /** ISO instant. */
  readonly receivedAt: string;
}

const FILE_NAME = 'richieste-di-assistenza.jsonl';
/** Readable and writable by the portal's own user only: the requests name people. */
const PRIVATE_FILE = 0o600;
const NEW_LINE = 0x0a;

/**
 * A second place for what must not be lost: the embedded database never forces its writes to the disk, this
 * file does, before the request is acknowledged.
 */
export class AssistanceJournal {
  readonly #path: string;
  #last: Promise<void> = Promise.resolve();

  constructor(folder: string) {
    this.#path = join(folder, FILE_NAME);
  }

  /**
   * Resolves when the request is on the disk, with how to take it back while nothing follows it. One after the other, so that
   * no two lines mix; a line that does not fit leaves nothing behind.
   */
  append(taken: TakenRequest): Promise<() => Promise<void>> {
    return this.#inTurn(() => appendLine(this.#path, JSON.stringify(taken)));
  }

  /** Takes out the lines of the requests with these keys: the file is written anew beside, and then takes the place of the other. */
  forget(keys: ReadonlySet<string>): Promise<void> {
    return this.#inTurn(() => writeWithout(this.#path, keys));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(work);
    this.#last = mine.then(
      () => undefined,
      () => undefined,
    );
    return mine;
  }
}

/** Makes the file end where it ended, unless it has grown beyond `after` since. */
const cutBack = async (path: string, before: number, after: number): Promise<void> => {
  const file = await open(path, 'r+', PRIVATE_FILE);
  try {
    if ((await file.stat()).size > after) return;
    await file.truncate(before);
    await file.sync();
  } finally {
    await file.close();
  }
};

const appendLine = async (path: string, line: string): Promise<() => Promise<void>> => {
  const file = await open(path, 'a+', PRIVATE_FILE);
  const { size } = await file.stat();
  try {
    const { buffer } = size === 0 ? { buffer: Buffer.of(NEW_LINE) } : await file.read(Buffer.alloc(1), 0, 1, size - 1);
    // A line that a power cut left unfinished gets its end, so that the next one stands by itself.
    await file.appendFile(`${buffer[0] === NEW_LINE ? '' : '\n'}${line}\n`);
    await file.sync();
    const { size: after } = await file.stat();
    return () => cutBack(path, size, after);
  } catch (error) {
    // Of a line that the disk had no room for nothing stays.
    await file.truncate(size).catch(() => undefined);
    throw error;
  } finally {
    await file.close();
  }
};

const writeWithout = async (path: string, keys: ReadonlySet<string>): Promise<void> => {
  if (!existsSync(path)) return;
  const lines = readFileSync(path, 'utf8').split('\n');
  const kept = lines.filter((line) => !takenFrom(line).some(({ idempotencyKey }) => keys.has(idempotencyKey)));
  if (kept.length === lines.length) return;
  const draft = `${path}.bozza`;
  const file = await open(draft, 'w', PRIVATE_FILE);
  try {
    await file.writeFile(kept.join('\n'));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
};

const takenFrom = (line: string): readonly TakenRequest[] => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'idempotencyKey' in value && 'receiptNumber' in value
      ? [value as TakenRequest]
      : [];
  } catch {
    // The line was being written when the power went: its request was never acknowledged.
    return [];
  }
};

/** Writes a taken request; false when its key is already there. */
export const insertTaken = async (tx: Queryable, taken: TakenRequest): Promise<boolean> => {
  const rows = await tx.query(
    `insert into assistance_request (receipt_number, idempotency_key, fingerprint, payload, received_at, due_at)
     values ($1, $2, $3, $4::jsonb, $5::timestamptz, $5::timestamptz) on conflict do nothing returning receipt_number`,
    [taken.receiptNumber, taken.idempotencyKey, taken.fingerprint, JSON.stringify(taken.request), taken.receivedAt],
  );
  return rows.length > 0;
};

/** Takes back the requests that the journal holds and the database has lost; does nothing for a database without a folder. */
export const replayAssistanceJournal = async (db: Database): Promise<number> => {
  const path = db.folder === undefined ? undefined : join(db.folder, FILE_NAME);
  if (path === undefined || !existsSync(path)) return 0;
  const kept = readFileSync(path, 'utf8').split('\n').flatMap(takenFrom);
  if (kept.length === 0) return 0;
  return db.tx(async (tx) => {
    let back = 0;
    for (const taken of kept) if (await insertTaken(tx, taken)) back += 1;
    // Numbers that were given out are never given out again.
    await tx.query(
      `select setval('assistance_number', greatest((select last_value from assistance_number), (select max(substring(receipt_number from '\\d+$')::bigint) from assistance_request)))`,
    );
    return back;
  });
};
