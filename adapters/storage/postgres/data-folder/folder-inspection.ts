import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where the cluster lies inside the data folder, and whether it looks whole. */
export interface ClusterFolder {
  readonly path: string;
  readonly state: 'empty' | 'present' | 'damaged';
}

/** Size of PostgreSQL's control file (bytes). */
const CONTROL_FILE_BYTES = 8_192;
const OWNER_ONLY = 0o700;
/** The major version that the embedded database writes. */
const CLUSTER_VERSION = '18';

const isWhole = (path: string): boolean => {
  const control = join(path, 'global', 'pg_control');
  return (
    readFileSync(join(path, 'PG_VERSION'), 'utf8').trim() === CLUSTER_VERSION &&
    existsSync(control) &&
    statSync(control).size === CONTROL_FILE_BYTES &&
    ['base', 'pg_wal', 'pg_xact'].every((name) => existsSync(join(path, name)))
  );
};

/**
 * Looks at the cluster's folder before the embedded database does, because it would take an incomplete
 * one for a new one, or end the process.
 */
export const inspectFolder = (folder: string): ClusterFolder => {
  const path = join(folder, 'database');
  mkdirSync(path, { recursive: true, mode: OWNER_ONLY });
  const names = readdirSync(path);
  if (names.length === 0) return { path, state: 'empty' };
  try {
    return { path, state: isWhole(path) ? 'present' : 'damaged' };
  } catch {
    return { path, state: 'damaged' };
  }
};

/** Whether nothing has ever been stored in a data folder, or it does not exist yet. */
export const isNewFolder = (folder: string): boolean => {
  const path = join(folder, 'database');
  return !existsSync(path) || readdirSync(path).length === 0;
};

/** Bytes of the relations in a cluster's folder; 0 when there are none yet. */
export const sizeOfRelations = (path: string): number => {
  const base = join(path, 'base');
  if (!existsSync(base)) return 0;
  return readdirSync(base)
    .flatMap((database) => readdirSync(join(base, database)).map((relation) => join(base, database, relation)))
    .reduce((bytes, file) => bytes + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);
};
