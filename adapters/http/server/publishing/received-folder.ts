import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Busboy from '@fastify/busboy';
import { MOST_PATH_CHARACTERS, tooLongName } from '#core/kernel/file-name.ts';

/** Most that a folder of contents may weigh (bytes); the proxy in front says the same. */
export const MOST_PUBLISHED_BYTES = 256 * 1024 * 1024;
/** Most that one of its files may weigh (bytes), which is what an import takes of one. */
const MOST_FILE_BYTES = 25_000_000;
const MOST_FILES = 10_000;

/** A path below a folder of contents: no part of it is hidden, leads upwards, or means something else on another system. */
const CONTENT_PATH = /^[^./\\:\p{Cc}][^/\\:\p{Cc}]*(?:\/[^./\\:\p{Cc}][^/\\:\p{Cc}]*)*$/u;

/** A folder of contents that came over the network, and how to take it away again. */
export interface ReceivedFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** Why a folder is not taken, with the status and the sentence that say so. */
export class FolderRefused extends Error {
  readonly status: 400 | 413 | 422;

  constructor(status: 400 | 413 | 422, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.status = status;
  }
}

export const FOLDER_TOO_LARGE =
  'La cartella pesa più di 256 MB: togliere i file che non servono, e pubblicare di nuovo.';

/**
 * Writes the files of a form (each under its path) into a folder of its own, one after the other as they arrive: nothing of it is held
 * in memory, and the loop that answers is free between the pieces. Only plain files come this way, never a link: nothing of this machine
 * can be published by somebody who cannot read it (RED-05). Throws a `FolderRefused`, with nothing left on the disk.
 */
export const receiveFolder = async (body: Readable, headers: IncomingHttpHeaders): Promise<ReceivedFolder> => {
  const path = await mkdtemp(join(tmpdir(), 'portale-pubblicazione-'));
  const remove = (): Promise<void> => rm(path, { recursive: true, force: true });
  try {
    await writeFiles(body, headers, path);
    return { path, remove };
  } catch (error) {
    // The rest of the body is of no use; a client that goes on sending it is not read any more.
    body.destroy();
    await remove();
    throw error instanceof FolderRefused ? error : new FolderRefused(400, INCOMPLETE, error);
  }
};

// Helpers

const INCOMPLETE = 'La cartella è arrivata incompleta: pubblicare di nuovo.';

const writeFiles = async (body: Readable, headers: IncomingHttpHeaders, folder: string): Promise<void> => {
  const names = new Set<string>();
  const writing: Promise<void>[] = [];
  const parser = new Busboy({
    headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
    limits: { files: MOST_FILES, fields: 0, fileSize: MOST_FILE_BYTES, fieldNameSize: 4 * MOST_PATH_CHARACTERS },
  });
  const fail = (error: FolderRefused): void => void parser.destroy(error);
  parser.on('file', (path, file) => {
    const fault = faultOf(path, names);
    names.add(path);
    if (fault !== undefined) {
      file.resume();
      return fail(new FolderRefused(422, fault));
    }
    file.once('limit', () => fail(new FolderRefused(413, `«${path}» pesa più di 25 MB: ridurlo o dividerlo.`)));
    const written = writeFile(join(folder, path), file);
    written.catch((error: unknown) => parser.destroy(error instanceof Error ? error : new Error(String(error))));
    writing.push(written);
  });
  parser.on('filesLimit', () =>
    fail(new FolderRefused(413, `La cartella ha più di ${MOST_FILES.toLocaleString('it-IT')} file: dividerla.`)),
  );
  parser.on('fieldsLimit', () => fail(new FolderRefused(422, 'Nella cartella c’è qualcosa che non è un file.')));
  let bytes = 0;
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > MOST_PUBLISHED_BYTES) fail(new FolderRefused(413, FOLDER_TOO_LARGE));
  });
  await pipeline(body, parser);
  await Promise.all(writing);
};

const writeFile = async (path: string, file: Readable): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  // A file that is there already is none of ours: a name comes once.
  await pipeline(file, createWriteStream(path, { flags: 'wx' }));
};

/** Why a file of this name is not taken. */
const faultOf = (path: string, names: ReadonlySet<string>): string | undefined => {
  const parts = path.split('/');
  const long = tooLongName(path);
  if (long !== undefined) return long;
  if (!CONTENT_PATH.test(path)) return 'La cartella ha un file con un nome che non può stare fra i contenuti.';
  const above = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
  return above.some((one) => names.has(one)) || [...names].some((one) => one.startsWith(`${path}/`))
    ? `Il nome «${path}» è di due file, o di un file e di una cartella: cambiarne uno.`
    : undefined;
};
