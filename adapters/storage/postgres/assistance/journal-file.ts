import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AssistanceRequest } from '#core/support/assistance-request.ts';

/** A request as it was taken. */
export interface TakenRequest {
  readonly receiptNumber: string;
  readonly idempotencyKey: string;
  readonly fingerprint: string;
  readonly request: AssistanceRequest;
  /** ISO instant. */
  readonly receivedAt: string;
}

/** What a line of the journal says; `number` is its place in the file, from 1. */
export type JournalLine =
  | { readonly kind: 'taken'; readonly number: number; readonly text: string; readonly taken: TakenRequest }
  /** The last receipt number of requests whose lines were cut. */
  | { readonly kind: 'cut'; readonly number: number; readonly lastReceipt: number }
  /** A whole request in which a value cannot be true; `field` names it. */
  | { readonly kind: 'faulty'; readonly number: number; readonly field: string }
  /** Blank, or being written when the power went: its request was never acknowledged. */
  | { readonly kind: 'torn'; readonly number: number };

/** Readable and writable by the portal's own user only: the requests name people. */
export const PRIVATE_FILE = 0o600;
/** Far more than a request with all that it may hold. */
const LONGEST_LINE_BYTES = 256 * 1024;
const NEW_LINE = 0x0a;

/** Where the journal of a data folder is. */
export const journalPath = (folder: string): string => join(folder, 'richieste-di-assistenza.jsonl');

/** The lines of a journal one after the other, so that its length does not matter; none where there is no file. */
export async function* journalLines(path: string): AsyncGenerator<JournalLine> {
  let number = 0;
  for await (const text of textLines(path)) {
    number += 1;
    yield lineFrom(number, text);
  }
}

/** The running number at the end of a receipt number, 0 where there is none. */
export const runningNumber = (receiptNumber: string): number => {
  const value = Number(/\d+$/u.exec(receiptNumber)?.[0] ?? 0);
  return Number.isSafeInteger(value) ? value : 0;
};

/**
 * Rewrites the journal without the lines of `dropped` receipt numbers, without second lines of a request and without torn
 * ones; of what was cut only the last running number stays (no personal data, PAGE-33). The old file stays until the new one
 * is on the disk. A line that is faulty is kept as it is.
 */
export const cutJournal = async (path: string, dropped: ReadonlySet<string>): Promise<void> => {
  if (!existsSync(path)) return;
  const draft = `${path}.bozza`;
  const file = await open(draft, 'w', PRIVATE_FILE);
  try {
    let lastReceipt = 0;
    const seen = new Set<string>();
    let number = 0;
    for await (const text of textLines(path)) {
      number += 1;
      const line = lineFrom(number, text);
      if (line.kind === 'cut') lastReceipt = Math.max(lastReceipt, line.lastReceipt);
      if (line.kind === 'faulty') await file.appendFile(`${text}\n`);
      if (line.kind !== 'taken') continue;
      const { receiptNumber, idempotencyKey } = line.taken;
      if (dropped.has(receiptNumber)) lastReceipt = Math.max(lastReceipt, runningNumber(receiptNumber));
      else if (!seen.has(idempotencyKey)) await file.appendFile(`${text}\n`);
      seen.add(idempotencyKey);
    }
    if (lastReceipt > 0) await file.appendFile(`${JSON.stringify({ lastReceipt })}\n`);
    await file.sync();
  } catch (error) {
    await file.close();
    await rm(draft, { force: true });
    throw error;
  }
  await file.close();
  await rename(draft, path);
  await syncFolder(dirname(path));
};

// Helpers

/** The lines of a file as text; one that is longer than any request counts as empty, and is never held whole. */
async function* textLines(path: string): AsyncGenerator<string> {
  if (!existsSync(path)) return;
  let pieces: Buffer[] = [];
  let bytes = 0;
  const keep = (piece: Buffer): void => {
    bytes += piece.length;
    if (bytes <= LONGEST_LINE_BYTES) pieces.push(piece);
    else pieces = [];
  };
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(NEW_LINE); end !== -1; end = chunk.indexOf(NEW_LINE, from)) {
      keep(chunk.subarray(from, end));
      yield Buffer.concat(pieces).toString('utf8');
      pieces = [];
      bytes = 0;
      from = end + 1;
    }
    keep(chunk.subarray(from));
  }
  if (bytes > 0) yield Buffer.concat(pieces).toString('utf8');
}

const lineFrom = (number: number, text: string): JournalLine => {
  const value = parsed(text);
  if (value === undefined) return { kind: 'torn', number };
  if (typeof value['lastReceipt'] === 'number') return { kind: 'cut', number, lastReceipt: value['lastReceipt'] };
  if (!('idempotencyKey' in value) || !('receiptNumber' in value)) return { kind: 'torn', number };
  const field = wrongField(value);
  if (field !== undefined) return { kind: 'faulty', number, field };
  const taken = value as unknown as TakenRequest;
  return { kind: 'taken', number, text, taken: { ...taken, receivedAt: instantFrom(taken.receivedAt) ?? '' } };
};

const parsed = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};

const OWN_TEXTS = ['receiptNumber', 'idempotencyKey', 'fingerprint'];
const REQUEST_TEXTS = ['name', 'surname', 'fiscalCode', 'email', 'scope', 'subject', 'message'];

/** The first field whose value cannot be that of a request. */
const wrongField = (value: Readonly<Record<string, unknown>>): string | undefined => {
  const wrong = OWN_TEXTS.find((name) => !isStorable(value[name]));
  if (wrong !== undefined) return wrong;
  if (instantFrom(value['receivedAt']) === undefined) return 'receivedAt';
  const request = value['request'];
  if (typeof request !== 'object' || request === null) return 'request';
  const part = REQUEST_TEXTS.find((name) => !isStorable(Reflect.get(request, name)));
  if (part !== undefined) return `request.${part}`;
  return Object.values(request).every((each) => typeof each !== 'string' || isStorable(each)) ? undefined : 'request';
};

/** A text that the database can hold: without the NUL character and without half a character. */
const isStorable = (value: unknown): boolean =>
  typeof value === 'string' && !value.includes('\0') && !/\p{Surrogate}/u.test(value);

/** As the portal writes instants, and as older versions took them back from the database: `2026-11-21 08:00:00+00`. */
const INSTANT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d{1,6})?)(Z|[+-]\d\d)(?::?(\d\d))?$/u;

const instantFrom = (value: unknown): string | undefined => {
  const [, day, time, zone, minutes = '00'] = INSTANT.exec(typeof value === 'string' ? value : '') ?? [];
  if (day === undefined || time === undefined || zone === undefined) return undefined;
  const ms = Date.parse(`${day}T${time}${zone === 'Z' ? zone : `${zone}:${minutes}`}`);
  // 30 February is read as 2 March: then the day that was written does not exist.
  const exists = new Date(Date.parse(`${day}T00:00:00Z`) || 0).toISOString().startsWith(day);
  return Number.isNaN(ms) || !exists ? undefined : new Date(ms).toISOString();
};

/** A renamed file is on the disk only once its folder is; some systems cannot sync folders. */
const syncFolder = async (folder: string): Promise<void> => {
  try {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch {
    // The rename itself has been done.
  }
};
