import { existsSync } from 'node:fs';
import { type Database, type Queryable, StorageStartError } from '../connection/database.ts';
import { cutJournal, journalLines, journalPath, runningNumber, type TakenRequest } from './journal-file.ts';

/** Requests that one statement takes back. */
const IN_ONE_STATEMENT = 500;
/** Faulty lines that the sentence names. */
const MOST_NAMED = 5;

/** Writes taken requests, due at once whatever the clock said when they came; answers the receipt numbers of those whose key was not there. */
export const insertTaken = async (tx: Queryable, taken: readonly TakenRequest[]): Promise<readonly string[]> => {
  const rows = await tx.query<{ number: string }>(
    `insert into assistance_request (receipt_number, idempotency_key, fingerprint, payload, received_at, due_at)
     select "receiptNumber", "idempotencyKey", fingerprint, request, "receivedAt", '-infinity'
     from jsonb_to_recordset($1::jsonb) as t ("receiptNumber" text, "idempotencyKey" text, fingerprint text, request jsonb, "receivedAt" timestamptz)
     on conflict do nothing returning receipt_number as number`,
    [JSON.stringify(taken)],
  );
  return rows.map(({ number }) => number);
};

/**
 * Takes back the requests that the journal holds and the database has lost, and cuts the lines of those that are delivered;
 * answers how many came back. The journal is read line by line. Does nothing for a database without a folder. Throws
 * `storage.journal` with the place of each line whose values cannot be true: such a request was acknowledged, and is not
 * passed over.
 */
export const replayAssistanceJournal = async (db: Database): Promise<number> => {
  const path = db.folder === undefined ? undefined : journalPath(db.folder);
  if (path === undefined || !existsSync(path)) return 0;
  const faults: string[] = [];
  const delivered = new Set<string>();
  let [back, lastReceipt] = [0, 0];
  let isTidy = true;
  let batch: TakenRequest[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    const numbers = batch.map(({ receiptNumber }) => receiptNumber);
    back += (await insertTaken(db, batch)).length;
    const rows = await db.query<{ number: string }>(
      'select receipt_number as number from assistance_request where receipt_number = any($1) and delivered_at is not null',
      [numbers],
    );
    for (const { number } of rows) delivered.add(number);
    lastReceipt = numbers.reduce((last, number) => Math.max(last, runningNumber(number)), lastReceipt);
    batch = [];
  };
  const seen = new Set<string>();
  for await (const line of journalLines(path)) {
    if (line.kind === 'faulty') faults.push(`riga ${line.number}, campo ${line.field}`);
    if (line.kind === 'cut') lastReceipt = Math.max(lastReceipt, line.lastReceipt);
    isTidy &&= line.kind !== 'torn' && !(line.kind === 'taken' && seen.has(line.taken.idempotencyKey));
    if (line.kind !== 'taken' || seen.has(line.taken.idempotencyKey)) continue;
    seen.add(line.taken.idempotencyKey);
    batch.push(line.taken);
    if (batch.length === IN_ONE_STATEMENT) await flush();
  }
  await flush();
  if (faults.length > 0) throw faultyJournal(path, faults);
  // Numbers that were given out are never given out again.
  if (lastReceipt > 0)
    await db.query(
      "select setval('assistance_number', greatest((select last_value from assistance_number), $1::bigint))",
      [lastReceipt],
    );
  // Without room on the disk it stays as it is: the portal runs, and cuts it another time.
  if (delivered.size > 0 || !isTidy) await cutJournal(path, delivered).catch(() => undefined);
  return back;
};

// Helpers

const faultyJournal = (path: string, faults: readonly string[]): StorageStartError => {
  const named = faults.slice(0, MOST_NAMED).join('; ');
  const more = faults.length > MOST_NAMED ? `; e altre ${faults.length - MOST_NAMED}` : '';
  return new StorageStartError(
    'storage.journal',
    `Nel giornale delle richieste di assistenza ${path} ci sono valori che non si possono leggere (${named}${more}). Le altre richieste sono salve e non si perde nulla: correggere i valori indicati (una data si scrive come 2026-11-21T08:00:00.000Z), oppure spostare quelle righe in un altro file e rispondere a mano a chi le ha scritte; poi riavviare il portale.`,
  );
};
