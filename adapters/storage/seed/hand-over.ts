import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { createInterface, type Interface } from 'node:readline';
import type { Clock } from '#core/kernel/clock.ts';
import type { Database } from '../postgres/database.ts';
import { socketAddress } from '../postgres/folder-lock.ts';
import { importContent, type ImportProgress, type ImportReport } from './import-content.ts';
import { type ImportProblem, ImportRefused } from './problems.ts';

/** What goes over the socket of the data folder, one JSON text a line: a folder one way, news of its import the other. */
type News = { readonly progress: ImportProgress } | { readonly report: ImportReport } | { readonly problems: readonly ImportProblem[] } | { readonly fault: string };

const PURPOSE = 'importazione';

const tell = (socket: Socket, news: News): void => void socket.write(`${JSON.stringify(news)}\n`);

/** The lines that arrive. Errors of the socket are dealt with at the socket; readline repeats them. */
const linesOf = (socket: Socket): Interface => createInterface({ input: socket }).on('error', () => undefined);

const runFor = async (socket: Socket, db: Database, clock: Clock, line: string): Promise<void> => {
  try {
    const { folder, batch }: { folder: string; batch?: string } = JSON.parse(line);
    const report = await importContent(db, folder, { clock, onProgress: (progress) => tell(socket, { progress }), ...(batch === undefined ? {} : { batch }) });
    tell(socket, { report });
  } catch (error) {
    tell(socket, error instanceof ImportRefused ? { problems: error.problems } : { fault: error instanceof Error ? error.message : 'errore sconosciuto' });
  } finally {
    socket.end();
  }
};

/**
 * Lets another process have its content imported by this one, which holds the data folder. Only who may
 * write to the folder reaches the socket. Answers how to stop; a database without a folder has nothing to serve.
 */
export const serveImports = async (db: Database, clock: Clock): Promise<() => Promise<void>> => {
  if (db.folder === undefined) return async () => undefined;
  const address = socketAddress(db.folder, PURPOSE);
  // The folder is locked by this process: whatever stands here was left by one that was killed.
  if (process.platform !== 'win32') rmSync(address, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    linesOf(socket).once('line', (line) => void runFor(socket, db, clock, line));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  server.unref();
  return () => new Promise((resolve) => void server.close(() => resolve()));
};

/** Has a folder imported by the process that holds the data folder. Throws what `importContent` throws there. */
export const handOverImport = (dataFolder: string, folder: string, options: { readonly onProgress?: ((progress: ImportProgress) => void) | undefined; readonly batch?: string | undefined }): Promise<ImportReport> =>
  new Promise((resolve, reject) => {
    const socket = connect(socketAddress(dataFolder, PURPOSE));
    const refused = (): void => reject(new Error('Il processo del portale che usa la cartella dei dati non accetta importazioni: riprova quando è avviato del tutto.'));
    socket.once('error', refused);
    socket.once('close', refused);
    socket.write(`${JSON.stringify({ folder, batch: options.batch })}\n`);
    linesOf(socket).on('line', (line) => {
      const news: News = JSON.parse(line);
      if ('progress' in news) options.onProgress?.(news.progress);
      else if ('report' in news) resolve(news.report);
      else reject('problems' in news ? new ImportRefused(news.problems) : new Error(news.fault));
    });
  });
