import { createHash } from 'node:crypto';
import { chmodSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { StartFailure } from '../startup/start-failure.ts';

/** Request and responses of the RPC, one JSON object a line. */
const request = z.object({ folder: z.string(), batch: z.string(), mayEmpty: z.boolean(), isRehearsal: z.boolean() });
const change = z.object({
  kind: z.enum(['inserted', 'updated', 'withdrawn']),
  type: z.string(),
  slug: z.string(),
  title: z.optional(z.string()),
});
const preview = z.object({
  subscriptions: z.number(),
  lists: z.readonly(z.array(z.object({ words: z.string(), count: z.number() }))),
});
const response = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), done: z.number(), total: z.number() }),
  z.object({
    kind: z.literal('report'),
    inserted: z.number(),
    updated: z.number(),
    unchanged: z.number(),
    withdrawn: z.number(),
    warnings: z.optional(z.readonly(z.array(z.string()))),
    changes: z.optional(z.readonly(z.array(change))),
    mails: z.optional(preview),
  }),
  z.object({ kind: z.literal('refused'), message: z.string() }),
]);

/** A batch to import: its folder, the name under which it replaces an earlier batch, whether it may withdraw everything of that one, and whether it is a dry run. */
export type Batch = z.infer<typeof request> & {
  /** Whether it comes from another machine's editors: they write no registers. */
  readonly isEditedOnly?: boolean;
};
/** Progress, and in the end the report or why nothing was imported. */
export type ImportNews = z.infer<typeof response>;

/** Imports a batch and reports its progress; the last message is the report or why it was refused. */
export type ImportBatch = (batch: Batch, tell: (news: ImportNews) => void) => Promise<void>;

/** Longest address of a Unix socket that every system takes (bytes). */
const SOCKET_PATH_LIMIT_BYTES = 100;
const OWNER_ONLY = 0o600;
const CLOSED_MEANWHILE =
  'Il portale si è chiuso durante l’importazione, prima di dire com’è andata: i contenuti sono entrati tutti o nessuno. Riavviarlo, se serve, e ripetere l’importazione.';

/**
 * Import RPC: other processes hand batches to the process that has the data folder, because no second process may open it.
 * A Unix socket in the folder, for its owner only; nothing of it can be reached from a network.
 */
export const serveImports = async (dataDir: string, importBatch: ImportBatch): Promise<() => Promise<void>> => {
  const address = addressOf(dataDir);
  rmSync(address, { force: true });
  const server = createServer((socket) => {
    const tell = (news: ImportNews): void => void socket.write(`${JSON.stringify(news)}\n`);
    socket.on('error', () => socket.destroy());
    const lines = createInterface({ input: socket });
    lines.on('error', () => socket.destroy());
    lines.once('line', (line) => {
      const batch = z.safeParse(request, parsed(line));
      const work = batch.success
        ? importBatch(batch.data, tell)
        : Promise.reject(new Error('La richiesta di importazione non è leggibile.'));
      work
        .catch((error: unknown) =>
          tell({
            kind: 'refused',
            message: `L’importazione non è riuscita, e non è entrato nulla: ${error instanceof Error ? error.message : String(error)}`,
          }),
        )
        .finally(() => socket.end());
    });
  });
  await new Promise<void>((done, refuse) => {
    server.once('error', refuse);
    server.listen(address, done);
  });
  if (process.platform !== 'win32') chmodSync(address, OWNER_ONLY);
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
};

/**
 * Hands a batch to the process that has the folder; answers whether there was one. Throws a `StartFailure` when that process ended
 * before it response how the import went.
 */
export const handOver = (dataDir: string, batch: Batch, tell: (news: ImportNews) => void): Promise<boolean> =>
  new Promise((done, refuse) => {
    let isTaken = false;
    let isOver = false;
    const socket = connect(addressOf(dataDir), () => {
      isTaken = true;
      socket.write(`${JSON.stringify(batch)}\n`);
    });
    // What a killed process leaves is an error or an end, as it happens; either way the socket closes.
    socket.on('error', () => undefined);
    const lines = createInterface({ input: socket });
    lines.on('error', () => undefined);
    lines.on('line', (line) => {
      const news = readNews(line);
      if (news === undefined) return;
      if (news.kind !== 'progress') isOver = true;
      tell(news);
    });
    socket.once('close', () => (isTaken && !isOver ? refuse(new StartFailure(CLOSED_MEANWHILE)) : done(isTaken)));
  });

/** What one line of JSON tells of an import; undefined where it is none. */
export const readNews = (line: string): ImportNews | undefined => z.safeParse(response, parsed(line)).data;

// Helpers

const addressOf = (dataDir: string): string => {
  const real = realpathSync(dataDir);
  const name = `portale-importa-${createHash('sha256').update(real).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inFolder = join(real, 'importa.sock');
  return Buffer.byteLength(inFolder) <= SOCKET_PATH_LIMIT_BYTES ? inFolder : join(tmpdir(), `${name}.sock`);
};

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};
