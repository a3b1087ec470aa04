import { rmSync } from 'node:fs';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import {
  asQueryError,
  type Database,
  type Queryable,
  type SqlValue,
  StorageStartError,
  safeInteger,
  TYPE_OID,
} from './database.ts';
import { type FolderLock, lockFolder } from '../data-folder/folder-lock.ts';
import { isFromFullDisk } from '../data-folder/room.ts';
import { type ClusterFolder, inspectFolder, sizeOfRelations } from '../data-folder/folder-inspection.ts';
import { letOthersRun } from './turns.ts';

const PARSERS = {
  [TYPE_OID.bigint]: safeInteger,
  [TYPE_OID.date]: (text: string) => text,
  [TYPE_OID.numeric]: (text: string) => text,
};

const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw asQueryError(error);
  }
};

const queryable = (target: PGlite | Transaction): Queryable => ({
  query: <R extends object>(sql: string, values: readonly SqlValue[] = []) =>
    guarded(async () => (await target.query<R>(sql, [...values])).rows),
  script: (sql) => guarded(async () => void (await target.exec(sql))),
});

/** A transaction whose statements let others run in between: one of many statements must not keep everybody waiting. */
const inTurns = (tx: Queryable): Queryable => ({
  query: async (sql, values) => {
    await letOthersRun();
    return tx.query(sql, values);
  },
  script: async (sql) => {
    await letOthersRun();
    return tx.script(sql);
  },
});

const BYTES_PER_MB = 1024 * 1024;
/** The demonstration's data fit in it. */
const LEAST_BUFFERS_MB = 16;
/** What PostgreSQL takes by itself. */
const MOST_BUFFERS_MB = 128;

/**
 * The pages that the database may keep at once. It takes the memory for all of them when it starts, whether it has that many
 * or not, so it is given what its data can fill.
 */
const buffersFor = (folder: string | undefined): string => {
  const dataMb = folder === undefined ? MOST_BUFFERS_MB : Math.ceil(sizeOfRelations(folder) / BYTES_PER_MB);
  // Half of what lies there are PostgreSQL's own catalogues and their templates.
  return `shared_buffers=${Math.min(MOST_BUFFERS_MB, Math.max(LEAST_BUFFERS_MB, Math.ceil(dataMb / 2)))}MB`;
};

const start = async (folder: string | undefined): Promise<PGlite> => {
  const startParams = [...PGlite.defaultStartParams, '-c', buffersFor(folder)];
  const pglite = new PGlite({
    ...(folder === undefined ? {} : { dataDir: folder }),
    startParams,
    // Named once: named with each statement, the library copies all that it has to each.
    parsers: PARSERS,
    extensions: { pg_trgm, unaccent },
  });
  await pglite.waitReady;
  // A page that cannot be read shows itself here rather than in front of a visitor.
  await pglite.query('select count(*) from pg_class');
  return pglite;
};

const damaged = (folder: string, cause?: unknown): StorageStartError =>
  new StorageStartError(
    'storage.damaged',
    `La cartella dei dati ${folder} è danneggiata o incompleta: ripristinala da una copia, oppure spostala altrove e riavvia per ricrearla.`,
    cause,
  );

const full = (folder: string, cause: unknown): StorageStartError =>
  new StorageStartError(
    'storage.full',
    `Il disco della cartella dei dati ${folder} è pieno: liberare spazio e ripetere, i dati che c’erano sono rimasti.`,
    cause,
  );

/**
 * Opens the embedded database in a folder, which it makes when it is missing, or in memory when none is
 * given. Refuses with a `StorageStartError` a folder that another process uses or that is damaged.
 * Keep every statement short: it runs on the process's own event loop.
 */
export const openEmbedded = async (folder: string | undefined): Promise<Database> => {
  const lock: FolderLock | undefined = folder === undefined ? undefined : await lockFolder(folder);
  let pglite: PGlite;
  let cluster: ClusterFolder | undefined;
  try {
    cluster = folder === undefined ? undefined : inspectFolder(folder);
    if (cluster?.state === 'damaged') throw damaged(folder ?? '');
    pglite = await start(cluster?.path);
  } catch (error) {
    await lock?.release();
    if (folder !== undefined && cluster !== undefined && (await isFromFullDisk(error, folder))) {
      // Half a new cluster would be taken for a damaged one once there is room.
      if (cluster.state === 'empty') rmSync(cluster.path, { recursive: true, force: true });
      throw full(folder, error);
    }
    throw error instanceof StorageStartError ? error : damaged(folder ?? '(memoria)', error);
  }
  return {
    kind: 'embedded',
    folder,
    ...queryable(pglite),
    tx: (work) => guarded(() => pglite.transaction((tx) => work(inTurns(queryable(tx))))),
    listen: async (channel, heard) => {
      const stop = await pglite.listen(channel, heard);
      return () => stop();
    },
    notify: async (channel, payload) => {
      await guarded(() => pglite.query('select pg_notify($1, $2)', [channel, payload]));
    },
    close: async () => {
      await pglite.close();
      await lock?.release();
    },
  };
};
