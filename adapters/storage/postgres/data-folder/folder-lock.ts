import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StorageStartError } from '../connection/database.ts';
import { isRefused, notWritable, ownFolder } from './own-folder.ts';

/** The right to a data folder; given back by `release`, and by the end of the process however it ends. */
export interface FolderLock {
  release(): Promise<void>;
}

/** Longest address of a Unix socket that every system takes (bytes). */
const SOCKET_PATH_LIMIT_BYTES = 100;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const listening = (address: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error) => resolve(!hasCode(error, 'ECONNREFUSED') && !hasCode(error, 'ENOENT')));
  });

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
  });

const inUse = (folder: string): StorageStartError =>
  new StorageStartError(
    'storage.in-use',
    `La cartella dei dati ${folder} è già in uso da un altro processo del portale: chiudilo, oppure scegli un’altra cartella con PORTAL_DATA_DIR.`,
  );

/** Takes one address, clearing away what a killed process left there. */
const take = async (address: string, folder: string): Promise<Server> => {
  try {
    return await listening(address);
  } catch (error) {
    if (isRefused(error)) throw notWritable(folder, error);
    if (!hasCode(error, 'EADDRINUSE') || address.startsWith('\0') || (await answers(address))) throw inUse(folder);
    rmSync(address, { force: true });
    return listening(address).catch((second: unknown) => {
      throw isRefused(second) ? notWritable(folder, second) : inUse(folder);
    });
  }
};

const nameOf = (folder: string, purpose: string): string =>
  `portale-${purpose}-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;

/** Where a socket of the data folder is found: in the folder, or by a name made from it where its path is too long or the system has pipes. */
export const socketAddress = (folder: string, purpose: string): string => {
  const real = realpathSync(folder);
  if (process.platform === 'win32') return `\\\\.\\pipe\\${nameOf(real, purpose)}`;
  const inFolder = join(real, `${purpose}.sock`);
  return Buffer.byteLength(inFolder) <= SOCKET_PATH_LIMIT_BYTES
    ? inFolder
    : join(tmpdir(), `${nameOf(real, purpose)}.sock`);
};

const lockAddresses = (folder: string): readonly string[] => {
  const visible = socketAddress(folder, 'in-uso');
  // The abstract name goes first: it cannot be left behind, so that two starts after a kill never both clear the visible one.
  return process.platform === 'linux' ? [`\0${nameOf(realpathSync(folder), 'in-uso')}`, visible] : [visible];
};

/**
 * Takes the data folder for this process and from every other user, or throws `storage.in-use`, `storage.not-own` or
 * `storage.not-writable`. Two processes on one folder would lose rows without an error, and a socket, unlike a file, does not
 * outlive a killed process.
 */
export const lockFolder = async (folder: string): Promise<FolderLock> => {
  ownFolder(folder);
  const servers: Server[] = [];
  const release = async (): Promise<void> => {
    await Promise.all(servers.splice(0).map(closed));
  };
  try {
    for (const address of lockAddresses(folder)) servers.push(await take(address, folder));
  } catch (error) {
    await release();
    throw error;
  }
  return { release };
};
